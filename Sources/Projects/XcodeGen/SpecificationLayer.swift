import Reading

/// What one file of a specification says of a target, a template or the whole.
struct SpecificationLayer {
  let value: SpecificationValue
  /// The folder that its paths are relative to; nil for the project's.
  let folder: String?

  /// The elements of a list, each with that folder.
  var elements: [SpecificationLayer] { value.elements.map(layer) }

  /// Where one of its paths leads to.
  ///
  /// - Parameter project: The project's folder.
  func place(of path: String, in project: String) -> String {
    PathParts.resolved(path, in: folder ?? project)
  }

  /// A part of what is said, with the folder of the whole.
  fileprivate func layer(_ value: SpecificationValue) -> SpecificationLayer {
    SpecificationLayer(value: value, folder: folder)
  }
}

extension [SpecificationLayer] {
  /// What stands behind a key whose value goes in place of what was said before (XcodeGen,
  /// Docs/ProjectSpec.md, "Include").
  private static var replacement: String { ":REPLACE" }

  /// What each of them says of a key, without what a later one replaces.
  func values(of key: String) -> [SpecificationLayer] {
    var values: [SpecificationLayer] = []
    for layer in self {
      if let value = layer.value[key + Self.replacement] {
        values = [layer.layer(value)]
      } else if let value = layer.value[key] {
        values.append(layer.layer(value))
      }
    }
    return values
  }

  /// What they say of each key, in the order in which keys are first named, without what a later one
  /// replaces.
  func members() -> [(name: String, layers: [SpecificationLayer])] {
    var members: [(name: String, layers: [SpecificationLayer])] = []
    var places: [String: Int] = [:]
    for layer in self {
      for (key, value) in layer.value.members {
        let replaces = key.hasSuffix(Self.replacement)
        let name = replaces ? String(key.dropLast(Self.replacement.count)) : key
        let place = places[name] ?? members.endIndex
        if place == members.endIndex {
          places[name] = place
          members.append((name, []))
        }
        if replaces { members[place].layers = [] }
        members[place].layers.append(layer.layer(value))
      }
    }
    return members
  }

  /// The same with values in place of `${name}`.
  func replacing(_ values: [String: String]) -> [SpecificationLayer] {
    map { $0.layer($0.value.replacing(values)) }
  }

  /// What they say of each key.
  var membersByName: [String: [SpecificationLayer]] {
    Dictionary(members().map { ($0.name, $0.layers) }) { first, _ in first }
  }
}

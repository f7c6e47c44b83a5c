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
  /// What each of them says of a key.
  func values(of key: String) -> [SpecificationLayer] {
    compactMap { layer in layer.value[key].map(layer.layer) }
  }

  /// What they say of each key, in the order in which keys are first named.
  func members() -> [(name: String, layers: [SpecificationLayer])] {
    var members: [(name: String, layers: [SpecificationLayer])] = []
    var places: [String: Int] = [:]
    for layer in self {
      for (name, value) in layer.value.members {
        let place = places[name] ?? members.endIndex
        if place == members.endIndex {
          places[name] = place
          members.append((name, []))
        }
        members[place].layers.append(layer.layer(value))
      }
    }
    return members
  }

  /// The same by name.
  var membersByName: [String: [SpecificationLayer]] {
    Dictionary(members().map { ($0.name, $0.layers) }) { first, _ in first }
  }
}

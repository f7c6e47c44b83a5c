import Yams

/// A value of XcodeGen's `project.yml`, taken over from the parser's nodes.
struct SpecificationValue {
  private(set) var node: Node
  private var variables = SpecificationVariables()

  init(node: Node) { self.node = node }

  /// The same with values in place of `${name}` in all texts.
  func replacing(_ values: [String: String]) -> SpecificationValue {
    var value = self
    value.variables.add(values)
    return value
  }

  /// A part of the value, in whose texts the same names are replaced.
  private func part(_ node: Node) -> SpecificationValue {
    var part = self
    part.node = node
    return part
  }

  /// The text of a scalar, whatever YAML takes it for: build settings are texts.
  var text: String? { node.scalar.map { variables.put(into: $0.string) } }

  var isList: Bool { node.sequence != nil }

  /// The elements of a list; a single value is a list of itself, and nothing an empty one.
  var elements: [SpecificationValue] {
    if let sequence = node.sequence { return sequence.map(part) }
    if let text, text.isEmpty || text == "null" || text == "~" { return [] }
    return [self]
  }

  /// The texts of a list or of a single value.
  var texts: [String] { elements.compactMap(\.text) }

  /// The members of a mapping with plain keys, those merged in by `<<` first.
  var members: [(key: String, value: SpecificationValue)] {
    guard let mapping = node.mapping else { return [] }
    var merged: [(key: String, value: SpecificationValue)] = []
    var own: [(key: String, value: SpecificationValue)] = []
    for (key, value) in mapping {
      guard let scalar = key.scalar else { continue }
      let name = scalar.string
      if name == "<<" {
        // A list of aliases may stand for any number of members.
        for element in part(value).elements where merged.count < Self.mostMerged {
          merged += element.namedParts
        }
      } else if !SpecificationDocument.isSuperseded(scalar) {
        own.append((variables.put(into: name), part(value)))
      }
    }
    return merged + own
  }

  private static let mostMerged = 10_000

  /// The members of a mapping, `<<` like any other.
  private var namedParts: [(key: String, value: SpecificationValue)] {
    (node.mapping ?? [:]).compactMap { key, value in
      guard let scalar = key.scalar, !SpecificationDocument.isSuperseded(scalar) else {
        return nil
      }
      return (variables.put(into: scalar.string), part(value))
    }
  }

  /// The value of a key; own members go before merged ones.
  subscript(key: String) -> SpecificationValue? { members.last { $0.key == key }?.value }

  /// What a source or resource is called, alone or beside other members.
  var path: String? { text ?? self["path"]?.text }

  /// A scalar that YAML takes for yes or no; one in quotes is a text.
  ///
  /// Source: the YAML 1.1 repository of types, bool; XcodeGen reads files with it.
  var flag: Bool? {
    guard let scalar = node.scalar, scalar.style == .plain || scalar.style == .any else {
      return nil
    }
    return Self.flags[scalar.string.lowercased()]
  }

  private static let flags = [
    "yes": true, "true": true, "on": true, "no": false, "false": false, "off": false,
  ]

  /// A switch of an include: yes or no, or a text as `NSString.boolValue` takes it, so that `${NAME}` of an
  /// environment that isn't known switches off; nil for a number (XcodeGen, `SpecFile.swift`).
  var isSwitchedOn: Bool? {
    if let flag { return flag }
    guard let text, node.scalar?.style != .plain || Int(text) == nil else { return nil }
    return text.first { !" +-0".contains($0) }.map { "YyTt123456789".contains($0) } ?? false
  }

  /// What a build setting is set to; XcodeGen writes YES and NO for YAML's `true` and `false`.
  var setting: String {
    if let flag { return flag ? "YES" : "NO" }
    return texts.joined(separator: " ")
  }
}

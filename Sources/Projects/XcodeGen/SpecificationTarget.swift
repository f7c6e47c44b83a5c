/// A target of XcodeGen's `project.yml` with the templates that it is made from.
struct SpecificationTarget {
  let name: String
  /// The templates, then the target itself: what comes later wins, and lists are joined.
  private let layers: [SpecificationValue]

  private static let layerLimit = 64

  /// - Parameter templates: The `targetTemplates` by name, which may be made from others.
  init(_ name: String, _ value: SpecificationValue, templates: [String: SpecificationValue]) {
    self.name = name
    var layers = [value]
    var names = value["templates"]?.texts ?? []
    var seen: Set<String> = []
    while let next = names.popLast(), layers.count < Self.layerLimit {
      guard seen.insert(next).inserted, let template = templates[next] else { continue }
      layers.insert(template, at: 0)
      names += template["templates"]?.texts ?? []
    }
    self.layers = layers
  }

  /// The value of a key in the target, or else in a template.
  subscript(key: String) -> SpecificationValue? { layers.last { $0[key] != nil }?[key] }

  /// The elements of a key's lists in all templates and the target.
  func elements(_ key: String) -> [SpecificationValue] {
    layers.flatMap { $0[key]?.elements ?? [] }
  }

  /// The values of a key in all templates and the target.
  func all(_ key: String) -> [SpecificationValue] { layers.compactMap { $0[key] } }
}

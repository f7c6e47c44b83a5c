import Reading

/// A target of XcodeGen's `project.yml` with the templates that it is made from.
struct SpecificationTarget {
  let name: String
  /// The templates, then the target itself: what comes later wins, and lists are joined.
  let layers: [SpecificationLayer]

  private static let layerLimit = 64

  /// - Parameters:
  ///   - declared: What files say of the target, those that are included first.
  ///   - templates: The `targetTemplates` by name, which may be made from others.
  init(
    _ name: String, _ declared: [SpecificationLayer], templates: [String: [SpecificationLayer]]
  ) {
    self.name = name
    var layers = declared
    var names = Self.templates(of: declared)
    var seen: Set<String> = []
    while let next = names.popLast(), layers.count < Self.layerLimit {
      guard seen.insert(next).inserted, let template = templates[next] else { continue }
      layers.insert(contentsOf: template, at: 0)
      names += Self.templates(of: template)
    }
    self.layers = layers
  }

  private static func templates(of layers: [SpecificationLayer]) -> [String] {
    layers.flatMap { $0.value["templates"]?.texts ?? [] }
  }

  /// The value of a key in the target, or else in a template.
  subscript(key: String) -> SpecificationValue? { last(key)?.value }

  /// The same, with the folder that paths in it are relative to.
  func last(_ key: String) -> SpecificationLayer? { all(key).last }

  /// The elements of a key's lists in all templates and the target.
  func elements(_ key: String) -> [SpecificationLayer] { all(key).flatMap(\.elements) }

  /// The values of a key in all templates and the target.
  func all(_ key: String) -> [SpecificationLayer] { layers.values(of: key) }
}

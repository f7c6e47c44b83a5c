/// A target of XcodeGen's `project.yml` with the templates that it is made from.
struct SpecificationTarget {
  let name: String
  /// What is built is called so where no setting says a name; nil for the target's own.
  let productName: String?
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
    productName = nil
    var layers = declared
    var names = Self.templates(of: declared)
    var seen: Set<String> = []
    while let next = names.popLast(), layers.count < Self.layerLimit {
      guard seen.insert(next).inserted, let template = templates[next] else { continue }
      layers.insert(contentsOf: template, at: 0)
      names += Self.templates(of: template)
    }
    if layers.count > declared.count {
      layers = layers.replacing(["target_name": name])
      let attributes = layers.values(of: "templateAttributes").membersByName
      layers = layers.replacing(attributes.compactMapValues { $0.last?.value.text })
    }
    self.layers = layers
  }

  private init(_ name: String, productName: String, layers: [SpecificationLayer]) {
    self.name = name
    self.productName = productName
    self.layers = layers
  }

  private static func templates(of layers: [SpecificationLayer]) -> [String] {
    layers.values(of: "templates").flatMap(\.value.texts)
  }

  /// More than there are.
  private static let platformLimit = 16

  /// The targets that XcodeGen makes of it: one for each platform of a list (Docs/ProjectSpec.md,
  /// "Multi Platform targets").
  var made: [SpecificationTarget] {
    guard self["platform"]?.isList == true else { return [self] }
    let platforms = all("platform").filter(\.value.isList).flatMap(\.value.texts)
    return platforms.prefix(Self.platformLimit).map { platform in
      let layers = self.layers.replacing(["platform": platform])
      let start = layers.values(of: "platformPrefix").last?.value.text ?? ""
      let end = layers.values(of: "platformSuffix").last?.value.text ?? "_\(platform)"
      return SpecificationTarget(start + name + end, productName: name, layers: layers)
    }
  }

  /// The value of a key in the target, or else in a template.
  subscript(key: String) -> SpecificationValue? { all(key).last?.value }

  /// The elements of a key's lists in all templates and the target.
  func elements(_ key: String) -> [SpecificationLayer] { all(key).flatMap(\.elements) }

  /// The values of a key in all templates and the target.
  func all(_ key: String) -> [SpecificationLayer] { layers.values(of: key) }
}

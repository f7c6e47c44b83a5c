import Extraction

/// A target of XcodeGen's `project.yml` with the templates that it is made from.
struct SpecificationTarget {
  let name: String
  /// What the specification has the target under; it may give it another name.
  private let key: String
  /// What is built is called so where no setting says a name; nil for the target's own.
  let productName: String?
  /// The one platform that the target is for; nil where none or several are named.
  private let platform: String?
  /// The templates, then the target itself: what comes later wins, and lists are joined.
  let layers: [SpecificationLayer]

  private static let layerLimit = 64

  /// - Parameters:
  ///   - declared: What files say of the target, those that are included first.
  ///   - templates: The `targetTemplates` by name, which may be made from others.
  init(
    _ name: String, _ declared: [SpecificationLayer], templates: [String: [SpecificationLayer]]
  ) {
    key = name
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
    self.name = Self.givenName(in: layers) ?? name
    platform = layers.values(of: "platform").last?.value.text
  }

  private init(
    _ name: String, productName: String, platform: String, layers: [SpecificationLayer]
  ) {
    key = productName
    self.platform = platform
    self.name = Self.givenName(in: layers) ?? name
    self.productName = productName
    self.layers = layers
  }

  /// The name that the target gives to itself (XcodeGen, Docs/ProjectSpec.md, "Include").
  private static func givenName(in layers: [SpecificationLayer]) -> String? {
    layers.values(of: "name").last?.value.text
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
      return SpecificationTarget(
        start + key + end, productName: key, platform: platform, layers: layers)
    }
  }

  /// How many keys its layers have.
  var memberCount: Int { layers.reduce(0) { $0 + $1.value.members.count } }

  /// What the target is built for; all where destinations are listed.
  var platforms: Platforms {
    let isListed = !layers.values(of: "supportedDestinations").isEmpty
    return TargetPlatforms.platforms(namedByXcodeGen: isListed ? nil : platform)
  }

  /// The value of a key in the target, or else in a template.
  subscript(key: String) -> SpecificationValue? { all(key).last?.value }

  /// The elements of a key's lists in all templates and the target; a value that is no list goes in the
  /// place of what was said before, as a list does behind one (XcodeGen, `SpecFile.swift`, `merged`).
  func elements(_ key: String) -> [SpecificationLayer] {
    var elements: [SpecificationLayer] = []
    var isList = false
    for said in all(key) {
      elements = said.value.isList && isList ? elements + said.elements : said.elements
      isList = said.value.isList
    }
    return elements
  }

  /// The values of a key in all templates and the target.
  func all(_ key: String) -> [SpecificationLayer] { layers.values(of: key) }
}

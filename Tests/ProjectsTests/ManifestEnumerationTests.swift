import Projects
import Testing

/// Manifests that list what they build as the cases of an enumeration.
@Suite struct ManifestEnumerationTests {
  /// The targets that Tuist makes, with how many sources each has.
  private static func targets(_ declarations: String, listing list: String) -> [String] {
    let files = [
      "Project.swift": """
      import ProjectDescription
      \(declarations)
      let project = Project(name: "Tea", targets: \(list))
      """,
      "App/A.swift": "", "App/en.lproj/Localizable.strings": "", "Widget/W.swift": "",
    ]
    let project = Folder(files).model.projects.first { $0.kind == .tuist }
    return (project?.targets ?? []).map { "\($0.name) \($0.sources.joined(separator: " "))" }
  }

  private static let module = """
    enum Module: String, CaseIterable {
      case app = "App"
      case widget = "Widget"
      var product: Product {
        switch self {
        case .app: .app
        default: .appExtension
        }
      }
      var target: Target {
        .target(name: rawValue, product: product, sources: ["\\(rawValue)/**"])
      }
    }
    """

  @Test(arguments: [
    "Module.allCases.map(\\.target)", "Module.allCases.map { $0.target }",
    "Module.allCases.map { module in module.target }", "[Module.app.target, Module.widget.target]",
    "[Module.app, .widget].map(\\.target)",
    "Module.allCases.map { .target(name: $0.rawValue, sources: [\"\\($0.rawValue)/**\"]) }",
  ])
  func casesAreTargets(list: String) {
    let targets = Self.targets(Self.module, listing: list)
    #expect(targets == ["App App/A.swift", "Widget Widget/W.swift"])
  }

  /// Each case may be written out, and a case without a text has its own name.
  @Test func aPropertyMayChooseByTheCase() {
    let declaration = """
      enum Module: String, CaseIterable {
        case App, Widget
        var target: Target {
          switch self {
          case .App:
            return Target.target(name: self.rawValue, product: .app, sources: ["App/**"])
          case .Widget: return .target(name: rawValue, sources: "Widget/**")
          }
        }
      }
      """
    #expect(
      Self.targets(declaration, listing: "Module.allCases.map(\\.target)")
        == ["App App/A.swift", "Widget Widget/W.swift"])
  }

  /// What is made in more steps, or of values in the cases, is left to folders.
  @Test(arguments: [
    "enum Module: CaseIterable { case app; var target: Target { let a = 1; return make(a) } }",
    "enum Module { case app(String); static let allCases = [Module.app(\"App\")] }",
    """
    enum Module: String, CaseIterable { case app = "App"; var target: Target {
      switch size { case .app: .target(name: rawValue, sources: ["App/**"]) default: other } } }
    """,
  ])
  func whatIsNotUnderstood(declaration: String) {
    #expect(Self.targets(declaration, listing: "Module.allCases.map(\\.target)") == [])
  }

  @Test func packagesNameTargetsSo() {
    let targets = ManifestTests.targets(
      """
      enum Module: String { case a = "A", b = "B" }
      let package = Package(
        name: "P",
        targets: [
          .target(name: Module.a.rawValue, dependencies: [.target(name: Module.b.rawValue)]),
          .target(name: Module.b.rawValue),
        ])
      """)
    #expect(targets.keys.sorted() == ["A", "B"])
    #expect(targets["A"]?.sources == ["Sources/A/A.swift", "Sources/A/Old/B.swift"])
  }
}

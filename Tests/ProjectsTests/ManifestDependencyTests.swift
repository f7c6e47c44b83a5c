import Diagnostics
import Projects
import Testing

/// What targets need, in manifests that keep dependencies in constants.
@Suite struct ManifestDependencyTests {
  private static func model(_ extensions: String, needing names: String) -> ProjectModel {
    Folder([
      "Package.swift": """
      let package = Package(name: "P", targets: [
        .target(name: "Tea"),
        .target(name: "Kit", dependencies: [\(names)]),
        .target(name: "Views", dependencies: [\(names)]),
      ])
      \(extensions)
      """,
      "Sources/Tea/A.swift": "", "Sources/Kit/B.swift": "", "Sources/Views/C.swift": "",
      "Sources/Other/D.swift": "",
    ]).model
  }

  /// An extension needn't name its type in front of the type's functions.
  @Test(arguments: [
    "static let tea = byName(name: \"Tea\")", "static let tea = target(name: \"Tea\")",
    "static var tea: Self { .byName(name: \"Tea\") }",
    """
    static let tea = named("Tea")
      static func named(_ name: String) -> Self { target(name: name) }
    """,
    """
    static let tea = target("Tea")
      static func target(_ name: String) -> Self { target(name: name) }
    """,
  ])
  func dependenciesOfExtensions(tea: String) throws {
    let model = Self.model(
      """
      extension Target.Dependency {
        \(tea)
        static let cups = product(name: "Cups", package: "cups")
      }
      """, needing: ".tea, .cups")
    #expect(model.diagnostics.map(\.message) == [])
    let targets = try #require(model.projects.first).targets
    #expect(targets.map(\.name) == ["Tea", "Kit", "Views"])
    let tea = try #require(targets.first).id
    for target in targets.dropFirst() {
      #expect(target.dependencies == [.target(tea), .product(name: "Cups", targets: [])])
    }
  }

  /// What nobody can tell is said where it stands, not for each that uses it.
  @Test(arguments: [
    "extension Target.Dependency { static let tea = named(\"Tea\") }",
    """
    extension Target.Dependency {
      static let tea = target(name: "Tea")
      static func target(name: String) -> Self { log(name); return .byName(name: name) }
    }
    """,
  ])
  func whatIsUnknownIsToldOnce(extensions: String) {
    let found = Self.model(extensions, needing: ".tea").diagnostics
    #expect(found.map(\.id) == ["package-manifest"])
  }
}

import Exchange
import Testing

@testable import Workflows

/// What becomes of keys that only sources use which a run leaves out.
@Suite struct ExcludedSourceTests {
  private static let catalog = """
    {"sourceLanguage":"en","strings":{"Cup":{},"Fork":{},"Used":{}},"version":"1.0"}
    """

  /// The keys that a run deletes.
  private func removed(
    _ files: [String: String], excluding globs: [String] = [], _ configuration: String? = nil
  ) -> Set<String> {
    let tree = InMemoryFolder(files)
    if let configuration { tree.set(Array(configuration.utf8), at: "l10n.json") }
    var options = ExtractOptions(paths: ["."], removesStale: true)
    options.scope.exclude = globs
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    let outcome = ExtractWorkflow(options).run(on: tree, project: project)
    #expect(outcome.status == .clean)
    let changes = outcome.changes.flatMap(\.changes)
    return Set(["Cup", "Fork", "Used"].filter { changes.contains(.removedStale(key: $0)) })
  }

  private static let folder = [
    "App/A.swift": "import SwiftUI\nlet a = Text(\"Used\")\n",
    "App/B.swift": "import SwiftUI\nlet b = Text(\"Cup\")\n",
    "App/Localizable.xcstrings": Self.catalog,
  ]

  /// What a run doesn't look at is built all the same.
  @Test func whatExcludedCodeUsesStays() {
    #expect(removed(Self.folder) == ["Fork"])
    #expect(removed(Self.folder, excluding: ["App/B.swift"]) == ["Fork"])
    #expect(removed(Self.folder, excluding: ["App/C.swift"]) == ["Fork"])
  }

  @Test func whatTheConfigurationExcludesUsesNothing() {
    #expect(removed(Self.folder, "{exclude: ['App/B.swift']}") == ["Cup", "Fork"])
  }

  /// Tests hand no text to what they test, and what no target compiles none to any.
  @Test func onlyWhatIsBuiltCounts() {
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", defaultLocalization: "en", targets: [
        .target(
          name: "One", exclude: ["Old.swift"], resources: [.process("Localizable.xcstrings")]),
        .testTarget(name: "OneTests", dependencies: ["One"]),
      ])
      """,
      "Sources/One/A.swift": "import SwiftUI\nlet a = Text(\"Used\", bundle: .module)\n",
      "Sources/One/B.swift": "import SwiftUI\nlet b = Text(\"Cup\", bundle: .module)\n",
      "Sources/One/Old.swift": "import SwiftUI\nlet c = Text(\"Fork\", bundle: .module)\n",
      "Sources/One/Localizable.xcstrings": Self.catalog,
      "Tests/OneTests/T.swift": "let t = app.buttons[\"Fork\"]\n",
    ]
    let globs = ["Tests/**", "Sources/One/B.swift", "Sources/One/Old.swift"]
    #expect(removed(files, excluding: globs) == ["Fork"])
  }
}

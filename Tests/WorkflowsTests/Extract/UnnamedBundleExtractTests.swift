import Diagnostics
import Testing
import Workflows

/// Keys of a module without a catalog that are looked up in the app's bundle.
@Suite struct UnnamedBundleExtractTests {
  private func tree(_ code: String) -> InMemoryFolder {
    InMemoryFolder([
      "Package.swift": """
      let package = Package(
        name: "P", defaultLocalization: "en",
        targets: [
          .target(name: "Kit"),
          .target(name: "Views", dependencies: ["Kit"]),
          .executableTarget(
            name: "App", dependencies: ["Views"], resources: [.process("Localizable.xcstrings")]),
        ])
      """,
      "Sources/Kit/A.swift": "import SwiftUI\n\(code)\n",
      "Sources/Views/A.swift": "",
      "Sources/App/A.swift": "",
      "Sources/App/Localizable.xcstrings": #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#,
    ])
  }

  private func extract(_ tree: InMemoryFolder) -> [String] {
    var options = ExtractOptions(paths: ["."])
    options.createsCatalogs = true
    return ExtractWorkflow(options).run(on: tree).diagnostics.map(\.id)
  }

  @Test func aModuleThatNamesNoBundleGetsNoCatalog() {
    let tree = tree("let a = Text(\"Add\"), b = Text(\"Done\")")
    #expect(extract(tree) == ["missing-bundle"])
    #expect(tree.text(at: "Sources/Kit/en.lproj/Localizable.strings") == nil)
    #expect(tree.text(at: "Sources/Kit/Localizable.xcstrings") == nil)
  }

  /// Xcode puts all keys of the module into the catalog then.
  @Test func aModuleThatNamesItsBundleOnceGetsOne() {
    let tree = tree("let a = Text(\"Add\"), b = Text(\"Done\", bundle: .module)")
    #expect(!extract(tree).contains("missing-bundle"))
    let made =
      tree.text(at: "Sources/Kit/en.lproj/Localizable.strings")
      ?? tree.text(at: "Sources/Kit/Localizable.xcstrings") ?? ""
    #expect(made.contains("Add") && made.contains("Done"))
  }
}

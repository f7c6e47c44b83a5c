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

  // MARK: Frameworks

  private static let both = "/* Over the list */\n\"Both\" = \"Both\";\n"

  private func framework(_ code: String, _ table: String = Self.both) -> InMemoryFolder {
    InMemoryFolder([
      "project.yml": """
      name: Cups
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          dependencies:
            - target: Kit
        Kit:
          type: framework
          platform: iOS
          sources: [Kit]
      """,
      "App/A.swift": """
      import Foundation
      let both = NSLocalizedString("Both", comment: "Over the list")
      """,
      "App/en.lproj/Localizable.strings": table,
      "Kit/K.swift": "import Foundation\n\(code)\n",
    ])
  }

  @Test func aFrameworkThatNamesNoBundleGetsNoCatalog() {
    let tree = framework("let cup = NSLocalizedString(\"Cup\", comment: \"\")")
    var options = ExtractOptions(paths: ["."])
    options.createsCatalogs = true
    let told = ExtractWorkflow(options).run(on: tree).diagnostics
    #expect(told.map(\.id) == ["missing-bundle"])
    #expect(told.first?.message.contains("name `bundle: #bundle` and") == true)
    #expect(tree.text(at: "Kit/en.lproj/Localizable.strings") == nil)
    #expect(tree.text(at: "App/en.lproj/Localizable.strings") == Self.both)
  }

  @Test func whoseTableIsAskedIsExplained() {
    var options = ExtractOptions(paths: ["."])
    options.explainedKey = "Cup"
    let tree = framework("let cup = NSLocalizedString(\"Cup\", comment: \"\")")
    let told = ExtractReport(ExtractWorkflow(options).run(on: tree)).explanation.output
    #expect(
      told.contains(
        "no catalog: Kit names no bundle, and the app's table Localizable doesn't have it\n"))
    #expect(!told.contains("no catalog has it"))
  }

  @Test func aFrameworkThatNamesItsBundleGetsACatalog() {
    let bundle = "bundle: Bundle(for: Cup.self)"
    let tree = framework(
      "class Cup {}\nlet cup = NSLocalizedString(\"Cup\", \(bundle), comment: \"\")")
    #expect(!extract(tree).contains("missing-bundle"))
    #expect(tree.text(at: "Kit/en.lproj/Localizable.strings")?.contains("\"Cup\"") == true)
  }

  /// The framework's text is looked up in the app's table, too.
  @Test func whatAFrameworkSaysOfAKeyOfTheAppStays() {
    let tree = framework(
      "let both = NSLocalizedString(\"Both\", comment: \"On the cup\")",
      "/* On the cup\n   Over the list */\n\"Both\" = \"Both\";\n")
    #expect(extract(tree).isEmpty)
    let text = tree.text(at: "App/en.lproj/Localizable.strings") ?? ""
    #expect(text.contains("On the cup") && text.contains("Over the list"))
  }

  // MARK: Folders

  /// An app without a project that is understood may use any package beside it.
  @Test(arguments: [
    ("", "Done", [], false), ("", "Mug", ["missing-bundle"], false),
    (", bundle: .module", "Done", [], true),
  ])
  func aPackageBesideAFolderAsksWhatIsInIt(
    argument: String, key: String, told: [String], isMade: Bool
  ) {
    let tree = InMemoryFolder([
      "App/A.swift": "import SwiftUI\nlet app = Text(\"Cup\")\n",
      "App/Localizable.xcstrings":
        #"{"sourceLanguage":"en","strings":{"Done":{}},"version":"1.0"}"#,
      "Kit/Package.swift": """
      let package = Package(
        name: "Kit", defaultLocalization: "en", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit")])
      """,
      "Kit/Sources/Kit/K.swift": "import SwiftUI\nlet kit = Text(\"\(key)\"\(argument))\n",
    ])
    #expect(extract(tree) == told)
    #expect((tree.text(at: "Kit/Sources/Kit/Localizable.xcstrings") != nil) == isMade)
    #expect(tree.text(at: "App/Localizable.xcstrings")?.contains("\"Cup\"") == true)
  }
}

import Diagnostics
import Linting
import Testing

@testable import Workflows

/// Texts that a module looks up in the app's bundle; the plain cases are the rule's own examples.
@Suite struct UnnamedBundleTests {
  private static func package(_ targets: String) -> String {
    """
    let package = Package(
      name: "P", defaultLocalization: "en",
      targets: [
        .target(
          name: "Kit", path: "Sources/Kit", resources: [.process("Localizable.xcstrings")]),
        \(targets)
      ])
    """
  }

  private static func catalog(_ key: String, _ language: String = "de") -> String {
    """
    {"sourceLanguage": "en", "strings": {"\(key)": {"localizations": {"\(language)":
    {"stringUnit": {"state": "translated", "value": "x"}}}}}, "version": "1.0"}
    """
  }

  private func found(
    _ code: String, _ files: [String: String] = [:], language: String = "de",
    paths: [String] = ["."]
  ) -> [Diagnostic] {
    var options = LintOptions(paths: paths)
    options.sources = ["."]
    options.rules = ["missing-bundle"]
    let kit = [
      "Package.swift": Self.package(""), "Sources/Kit/A.swift": code,
      "Sources/Kit/Localizable.xcstrings": Self.catalog("Done", language),
    ]
    let tree = InMemoryFolder(kit.merging(files) { $1 })
    let project = ProjectConfiguration(explicit: nil, paths: paths, in: tree)
    let outcome = LintWorkflow(options).run(on: tree, project: project)
    #expect(outcome.status != .couldNotRun)
    return outcome.findings.map(\.diagnostic)
  }

  @Test(arguments: [
    ("let a = Text(\"Done\", bundle: .main)", "write `bundle: .module`"),
    ("let a = String(localized: \"Done\")", "write `bundle: .module`"),
    ("let a = NSLocalizedString(\"Done\", comment: \"\")", "write `bundle: .module`"),
    (
      "let a = LocalizedStringResource(\"Done\")",
      "write `bundle: #bundle`, or `bundle: .atURL(Bundle.module.bundleURL)` before Swift 6.2"
    ),
  ])
  func callsThatLookInTheApp(code: String, advice: String) {
    let found = found("import SwiftUI\n\(code)\n")
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.hasSuffix("; \(advice)") == true)
    #expect(found.first?.location?.file == "Sources/Kit/A.swift")
  }

  @Test(arguments: [
    "let a = Text(\"Done\", bundle: .module)",
    "let a = Text(\"Done\", bundle: #bundle)",
    "let a = Text(\"Done\", bundle: other)",
    "let a: LocalizedStringKey = \"Done\"; let b = Text(a, bundle: .module)",
    "let a = LocalizedStringKey(\"Done\")",
    "func row(_ a: LocalizedStringKey) -> Text { Text(a, bundle: .module) }; let b = row(\"Done\")",
    "let a: String.LocalizationValue = \"Done\"",
    "let a = Text(\"Other\")",
    "import AppIntents\nlet a = LocalizedStringResource(\"Done\")",
  ])
  func whatMayBeFoundInTheModule(code: String) {
    #expect(found("import SwiftUI\n\(code)\n") == [])
  }

  @Test("nobody translates what has no letters", arguments: ["", "—", "%lld %%", "v%@"])
  func textsWithoutLetters(key: String) {
    let text = key.replacing("%lld", with: "\\(1)").replacing("%@", with: "\\(\"a\")")
      .replacing("%%", with: "%")
    let files = ["Sources/Kit/Localizable.xcstrings": Self.catalog(key)]
    let found = found("import SwiftUI\nlet a = Text(\"\(text)\")\n", files)
    #expect(found.count == (key.contains("v") ? 1 : 0))
  }

  private static let code = "import SwiftUI\nlet a = Text(\"Done\")\n"

  @Test func aCatalogInOneLanguageIsNotYetWrong() {
    #expect(found(Self.code, language: "en").map(\.severity) == [.note])
  }

  /// A module may be linked by another one, which the app links.
  @Test(arguments: ["Done", "Other"]) func whatTheAppHasIsFound(key: String) {
    let files = [
      "Package.swift": Self.package(
        """
        .target(name: "Views", dependencies: ["Kit"]),
        .executableTarget(
          name: "App", dependencies: ["Views"], resources: [.process("Localizable.xcstrings")]),
        """),
      "Sources/Views/A.swift": "", "Sources/App/A.swift": "",
      "Sources/App/Localizable.xcstrings": Self.catalog(key),
    ]
    #expect(found(Self.code, files).isEmpty == (key == "Done"))
    // What the app has isn't known where its catalog isn't looked at.
    #expect(found(Self.code, files, paths: ["Sources/Kit"]) == [])
  }

  /// A package may only be there for editors, beside the target that an app is made by.
  @Test func aCatalogOfAProgramIsFound() {
    let files = [
      "Package.swift": Self.package(
        """
        .executableTarget(
          name: "App", path: "Sources/Kit", exclude: ["A.swift"], sources: ["main.swift"],
          resources: [.process("Localizable.xcstrings")]),
        """),
      "Sources/Kit/main.swift": "",
    ]
    #expect(found(Self.code, files) == [])
  }

  @Test(arguments: ["executableTarget", "testTarget"])
  func programsHaveTheMainBundle(kind: String) {
    let manifest = Self.package("").replacing(".target(", with: ".\(kind)(")
    #expect(found(Self.code, ["Package.swift": manifest]) == [])
  }
}

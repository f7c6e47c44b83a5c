import Testing
import Workflows

/// Keys whose bundle is another module's, by the name that this gives it.
@Suite struct NamedModuleTests {
  private static func package(_ name: String, _ targets: String) -> String {
    "let package = Package(name: \"\(name)\", targets: [\(targets)])"
  }

  private static let texts = "resources: [.process(\"Localizable.xcstrings\")]"

  private static func catalog(_ entries: String) -> String {
    "{\"sourceLanguage\": \"en\", \"strings\": {\(entries)}, \"version\": \"1.0\"}"
  }

  private func extract(_ files: [String: String]) -> InMemoryFolder {
    let tree = InMemoryFolder(files)
    #expect(ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: tree).status == .clean)
    return tree
  }

  /// They go into that module's catalog, as keys that Xcode doesn't see.
  @Test(
    arguments: [".texts", "Bundle.texts", ".textsBundle", ".other", ".module"],
    ["", "\"Old\": {\"extractionState\": \"manual\"}"])
  func theNamedModuleGetsTheKey(bundle: String, old: String) {
    let isNamed = bundle.contains("texts")
    let tree = extract([
      "Package.swift": Self.package(
        "P",
        ".target(name: \"Texts\", \(Self.texts)), "
          + ".target(name: \"App\", dependencies: [\"Texts\"], \(Self.texts))"),
      "Sources/Texts/A.swift": """
      import Foundation
      extension Bundle { public static let texts: Bundle = .module }
      public func tr(_ key: String) -> String { NSLocalizedString(key, bundle: .module, comment: "") }
      """,
      "Sources/Texts/Localizable.xcstrings": Self.catalog(old),
      "Sources/App/A.swift": """
      import SwiftUI
      import Texts
      let a = String(localized: "New", bundle: \(bundle)), b = tr("Old")
      """,
      "Sources/App/Localizable.xcstrings": Self.catalog(""),
    ])
    let named = tree.text(at: "Sources/Texts/Localizable.xcstrings")
    let own = tree.text(at: "Sources/App/Localizable.xcstrings")
    #expect(named?.contains("\"New\"") == isNamed)
    #expect(own?.contains("\"New\"") == !isNamed)
    let states = named?.split(separator: "\"manual\"", omittingEmptySubsequences: false).count
    #expect(states == (old.isEmpty ? 1 : isNamed ? 3 : 2))
  }

  /// What two targets build of one folder has one catalog; an extension that has one alone is not the app.
  @Test(arguments: [
    ("Both: { type: application, sources: [App]", "App", true),
    ("Widget: { type: app-extension, sources: [Widget]", "Widget", false),
  ])
  func theOnlyCatalogOfAllThatUseAModule(other: String, folder: String, isAsked: Bool) {
    let tree = extract([
      "project.yml": """
      targets:
        Kit: { type: framework, sources: [Kit] }
        App: { type: application, sources: [App], dependencies: [{ target: Kit }] }
        \(other), dependencies: [{ target: Kit }] }
      """,
      "App/A.swift": "", "Widget/A.swift": "",
      "Kit/A.swift": """
      import Foundation
      func tr(_ key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: nil) }
      let a = tr("New")
      """,
      "Kit/Localizable.xcstrings": Self.catalog(""),
      "\(folder)/Localizable.xcstrings": Self.catalog("\"Old\": {\"extractionState\": \"manual\"}"),
    ])
    #expect(tree.text(at: "\(folder)/Localizable.xcstrings")?.contains("\"New\"") == isAsked)
    #expect(tree.text(at: "Kit/Localizable.xcstrings")?.contains("\"New\"") == !isAsked)
  }

  /// The name alone may be of anything that has a bundle.
  @Test func noneIsMadeForAModuleThatTheCodeDoesNotNeed() {
    let tree = InMemoryFolder([
      "Package.swift": """
      let package = Package(name: "P", defaultLocalization: "en", targets: [
        .target(name: "Theme"), .target(name: "App", resources: [.process("Resources")])])
      """,
      "Sources/Theme/A.swift": "",
      "Sources/App/A.swift": """
      import Foundation
      let a = String(localized: "Elsewhere", bundle: settings.theme), b = String(localized: "Own")
      """,
    ])
    var options = ExtractOptions(paths: ["."])
    options.createsCatalogs = true
    let made = ExtractWorkflow(options).run(on: tree).changes.map(\.file)
    #expect(made.count == 1 && made.allSatisfy { $0.hasPrefix("Sources/App/") })
  }

  /// A catalog that is made has all keys at once, also where the module has no text of its own.
  @Test(arguments: ["", "let own = String(localized: \"Own\", bundle: .module)"])
  func aCatalogIsMadeWithTheKeysOfOtherModules(own: String) {
    let tree = InMemoryFolder([
      "Package.swift": """
      let package = Package(name: "P", defaultLocalization: "en", targets: [
        .target(name: "Core", resources: [.process("Resources")]),
        .target(name: "App", dependencies: ["Core"])])
      """,
      "Sources/Core/A.swift":
        "import Foundation\nextension Bundle { public static let core = Bundle.module }\n\(own)",
      "Sources/App/A.swift":
        "import Core\nimport Foundation\nlet a = String(localized: \"From the app\", bundle: .core)",
    ])
    var options = ExtractOptions(paths: ["."])
    #expect(ExtractWorkflow(options).run(on: tree).status == .couldNotRun)
    options.createsCatalogs = true
    let made = ExtractWorkflow(options).run(on: tree).changes
    #expect(made.map(\.file).allSatisfy { $0.hasPrefix("Sources/Core/") } && made.count == 1)
    let text = made.first.flatMap { tree.text(at: $0.file) }
    #expect(text?.contains("From the app") == true)
    #expect(text?.contains("Own") == !own.isEmpty)
    options.isCheck = true
    #expect(ExtractWorkflow(options).run(on: tree).status == .clean)
  }

  /// A module's own function may look its keys up in the app's bundle, where Xcode puts none of them.
  ///
  /// Of several apps only those get them that have them.
  @Test(arguments: [true, false])
  func keysOfTheAppGoThere(isOnlyApp: Bool) {
    let app = ".executableTarget(name: \"App\", dependencies: [\"Core\"], \(Self.texts))"
    let other = isOnlyApp ? "" : ", \(app.replacing("App", with: "Other"))"
    let tree = extract([
      "Package.swift": Self.package(
        "P", ".target(name: \"Core\", \(Self.texts)), \(app)\(other)"),
      "Sources/Core/A.swift": """
      import Foundation
      func tr(_ key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: nil) }
      let a = tr("Old"), b = tr("New"), c = String(localized: "Seen")
      """,
      "Sources/Core/Localizable.xcstrings": Self.catalog(""),
      "Sources/App/A.swift": "import Core", "Sources/Other/A.swift": "import Core",
      "Sources/App/Localizable.xcstrings": Self.catalog("\"Old\": {}, \"Seen\": {}"),
      "Sources/Other/Localizable.xcstrings": Self.catalog(""),
    ])
    let own = tree.text(at: "Sources/Core/Localizable.xcstrings")
    #expect(own?.contains("\"Old\"") == false)
    #expect(own?.contains("\"New\"") == !isOnlyApp)
    #expect(own?.contains("\"Seen\"") == true)
    let apps = tree.text(at: "Sources/App/Localizable.xcstrings")
    #expect(apps?.contains("\"Old\"") == true)
    #expect(apps?.contains("\"New\"") == isOnlyApp)
  }

  /// What names no bundle is looked up in the app's: a module's tables in `.lproj` folders, which Xcode
  /// leaves alone, get none of the keys that the app has.
  @Test(arguments: [("\"Shown\": {}", false), ("", true)])
  func tablesOfModulesGetNoKeysOfTheApp(known: String, isAdded: Bool) {
    let tree = extract([
      "Package.swift": Self.package(
        "P",
        ".target(name: \"Core\", resources: [.process(\"Resources\")]), "
          + ".executableTarget(name: \"App\", dependencies: [\"Core\"], \(Self.texts))"),
      "Sources/Core/A.swift": "import Foundation\nlet a = String(localized: \"Shown\")",
      "Sources/Core/Resources/en.lproj/Localizable.strings": "\"Own\" = \"Own\";\n",
      "Sources/App/A.swift": "import Core",
      "Sources/App/Localizable.xcstrings": Self.catalog(known),
    ])
    let own = tree.text(at: "Sources/Core/Resources/en.lproj/Localizable.strings")
    #expect(own?.contains("Shown") == isAdded)
  }

  /// The main bundle of an extension is its own, not that of the app around it.
  @Test func extensionsHaveTheirOwnMainBundle() {
    let tree = extract([
      "project.yml": """
      targets:
        App: { type: application, sources: [App], dependencies: [{ target: Widget }] }
        Widget: { type: app-extension, sources: [Widget] }
      """,
      "App/A.swift": "import SwiftUI\nlet a = String(localized: \"Old\")",
      "App/Localizable.xcstrings": Self.catalog("\"Old\": {}"),
      "Widget/A.swift": """
      import Foundation
      func tr(_ key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: nil) }
      let a = tr("Old")
      """,
      "Widget/Localizable.xcstrings": Self.catalog(""),
    ])
    #expect(tree.text(at: "Widget/Localizable.xcstrings")?.contains("\"Old\"") == true)
  }

  /// Of modules of one name the one counts that the code's target needs.
  @Test func oneOfSeveralModules() {
    let code = "import Foundation\nlet a = String(localized: \"New\", bundle: .core)"
    let tree = extract([
      "Two/Package.swift": Self.package("Two", ".target(name: \"Core\", \(Self.texts))"),
      "Two/Sources/Core/A.swift": "", "Two/Sources/Core/Localizable.xcstrings": Self.catalog(""),
      "One/Package.swift": Self.package(
        "One",
        ".target(name: \"Core\", \(Self.texts)), .target(name: \"App\", dependencies: [\"Core\"])"),
      "One/Sources/App/A.swift": code, "One/Sources/Core/A.swift": "",
      "One/Sources/Core/Localizable.xcstrings": Self.catalog(""),
    ])
    #expect(tree.text(at: "One/Sources/Core/Localizable.xcstrings")?.contains("New") == true)
    #expect(tree.text(at: "Two/Sources/Core/Localizable.xcstrings")?.contains("New") == false)
  }
}

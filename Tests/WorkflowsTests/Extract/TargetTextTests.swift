import Catalogs
import Diagnostics
import Testing
import Workflows

/// The text that code gives a key belongs to the catalogs of the targets that compile that code.
@Suite struct TargetTextTests {
  private static let empty = #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#

  /// An app and an extension, each of a folder.
  ///
  /// - Parameter more: What both are built from, beside their own.
  private static func project(_ more: String = "") -> String {
    """
    name: Cups
    targets:
      App: { type: application, platform: iOS, sources: [App\(more)], dependencies: [target: Widget] }
      Widget: { type: app-extension, platform: iOS, sources: [Widget\(more)] }
    """
  }

  private static func code(_ arguments: String...) -> String {
    (["import Foundation"] + arguments.map { "_ = String(localized: \($0))" })
      .joined(separator: "\n")
  }

  private func extract(
    _ files: [String: String], paths: [String] = ["."], creating: Bool = false
  ) -> (tree: InMemoryFolder, found: [Diagnostic]) {
    let tree = InMemoryFolder(files)
    var options = ExtractOptions(paths: paths)
    options.createsCatalogs = creating
    return (tree, ExtractWorkflow(options).run(on: tree).diagnostics)
  }

  /// The text that a catalog has for the key "tea" and whether it says that code gives it.
  private func text(in tree: InMemoryFolder, of folder: String) throws -> String {
    let file = folder + "/Localizable.xcstrings"
    let catalog = StringCatalogDocument(
      parsing: Array(try #require(tree.text(at: file)).utf8), file: file)
    let entry = try #require(catalog.entry(forKey: "tea"))
    let text = entry.localization(in: "en")?.content.unit?.value?.text
    return (text ?? "-") + (entry.extractionState?.value == .extractedWithValue ? " given" : "")
  }

  @Test(arguments: [
    (code(#""tea""#), code(#""tea", defaultValue: "Tea""#), ["-", "Tea given"]),
    (code(#""tea", defaultValue: "Tea""#), code(#""tea""#), ["Tea given", "-"]),
    (
      code(#""tea", defaultValue: "Tea""#), code(#""tea", defaultValue: "Cup""#),
      ["Tea given", "Cup given"]
    ),
    (
      code(#""tea", defaultValue: "\("x") by \("y")""#),
      code(#""tea""#, #""tea", defaultValue: "Cup""#),
      ["%1$@ by %2$@ given", "Cup given"]
    ),
  ])
  func eachTargetHasItsOwn(app: String, widget: String, texts: [String]) throws {
    let (tree, found) = extract([
      "project.yml": Self.project(), "App/A.swift": app, "Widget/W.swift": widget,
      "App/Localizable.xcstrings": Self.empty, "Widget/Localizable.xcstrings": Self.empty,
    ])
    #expect(try [text(in: tree, of: "App"), text(in: tree, of: "Widget")] == texts)
    #expect(found.map(\.id) == [])
  }

  @Test func modulesOfAPackageHaveTheirOwn() throws {
    let (tree, found) = extract([
      "Package.swift": """
      let package = Package(name: "P", defaultLocalization: "en", targets: [
        .target(name: "A", resources: [.process("Localizable.xcstrings")]),
        .target(name: "B", resources: [.process("Localizable.xcstrings")]),
      ])
      """,
      "Sources/A/A.swift": Self.code(#""tea", bundle: .module"#),
      "Sources/B/B.swift": Self.code(#""tea", defaultValue: "Tea", bundle: .module"#),
      "Sources/A/Localizable.xcstrings": Self.empty,
      "Sources/B/Localizable.xcstrings": Self.empty,
    ])
    #expect(
      try [text(in: tree, of: "Sources/A"), text(in: tree, of: "Sources/B")] == ["-", "Tea given"])
    #expect(found.map(\.id) == [])
  }

  /// Objective-C says it to its own target, too; a `.strings` file has the key as its text then.
  @Test func tablesHaveTheirOwn() {
    let (tree, found) = extract([
      "project.yml": Self.project(),
      "App/A.m": #"id a(void) { return NSLocalizedString(@"tea", @"In the app"); }"#,
      "Widget/W.swift": Self.code(#""tea", defaultValue: "Tea""#),
      "App/en.lproj/Localizable.strings": "", "Widget/en.lproj/Localizable.strings": "",
    ])
    #expect(
      tree.text(at: "App/en.lproj/Localizable.strings")?.contains("\"tea\" = \"tea\";") == true)
    #expect(
      tree.text(at: "Widget/en.lproj/Localizable.strings")?.contains("\"tea\" = \"Tea\";") == true)
    #expect(found.map(\.id) == [])
  }

  @Test func aCatalogOfSeveralTargetsHasOneText() throws {
    let (tree, found) = extract([
      "project.yml": Self.project(", Both"),
      "App/A.swift": Self.code(#""tea", defaultValue: "Tea""#),
      "Widget/W.swift": Self.code(#""tea", defaultValue: "Cup""#),
      "Both/Localizable.xcstrings": Self.empty,
    ])
    #expect(try text(in: tree, of: "Both") == "Tea given")
    #expect(found.map(\.id) == ["conflicting-default-value"])
    #expect(found.first?.location?.file == "Widget/W.swift")
    #expect(found.first?.notes.compactMap(\.location?.file) == ["App/A.swift"])
  }

  @Test func aFileOfSeveralTargetsSaysItToAll() throws {
    let (tree, found) = extract([
      "project.yml": Self.project(", Both"),
      "Both/B.swift": Self.code(#""tea", defaultValue: "Tea""#),
      "Widget/W.swift": Self.code(#""tea""#),
      "App/Localizable.xcstrings": Self.empty, "Widget/Localizable.xcstrings": Self.empty,
    ])
    #expect(
      try [text(in: tree, of: "App"), text(in: tree, of: "Widget")] == ["Tea given", "Tea given"])
    #expect(found.map(\.id) == [])
  }

  /// Of three texts those of one target are told, whatever another target says first.
  @Test func contradictionsAreThoseOfOneCatalog() {
    let (_, found) = extract([
      "project.yml": Self.project(), "App/A.swift": Self.code(#""tea", defaultValue: "Tea""#),
      "Widget/W.swift": Self.code(#""tea", defaultValue: "Cup""#, #""tea", defaultValue: "Pot""#),
      "App/Localizable.xcstrings": Self.empty, "Widget/Localizable.xcstrings": Self.empty,
    ])
    #expect(found.map(\.id) == ["conflicting-default-value"])
    #expect(found.first?.message.contains("\"Pot\" here and \"Cup\" elsewhere") == true)
  }

  /// Code that isn't asked about gives its own catalog its text, and no other's.
  @Test(arguments: [("App/B.swift", "Tea given"), ("Widget/W.swift", "-")])
  func codeThatIsNotAskedAbout(place: String, text: String) throws {
    let (tree, _) = extract(
      [
        "project.yml": Self.project(), "App/A.swift": Self.code(#""tea""#),
        place: Self.code(#""tea", defaultValue: "Tea""#),
        "App/Localizable.xcstrings": Self.empty, "Widget/Localizable.xcstrings": Self.empty,
      ], paths: ["App/A.swift"])
    #expect(try self.text(in: tree, of: "App") == text)
  }

  // MARK: Catalogs that are missing

  /// An extension never looks into the app's catalog.
  @Test func anExtensionWithoutACatalog() {
    let files = [
      "project.yml": Self.project(), "App/A.swift": Self.code(#""tea""#),
      "Widget/W.swift": Self.code(#""tea""#), "App/Localizable.xcstrings": Self.empty,
    ]
    let found = extract(files).found
    #expect(found.map(\.id) == ["missing-table"])
    #expect(found.first?.message.contains("the target 'Widget'") == true)
    #expect(extract(files, creating: true).found.filter { $0.id == "missing-table" } == [])
  }

  /// Nor for what both compile: the app's catalog has it, and the extension shows the key.
  @Test func anExtensionWithoutACatalogForASharedFile() throws {
    let files = [
      "project.yml": Self.project(", Both/B.swift"), "App/A.swift": "", "Widget/W.swift": "",
      "Both/B.swift": Self.code(#""tea""#, #""cup""#), "App/Localizable.xcstrings": Self.empty,
    ]
    let (tree, found) = extract(files)
    #expect(found.map(\.id) == ["missing-table"])
    #expect(found.first?.message.hasPrefix("2 keys of the target 'Widget' have no catalog") == true)
    #expect(found.first?.severity == .note)
    #expect(try text(in: tree, of: "App") == "-")
    let made = extract(files, creating: true)
    #expect(made.found.filter { $0.id == "missing-table" } == [])
    #expect(try [text(in: made.tree, of: "App"), text(in: made.tree, of: "Widget")] == ["-", "-"])
  }

  /// A framework's code looks into the catalog of its app, and tests show nothing.
  @Test(arguments: ["framework", "bundle.unit-test"])
  func othersOfASharedFileNeedNone(type: String) {
    let (_, found) = extract([
      "project.yml": """
      name: Cups
      targets:
        Kit: { type: \(type), platform: iOS, sources: [Kit, Both] }
        App: { type: application, platform: iOS, sources: [App, Both], dependencies: [target: Kit] }
      """,
      "App/A.swift": "", "Kit/K.swift": "", "Both/B.swift": Self.code(#""tea""#),
      "App/Localizable.xcstrings": Self.empty,
    ])
    #expect(found.map(\.id) == [])
  }
}

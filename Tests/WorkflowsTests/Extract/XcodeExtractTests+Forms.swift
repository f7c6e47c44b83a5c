import Catalogs
import Diagnostics
import Exchange
import Extraction
import Reading
import TestSupport
import Testing

@testable import Workflows

/// Which form of a table `extract` writes, and in which form.
extension XcodeExtractTests {
  @Test(
    "of two forms of a table only the one is written that the target has", arguments: [true, false])
  func leftovers(hasCatalog: Bool) {
    let (catalog, strings) = ("Localizable.xcstrings", "en.lproj/Localizable.strings")
    let files = [
      SampleXcodeProject.path: SampleXcodeProject.text([
        "Cups.swift", hasCatalog ? catalog : strings,
      ]),
      "Cups.swift": Self.code, strings: "/* Header */\n",
      catalog: Self.catalog.replacing("Brew", with: "Old"),
    ]
    #expect(changed(files) == [hasCatalog ? catalog : strings])
  }

  @Test(
    "of two forms of a storyboard's table only the one is written that the target has",
    arguments: [true, false])
  func leftoversOfStoryboards(hasCatalog: Bool) {
    let (catalog, strings) = ("mul.lproj/Main.xcstrings", "en.lproj/Main.strings")
    let files = [
      SampleXcodeProject.path: SampleXcodeProject.text([
        "Base.lproj/Main.xib", hasCatalog ? catalog : strings,
      ]),
      "Base.lproj/Main.xib": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
      <objects><button title="Brew" id="a"/></objects></document>
      """,
      strings: "/* Header */\n", catalog: Self.catalog.replacing("\"Brew\": {}", with: ""),
    ]
    #expect(changed(files) == [hasCatalog ? catalog : strings])
    var options = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: .xliff, output: "out")
    options.locales = ["de"]
    let outcome = ExportWorkflow(options).run(on: InMemoryFolder(files))
    #expect(outcome.diagnostics.contains { $0.location?.file == (hasCatalog ? strings : catalog) })
  }

  private static let plurals = """
    <plist version="1.0"><dict>
    <key>Brew</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key>
    <dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>other</key><string>%lld</string></dict></dict>
    </dict></plist>
    """

  @Test("what a table of plural forms alone lacks is told, and made with --create only")
  func pluralFormsAlone() {
    let plurals = "en.lproj/Localizable.stringsdict"
    let files = [
      SampleXcodeProject.path: SampleXcodeProject.text(["Cups.swift", plurals]),
      plurals: Self.plurals,
      "Cups.swift": Self.code + "let more = [Text(\"Pour\"), Text(\"Steep\")]\n",
    ]
    let outcome = check(files)
    #expect(outcome.changes.isEmpty)
    #expect(outcome.status == .clean)
    #expect(
      outcome.diagnostics.filter { $0.id == "missing-table" }.map(\.message) == [
        "'en.lproj/Localizable.strings' isn't there for 2 keys of its table, which has only a "
          + ".stringsdict file in this language; --create makes it, to be added to the project"
      ])
    var options = ExtractOptions(paths: ["."])
    options.createsCatalogs = true
    let made = ExtractWorkflow(options).run(on: InMemoryFolder(files)).changes
    #expect(made.map(\.file) == ["en.lproj/Localizable.strings"])
    #expect(made.first?.changes.map(\.key).sorted() == ["Pour", "Steep"])
  }

  @Test("a String Catalog that nothing builds is no reason not to make the form that is built")
  func pluralFormsBesideALeftover() {
    let (catalog, plurals) = ("Localizable.xcstrings", "en.lproj/Localizable.stringsdict")
    let files = [
      SampleXcodeProject.path: SampleXcodeProject.text(["Cups.swift", plurals]),
      plurals: Self.plurals, catalog: Self.catalog,
      "Cups.swift": Self.code + "let more = Text(\"Pour\")\n",
    ]
    for excluded in [[], [catalog]] {
      var options = ExtractOptions(paths: ["."])
      options.createsCatalogs = true
      options.scope.exclude = excluded
      let made = ExtractWorkflow(options).run(on: InMemoryFolder(files)).changes
      #expect(made.map(\.file) == ["en.lproj/Localizable.strings"])
    }
  }

  @Test("plain texts of Base count for those of the language")
  func pluralFormsBesideBase() {
    let (plurals, base) = ("en.lproj/Localizable.stringsdict", "Base.lproj/Localizable.strings")
    let outcome = check([
      SampleXcodeProject.path: SampleXcodeProject.text(["Cups.swift", plurals, base]),
      plurals: Self.plurals,
      base: "\"Pour\" = \"Pour\";\n", "Cups.swift": Self.code + "let more = Text(\"Pour\")\n",
    ])
    #expect(!outcome.diagnostics.contains { $0.message.contains("only a .stringsdict") })
  }

  @Test("a String Catalog is the one brought up to date, whatever of its table lies beside it")
  func formsBesideStringCatalogs() throws {
    let catalog = "Texts/Localizable.xcstrings"
    let beside = [
      "Texts/en.lproj/Localizable.stringsdict": Self.plurals,
      "Texts/en.lproj/Localizable.strings": "\"Old\" = \"Old\";\n",
    ]
    let code = "import SwiftUI\nlet text = [Text(\"Brew\"), Text(\"Pour\")]\n"
    for file in beside.keys {
      var files = ["Sources/Cups/A.swift": code, file: beside[file] ?? ""]
      files[catalog] = Self.catalog.replacing("\"Brew\": {}", with: "")
      var options = ExtractOptions(paths: ["."], output: "Texts")
      options.isCheck = true
      let outcome = ExtractWorkflow(options).run(on: InMemoryFolder(files))
      #expect(outcome.changes.map(\.file) == [catalog])
      // What has plural forms beside the catalog isn't looked up in it.
      let added = try #require(outcome.changes.first).changes.map(\.key).sorted()
      #expect(added == (file.hasSuffix("dict") ? ["Pour"] : ["Brew", "Pour"]))
    }
  }

  @Test("the phrases of an App Shortcut are one entry, as often as they stand there")
  func shortcuts() throws {
    let files = [
      SampleXcodeProject.path: SampleXcodeProject.text(["Cups.swift", "AppShortcuts.xcstrings"]),
      "Cups.swift": #"""
      import AppIntents
      struct Brew: AppIntent { static let title: LocalizedStringResource = "Title" }
      struct Cups: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: Brew(),
            phrases: [
              "Pour in \(.applicationName)", "\(.applicationName) brew",
              "\(.applicationName) brew",
            ], shortTitle: "Brew", systemImageName: "cup")
          AppShortcut(intent: Brew(), phrases: ["Steep \(.applicationName)"])
        }
      }
      """#,
      "AppShortcuts.xcstrings": Self.catalog.replacing("\"Brew\": {}", with: ""),
    ]
    let change = try #require(check(files).changes.first)
    #expect(
      change.changes.map(\.key) == ["Pour in ${applicationName}", "Steep ${applicationName}"])
    let catalog = StringCatalogDocument(parsing: change.new, file: change.file)
    let content = catalog.entry(forKey: "Pour in ${applicationName}")?.localization(in: "en")?
      .content
    #expect(
      content?.set?.values?.value.map(\.value)
        == ["Pour in ${applicationName}"]
        + Array(repeating: "${applicationName} brew", count: 2))
  }
}

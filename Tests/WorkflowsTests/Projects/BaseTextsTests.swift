import Catalogs
import Diagnostics
import Exchange
import Linting
import Testing

@testable import Workflows

/// What stands in `Base` is the source language's, where that has other files, too.
@Suite struct BaseTextsTests {
  private static let base = #"""
    "VOLUME_LOW" = "%@ volume low";
    "CLOSE" = "Close";
    """#

  private static func plurals(_ noun: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>RATING</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>ld</string>
    <key>one</key><string>%ld \(noun)</string><key>other</key><string>%ld \(noun)e</string>
    </dict></dict></dict></plist>
    """
  }

  /// The texts are in one folder, the plural forms in the other.
  private static let divided = [
    "Base.lproj/L.strings": base, "en.lproj/L.stringsdict": plurals("starr"),
    "de.lproj/L.strings": #""VOLUME_LOW" = "Lautstärke leiser";"#,
    "de.lproj/L.stringsdict": plurals("Stern"),
  ]

  /// The source language's own file lacks a key, and has another with another text.
  private static let shared = [
    "Base.lproj/L.strings": base, "en.lproj/L.strings": #""CLOSE" = "Shut";"#,
    "de.lproj/L.strings": #""VOLUME_LOW" = "Lautstärke leiser";"#,
  ]

  @Test(arguments: [divided, shared])
  func translationsAreComparedWithThem(files: [String: String]) {
    var options = LintOptions(paths: ["."])
    options.rules = ["missing-argument", "extra-key"]
    let outcome = LintWorkflow(options).run(on: InMemoryFolder(files))
    #expect(outcome.findings.map(\.key) == ["VOLUME_LOW"])
    #expect(outcome.findings.map(\.diagnostic.id) == ["missing-argument"])
  }

  /// What fills the app's own placeholders fills those of `Base`, too.
  @Test func theirPlaceholdersAreLookedFor() {
    var files = Self.shared
    files["Base.lproj/L.strings"] = #""GREETING" = "Hello {name}"; "CLOSE" = "Close";"#
    files["de.lproj/L.strings"] = #""GREETING" = "Hallo {Name}"; "CLOSE" = "Schließen";"#
    var options = LintOptions(paths: ["."])
    options.rules = ["foreign-placeholder"]
    let outcome = LintWorkflow(options).run(on: InMemoryFolder(files))
    #expect(outcome.findings.map(\.key) == ["GREETING"])
  }

  @Test func theyAreToBeTranslated() {
    let outcome = StatusWorkflow(StatusOptions(paths: ["."])).run(on: InMemoryFolder(Self.divided))
    let table = outcome.report.tables.first
    #expect(table?.keys == 3)
    let counts = table?.locales.first?.counts
    #expect(table?.locales.map(\.locale) == ["de"])
    #expect(counts?.translated == 2)
    #expect(counts?.new == 1)
    #expect(counts?.stale == 0)
  }

  /// A key that the source language's own file lacks is translated as any other, from `Base`.
  @Test func theyAreToBeTranslatedBesideOthers() throws {
    let tree = InMemoryFolder(Self.shared)
    let table = StatusWorkflow(StatusOptions(paths: ["."])).run(on: tree).report.tables.first
    #expect(table?.keys == 2)
    #expect(table?.locales.first?.counts.translated == 1)
    let export = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: .xliff, output: "out")
    #expect(ExportWorkflow(export).run(on: tree).packages.map(\.units) == [2])
    let text = try #require(tree.text(at: "out/de.xliff"))
    #expect(text.contains("<source>%@ volume low</source>"))
    #expect(text.contains("<source>Shut</source>") && !text.contains("<source>Close</source>"))
    let returned = text.replacing("Lautstärke leiser", with: "%@ leiser")
    tree.set(Array(returned.utf8), at: "out/de.xliff")
    let options = ImportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["out/de.xliff"])
    #expect(ImportWorkflow(options).run(on: tree).status == .clean)
    #expect(tree.text(at: "de.lproj/L.strings")?.contains("%@ leiser") == true)
    #expect(tree.text(at: "en.lproj/L.strings") == Self.shared["en.lproj/L.strings"])
  }

  /// A key that only Base's file of plural forms has.
  @Test func aStringCatalogHasItsPluralForms() throws {
    let tree = InMemoryFolder([
      "Base.lproj/L.stringsdict": Self.plurals("base").replacing(
        "<key>RATING</key>", with: "<key>MOONS</key>"),
      "en.lproj/L.stringsdict": Self.plurals("own"), "de.lproj/L.stringsdict": Self.plurals("de"),
    ])
    var options = ConvertOptions()
    options.format = .xcstrings
    _ = ConvertWorkflow(options).run(on: tree)
    let text = try #require(tree.text(at: "L.xcstrings"))
    #expect(text.contains("base") && text.contains("own"))
  }

  @Test(arguments: [(divided, "Close"), (shared, "Shut")])
  func aStringCatalogHasThemInTheSourceLanguage(files: [String: String], close: String) throws {
    let tree = InMemoryFolder(files)
    var options = ConvertOptions()
    options.format = .xcstrings
    let outcome = ConvertWorkflow(options).run(on: tree)
    #expect(outcome.status == .clean, "\(outcome.diagnostics)")
    #expect(!outcome.losses.contains { $0.loss.kind == .missingSource })
    #expect(outcome.losses.contains { $0.loss.kind == .shadowedText } == (close == "Shut"))
    let text = try #require(tree.text(at: "L.xcstrings"))
    #expect(text.contains("%@ volume low"))
    #expect(text.contains("\"\(close)\""))
    let document = StringCatalogDocument(parsing: Array(text.utf8), file: "L.xcstrings")
    #expect(document.languages.sorted() == ["de", "en"])
  }
}

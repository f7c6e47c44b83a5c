import Catalogs
import Linting
import TestSupport
import Testing

/// The phrases of an App Shortcut are sets without order, of which each names the app.
@Suite struct AppShortcutsTests {
  private func localization(_ language: String, _ phrases: [String]) -> LintLocalization {
    LintLocalization(
      language: language,
      leaves: phrases.enumerated().map { TextLeaf(path: [.phrase($0)], text: $1) })
  }

  /// What the rules about placeholders say, with the number of the phrase.
  private func findings(_ key: LintKey) throws -> [String] {
    try ["app-shortcut-phrase", "foreign-placeholder"].flatMap { id -> [String] in
      let rule = try #require(RuleRegistry.rule(id))
      return RuleRun.findings(of: rule, in: key, LintContext()).map {
        "\(id) \($0.path?.phrase ?? -1)"
      }
    }
  }

  static let source = ["Open ${folder} in ${applicationName}", "Open ${applicationName}"]

  @Test(
    arguments: [
      (
        [
          "${applicationName} öffnen", "Öffne ${folder} in ${applicationName}",
          "Zeig ${folder} in ${applicationName}",
        ], []
      ),
      (["${applicationName} öffnen", "Öffne ${folder}"], ["app-shortcut-phrase 1"]),
      (["Öffne ${applicationName}", "${applicationName} auf"], ["foreign-placeholder 0"]),
      (
        ["Öffne ${ordner} in ${applicationName}", "${applicationName} öffnen"],
        ["foreign-placeholder 0"]
      ),
      (
        ["${folder} in ${applicationName}", "Öffne \\(.applicationName)"],
        ["foreign-placeholder 1"]
      ),
      (
        ["${folder} in ${applicationName}", "Öffne ${application_name}"],
        ["foreign-placeholder 1"]
      ),
    ] as [([String], [String])])
  func aTranslationHasItsOwnPhrases(phrases: [String], found: [String]) throws {
    let key = LintKey(
      key: Self.source[0], table: "AppShortcuts", source: localization("en", Self.source),
      translations: [localization("de", phrases)])
    #expect(try findings(key) == found)
  }

  @Test func theSourceNamesTheAppToo() throws {
    let source = localization("en", ["Start ${applicationName}", "Run it"])
    let key = LintKey(
      key: "Start ${applicationName}", table: "AppShortcuts", source: source, translations: [])
    #expect(try findings(key) == ["app-shortcut-phrase 1"])
    let german = localization("de", ["Starte ${applicationName}", "Los, ${applicationName}"])
    let translated = LintKey(
      key: key.key, table: key.table, source: source, translations: [german])
    #expect(try findings(translated) == [])
  }

  @Test(arguments: [("AppShortcuts", ["app-shortcut-phrase -1"]), ("Localizable", [])])
  func onlyPhrasesNameTheApp(table: String, found: [String]) throws {
    let texts = [("en", "Find Caffe"), ("de", "Finde Caffe")].map { language, text in
      LintLocalization(language: language, leaves: [TextLeaf(text: text)])
    }
    let key = LintKey(
      key: "Find Caffe", table: table, source: texts[0], translations: [texts[1]])
    #expect(try findings(key) == found)
  }

  /// Each phrase is held against all of the source's, so these are looked through once.
  @Test func manyPhrasesTakeTimeOfTheirNumber() throws {
    let phrases = (0..<10_000).map { "Open ${a\($0)} in ${applicationName}" }
    let key = LintKey(
      key: phrases[0], table: "AppShortcuts", source: localization("en", phrases),
      translations: [localization("de", phrases.reversed())])
    var found: [String] = []
    let elapsed = try processorTime { found = try findings(key) }
    #expect(found == [])
    #expect(elapsed < .seconds(5))
  }
}

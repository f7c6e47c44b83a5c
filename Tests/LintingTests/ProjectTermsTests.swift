import Linting
import LocaleData
import Reading
import TestSupport
import Testing

/// Terms of a glossary and names that stay, in the forms of many languages.
@Suite struct ProjectTermsTests {
  private static func entry(
    _ term: String, _ language: String, _ words: [String], forbidden: [String] = [],
    isCaseSensitive: Bool = false
  ) -> GlossaryEntry {
    guard let tag = LanguageTag(language) else { return GlossaryEntry(term) }
    return GlossaryEntry(
      term, translations: [tag: words], forbidden: forbidden.isEmpty ? [:] : [tag: forbidden],
      isCaseSensitive: isCaseSensitive)
  }

  private func messages(
    _ rule: any Rule.Type, _ source: String, _ language: String, _ translation: String,
    _ settings: ProjectSettings
  ) -> [String] {
    let example = RuleExample(.one(source), language, .one(translation), settings: settings)
    return RuleRun.findings(of: rule, in: example.lintKey, example.context).map(\.finding.message)
  }

  struct Case: CustomTestStringConvertible {
    var source: String
    var language: String
    var translation: String
    var entries: [GlossaryEntry]
    var isKept: Bool
    var testDescription: String { "\(language): \(translation)" }
  }

  static let cases = [
    // Forms that the lexicon knows, in the source and in the translation.
    Case(
      source: "Two people", language: "es", translation: "Dos personas",
      entries: [entry("person", "es", ["persona"])], isKept: true),
    Case(
      source: "Two people", language: "es", translation: "Dos usuarios",
      entries: [entry("person", "es", ["persona"])], isKept: false),
    Case(
      source: "Both mice", language: "es", translation: "Los dos ratones",
      entries: [entry("mouse", "es", ["ratón"])], isKept: true),
    // Endings that change the stem.
    Case(
      source: "Open the folder", language: "ru", translation: "Пять папок",
      entries: [entry("folder", "ru", ["папка"])], isKept: true),
    Case(
      source: "Books", language: "de", translation: "Bücher",
      entries: [entry("book", "de", ["Buch"])], isKept: true),
    Case(
      source: "Photo library", language: "de", translation: "Fotomediathek",
      entries: [entry("library", "de", ["Mediathek"])], isKept: true),
    Case(
      source: "Folder", language: "de-AT", translation: "Verzeichnis",
      entries: [entry("folder", "de", ["Ordner"])], isKept: false),
    Case(
      source: "Open folder", language: "ja", translation: "フォルダを開く",
      entries: [entry("folder", "ja", ["フォルダ"])], isKept: true),
    Case(
      source: "Open folder", language: "ja", translation: "ディレクトリを開く",
      entries: [entry("folder", "ja", ["フォルダ"])], isKept: false),
    // Several words, and the longer of two terms.
    Case(
      source: "Open photo libraries", language: "de", translation: "Fotoalben öffnen",
      entries: [
        entry("photo library", "de", ["Fotoalbum", "Fotoalben"]),
        entry("library", "de", ["Mediathek"]),
      ], isKept: true),
    // Nothing for the language, another case, another word.
    Case(
      source: "Folder", language: "fr", translation: "Répertoire",
      entries: [entry("folder", "de", ["Ordner"])], isKept: true),
    Case(
      source: "Feel at home", language: "de", translation: "Fühl dich wohl",
      entries: [entry("Home", "de", ["Start"], isCaseSensitive: true)], isKept: true),
    Case(
      source: "Go Home", language: "de", translation: "Zurück",
      entries: [entry("Home", "de", ["Start"], isCaseSensitive: true)], isKept: false),
    Case(
      source: "Foldable", language: "de", translation: "Faltbar",
      entries: [entry("fold", "de", ["Falz"])], isKept: true),
    Case(
      source: "See %@folder", language: "de", translation: "Siehe %@Verzeichnis",
      entries: [entry("order", "de", ["Bestellung"])], isKept: true),
  ]

  @Test(arguments: cases) func aTermIsKeptInItsForms(single: Case) throws {
    let rule = try #require(RuleRegistry.rule("glossary-term"))
    let found = messages(
      rule, single.source, single.language, single.translation,
      ProjectSettings(glossary: single.entries))
    #expect(found.isEmpty == single.isKept, "\(found)")
  }

  @Test(arguments: [
    ("この写真を開く", "Aufnahme öffnen", ["写真"]), ("この写真を開く", "Bild öffnen", []),
    ("この写真集を開く", "Sammlung öffnen", ["写真集"]), ("この写真集を開く", "Album öffnen", []),
    ("写真集と写真", "Album und Aufnahme", ["写真"]), ("真を写す", "Aufnahme", []),
  ])
  func aSourceWithoutSpacesHasTerms(source: String, translation: String, terms: [String]) throws {
    let rule = try #require(RuleRegistry.rule("glossary-term"))
    let words = [("写真", "Bild"), ("写真集", "Album")]
    let settings = ProjectSettings(glossary: words.map { Self.entry($0, "de", [$1]) })
    let example = RuleExample(
      .one(source), from: "ja", "de", .one(translation), settings: settings)
    let found = RuleRun.findings(of: rule, in: example.lintKey, example.context)
    let expected = zip(terms, terms.map { term in words.first { $0.0 == term }?.1 ?? "" }).map {
      "the glossary has '\($1)' for '\($0)', and this text doesn't; use it"
    }
    #expect(found.map(\.finding.message) == expected)
  }

  @Test func aForbiddenWordIsNamed() throws {
    let rule = try #require(RuleRegistry.rule("glossary-term"))
    let settings = ProjectSettings(glossary: [
      Self.entry("folder", "de", [], forbidden: ["Verzeichnis"])
    ])
    #expect(
      messages(rule, "Folders", "de", "Verzeichnisse", settings)
        == ["the glossary rules out 'Verzeichnis' for 'folder'; choose another word"])
    #expect(messages(rule, "Index", "de", "Verzeichnis", settings).isEmpty)
  }

  @Test(arguments: [
    ("Use Safari", "pl", "Użyj Safari", true), ("Use Firefox", "pl", "W Firefoxie", true),
    ("Open Alaska", "pl", "Otwórz Alaskę", true), ("Use Safari", "ru", "Используйте Сафари", false),
    ("Use Safari", "he", "פתח בSafari", true), ("Use Safari", "tr", "Safari'de", true),
    ("USE SAFARI", "de", "SAFARI VERWENDEN", true), ("Use Safari", "de", "SAFARI VERWENDEN", true),
    ("Go to X", "de", "Zu X", true), ("Go to X", "de", "Exakt", false),
    ("Exit", "de", "Ende", true),
  ])
  func aNameIsKept(source: String, language: String, translation: String, isKept: Bool) throws {
    let rule = try #require(RuleRegistry.rule("do-not-translate"))
    let settings = ProjectSettings(keptNames: ["Safari", "Firefox", "Alaska", "X"])
    let found = messages(rule, source, language, translation, settings)
    #expect(found.isEmpty == isKept, "\(found)")
  }

  @Test func widthsAreThoseOfASystemFont() throws {
    let rule = try #require(RuleRegistry.rule("length-limit"))
    func found(_ text: String, _ width: Int) -> Bool {
      let settings = ProjectSettings(limits: [TextLimit(width: width, fontSize: 100)])
      return !messages(rule, "Save", "de", text, settings).isEmpty
    }
    // Helvetica has 2.28 em for "Sichern!" less the mark.
    #expect(found("Sichern", 330))
    #expect(!found("Sichern", 400))
    // Of two lines the longer counts; an argument is as good as nothing; é is as wide as e.
    #expect(!found("Sichern\nSichern", 400))
    #expect(!found("Sichern%lld", 400))
    #expect(found("保存する", 399))
    #expect(!found("保存する", 400))
    #expect(found("Фото", 180))
    #expect(!found("é", 56))
  }

  @Test func aLimitIsAboutItsKeys() throws {
    let rule = try #require(RuleRegistry.rule("length-limit"))
    let limit = TextLimit(
      keys: [try Pattern(wildcards: "Sa*")], tables: ["Localizable"], characters: 3)
    func found(_ source: String, _ tables: [String]) -> Int {
      var limit = limit
      limit.tables = tables
      return messages(rule, source, "de", "Sichern", ProjectSettings(limits: [limit])).count
    }
    #expect(found("Save", ["Localizable"]) == 1)
    #expect(found("Save", ["Widget"]) == 0)
    #expect(found("Keep", []) == 0)
  }
}

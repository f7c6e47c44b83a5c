import Catalogs
import Diagnostics
@testable import Linting
import Testing

/// Rules that look at tables and states.
@Suite struct CatalogRulesTests {
  private func linter(_ ids: [String] = []) -> Linter {
    let rules = RuleRegistry.all.filter { ids.isEmpty || ids.contains($0.id) }
    return Linter(rules.map { Linter.Selection($0, $0.documentation.severity) }, LintContext())
  }

  private func found(_ file: LintFile) -> [String] {
    linter().diagnostics(in: file).map { "\($0.diagnostic.id) \($0.diagnostic.severity)" }
  }

  private func tables(_ english: String, _ german: String) -> LprojTable {
    func files(_ text: String, _ language: String) -> LprojTable.Files {
      let file = "\(language).lproj/a.strings"
      return LprojTable.Files(
        strings: StringsDocument(parsing: Array(text.utf8), file: file), dictionary: nil)
    }
    return LprojTable(
      name: "a", sourceLanguage: "en",
      files: ["en": files(english, "en"), "de": files(german, "de")])
  }

  private func found(_ table: any LintTable, _ ids: String...) -> [String] {
    linter(ids).diagnostics(in: table, languages: table.languages).diagnostics
      .map { "\($0.diagnostic.id) \($0.key ?? "")" }.sorted()
  }

  @Test func aMisspeltKeyIsMissingAndTooMany() {
    let english = #""a.b" = "Apple tree"; "b.c" = "Pear tree"; "c.d" = "Nut tree"; "d.e" = "Fir";"#
    let german = #""a.b" = "Apfelbaum"; "b.c" = "Birnbaum"; "c.x" = "Nussbaum"; "d.e" = "Tanne";"#
    #expect(
      found(tables(english, german), "extra-key", "missing-translation")
        == ["extra-key c.x", "missing-translation c.d"])
  }

  @Test func aSourceFileWithFewKeysDeclaresNone() {
    let german = #""Apple tree" = "Apfelbaum"; "Pear tree" = "Birnbaum"; "Nut tree" = "Nussbaum";"#
    #expect(found(tables(#""Pear tree" = "Pear tree";"#, german), "extra-key") == [])
  }

  private func placed(_ table: any LintTable, _ id: String) -> [String] {
    linter([id]).diagnostics(in: table, languages: table.languages).diagnostics
      .map { "\($0.key ?? "") \($0.locale ?? "") \($0.diagnostic.severity)" }
  }

  private func table(
    _ texts: [String: String], shown: String? = nil, name: String = "a"
  ) -> LprojTable {
    func strings(_ text: String, _ language: String) -> StringsDocument {
      StringsDocument(parsing: Array(text.utf8), file: "\(language).lproj/\(name).strings")
    }
    let files = texts.map { language, text in
      (language, LprojTable.Files(strings: strings(text, language), dictionary: nil))
    }
    return LprojTable(
      name: name, sourceLanguage: "en",
      files: Dictionary(files, uniquingKeysWith: { first, _ in first }),
      shownSource: shown.map { strings($0, "en") })
  }

  private static let english =
    #""tree.apple" = "Apple"; "tree.pear" = "Pear"; "tree.nut" = "Nut"; "tree.fir" = "Fir";"#

  @Test func aKeyThatOnlyOneLanguageMissesAndAnotherHasIsASlip() {
    let found = placed(
      table([
        "en": Self.english, "fr": Self.english,
        "de": #""tree.apple" = "A"; "tree.paer" = "B"; "tree.nut" = "C"; "tree.fir" = "D";"#,
      ]), "extra-key")
    #expect(found == ["tree.paer de warning"])
  }

  /// Short words are a few letters apart, and other digits make another key.
  @Test(arguments: [
    ("Home", "huge", Severity.note), ("Mouse", "mouse", .warning), ("tree.1", "tree.2", .note),
    ("Show the tere", "Show the tree", .warning),
  ])
  func aKeyThatIsLikeAnotherMayMeanItself(key: String, other: String, expected: Severity) {
    let rest = #""tree.apple" = "A"; "tree.nut" = "C"; "tree.fir" = "D";"#
    let english = rest + "\"\(other)\" = \"E\";"
    let german = rest + "\"\(key)\" = \"E\";"
    let trees = table(["en": english, "fr": english, "de": german])
    #expect(placed(trees, "extra-key") == ["\(key) de \(expected)"])
  }

  @Test func aKeyThatTheSourceLanguageRenamedIsANote() {
    let old = #""tree.apple" = "A"; "tree.paer" = "B"; "tree.nut" = "C"; "tree.fir" = "D";"#
    let found = placed(table(["en": Self.english, "fr": old, "de": old]), "extra-key")
    #expect(found == ["tree.paer de note", "tree.paer fr note"])
  }

  @Test(
    "a key that the source language left out is no source text where it looks like a name",
    arguments: [
      ("INTRO_%@", "%@ und %@", ["de": "%@ und %@", "fr": "%@ et %@"], []),
      ("Short Distance Format", "%@", ["de": "%@ %@"], []),
      ("Short Distance Format", "another", ["de": "%1$@ (%2$@)"], []),
      ("Delete Photo", "another", ["de": "%@ löschen"], ["Delete Photo de error"]),
      ("Show the photo", "Show", ["de": "%@ zeigen"], ["Show the photo de error"]),
      ("Show %@ now", "Show", ["de": "%@ jetzt %@ zeigen"], ["Show %@ now de error"]),
    ] as [(String, String, [String: String], [String])])
  func oldNames(key: String, other: String, texts: [String: String], expected: [String]) {
    var files = texts.mapValues { "\"\(key)\" = \"\($0)\";" }
    files["en"] = "\"another\" = \"\(other)\";"
    #expect(placed(table(files), "extra-argument") == expected)
  }

  @Test func aSourceTextOutsideOfCatalogsIsOne() {
    let german = #""abc-12-xyz.title" = "Alles löschen"; "def-34-uvw.title" = "Delete all files";"#
    let shown = #""abc-12-xyz.title" = "Delete all"; "def-34-uvw.title" = "Delete all files";"#
    #expect(placed(table(["de": german]), "untranslated") == [])
    #expect(
      placed(table(["de": german], shown: shown), "untranslated")
        == ["def-34-uvw.title de warning"])
    let own = #""abc-12-xyz.title" = "Delete all"; "b" = "B"; "c" = "C"; "d" = "D"; "e" = "E";"#
    let both = table(["de": german, "en": own], shown: shown)
    #expect(placed(both, "extra-key") == [])
    #expect(placed(both, "missing-translation") == [])
  }

  @Test(arguments: ["untranslated", "initial-capital", "final-punctuation", "changed-symbol"])
  func aNameOfATextIsComparedWithNothing(_ rule: String) {
    let list = table(
      ["de": #""CFBundleDisplayName" = "foto!"; "NSCameraUsageDescription" = "© für fotos.";"#],
      name: "InfoPlist")
    #expect(placed(list, rule) == [])
    let named = table(["de": #""settings" = "einstellungen."; "a.b" = "b!"; "c.d" = "d:";"#])
    #expect(placed(named, rule) == [])
  }

  @Test func anAppMayHaveItsNameInAllLanguages() {
    let text =
      #""CFBundleDisplayName" = "Photo Album"; "NSCameraUsageDescription" = "To take photos";"#
    let list = table(["en": text, "ru": text], name: "InfoPlist")
    #expect(placed(list, "untranslated") == ["NSCameraUsageDescription ru warning"])
    #expect(placed(list, "foreign-script") == [])
  }

  @Test(arguments: [
    ("Grindo Window Shade", Severity.note), ("Delete Account", .warning),
    ("Shade the window now", .warning),
  ])
  func aHeadlineThatAllLanguagesKeepIsAName(text: String, expected: Severity) {
    let files = ["en", "ja", "ko", "ru", "th", "uk"].map { ($0, "\"a\" = \"\(text)\";") }
    let all = table(Dictionary(files, uniquingKeysWith: { first, _ in first }))
    #expect(Set(severities(all, "untranslated")) == [expected])
    let slip = table([
      "en": "\"a\" = \"\(text)\";", "ja": "\"a\" = \"\(text)\";", "ru": #""a" = "Штора";"#,
      "uk": #""a" = "Штора";"#, "ko": #""a" = "커튼";"#, "th": #""a" = "ม่าน";"#,
    ])
    #expect(severities(slip, "untranslated") == [.warning])
  }

  /// What asks for a name is to be translated.
  @Test func theKeyOfAnAppsNameTellsIt() {
    let name = #""app_name" = "Window Shade";"#
    #expect(placed(table(["en": name, "ja": name]), "untranslated") == [])
    let label = #""app_name" = "App Name";"#
    #expect(
      placed(table(["en": label, "ja": label]), "untranslated") == ["app_name ja warning"])
  }

  @Test func translationsOfATableAreCompared() {
    let english = #""a" = "Apple tree"; "b" = "Pear tree"; "c" = "Apple tree";"#
    let german = #""a" = "Baum"; "b" = "Baum"; "c" = "Apfelbaum";"#
    #expect(
      found(tables(english, german), "same-translation", "inconsistent-translation")
        == ["inconsistent-translation c", "same-translation b"])
  }

  /// Comments say that two places mean different things.
  @Test func translationsOfKeysWithOtherCommentsMayDiffer() {
    let english = """
      /* A verb */
      "a" = "Book";
      /* A thing */
      "b" = "Book";
      /* A thing */
      "c" = "Book";
      """
    let german = #""a" = "Buchen"; "b" = "Buch"; "c" = "Werk";"#
    #expect(
      found(tables(english, german), "inconsistent-translation") == ["inconsistent-translation c"])
  }

  /// As many keys as numbers; the texts of the translation, by number.
  private func numbered(_ count: Int, _ source: String, _ translation: (Int) -> String)
    -> LprojTable
  {
    let numbers = 0..<count
    return tables(
      numbers.map { "\"k\($0)\" = \"\(source)\";" }.joined(separator: "\n"),
      numbers.map { "\"k\($0)\" = \"\(translation($0))\";" }.joined(separator: "\n"))
  }

  private func severities(_ table: any LintTable, _ id: String) -> [Severity] {
    linter([id]).diagnostics(in: table, languages: table.languages).diagnostics
      .map(\.diagnostic.severity)
  }

  @Test func whatATranslatorDoesEverywhereIsAHabit() {
    let slips = numbered(60, "Open it") { $0 < 3 ? "öffne es" : "Öffne es" }
    #expect(severities(slips, "initial-capital") == Array(repeating: .warning, count: 3))
    let habit = numbered(60, "Open it") { $0 < 30 ? "öffne es" : "Öffne es" }
    #expect(severities(habit, "initial-capital") == Array(repeating: .note, count: 30))
  }

  @Test func aFileThatNobodyTranslatedIsNoNews() {
    let some = numbered(20, "Delete all photos") { $0 < 3 ? "Delete all photos" : "Alle weg" }
    #expect(severities(some, "untranslated") == Array(repeating: .warning, count: 3))
    let most = numbered(20, "Delete all photos") { $0 < 15 ? "Delete all photos" : "Alle weg" }
    #expect(severities(most, "untranslated") == Array(repeating: .note, count: 15))
  }

  @Test func aProjectThatRaisesARuleSeesAll() throws {
    let rule = try #require(RuleRegistry.rule("initial-capital"))
    let habit = numbered(60, "Open it") { $0 < 30 ? "öffne es" : "Öffne es" }
    let found = Linter([Linter.Selection(rule, .error)], LintContext())
      .diagnostics(in: habit, languages: habit.languages).diagnostics
    #expect(
      found.allSatisfy { $0.diagnostic.severity == .warning || $0.diagnostic.severity == .error })
    #expect(found.count == 30)
  }

  /// Without the intent definition nobody knows what its IDs stand for.
  @Test(
    arguments: [
      (#""751xkl" = "Tasse"; "WCIR3D" = "Im ${cafe} bestellen"; "apSxMG-dYQ5NN" = "Was?";"#, []),
      (#""Cancel" = "Abbruch ${cafe}"; "WCIR3D" = "Sorte"; "apSxMG" = "Was?";"#, []),
      (#""Cancel" = "Abbruch ${cafe}"; "Delete" = "Weg"; "apSxMG" = "Was?";"#, ["Cancel de error"]),
    ] as [(String, [String])])
  func idsOfIntentsAreNoTexts(german: String, expected: [String]) {
    #expect(placed(table(["de": german]), "foreign-placeholder") == expected)
    #expect(placed(table(["de": german]), "changed-number") == [])
  }

  @Test func whatTranslatorsAreToldIsNoTranslation() {
    func files(_ text: String, _ language: String) -> LprojTable.Files {
      let file = "\(language).lproj/a.strings"
      return LprojTable.Files(
        strings: StringsDocument(parsing: Array(text.utf8), file: file), dictionary: nil)
    }
    let table = LprojTable(
      name: "a", sourceLanguage: "en",
      files: [
        "en": files(#""a" = "Wiki";"#, "en"), "qqq": files(#""a" = "{{Optional}}";"#, "qqq"),
      ])
    #expect(found(table) == [])
  }

  @Test func aBlankTextIsWrongWhereOthersSaySomething() {
    func table(_ french: String) -> LprojTable {
      func files(_ text: String) -> LprojTable.Files {
        LprojTable.Files(
          strings: StringsDocument(parsing: Array(text.utf8), file: "a.strings"), dictionary: nil)
      }
      return LprojTable(
        name: "a", sourceLanguage: "en",
        files: ["de": files(#""aID-g7.title" = " ";"#), "fr": files(french)])
    }
    #expect(severities(table(#""aID-g7.title" = " ";"#), "empty-translation") == [])
    #expect(severities(table(#""aID-g7.title" = "Oui";"#), "empty-translation") == [.warning])
  }

  private func catalog(_ entry: String) -> StringCatalogTable {
    let text = #"""
      {"sourceLanguage": "en", "strings": {"Delete all": \#(entry)}, "version": "1.0"}
      """#
    let document = StringCatalogDocument(parsing: Array(text.utf8), file: "a.xcstrings")
    return StringCatalogTable(document, name: "a", sourceLanguage: "en")
  }

  @Test(arguments: [
    (#""stringUnit": {"state": "needs_review", "value": "Alles löschen"}"#, "review-state"),
    (#""stringUnit": {"state": "stale", "value": "Alles löschen"}"#, "review-state"),
    (#""stringUnit": {"state": "done", "value": "Alles löschen"}"#, "unknown-state"),
    (
      #""stringUnit": {"state": "machine_translated", "value": "Alles löschen"}"#,
      "machine-translation"
    ),
    (
      #""stringUnit": {"value": "Alles"}, "variations": {"device": {"mac": {"stringUnit": {"value": "Alles"}}}}"#,
      "overlapping-variations"
    ),
    (
      #""variations": {"device": {"mac": {"stringUnit": {"value": "Alles"}}}, "plural": {"other": {"stringUnit": {"value": "Alles"}}}}"#,
      "overlapping-variations"
    ),
    (#""stringUnit": {"state": "new", "value": ""}"#, "missing-translation"),
    (
      #""stringUnit": {"state": "new", "value": "%#@boats@ am %#@pier@"}, "substitutions": {"boats": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "%arg Boote"}}}}}}"#,
      "undefined-variable"
    ),
    (#""stringUnit": {"state": "translated", "value": ""}"#, "empty-translation"),
    (
      #""variations": {"device": {"iphnoe": {"stringUnit": {"value": "Alles löschen"}}}}"#,
      "unknown-device"
    ),
  ]) func aStateIsReported(_ localization: String, _ rule: String) {
    let table = catalog(#"{"localizations": {"de": {\#(localization)}}}"#)
    #expect(found(table, rule) == ["\(rule) Delete all"])
  }

  @Test(arguments: [("1.0", "note"), ("1.1", "warning")])
  func symbolsThatCannotBeMadeAreFound(version: String, severity: String) {
    let manual = #""extractionState": "manual""#
    func unit(_ text: String) -> String {
      #""localizations": {"en": {"stringUnit": {"state": "translated", "value": "\#(text)"}}}"#
    }
    let text = #"""
      {"sourceLanguage": "en", "strings": {
        "home.title": {\#(manual)}, "homeTitle": {\#(manual)}, "%@ / %@": {\#(manual)},
        "default": {\#(manual)}, "Home title": {},
        "home title": {\#(manual), "generatesSymbol": false},
        "left": {\#(manual), \#(unit("Some left"))},
        "%lld left": {\#(manual), \#(unit("%lld left"))}
      }, "version": "\#(version)"}
      """#
    let document = StringCatalogDocument(parsing: Array(text.utf8), file: "a.xcstrings")
    let table = StringCatalogTable(document, name: "a", sourceLanguage: "en")
    #expect(placed(table, "symbol-collision") == ["homeTitle en \(severity)"])
    #expect(
      placed(table, "underivable-symbol")
        == ["%@ / %@ en \(severity)", "default en \(severity)"])
  }

  @Test(arguments: [
    #""stringUnit": {"state": "machine_translated", "value": "Alles löschen"}"#,
    #""variations": {"device": {"mac": {"variations": {"plural": {"other": {"stringUnit": {"value": "a"}}}}}, "other": {"stringUnit": {"value": "b"}}}}"#,
    #""stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"variations": {"plural": {"other": {"stringUnit": {"value": "%arg"}}}}}}"#,
  ]) func aSoundShapeOrStateIsNone(_ localization: String) {
    let table = catalog(#"{"localizations": {"de": {\#(localization)}}}"#)
    #expect(found(table, "overlapping-variations", "unknown-state", "review-state") == [])
  }

  @Test func aMachinesTextOfAStaleKeyIsNobodysTask() {
    let unit = #""stringUnit": {"state": "machine_translated", "value": "Alles"}"#
    let table = catalog(
      #"{"extractionState": "stale", "localizations": {"de": {\#(unit)}}}"#)
    #expect(found(table, "machine-translation") == [])
  }

  @Test(arguments: [
    ("a|==|plural.one", true), ("a|==|substitutions.n.plural.one", true), ("a|==|b", false),
    ("a|==", false),
  ]) func aKeyMayLookLikeAVariation(_ key: String, _ isFound: Bool) {
    let text = #"{"sourceLanguage": "en", "strings": {"\#(key)": {}}, "version": "1.2"}"#
    let document = StringCatalogDocument(parsing: Array(text.utf8), file: "a.xcstrings")
    let table = StringCatalogTable(document, name: "a", sourceLanguage: "en")
    #expect(found(table, "variation-like-key").isEmpty != isFound)
  }

  @Test(
    arguments: [
      (
        ["de", "en", "fr"], "fr", "no text in fr, a language of the project; add it to the catalog"
      ),
      (
        ["cs", "de", "en", "fr", "pt-BR", "pt_BR"], "en",
        "no text in cs, fr, pt-BR, languages of the project; add them to the catalog"
      ),
      (["de", "en"], nil, ""),
    ] as [([String], String?, String)])
  func languagesWithoutPluralFormsAreFoundOnce(
    languages: [String], locale: String?, words: String
  ) {
    let plural = #"{"variations": {"plural": {"other": {"stringUnit": {"value": "%lld"}}}}}"#
    let table = catalog(#"{"localizations": {"en": \#(plural), "de": \#(plural)}}"#)
    var context = LintContext()
    context.languages = languages
    let rules = [Linter.Selection(AbsentLanguage.self, .warning)]
    let linter = Linter(rules, context)
    let found = linter.diagnostics(in: table, languages: context.languages).diagnostics
    #expect(found.map { $0.locale ?? "" } == [locale].compactMap { $0 })
    #expect(found.allSatisfy { $0.diagnostic.message.contains(words) })
    let plain = catalog(#"{"localizations": {"de": {"stringUnit": {"value": "x"}}}}"#)
    #expect(linter.diagnostics(in: plain, languages: context.languages).diagnostics.isEmpty)
  }

  @Test func aStaleKeyIsReportedOnceAndNotMissing() {
    let table = catalog(#"{"extractionState": "stale"}"#)
    #expect(found(table, "unused-key", "missing-translation") == ["unused-key Delete all"])
  }
}

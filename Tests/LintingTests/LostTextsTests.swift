import Catalogs
import Diagnostics
import Linting
import Testing

/// Odd cases of texts that were lost on their way: emptied, garbled, or put into another language.
@Suite struct LostTextsTests {
  private func found(_ rule: String, _ example: RuleExample) throws -> [String] {
    let rule = try #require(RuleRegistry.rule(rule))
    return RuleRun.findings(of: rule, in: example.lintKey, example.context).map {
      $0.finding.message
    }
  }

  @Test(arguments: [
    ("și", "È™i", 1), ("oraș", "oraÈ™", 1), ("və", "vÉ™", 1), ("podbił(a)", "podbiÅ‚(a)", 1),
    ("秒", "ç§’", 1), ("", "CAFÉ™ öffnen", 0), ("", "È ™", 0), ("", "Menu «\u{A0}à…\u{A0}»", 0),
  ]) func bytesOfAnotherEncodingAreSeen(_ meant: String, _ text: String, _ count: Int) throws {
    let messages = try found("garbled-text", RuleExample("Word", "ro", .one(text)))
    #expect(messages.count == count, "\(meant)")
  }

  @Test(arguments: [
    ("ge√Ønstalleerd", 1), ("selecci√≥n", 1), ("l‚Äôacc√®s", 2), ("¬øQu√©?", 2), ("20 ‚Ç¨", 1),
    ("menu ‚Ä¶", 1), ("√2", 0), ("√∞", 0), ("2√πr", 0), ("¬(a ∧ b)", 0), ("‚Ärger‘", 0),
    ("çóñƒíđéñçé", 0),
  ]) func bytesOfMacOSRomanAreSeen(_ text: String, _ count: Int) throws {
    let messages = try found("garbled-text", RuleExample("Word", "fr", .one(text)))
    #expect(messages.count == count, "\(messages)")
  }

  @Test(arguments: [
    ("pt", "Opções de ícones", "OpÁıes de Ìcones", true), ("pt", "A direção", "A direÁ„o", true),
    ("pt", "Ajuda rápida", "Ajuda r·pida", false), ("de", "Bitte wählen", "Bitte w‰hlen", true),
    ("sv", "Färg", "F‰rg", true),
    ("fr", "Étudiant·e·s", "Étudiant·e·s", false),
    ("de", "„Neu“", "Das„neue“ Wort", false), ("it", "Più", "PiÙ", false),
    ("es", "foto", "FotoÍndice", false), ("sk", "Áno", #"Je to?\nÁno. A to?\nÁno."#, false),
    ("ro", "Începe „Întâi”", "Începe „Întâi” și „În”", false),
    ("tr", "hızlı", "hızlı kılıç", false),
    ("ga", "Na hÉireannaigh", "Na hÈireannaigh", false), ("pt", "Você", "VocÊ", false),
  ])
  func lettersInLatin1AreSeenInMacOSRoman(
    _ language: String, _ meant: String, _ text: String, _ isFound: Bool
  ) throws {
    let messages = try found("garbled-text", RuleExample("Word", language, .one(text)))
    #expect(messages.isEmpty != isFound, "\(meant): \(messages)")
  }

  @Test(arguments: [
    ("More", "undefined", 1), ("Delete all", "#REF!", 1), ("Delete all", "[object Object]", 1),
    ("Delete all", "null", 1), ("Zero", "null", 0), ("Undefined", "undefined", 0),
    ("#REF!", "#REF!", 0), ("-", "undefined", 0),
  ]) func aProgramsWordForNothingIsNoText(_ source: String, _ text: String, _ count: Int) throws {
    let messages = try found("empty-translation", RuleExample(.one(source), "de", .one(text)))
    #expect(messages.count == count, "\(messages)")
  }

  @Test(arguments: [
    ("d'?cran", 1), ("na ?asovej osi", 1), ("??slovan? zoznam", 1), ("??CA", 1), ("Gr??e", 1),
    ("Wirklich?? Ja", 0), ("?", 0), ("Was ?", 0), ("?Was", 0), ("?? und", 0),
  ]) func aQuestionMarkMayStandForALetter(_ text: String, _ count: Int) throws {
    let found = try found("garbled-text", RuleExample("Word", "sk", .one(text)))
    #expect(found.count == count, "\(found)")
  }

  @Test(arguments: [
    ("cs", "Může se zaseknout zaseknout. Restartujte.", 1), ("de", "Der Name Name, dann", 1),
    ("de", "Am Anfang angefangen", 0),
  ]) func aMarkMayFollowAWordThatStandsTwice(
    _ language: String, _ text: String, _ count: Int
  ) throws {
    #expect(try found("repeated-word", RuleExample("Text", language, .one(text))).count == count)
  }

  @Test(arguments: [
    ("de", "Oh oh, das war nichts", 0), ("nl", "Zodat deze deze weer kan openen", 0),
    ("nl", "Open open dit", 1), ("ar", "إضافة إضافة إلى المتجر", 0), ("sv", "Slå på på sidan", 0),
  ]) func someWordsMayStandTwice(_ language: String, _ text: String, _ count: Int) throws {
    #expect(try found("repeated-word", RuleExample("Text", language, .one(text))).count == count)
  }

  @Test func aNumberWithTheSignOfAnotherScriptIsToldInEachForm() throws {
    let example = RuleExample(
      ["one": "%d cup", "other": "%d cups"], "fa", ["one": "٪ d فنجان", "other": "٪ d فنجان"])
    #expect(try found("specifier-remnant", example).count == 2)
    #expect(try found("plural-without-number", example).isEmpty)
  }

  @Test(arguments: [("切換子母畫面", 1), ("新 화면", 0)])
  func koreanHasChineseSignsOnlyBesideItsOwn(_ text: String, _ count: Int) throws {
    #expect(try found("foreign-script", RuleExample("Screen", "ko", .one(text))).count == count)
  }

  private static func forms(_ one: String, _ other: String) -> RuleExample.Texts {
    .substituted("Delete %#@n@", [.init("n", ["one": one, "other": other])])
  }

  @Test(arguments: [
    (forms("%arg file", "%arg files"), forms("", "%arg Dateien"), 1),
    // What the source leaves out, the text may.
    (forms("", "%arg files"), forms("", "%arg Dateien"), 0),
    // A language that needs no word here.
    (forms("is", "are"), forms("", ""), 1),
  ]) func aFormThatIsEmptyAloneIsLost(
    _ source: RuleExample.Texts, _ texts: RuleExample.Texts, _ count: Int
  ) throws {
    #expect(try found("empty-translation", RuleExample(source, "de", texts)).count == count)
  }

  @Test(arguments: [
    ("tr", "%lld dosya", 0), ("de", "%lld", 0), ("de", "Dateien: %lld", 0),
    ("ru", "%lld файлов", 1), ("de", "%lld × 2", 0),
  ]) func oneTextForAllNumbers(_ language: String, _ text: String, _ count: Int) throws {
    let source: RuleExample.Texts = ["one": "%lld file", "other": "%lld files"]
    let example = RuleExample(source, language, .one(text))
    #expect(try found("lost-plural-variation", example).count == count)
  }

  /// An empty text counts as untranslated in a String Catalog.
  @Test(
    arguments: [
      ("NO_SEP", "translated", ["en warning"]), ("Cancel", "translated", ["en note"]),
      ("NO_SEP", "new", []),
    ] as [(String, String, [String])])
  func anEmptyTextOfACatalogsSourceShowsTheKey(
    key: String, state: String, expected: [String]
  ) throws {
    let unit = #"{"stringUnit": {"state": "\#(state)", "value": ""}}"#
    let text = #"""
      {"sourceLanguage": "en", "strings": {"\#(key)": {"localizations":
      {"en": \#(unit), "de": \#(unit)}}}, "version": "1.0"}
      """#
    let table = StringCatalogTable(
      StringCatalogDocument(parsing: Array(text.utf8), file: "a.xcstrings"), name: "a",
      sourceLanguage: "en")
    let rule = try #require(RuleRegistry.rule("empty-translation"))
    let linter = Linter([Linter.Selection(rule, rule.documentation.severity)], LintContext())
    let found = linter.diagnostics(in: table, languages: table.languages).diagnostics
    #expect(found.map { "\($0.locale ?? "") \($0.diagnostic.severity)" } == expected)
  }

  // MARK: Texts of another language

  private func copies(
    _ texts: [String: String], of source: String = "You can delete all of the photos at once"
  ) -> [String] {
    let localizations = texts.sorted { $0.key < $1.key }.map { language, text in
      #""\#(language)": {"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }
    let text = #"""
      {"sourceLanguage": "en", "strings": {"\#(source)":
      {"localizations": {\#(localizations.joined(separator: ","))}}}, "version": "1.0"}
      """#
    let table = StringCatalogTable(
      StringCatalogDocument(parsing: Array(text.utf8), file: "a.xcstrings"), name: "a",
      sourceLanguage: "en")
    let rules = ["copied-translation", "other-language"].compactMap(RuleRegistry.rule)
    let linter = Linter(
      rules.map { Linter.Selection($0, $0.documentation.severity) }, LintContext())
    return linter.diagnostics(in: table, languages: table.languages).diagnostics.map {
      "\($0.locale ?? "") \($0.diagnostic.id)"
    }
  }

  private static let finnish = "Voit poistaa kaikki valokuvat yhdellä kertaa näin"
  private static let german = "Du kannst alle Fotos auf einmal löschen"

  @Test func aSentenceIsNotTheSameInTwoLanguages() {
    // Whose text it is can't be told by its words.
    #expect(
      copies(["fi": Self.finnish, "hu": Self.finnish]) == [
        "fi copied-translation", "hu copied-translation",
      ])
    // A name's letters are no language's.
    let place = "Buscar restaurantes de la zona de São Paulo"
    #expect(copies(["es": place, "fi": place]) == ["fi copied-translation"])
    #expect(copies(["hu": Self.german, "de": Self.german]) == ["hu copied-translation"])
    #expect(copies(["it": Self.finnish, "fi": Self.finnish]) == ["it copied-translation"])
    #expect(copies(["es": Self.german, "de": Self.german]).count == 1)
    // Belarusian, whose short words aren't known, has no и.
    let russian = "Можно одновременно удалить любые выбранные снимки"
    #expect(copies(["be": russian, "ru": russian]) == ["be copied-translation"])
    // Nobody reads what stands under a name that is no language's.
    #expect(copies(["sp": Self.finnish, "fi": Self.finnish]) == [])
  }

  @Test func theCodeOfACountryIsNoWord() {
    #expect(copies(["de": "Bankkonto (DE)", "sv": "Bankkonto (DE)"]) == [])
    #expect(copies(["de": "Bankkonto de", "sv": "Bankkonto de"]) == ["de other-language"])
  }

  @Test func aPlaceHasTheNameThatItHas() {
    let town = "Frankfurt am Main"
    #expect(copies(["de": town, "nl": town, "sv": town], of: "Frankfurt") == [])
    #expect(copies(["es": "Rio de Janeiro", "de": "Rio de Janeiro"], of: "Rio") == [])
    #expect(
      copies(["de": "Foto am Gerät", "sv": "Foto am Gerät"], of: "Photo on the device")
        == ["sv other-language"])
    // A title has capitals, too.
    let titles = [
      ("Hilfe und Kontakt", "nl", "Help and Support"), ("Hell oder Dunkel", "sv", "Light or Dark"),
      ("Nutzung und Bedingungen", "nl", "Terms and Conditions"),
      ("HILFE UND KONTAKT", "nl", "HELP AND SUPPORT"),
    ]
    for (text, language, source) in titles {
      #expect(
        copies(["de": text, language: text], of: source) == ["\(language) other-language"])
    }
  }

  @Test func aWordOfBothLanguagesTellsNeither() {
    #expect(copies(["de": "Kaffee per E-Mail", "it": "Kaffee per E-Mail"]) == [])
    #expect(
      copies(["de": "Kaffee con E-Mail", "it": "Kaffee con E-Mail"]) == ["de other-language"])
  }

  @Test func whatSeveralOrRelatedLanguagesHaveIsNoCopy() {
    #expect(copies(["hu": Self.german, "fi": Self.german, "de": Self.german]) == [])
    #expect(copies(["de-AT": Self.german, "de": Self.german]) == [])
    let danish = "Du kan slette alle billeder på en gang"
    #expect(copies(["da": danish, "nb": danish]) == [])
  }
}

import Catalogs
import Diagnostics
import Linting
import Messages
import Testing

/// Odd cases of the rules about placeholders; the plain ones are the rules' own examples.
@Suite struct PlaceholdersTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var source: String
    var language: String
    var translation: String
    /// Rules with a finding, by id.
    var rules: [String]

    init(_ source: String, _ language: String, _ translation: String, _ rules: String...) {
      (self.source, self.language, self.translation) = (source, language, translation)
      self.rules = rules
    }

    var testDescription: String { "\(source) → \(language) \(translation)" }
  }

  static let cases = [
    // Percent signs of texts that nobody formats.
    Case("100% off", "fr", "100 % de remise"),
    Case("100% off", "tr", "%100 indirim"),
    Case("100% off", "ja", "100％オフ"),
    Case("50% of %@", "fr", "50 % de %@"),
    // Percent signs beside arguments.
    Case("%lld%% of %@", "fr", "%lld % de %@", "malformed-specifier"),
    Case("%lld%% of %@", "ar", "%lld٪ من %@"),
    Case("%lld%% of %@", "de", "%lld von %@", "percent-sign"),
    Case("%@ posts", "ca", "% publicacions", "malformed-specifier"),
    Case("Enter the fill % to see when it is full", "de", "Prozente eingeben"),
    Case("Enter the fill % to see when it is full", "es", "Escribe el % para verlo"),
    Case("Gains the % a day", "es", "Gana el % al día"),
    Case("Code %x", "de", "Code% x", "malformed-specifier"),
    Case("%@, mail [us](mailto:a@b.com?s=%%5Bi%%5D)", "de", "%@, schreib [uns](https://b.com/5)"),
    Case(
      "%@, mail [100%% us](https://b.com/5)", "de", "%@, schreib [uns](https://b.com/5)",
      "percent-sign"),
    // Order of words.
    Case("%@ on %@", "ja", "%2$@の%1$@"),
    Case("%@ on %@", "ja", "%2$@の%2$@", "missing-argument"),
    Case("%@: %lld", "ja", "%lld: %@", "wrong-argument-type"),
    Case("%1$@: %2$lld", "ja", "%@: %lld"),
    Case("%1$@: %2$lld", "ja", "%2$@: %1$lld", "wrong-argument-type"),
    // Types.
    Case("%lld files", "de", "%u Dateien", "wrong-argument-type"),
    Case("%x", "de", "%d", "wrong-argument-type"),
    Case("%@", "de", "%s", "wrong-argument-type"),
    Case("%f km", "de", "%F km"),
    Case("%d files", "de", "%'d Dateien"),
    Case("%.*f km", "de", "%.*f km"),
    // Typing mistakes.
    Case("%@!", "ja", "％@！", "malformed-specifier"),
    Case("%@!", "he", "%\u{200F}@!", "malformed-specifier"),
    Case("%lld files", "de", "% lld Dateien", "changed-format"),
    Case("%lld files", "de", "lld Dateien", "specifier-remnant"),
    Case("%@ has %lld files", "de", "lld Dateien", "missing-argument", "specifier-remnant"),
    Case("%1$@ and %2$@", "de", "2$@", "missing-argument", "specifier-remnant"),
    Case("%1$@ and %2$@", "de", "%1@ und %2$@", "malformed-specifier"),
    Case("Cup %1$lld of %2$lld", "ar", "كوب %1$$lld من %2$lld", "malformed-specifier"),
    Case("Close %@.", "cs", "Zavřít @.", "specifier-remnant"),
    Case("Total: %@", "fa", "کل: ٪ @", "specifier-remnant"),
    Case("Serve %@", "es", "Servir %%@", "specifier-remnant"),
    Case("Wash %d cups", "de", "%%d Tassen waschen", "specifier-remnant"),
    Case("%@ and %@", "de", "@ und @", "specifier-remnant", "specifier-remnant"),
    Case("Ask %@", "de", "@name fragen", "missing-argument"),
    Case("Ask %@", "de", "Frag @ oder @", "missing-argument"),
    // Keys that are no texts.
    Case("followers_count", "de", "%@ Follower"),
    Case("account.followers %lld", "de", "Follower"),
    Case("account.followers %lld", "de", "%@ Follower", "wrong-argument-type"),
    // One finding for one cause.
    Case("%@, %d of %d", "eu", "%@, %2$d tik %1$d garren", "argument-numbering"),
    Case("%1$@ in %2$@ by %3$@", "de", "nichts", "missing-argument"),
    Case("%@ and %@", "km", "{0} និង {1}"),
    Case("Hold %@ or %@", "ta", "% அல்லது %", "malformed-specifier"),
    Case("Up by %.0f%%", "hr", "Gore %.0f% %", "malformed-specifier"),
    Case("Hello there!", "pt", "%s: %s", "extra-argument"),
    Case("%1$@ has %2$lld", "de", "%1$@ hat %$12lld", "malformed-specifier"),
    Case("%$11d hours", "de", "%1$d Stunden"),
    Case("%1$d%% done of %2$@", "nl", "%1$d% te doen van %2$@", "malformed-specifier"),
    // Digits that were meant as numbers.
    Case("%1@%2@", "da", "%1$@ %2$@"),
    // Percent signs that only look like specifiers.
    Case("Fill the screen", "hu", "%-a a kijelzőnek"),
    Case("Number of cores", "fi", "%0 e-ydintä"),
    // Words stuck to arguments, and what belongs there.
    Case(
      "Files left: %d of %@", "ru", "Осталось%dфайлов из %@", "argument-spacing", "argument-spacing"
    ),
    Case("%1$@ by %2$@", "cs", "%1$@podle%2$@", "argument-spacing"),
    Case("%1$@ banned %2$@", "uz", "%1$@taqiqlangan%2$@", "argument-spacing"),
    Case("%1$f x %2$f", "bg", "%1$fx%2$f"),
    Case("%@ times", "cs", "%@krát"),
    Case("with %@", "he", "ב%@"),
    Case("Episode%d", "de", "Folge%d"),
    Case("Show %@ people %@s", "de", "Zeig %@ Leuten %@dinge"),
    // Nothing to format.
    Case("Price: 5$", "de", "Preis: 5$"),
    Case("Cancel", "de", "Abbrechen"),
  ]

  @Test(arguments: cases) func findings(_ single: Case) {
    let source = LintLocalization(language: "en", leaves: [TextLeaf(text: single.source)])
    let translation = LintLocalization(
      language: single.language, leaves: [TextLeaf(text: single.translation)])
    var key = LintKey(
      key: single.source, table: "Localizable", source: source, translations: [translation])
    key.keyIsSource = true
    #expect(Self.rules(key) == single.rules.sorted())
  }

  /// A text can have as many arguments as bytes: the first ones are told, and how many more.
  @Test(arguments: [(20, 19, nil), (21, 20, "is 1 more"), (500, 20, "are 480 more")])
  func extraArgumentsAreCounted(count: Int, notes: Int, rest: String?) throws {
    let text = String(repeating: "%@", count: count)
    let key = LintKey(
      key: "Hello", table: "Localizable",
      source: LintLocalization(language: "en", leaves: [TextLeaf(text: "Hello")]),
      translations: [LintLocalization(language: "de", leaves: [TextLeaf(text: text)])])
    let found = RuleRun.findings(
      of: try #require(RuleRegistry.rule("extra-argument")), in: key, LintContext())
    #expect(found.map(\.finding.notes.count) == [notes])
    let last = found.first?.finding.notes.last
    #expect(rest.map { last == "there \($0) like this in the text" } ?? true)
    #expect(found.first?.finding.notes[18].contains("argument 20") ?? false)
  }

  /// A source text beside its key is told what the key passes.
  @Test func argumentsOfTheKeyAreCounted() throws {
    let source = LintLocalization(language: "en", leaves: [TextLeaf(text: "Order %@ %lld")])
    let key = LintKey(key: "Order %@", table: "Localizable", source: source, translations: [])
    let found = RuleRun.findings(
      of: try #require(RuleRegistry.rule("extra-argument")), in: key, LintContext())
    #expect(
      found.map(\.finding.message) == [
        "'%lld' shows argument 2, but the key has one argument only; remove it"
      ])
  }

  /// Where code that shows a text passes nothing, a percent sign is one.
  @Test(arguments: [true, false]) func codeSaysThatThereAreNoArguments(isShown: Bool) {
    let text = "Set the % i want"
    let localizations = [("en", text), ("es", "El % que quiero")].map {
      LintLocalization(language: $0.0, leaves: [TextLeaf(text: $0.1)])
    }
    var key = LintKey(
      key: text, table: "Localizable", source: localizations[0], translations: [localizations[1]])
    key.keyIsSource = true
    key.declaration = KeyDeclaration(readings: [isShown ? .attributed : .plain], arguments: [])
    #expect(Self.rules(key).isEmpty == isShown)
  }

  /// A source that doubles the percent sign of its key's argument says nothing of the right texts.
  @Test func theKeySaysWhichPercentSignIsOneTooMany() {
    func localization(_ language: String, _ text: String) -> LintLocalization {
      LintLocalization(language: language, leaves: [TextLeaf(text: text)])
    }
    var key = LintKey(
      key: "A cup keeps %@ awake.", table: "Localizable",
      source: localization("en", "A cup keeps %%@ awake."),
      translations: [localization("fr", "Une tasse garde %@ en forme.")])
    #expect(Self.rules(key) == [])
    key.translations = [localization("de", "Eine Tasse hält %%@ wach.")]
    #expect(Self.rules(key) == ["specifier-remnant"])
    key.translations = []
    #expect(Self.rules(key) == ["specifier-remnant"])
  }

  /// A source that has lost what its key says of digits is at fault, and no text that has it.
  @Test(arguments: [
    ("%d:%02d left", "%1$d:%2$d left", "noch %1$d:%2$02d", false, true),
    ("%d:%02d left", "%1$d:%2$d left", "noch %1$d:%2$04d", true, true),
    ("%d:%02d left", "%1$d:%2$02d left", "noch %1$d:%2$d", true, false),
    ("%f km", "%.1f km", "%f km", true, false),
  ])
  func theKeySaysHowNumbersAreShown(
    name: String, source: String, target: String, isTargetWrong: Bool, isSourceWrong: Bool
  ) {
    func localization(_ language: String, _ text: String) -> LintLocalization {
      LintLocalization(language: language, leaves: [TextLeaf(text: text)])
    }
    var key = LintKey(
      key: name, table: "Localizable", source: localization("en", source),
      translations: [localization("de", target)])
    #expect(Self.rules(key) == (isTargetWrong ? ["changed-format"] : []))
    key.translations = []
    #expect(Self.rules(key) == (isSourceWrong ? ["changed-format"] : []))
  }

  /// A key whose source text is missing is judged by other languages.
  @Test func otherLanguagesStandForAMissingSource() {
    func localization(_ language: String, _ text: String) -> LintLocalization {
      LintLocalization(language: language, leaves: [TextLeaf(text: text)])
    }
    var key = LintKey(
      key: "reacted_to_you", table: "Localizable", source: localization("en", "reacted_to_you"),
      translations: [
        localization("de", "%@ hat reagiert"), localization("fr", "%@ a réagi"),
        localization("pl", "zareagował"),
      ])
    key.keyIsSource = true
    #expect(Self.rules(key) == ["missing-argument"])
    key.translations.removeLast()
    #expect(Self.rules(key) == [])
  }

  /// A key in words that no translation takes for the text.
  @Test func otherLanguagesStandForAKeyThatIsNoFormat() {
    func localization(_ language: String, _ text: String) -> LintLocalization {
      LintLocalization(language: language, leaves: [TextLeaf(text: text)])
    }
    let name = "[Trial] then price"
    var key = LintKey(
      key: name, table: "Localizable", source: localization("en", name),
      translations: [
        localization("de", "%1$@ gratis, dann %2$@"), localization("fr", "%1$@ puis %2$@"),
        localization("pl", "%1$@ potem %2$@"),
      ])
    key.keyIsSource = true
    #expect(Self.rules(key) == [])
    key.translations[2] = localization("pl", "%1$@ za darmo")
    #expect(Self.rules(key) == ["missing-argument"])
    key.translations = [localization("de", "%1$@ gratis")]
    #expect(Self.rules(key) == ["extra-argument"])
  }

  /// Who translated a key of plural forms, too, has them under a name that no source text has.
  @Test(
    arguments: [(.stringsdict, []), (.strings, ["extra-argument"])] as [(LintFormat, [String])])
  func aKeyOfPluralFormsIsNoSourceText(format: LintFormat, rules: [String]) {
    let forms = ["one": "%d Tag", "other": "%d Tage"].map { category, text in
      TextLeaf(
        path: [.substitution("n"), .variation(.plural, CaseName(category))], text: text,
        options: .stringsdictVariable)
    }
    let isDictionary = format == .stringsdict
    let variable = CatalogVariable(
      "n", at: [.substitution("n")], valueType: "d", specType: "NSStringPluralRuleType")
    let translation = LintLocalization(
      language: "de", format: format,
      leaves: isDictionary
        ? [TextLeaf(text: "%#@n@", options: .stringsdictFormat)] + forms
        : [TextLeaf(text: "%d Tage")], variables: isDictionary ? [variable] : [])
    let source = LintLocalization(
      language: "en", format: format, leaves: [TextLeaf(text: "Tags")])
    var key = LintKey(
      key: "Tags", table: "Localizable", source: source, translations: [translation])
    key.keyIsSource = true
    #expect(Self.rules(key) == rules)
  }

  /// What stands in a key is looked for in the code as it is.
  @Test(arguments: [
    ("%$11d hours", "write '%11$d'"), ("%arg files", "nothing finds the key"),
    ("%1$d% te of %2$@", "not as a percent sign"),
  ]) func aKeySaysWhatItMeans(text: String, expected: String) throws {
    let rule = try #require(RuleRegistry.all.first { $0.id == "malformed-specifier" })
    let source = LintLocalization(language: "en", leaves: [TextLeaf(text: text)])
    var key = LintKey(key: text, table: "Localizable", source: source, translations: [])
    key.keyIsSource = true
    let found = RuleRun.findings(of: rule, in: key, LintContext())
    #expect(found.count == 1)
    #expect(found.first?.finding.message.contains(expected) == true)
  }

  /// Words and whole numbers take the same room, so that Foundation skips the right one.
  @Test(arguments: [("Found %lld of %@", Severity.note), ("Found %f of %@", .warning)])
  func whatIsSkippedWeighs(key: String, severity: Severity) throws {
    let rule = try #require(RuleRegistry.all.first { $0.id == "argument-numbering" })
    let source = LintLocalization(language: "en", leaves: [TextLeaf(text: "Found one of %2$@")])
    let found = RuleRun.findings(
      of: rule,
      in: LintKey(key: key, table: "Localizable", source: source, translations: []), LintContext())
    #expect(found.map(\.finding.severity) == [severity])
  }

  private static func rules(_ key: LintKey) -> [String] {
    RuleRegistry.all
      .filter { $0.documentation.family == .placeholders && !$0.documentation.isOptIn }
      .flatMap { rule in RuleRun.findings(of: rule, in: key, LintContext()).map { _ in rule.id } }
      .sorted()
  }
}

import Catalogs
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
    // Order of words.
    Case("%@ on %@", "ja", "%2$@の%1$@"),
    Case("%@ on %@", "ja", "%2$@の%2$@", "missing-argument"),
    Case("%@: %lld", "ja", "%lld: %@", "wrong-argument-type", "wrong-argument-type"),
    Case("%1$@: %2$lld", "ja", "%@: %lld"),
    Case("%1$@: %2$lld", "ja", "%2$@: %1$lld", "wrong-argument-type", "wrong-argument-type"),
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
    Case("%lld files", "de", "lld Dateien", "missing-argument", "specifier-remnant"),
    Case("%1$@ and %2$@", "de", "%1@ und %2$@", "malformed-specifier"),
    // Keys that are no texts.
    Case("followers_count", "de", "%@ Follower"),
    Case("account.followers %lld", "de", "Follower"),
    Case("account.followers %lld", "de", "%@ Follower", "wrong-argument-type"),
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

  private static func rules(_ key: LintKey) -> [String] {
    RuleRegistry.all
      .filter { $0.documentation.family == .placeholders && !$0.documentation.isOptIn }
      .flatMap { rule in RuleRun.findings(of: rule, in: key, LintContext()).map { _ in rule.id } }
      .sorted()
  }
}

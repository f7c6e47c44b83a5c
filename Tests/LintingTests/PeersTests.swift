import Catalogs
import Diagnostics
import Linting
import Messages
import Testing

/// What rules make of a text when they see the other languages of its key.
@Suite struct PeersTests {
  /// A text with what the first of its languages has, and the others.
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: String
    var source: String
    /// nil for a source that is its own key.
    var key: String?
    var texts: [(language: String, text: String)]
    /// Of the finding in the first language; nil where there is none.
    var severity: Severity?

    init(
      _ rule: String, _ source: String, key: String? = nil,
      _ texts: [(language: String, text: String)], _ severity: Severity?
    ) {
      self.rule = rule
      self.source = source
      self.key = key
      self.texts = texts
      self.severity = severity
    }

    var testDescription: String { "\(rule): \(texts.first?.text ?? "")" }
  }

  /// A text in Japanese that is the source, as it is in four other languages but not in the last.
  private static func kept(_ source: String, but last: String, _ severity: Severity?) -> Case {
    let copies = ["ja", "ko", "ru", "uk", "el"].map { (language: $0, text: source) }
    return Case("untranslated", source, copies + [(language: "ar", text: last)], severity)
  }

  static let names = [
    kept("Linux Mint", but: "لينكس منت", .note),
    kept("Windows (Vista, 7)", but: "ويندوز", .note),
    kept("Install Linux Mint", but: "تثبيت لينكس منت", .warning),
    kept("Chocolate Cups", but: "أكواب", .warning),
    kept("Copied to Linux", but: "نسخ", .warning),
    Case("untranslated", "Linux Mint", [("ja", "Linux Mint"), ("ru", "Linux Mint")], .warning),
    kept("Command", but: "أمر", .note),
    Case("untranslated", "Command", [("ja", "Command"), ("ru", "Команда")], .warning),
  ]

  static let cases = [
    // One translator's slip, beside others who write as the source does.
    Case(
      "changed-number", "Up to 50 files",
      [("de", "Bis zu 60 Dateien"), ("fr", "Jusqu’à 50 fichiers"), ("it", "Fino a 50 file")],
      .warning),
    Case(
      "changed-number", "Up to 50 files",
      [("de", "Bis zu 60 Dateien"), ("fr", "Jusqu’à 40 fichiers"), ("it", "Fino a 30 file")],
      .note),
    // A day is 24 hours.
    Case("changed-number", "Up to 50 files per 24 hours", [("fr", "50 fichiers par jour")], .note),
    Case("changed-number", "Up to 50 files of 26", [("fr", "50 fichiers")], .warning),
    Case(
      "changed-number", "Keep 3 copies",
      [("de", "Kopien behalten"), ("fr", "Garder 3 copies"), ("it", "Tieni 3 copie")], .warning),
    Case(
      "changed-number", "Keep 3 copies",
      [("de", "Kopien behalten"), ("fr", "Garder trois copies"), ("it", "Tieni 3 copie")], .note),
    Case(
      "missing-emphasis", "Tap **Save** now.",
      [("es", "Toca Guardar."), ("fr", "Touchez Enregistrer."), ("it", "Tocca Salva.")], .note),
    Case(
      "missing-emphasis", "Tap **Save** now.",
      [("es", "Toca Guardar."), ("fr", "Touchez Enregistrer."), ("it", "Tocca **Salva**.")],
      .warning),
    // Variants of one language are one voice.
    Case(
      "changed-number", "Up to 50 files",
      [("de", "Bis zu 60 Dateien"), ("fr", "Jusqu’à 40 fichiers"), ("fr-CA", "Max. 40 fichiers")],
      .warning),
    Case(
      "changed-date", "On Monday",
      [("de", "Am Dienstag"), ("fr", "Le mardi"), ("it", "Di martedì")], .note),
    Case(
      "changed-date", "On Monday",
      [("de", "Am Dienstag"), ("fr", "Le lundi"), ("it", "Di martedì")], .warning),
    Case(
      "lost-step", "Open Menu > Cup > Beans",
      [
        ("de", "Öffne Menü > Bohnen"), ("fr", "Ouvrir Menu > Grains"), ("it", "Apri Menu > Semi"),
      ], .note),
    Case(
      "lost-step", "Open Menu > Cup > Beans",
      [
        ("de", "Öffne Menü > Bohnen"), ("fr", "Ouvrir Menu > Grains"), ("it", "Apri il menu"),
      ], .warning),
    Case(
      "line-break-count", "Turn the wheel\nto confirm",
      [("de", "Zum Bestätigen drehen"), ("fr", "Tournez\npour confirmer"), ("it", "Gira\nora")],
      .note),
    Case(
      "line-break-count", "Turn the wheel\nNow confirm",
      [("de", "Drehen, bestätigen"), ("fr", "Tournez\nConfirmez"), ("it", "Gira\nConferma")],
      .warning),
    Case(
      "line-break-count", "Turn the wheel\nto confirm",
      [("de", "Zum Bestätigen drehen"), ("fr", "Tournez la roue"), ("it", "Gira la ruota")], .note),
    Case(
      "line-break-count", "Turn the wheel\nto confirm", [("de", "Zum Bestätigen drehen")], .note),
    Case("line-break-count", "It failed.\nTry again.", [("de", "Fehler. Noch einmal.")], .warning),
    Case(
      "final-punctuation", "Your photos were saved.",
      [("de", "Deine Fotos sind gesichert"), ("fr", "Photos enregistrées.")], .note),
    Case(
      "final-punctuation", "All done. Your photos were saved.",
      [("de", "Fertig. Deine Fotos sind gesichert"), ("fr", "Fait. Photos enregistrées.")],
      .warning),
    Case(
      "final-punctuation", "All done. Your photos were saved.",
      [
        ("de", "Fertig. Deine Fotos sind gesichert"), ("fr", "Fait. Photos enregistrées"),
        ("it", "Fatto. Foto salvate"),
      ], .note),
    // So little is there of the sentence that the rest was cut off.
    Case(
      "final-punctuation", "Your photos were saved in the folder that you have chosen.",
      [("de", "Deine Fotos wurden")], .warning),
    Case("final-punctuation", "Font size:", [("ko", "글자 크기")], .note),
    // A script: all keep its commands, and one has the last word of a comment, too.
    Case(
      "partly-translated", "app write settings true\n# copy items\napp write settings false",
      [
        ("nl", "app write settings true\n# kopieer items\napp write settings false"),
        ("de", "app write settings true\n# kopieren\napp write settings false"),
        ("fr", "app write settings true\n# copier\napp write settings false"),
      ], nil),
    Case("final-punctuation", "Font size:", [("de", "Schriftgröße")], .warning),
    // What people are to type by has the letters of their language.
    Case(
      "changed-format", "yyyy-MM-dd",
      [("de", "JJJJ-MM-TT"), ("nl", "jjjj-MM-dd"), ("cs", "rrrr-MM-dd"), ("tr", "yyyy-AA-gg")], nil),
    Case("changed-format", "yyyy-MM-dd", [("de", "JJJJ-MM-TT"), ("nl", "dd-MM-yyyy")], .note),
    Case(
      "changed-format", "EEEE, MMM d",
      [("de", "EEEE, T. MMM"), ("nl", "EEEE j MMM"), ("fr", "EEEE j MMM")], .warning),
    Case("final-punctuation", "Save to", [("de", "Sichern in:")], .note),
    Case(
      "partly-translated", "Type make clean install all now",
      [
        ("de", "Gib make clean install all now ein"), ("fr", "Tapez make clean install all now"),
        ("it", "Digita make clean install all now"),
      ], nil),
    Case(
      "changed-address", "https://home.caffe.app",
      [
        ("de", "https://heim.caffe.de"), ("fr", "https://maison.caffe.fr"),
        ("it", "https://casa.caffe.it"),
      ], .note),
    Case("changed-address", "https://home.caffe.app", [("de", "https://heim.caffe.de")], .error),
    Case(
      "changed-address", "https://home.caffe.app/?day={DAY}",
      [
        ("de", "https://heim.caffe.de/?day={DAY}"), ("fr", "https://maison.caffe.fr/?day={DAY}"),
        ("it", "https://casa.caffe.it/?day={DAY}"),
      ], .note),
    Case(
      "changed-address", "https://home.caffe.app",
      [("de", "https://www.caffe.eu"), ("fr", "https://caffe.eu/fr")], .note),
    Case(
      "changed-address", "See https://home.caffe.app",
      [("de", "Siehe https://caffe.eu"), ("fr", "Voir https://caffe.eu")], .error),
    Case(
      "changed-address", "https://home.caffe.app", key: "help_url",
      [("de", "https://heim.caffe.de")], .warning),
    Case(
      "changed-address", "See https://home.caffe.app", key: "help_url",
      [("de", "Siehe https://heim.caffe.de")], .error),
    // A key that says that it shows a sample.
    Case(
      "changed-address", "https://home.caffe.app", key: "field.placeholder",
      [("de", "https://heim.caffe.de")], .note),
    // A currency's sign stands before what is filled in.
    Case("foreign-placeholder", "Only {price}", [("pt", "Por US${price}")], .note),
    Case(
      "foreign-placeholder", "Only {price}",
      [("es", "Por ${price}"), ("ja", "${price}で"), ("he", "${price} תמורת")], .note),
    Case("foreign-placeholder", "$Open {cup}", [("tr", "${cup} aç")], nil),
    Case("foreign-placeholder", "For ${name}", [("tr", "{name} için")], .error),
    // A mailbox of whoever reads it.
    Case("changed-domain", "name@caffe.app", [("es", "nombre@caffe.app")], nil),
    Case("changed-domain", "name@caffe.app", [("es", "nombre@cafe.app")], .warning),
    Case("changed-domain", "help@caffe.app", [("es", "ayuda@caffe.app")], .warning),
    // Who has a site in several languages names its pages in each.
    Case(
      "changed-address", "See https://caffe.app/en/beans",
      [("de", "Siehe https://caffe.app/de/bohnen")], .note),
    Case(
      "changed-address", "See https://caffe.app/en-us/help/beans?a=1",
      [("de", "Siehe https://caffe.app/de-de/hilfe/7?a=1")], .note),
    Case(
      "changed-address", "See https://caffe.app/en/beans",
      [("de", "Siehe https://caffe.app/fr/grains")], .warning),
    // The site's own language has no name in its addresses.
    Case(
      "changed-address", "See https://caffe.app/en/faq/#most-asked",
      [("de", "Siehe https://caffe.app/faq/#haeufigste-fragen")], .note),
    Case(
      "changed-address", "See https://caffe.app/en/beans",
      [("de", "Siehe https://caffe.app/bohnen")], .note),
    // No page in the reader's language is a reason to leave https.
    Case(
      "changed-address", "See https://caffe.app/en/beans",
      [("de", "Siehe http://caffe.app/bohnen")], .warning),
    Case(
      "changed-address", "See https://caffe.app/en/beans",
      [("de", "Siehe http://caffe.app/de/beans")], .warning),
    Case(
      "changed-address", "See https://caffe.app/beans/new",
      [("de", "Siehe https://caffe.app/bohnen/neu")], .warning),
    Case(
      "changed-address", "See https://caffe.app/en/beans",
      [("de", "Siehe https://caffe.app/zh-hant/grains")], .warning),
    Case(
      "changed-address", "See https://caffe.app/shop/en/beans",
      [("de", "Siehe https://caffe.app/laden/de/bohnen")], .warning),
    Case(
      "changed-address", "See https://caffe.app/en/beans",
      [("de", "Siehe https://caffe.dev/de/bohnen")], .error),
    Case(
      "edge-whitespace", " Become a supporter!",
      [("de", "Unterstütze uns!"), ("fr", "Soutenez-nous !"), ("it", "Sostienici!")], .note),
    Case(
      "initial-capital", "Script",
      [("pl", "skrypt"), ("cs", "skript"), ("sk", "skript"), ("de", "Skript")], .note),
    // The key says that the words are bold in the middle of another text.
    Case(
      "initial-capital", "Kill switch protection", key: "reconnect_bold2",
      [("pl", "ochrony Kill Switch")], .note),
    Case(
      "initial-capital", "Kill switch protection", key: "reconnect_title2",
      [("pl", "ochrony Kill Switch")], .warning),
    Case(
      "initial-capital", "Shared link", key: "shared_link",
      [("pl", "udostępniony link")], .warning),
    // Braces around a word that all translate mark it; one that is kept somewhere is filled.
    Case(
      "foreign-placeholder", "Service {active}",
      [("de", "Dienst {aktiv}"), ("fr", "Service {activé}"), ("it", "Servizio {attivo}")], .warning),
    Case(
      "foreign-placeholder", "Service {active}",
      [("fr", "Service {activé}"), ("de", "Dienst {aktiv}"), ("it", "Servizio {attivo}")], .warning),
    Case(
      "missing-argument", "%@ is {active}",
      [("de", "Dienst {aktiv}"), ("fr", "Service {activé}"), ("it", "Servizio {attivo}")], .error),
    // What stands for a placeholder of the source stands for no argument.
    Case("missing-argument", "%@ paid {price}", [("de", "Bezahlt: ${price}")], .error),
    Case("missing-argument", "%@ paid {price}", [("de", "Bezahlt: {preis}")], .error),
    Case("missing-argument", "%@ paid {price}", [("de", "{0} zahlte {preis}")], nil),
    Case(
      "foreign-placeholder", "Service {active}",
      [("de", "Dienst {aktiv}"), ("fr", "Service {active}"), ("it", "Servizio {attivo}")], .error),
    Case(
      "foreign-placeholder", "Hi {0}",
      [("de", "Hallo {1}"), ("fr", "Salut {1}"), ("it", "Ciao {1}")], .error),
    Case(
      "changed-name", "Set default_value",
      [("de", "Standardwert setzen"), ("fr", "Valeur par défaut"), ("it", "Valore predefinito")],
      .note),
  ]

  /// What all languages keep is a term where each of them says that it is translated.
  @Test(
    arguments: [
      ("Bundle ID", TextState.translated, Severity.note), ("Sparkle", .translated, .note),
      ("Bundle ID", .needsReview, .warning), ("Bundle ID", nil, .warning),
      ("Delete Bundles", .translated, .warning), ("Bundle of beans", .translated, .warning),
    ] as [(String, TextState?, Severity)])
  func allLanguagesKeepATerm(source: String, state: TextState?, severity: Severity) throws {
    let key = LintKey(
      key: source, table: "Localizable",
      source: LintLocalization(language: "en", leaves: [TextLeaf(text: source)]),
      translations: ["ja", "ko", "ru", "uk", "el"].map { language in
        LintLocalization(language: language, leaves: [TextLeaf(text: source, state: state)])
      })
    let rule = try #require(RuleRegistry.rule("untranslated") as? any UnitRule.Type)
    let unit = try #require(LintEntry(key: key, localization: key.translations[0]).units.first)
    let found = rule.findings(in: unit, LintContext()).map {
      $0.severity ?? rule.documentation.severity
    }
    #expect(found == [severity])
  }

  @Test(arguments: names + cases) func othersTellASlipFromAChoice(_ single: Case) throws {
    let rule = try #require(RuleRegistry.rule(single.rule))
    let source = LintLocalization(
      language: "en", leaves: [TextLeaf(text: single.source, options: .catalogValue)])
    let key = LintKey(
      key: single.key ?? single.source, table: "Localizable", source: source,
      translations: single.texts.map { language, text in
        LintLocalization(
          language: language, leaves: [TextLeaf(text: text, options: .catalogValue)])
      })
    let entry = LintEntry(key: key, localization: key.translations[0])
    let unit = try #require(entry.units.first)
    let found =
      (rule as? any UnitRule.Type)?.findings(in: unit, LintContext()).map {
        $0.severity ?? rule.documentation.severity
      } ?? []
    #expect(found == (single.severity.map { [$0] } ?? []))
  }
}

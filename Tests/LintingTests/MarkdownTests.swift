import Catalogs
import Diagnostics
import Linting
import Messages
import Testing

/// Emphasis, links and code that get lost on the way, and what only looks so.
@Suite struct MarkdownTests {
  static let attributed = KeyDeclaration(readings: [.attributed], arguments: [])
  static let plain = KeyDeclaration(readings: [.plain], arguments: [])
  static let save = "Tap **Save** now."
  static let link = "Read [the terms](https://example.com/terms) first."

  static let emphasis = [
    MarkedCase(save, "de", "Jetzt **Sichern** tippen."),
    MarkedCase(save, "de", "↓Jetzt Sichern tippen.", ["missing-emphasis"]),
    MarkedCase(save, "de", "↓Jetzt *Sichern* tippen.", ["missing-emphasis"]),
    MarkedCase(save, "de", "Jetzt ↓**Sichern tippen.", ["broken-emphasis"]),
    MarkedCase(save, "de", "Jetzt Sichern↓** tippen.", ["broken-emphasis"]),
    MarkedCase(save, "de", "Jetzt ↓** Sichern ** tippen.", ["broken-emphasis"]),
    MarkedCase(save, "de", "Jetzt ↓**Sichern * tippen.", ["broken-emphasis"]),
    MarkedCase(save, "de", "Jetzt __Sichern__↓** tippen.", ["broken-emphasis"]),
    MarkedCase(save, "de", "Jetzt __Sichern__ tippen."),
    MarkedCase(save, "ja", "↓**「保存」**を押す", ["broken-emphasis"]),
    MarkedCase(save, "ja", "「**保存**」を押す"),
    MarkedCase(save, "ja", "↓＊＊保存＊＊を押す", ["broken-emphasis"]),
    MarkedCase(save, "de", "Jetzt **Sichern** ↓**tippen**.", ["added-emphasis"]),
    MarkedCase("~~Old~~ %@", "de", "↓Alt %@", ["missing-emphasis"]),
    MarkedCase("_Note_: %@", "fr", "↓Note : %@", ["missing-emphasis"]),
    MarkedCase("On **%@** (%lld)", "de", "Auf **%@ (%lld)**"),
    MarkedCase("On **%@** (%lld)", "de", "↓%@ **auf** (%lld)", ["missing-emphasis"]),
    MarkedCase("my_file_name", "de", "mein_datei_name"),
    MarkedCase("* required", "de", "* erforderlich"),
    MarkedCase("5 * 3", "de", "5*3*2"),
    MarkedCase("10 to 20", "ja", "10~20"),
    MarkedCase("10 to 20 and 30 to 40", "ja", "10~20、30~40"),
    MarkedCase("Users and customers", "de", "Nutzer*innen und Kund*innen"),
    MarkedCase(
      "Users and customers", "de", "Nutzer↓*innen und Kund*innen", ["swallowed-character"],
      declaration: attributed),
    MarkedCase("Users", "de", "Nutzer*innen", declaration: attributed),
    MarkedCase("title_note", "de", "↓**Hinweis** lesen", ["added-emphasis"]),
    MarkedCase("Save **now**", "ar", "احفظ **الآن**"),
    MarkedCase("****", "de", "****"),
    MarkedCase("Version **%@** is old", "de", "Diese Version ist alt"),
    // A mark between an argument and a letter works where arguments are filled in first.
    MarkedCase("**%lld** cups", "zh-Hans", "共↓**%lld**杯", ["broken-emphasis"]),
    MarkedCase(
      "**%lld** cups", "zh-Hans", "共↓**%lld**杯", ["broken-emphasis"], declaration: attributed),
    MarkedCase("**%lld** cups", "zh-Hans", "共**%lld**杯", declaration: plain),
    MarkedCase(
      "**%lld** cups", "zh-Hans", "共↓**%lld杯", ["broken-emphasis"], declaration: plain),
    // A mark that is a letter's neighbour, or named.
    MarkedCase("Rules of **%@**", "de", "Regeln der Moderator*innen von **%@**"),
    MarkedCase("Take _note_ of it", "tr", "Bunu↓_not_ alın", ["broken-emphasis"]),
    MarkedCase(
      "An asterisk (*) for parts: \"*@a.com\"", "fr", "Un astérisque (*) : « *@a.com »"),
    MarkedCase("Save", "de", "↓**Sichern", ["broken-emphasis"]),
    MarkedCase("Stars", "de", "Sterne ***"),
    MarkedCase(
      "**Say** \"yes\"", "de", #"**Sag** ↓\"ja↓\""#, ["swallowed-character", "swallowed-character"]),
  ]

  static let links = [
    MarkedCase(link, "de", "Lies zuerst [die Bedingungen](https://example.com/terms)."),
    MarkedCase(link, "de", "[Die Bedingungen](https://example.com/de/terms) lesen."),
    MarkedCase(link, "de", "[Die Bedingungen](https://example.com/terms?lang=de) lesen."),
    MarkedCase(link, "de", "[Die Bedingungen](https://www.example.com/terms) lesen."),
    MarkedCase(link, "de", "[Bedingungen](↓https://example.org/terms)", ["link-target"]),
    MarkedCase(link, "de", "[Bedingungen](↓https://example.de/terms)", ["link-target"]),
    MarkedCase(link, "de", "[Bedingungen](↓https://example.com/bedingungen)", ["link-target"]),
    MarkedCase(link, "de", "[Bedingungen](↓https://examp1e.com/terms)", ["link-target"]),
    MarkedCase(link, "de", "[Bedingungen](↓https://example.com.evil.net/terms)", ["link-target"]),
    MarkedCase(link, "de", "[Bedingungen](↓https://example.com@evil.net/terms)", ["link-target"]),
    MarkedCase(link, "de", "[Bedingungen](↓)", ["link-target"]),
    MarkedCase(link, "de", "[Bedingungen](↓example.com/terms)", ["link-target"]),
    MarkedCase(link, "de", "[Bedingungen](↓http://example.com/terms)", ["link-scheme"]),
    MarkedCase(link, "de", "[Bedingungen](↓ftp://example.com/terms)", ["link-scheme"]),
    MarkedCase(link, "de", "↓Lies zuerst die Bedingungen.", ["missing-link"]),
    MarkedCase(link, "de", "Lies [die Bedingungen]↓ (https://example.com/terms).", ["broken-link"]),
    MarkedCase(link, "de", "Lies [die Bedingungen]↓(https://example.com/terms", ["broken-link"]),
    MarkedCase(link, "de", "Lies die Bedingungen]↓(https://example.com/terms).", ["broken-link"]),
    MarkedCase(link, "de", "Lies (Bedingungen)↓[https://example.com/terms]", ["broken-link"]),
    MarkedCase(link, "de", "Lies [Bedingungen]↓(https://example.com/ terms)", ["broken-link"]),
    MarkedCase(
      "[A](https://a.com) and [B](https://b.com)", "de",
      "[A]↓ (https://a.com) und [B] (https://b.com)", ["broken-link"]),
    MarkedCase(link, "zh-Hans", "阅读↓【条款】（https://example.com/terms）", ["broken-link"]),
    MarkedCase(link, "de", "Lies [die Bedingungen ↓https://example.com/terms", ["missing-link"]),
    MarkedCase(link + " " + link, "de", "Lies [die Bedingungen](https://example.com/terms)."),
    MarkedCase(
      "[Privacy](https://a.com/privacy-en.html)", "pt-BR",
      "[Privacidade](https://a.com/privacy-pt-BR.html)"),
    MarkedCase(
      "[Privacy](https://a.com/privacy)", "fr", "[Vie privée](https://a.com/fr_privacy)"),
    MarkedCase(
      "[Privacy](https://a.com/privacy-en.html)", "fr",
      "[Vie privée](↓https://a.com/privacy-de.html)", ["link-target"]),
    MarkedCase(link, "de", "↓![Bedingungen](https://example.com/terms)", ["added-link"]),
    MarkedCase(link, "de", "↓[](https://example.com/terms)", ["broken-link"]),
    MarkedCase(
      "[A](https://a.com) and [B](https://b.com)", "de",
      "[B](https://b.com) und [A](https://a.com)"),
    MarkedCase(
      "[A](https://a.com) and [B](https://b.com)", "de", "↓[A](https://a.com) und B",
      ["missing-link"]),
    MarkedCase(
      "[Kit](https://a.com) [Lib](https://b.com)", "de",
      "[Kit](↓https://b.com) [Lib](↓https://a.com)", ["link-target", "link-target"]),
    MarkedCase("[Go](%@) now, %@", "de", "%2$@, [los](%1$@) jetzt"),
    MarkedCase("Read more", "de", "↓[Mehr](https://spam.com) lesen", ["added-link"]),
    MarkedCase("Call [me] (now)", "de", "Ruf [mich] (jetzt) an"),
    MarkedCase("[x] %@", "de", "[x] %@"),
    MarkedCase(
      "[Mail](mailto:help@example.com)", "de", "[Mail](↓mailto:help@example.org)", ["link-target"]),
  ]

  static let code = [
    MarkedCase("Run `build`.", "de", "`build` starten."),
    MarkedCase("Run `build`.", "de", "↓`bauen` starten.", ["code-span"]),
    MarkedCase("Run `build`.", "de", "↓build starten.", ["code-span"]),
    MarkedCase("Run `build`.", "de", "↓`build starten.", ["code-span"]),
    MarkedCase("Run `build`.", "de", "↓´build´ starten.", ["code-span"]),
    MarkedCase("Type `%@ %@`", "de", "Tippe `%1$@ %2$@`"),
    MarkedCase("Tap Save", "de", "Tippe ↓`Sichern`", ["code-span"]),
    MarkedCase("Set `sp_dc` here", "de", "↓Hier setzen", ["code-span"]),
    MarkedCase("Rock ` roll", "de", "Rock ` Roll"),
    MarkedCase("The table `%@` was changed", "de", "Die Tabelle wurde geändert"),
    MarkedCase("%@: %@", "de", "↓[%@]: %@", ["swallowed-character"], declaration: attributed),
    MarkedCase("[%@]: %@", "de", "[%@]: %@"),
  ]

  /// A code span with how much it matters that a translation has other words.
  static let spans: [(source: String, language: String, format: LintFormat, severity: Severity?)] =
    [
      ("Relaunch", "en", .stringCatalog, .note), ("Relaunch", "en", .strings, nil),
      ("Customize Pock…", "en", .stringCatalog, .note), ("Choose...", "en", .strings, nil),
      ("System Preferences > Keyboard", "en", .strings, nil),
      ("Sichern", "de", .stringCatalog, .note),
      ("relaunch", "en", .strings, .warning), ("Podfile", "en", .strings, .warning),
      ("README", "en", .strings, .warning), ("UserDefaults", "en", .stringCatalog, .warning),
      ("Save()", "en", .stringCatalog, .warning), ("Set sp_dc", "en", .strings, .warning),
    ]

  @Test(arguments: spans)
  func aNameOnTheScreenIsNoCode(
    span: String, language: String, format: LintFormat, severity: Severity?
  ) throws {
    func localization(_ language: String, _ text: String) -> LintLocalization {
      LintLocalization(
        language: language, format: format,
        leaves: [TextLeaf(text: text, options: .catalogValue)])
    }
    let source = "Tap `\(span)` now"
    for text in ["Tocca ora «Riavvia»", "Tocca ora `Riavvia`"] {
      let key = LintKey(
        key: source, table: "Localizable", source: localization(language, source),
        translations: [localization("it", text)])
      let rule = try #require(RuleRegistry.rule("code-span"))
      let found = RuleRun.findings(of: rule, in: key, LintContext())
      #expect(
        found.map { $0.finding.severity ?? .warning } == (severity.map { [$0] } ?? []), "\(text)")
    }
  }

  @Test(arguments: [
    ("# This is big\n## This is small", "# Das ist groß\n## Das ist klein", false),
    ("- [ ] A task", "- [ ] Eine Aufgabe\n- [ ] Noch eine", false),
    ("1. Item\n2. Item", "1. Punkt\n2. Punkt", false), ("# This is big", "* Das ist groß", true),
    ("swift build", "schnell bauen", true), ("# Build it\nswift build", "# Los\nbauen", true),
    ("- run: build", "- starte: bauen", true),
    ("# Build\nFROM swift\nRUN make", "# Bauen\nVON schnell\nLAUF machen", true),
    ("[Desktop Entry]\nName=Cup", "[Desktop Eintrag]\nTitel=Tasse", true),
    ("> Get-Item Cup", "> Hol-Ding Tasse", true), ("> This is said", "> Das wird gesagt", false),
    ("- [x] Done\n- [ ] Open", "- [x] Fertig\n- [ ] Offen", false),
    ("- [x] done", "- [x] fertig", true), ("- [x] Done", "- [ ] Fertig", true),
    ("# One\n# Two\n# Three", "# Eins", true), ("# One\n* Two", "* Eins\n# Zwei", true),
  ])
  func aBlockOfCodeMayShowWriting(source: String, target: String, isFound: Bool) throws {
    let rule = try #require(RuleRegistry.rule("code-span"))
    let example = RuleExample(
      .one("Write:\n\n```\n\(source)\n```"), "de", .one("Schreib:\n\n```\n\(target)\n```"))
    let found = RuleRun.findings(of: rule, in: example.lintKey, example.context)
    #expect(found.isEmpty != isFound)
  }

  @Test(arguments: emphasis + links + code) func aTextHasTheseFindings(_ single: MarkedCase) {
    single.check([.markdown])
  }

  /// A space stays between words, and there only.
  @Test(arguments: [
    ("Tocca** Salva** ora.", "Tocca **Salva** ora."),
    ("Tocca ** Salva **ora.", "Tocca **Salva** ora."),
    ("** Salva ** ora.", "**Salva** ora."),
    ("Pronto.\n\n** Salva ** ora.", "Pronto.\n\n**Salva** ora."),
    ("Ora ** Salva **\nPronto.", "Ora **Salva**\nPronto."),
  ])
  func spacesMoveOutOfMarks(text: String, mended: String) throws {
    let rule = try #require(RuleRegistry.rule("broken-emphasis"))
    let example = RuleExample(.one(Self.save), "it", .one(text))
    let repair = Repair(rule, example.lintKey, example.context)
    #expect(repair.texts.map { Array($0.values) } == [mended])
  }
}

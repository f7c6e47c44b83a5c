import TestSupport
import Testing

@testable import Linting

/// Texts that deceive readers or programs, and scripts that only look like that.
@Suite struct SecurityTests {
  /// What is known of so many would take many times the text's bytes.
  @Test(arguments: [10_000, 10_001]) func aTextOfPercentSignsIsNotRead(count: Int) {
    let example = RuleExample("Save", "de", .one(String(repeating: "%@", count: count)))
    let found = RuleRun.findings(of: OversizedText.self, in: example.lintKey, example.context)
    let arguments = RuleRun.findings(of: ExtraArgument.self, in: example.lintKey, example.context)
    #expect(arguments.isEmpty == (count > 10_000))
    let message = "the text has 10001 percent signs, too many to be checked; shorten it"
    #expect(found.contains { $0.finding.message == message } == (count > 10_000))
  }

  @Test(arguments: [10_000, 10_001]) func whatIsNotReadIsNotTaken(count: Int) throws {
    let example = RuleExample("Save", "de", .one(String(repeating: "%@", count: count)))
    let problem = SpecifierSafety(try example.firstUnit(), isPluralForm: false).problem
    #expect(problem?.contains("too long to be checked") == (count > 10_000))
  }

  /// What both texts have says between which addresses another one belongs.
  @Test func anAddressIsComparedWithTheOneInItsPlace() throws {
    let unit = try RuleExample(
      "Red https://red.app and black https://black.app and big https://big.app/cup", "de",
      .one("Rot und schwarz https://black.app und groß https://big.app/tasse")
    ).firstUnit()
    #expect(
      ChangedAddress.findings(in: unit, LintContext()).map(\.message) == [
        "the address differs from the source's, `https://big.app/cup`; write that one",
        "the address `https://red.app` of the source is missing; write it",
      ])
  }

  /// Addresses, each by its place, that only the source or only the translation has, or both have.
  struct Places: Sendable {
    var source: [Int]
    var target: [Int]
    var kept: [AddressPairs.Kept] = []
    /// Those of the source that one stands for, and that none does, by index.
    var paired: [Int]
    var alone: [Int]
  }

  static let places = [
    Places(
      source: [0, 40], target: [10], kept: [AddressPairs.Kept(source: 20, target: 0)],
      paired: [1], alone: [0]),
    Places(source: [0, 40], target: [10], paired: [0], alone: [1]),
    // In another order, so that nothing is between them.
    Places(
      source: [0, 40], target: [30],
      kept: [
        AddressPairs.Kept(source: 10, target: 20), AddressPairs.Kept(source: 20, target: 10),
      ], paired: [0], alone: [1]),
    Places(
      source: [0], target: [50], kept: [AddressPairs.Kept(source: 20, target: 20)], paired: [0],
      alone: []),
  ]

  @Test(arguments: places) func addressesArePairedByPlace(_ places: Places) {
    let found = AddressPairs(places.source, places.target, around: places.kept)
    #expect(found.pairs.map(\.source) == places.paired)
    #expect(found.alone == places.alone)
  }

  static let cases = [
    MarkedCase("Name: %@", "ar", "الاسم: \u{2068}%@\u{2069}"),
    MarkedCase("Name: %@", "en-GB", "Name: \u{2068}%@\u{2069}"),
    MarkedCase("Name: %@", "he", "\u{202B}שם: %@\u{202C}"),
    MarkedCase("Name: %@", "de", "Name: ↓\u{202B}%@\u{202C}", ["bidi-control"]),
    MarkedCase("Name: %@", "de", "Name: ↓\u{202E}%@\u{202C}", ["bidi-control"]),
    MarkedCase("Name: %@", "de", "Name: ↓\u{202E}%@", ["bidi-control"]),
    MarkedCase("Name: %@", "ar", "الاسم: %@↓\u{2069}", ["bidi-control"]),
    MarkedCase("Name: %@", "ar", "↓\u{2067}الاسم: %@", ["bidi-control"]),
    MarkedCase("Name: %@", "ar", "↓\u{202B}الاسم: %@", ["bidi-control"]),
    MarkedCase("Name: \u{2068}%@", "ar", "الاسم: \u{2068}%@"),
    MarkedCase("Name: %@", "fa", "\u{200F}نام: می‌خواهم %@"),
    MarkedCase("Save", "fr", "Enre↓\u{0}gistrer", ["control-character"]),
    MarkedCase("Save", "fr", "Enre↓\u{85}gistrer", ["control-character"]),
    MarkedCase("Save", "fr", "Enre↓\u{FFFC}gistrer", ["control-character"]),
    MarkedCase("Save", "fr", "Enre↓\u{7F}gistrer", ["control-character"]),
    MarkedCase("Save", "fr", "Enregistrer\r\nici\t!"),
    MarkedCase("Save\u{0C}", "fr", "Enregistrer\u{0C}"),
    MarkedCase("Save", "zh-Hans", "保存：＂文件＂，￥100"),
    MarkedCase("Save", "ja", "↓\u{E0041}保存", ["hidden-character"]),
    MarkedCase("Save", "ja", "葛\u{E0100}飾区"),
    MarkedCase("Save", "de", "❤️ 👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣"),
    MarkedCase("Wales", "de", "🏴󠁧󠁢󠁷󠁬󠁳󠁿 Wales"),
    MarkedCase("Save", "de", "S↓\u{E0101}ichern", ["hidden-character"]),
    MarkedCase(
      "See https://damus.io", "ru", "См. https://↓d\u{0430}mus.io", ["deceptive-host"]),
    MarkedCase(
      "See https://damus.io", "ru", "См. https://↓\u{0434}\u{0430}.io", ["deceptive-host"]),
    // A letter, a ligature and a sign of Armenian.
    MarkedCase("See https://damus.io", "de", "Zu https://↓d\u{0561}mus.io", ["deceptive-host"]),
    MarkedCase("See https://damus.io", "de", "Zu https://↓d\u{FB13}mus.io", ["deceptive-host"]),
    MarkedCase("See https://damus.io", "de", "Zu https://↓d\u{0589}mus.io", ["deceptive-host"]),
    MarkedCase("See https://damus.io", "ru", "См. https://damus.io/привет"),
    MarkedCase("See https://damus.io", "zh-Hans", "见https://damus.io。谢谢"),
    MarkedCase("See https://damus.io", "ja", "https://damus.ioを参照"),
    MarkedCase("See https://damus.io!", "ja", "https://damus.ioを参照"),
    MarkedCase("See https://damus.io/a", "de", "Siehe ↓https://damus.io/b", ["changed-address"]),
    MarkedCase("See https://damus.io/a", "de", "Siehe damus.io/a"),
    MarkedCase("See https://damus.io/a", "de", "[Siehe](https://damus.io/a)"),
    MarkedCase("[See](https://a.io)", "de", "[Siehe](↓javascript:alert)", ["executable-link"]),
    MarkedCase("[See](https://a.io)", "de", "[Siehe](↓JavaScript:alert)", ["executable-link"]),
    MarkedCase("[See](https://a.io)", "de", "[Siehe](↓java&#10;script:alert)", ["executable-link"]),
    MarkedCase("[See](https://a.io)", "de", "[Siehe](↓data:text/html,x)", ["executable-link"]),
    MarkedCase("See data: here", "de", "Siehe Daten: [hier] (data: x)"),
    MarkedCase(
      "<a href=\"https://a.io\">See</a>", "de", "<a href=\"↓javascript:x()\">Siehe</a>",
      ["executable-link"]),
    MarkedCase(
      "<a href='/terms'>See</a>", "de", "<a href='↓https://b.io/terms'>Siehe</a>",
      ["changed-address"]),
    MarkedCase(
      "<a href='/terms'>See</a>", "de", "<a href='↓//b.io/terms'>Siehe</a>", ["changed-address"]),
    MarkedCase(
      "<a href='mailto:me@a.io'>Write</a>", "de", "<a href='↓mailto:me@b.io'>Schreib</a>",
      ["changed-address"]),
    MarkedCase(
      "<img src=\"https://a.io/cup.png\"> Cup", "de",
      "<img src=\"↓https://b.io/cup.png\"> Tasse", ["changed-address"]),
    MarkedCase(
      "<a href=\"https://a.io\">A</a> or <a href=\"https://b.io\">B</a>", "de",
      "<a href=\"https://b.io\">B</a> oder <a href=\"https://a.io\">A</a>"),
    MarkedCase(
      "<a href=\"https://en.wikipedia.org/wiki/Cup\">Cup</a>", "de",
      "<a href=\"https://de.wikipedia.org/wiki/Tasse\">Tasse</a>"),
    MarkedCase("<a href=\"%@\">Cup</a> %@", "de", "%2$@ <a href=\"%1$@\">Tasse</a>"),
    MarkedCase("<a href=\"http://a.io\">See</a>", "de", "<a href=\"https://a.io\">Siehe</a>"),
  ]

  @Test(arguments: cases) func aTextHasTheseFindings(_ single: MarkedCase) {
    single.check([.security])
  }

  static let hostile = [
    String(repeating: "*a ", count: 4_000), String(repeating: "[a](b) ", count: 2_000),
    String(repeating: "^[a](b: 1)", count: 2_000), String(repeating: "`a`", count: 2_000),
    String(repeating: "https://\u{430}.io ", count: 1_000),
    String(repeating: "\u{202E}", count: 2_000), String(repeating: "**a**", count: 2_000),
    String(repeating: "^[", count: 4_000), String(repeating: "](inflect: ", count: 1_000),
    String(repeating: "\u{E0041}a", count: 2_000), String(repeating: "a*b*c", count: 1_000),
    String(repeating: "\u{0}", count: 2_000), String(repeating: "\\\"", count: 2_000),
  ]

  @Test(.ends, arguments: hostile.indices)
  func aHostileTextEndsInFewFindings(_ index: Int) {
    let text = Self.hostile[index]
    for source in ["**Save** `it` [here](https://example.com)", text + "x"] {
      let families = Set(RuleDocumentation.Family.allCases).intersection([
        .markdown, .attributes, .security,
      ])
      let found = MarkedCase(source, "de", text).result(families).found
      #expect(found.count < 3000)
    }
  }

  /// What is left of line breaks is looked for once, not for each word of two scripts.
  @Test func manyWordsOfTwoScriptsAreReadOnce() {
    let text = String(repeating: "отпpавить ", count: 4_000)
    let example = RuleExample("Send.\nNow it.", "ru", .one(text))
    let elapsed = processorTime {
      let found = RuleRun.findings(of: MixedScriptWord.self, in: example.lintKey, example.context)
      #expect(found.count == 4_000)
    }
    #expect(elapsed < .seconds(10))
  }
}

import Catalogs
import Diagnostics
@testable import Linting
import Testing

/// Texts that a translation has as the source, beside others of the table that are about the same.
@Suite struct KeptTermsTests {
  private static func table(_ texts: [(english: String, other: String)]) -> LprojTable {
    func file(_ language: String, _ text: (Int) -> String) -> LprojTable.Files {
      let lines = texts.indices.map { "\"a\($0)\" = \"\(text($0))\";" }
      let strings = StringsDocument(
        parsing: Array(lines.joined(separator: "\n").utf8), file: "\(language).lproj/T.strings")
      return LprojTable.Files(strings: strings, dictionary: nil)
    }
    return LprojTable(
      name: "T", sourceLanguage: "en",
      files: ["en": file("en") { texts[$0].english }, "ja": file("ja") { texts[$0].other }])
  }

  /// How a copy of a term weighs beside other texts.
  struct Case: Sendable {
    var others: [(english: String, other: String)]
    var severity: Severity
  }

  static let cases = [
    Case(others: [("Turn on Cup Guard", "Cup Guardをオンにする")], severity: .note),
    Case(others: [("About Cup Guard…", "Cup Guardについて…")], severity: .note),
    // The other text is no translation.
    Case(others: [("Turn on Cup Guard", "Turn on Cup Guard")], severity: .warning),
    Case(others: [("Turn on Cup Guard", "Turn on the Cup Guard")], severity: .warning),
    Case(others: [("Turn on Cup Guard", "カップガードをオンにする")], severity: .warning),
    Case(
      others: [("Turn on Cup Guard", "Cup Guardをオン"), ("Turn off Cup Guard", "カップガードをオフ")],
      severity: .warning),
    Case(others: [("Turn on Cup Guards", "Cup Guardsをオンにする")], severity: .warning),
    Case(others: [("Drink coffee", "コーヒーを飲む")], severity: .warning),
  ]

  /// The copy, and so many translated texts that it is no habit of the table.
  private static let last: [(english: String, other: String)] = [
    ("Cup Guard", "Cup Guard"), ("Tea", "茶"), ("Boat", "船"), ("Bean", "豆"),
  ]

  @Test(arguments: cases) func translatedTextsSayWhatIsATerm(_ single: Case) {
    let table = Self.table(single.others + Self.last)
    let rule = Untranslated.self
    let found = Linter([Linter.Selection(rule, .warning)], LintContext())
      .diagnostics(in: table, languages: ["ja"]).diagnostics
    let index = single.others.count
    #expect(found.filter { $0.key == "a\(index)" }.map(\.diagnostic.severity) == [single.severity])
  }

  @Test func aTextThatIsAboutACopyIsLookedAtWithIt() {
    let terms = KeptTerms(Self.table([("Cup Guard", "Cup Guard"), ("Tea", "茶")]))
    func haveCopy(_ text: String) -> Bool {
      terms.haveCopy(of: LintLocalization(language: "en", leaves: [TextLeaf(text: text)]))
    }
    #expect(haveCopy("Turn on Cup Guard"))
    #expect(!haveCopy("Cup Guard"))
    #expect(!haveCopy("Turn on Tea Guard"))
  }
}

import Catalogs
import Diagnostics
@testable import Linting
import Locking
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

  /// A table of many terms, each of which many texts have, is read once for each term and not more.
  @Test func aTermIsAskedForInAFewTexts() {
    let names = (0..<30).map { (english: "Cup Guard", other: "Cup Guard \($0)") }
    let reads = CountingTable(
      Self.table(names + (0..<300).map { ("Turn on Cup Guard \($0)", "Cup Guardをオン \($0)") }))
    let terms = KeptTerms(reads, languages: ["ja"])
    let term = LintText(TextLeaf(text: "Cup Guard"))
    for _ in 0..<30 { #expect(terms.keep(term, in: "ja")) }
    #expect(reads.count < reads.readCount && reads.readCount < reads.count + 10)
  }

  @Test func aTextThatIsAboutACopyIsLookedAtWithIt() {
    let terms = KeptTerms(
      Self.table([("Cup Guard", "Cup Guard"), ("Tea", "茶")]), languages: ["ja"])
    func haveCopy(_ text: String) -> Bool {
      terms.haveCopy(of: LintLocalization(language: "en", leaves: [TextLeaf(text: text)]))
    }
    #expect(haveCopy("Turn on Cup Guard"))
    #expect(!haveCopy("Cup Guard"))
    #expect(!haveCopy("Turn on Tea Guard"))
  }
}

/// A table that counts how often a key is read.
private final class CountingTable: LintTable {
  private let table: any LintTable
  private let reads = Locked(0)

  init(_ table: any LintTable) { self.table = table }

  var readCount: Int { reads.withLock { $0 } }
  var name: String { table.name }
  var sourceLanguage: String { table.sourceLanguage }
  var languages: [String] { table.languages }
  var count: Int { table.count }

  func index(ofKey key: String) -> Int? { table.index(ofKey: key) }

  func key(at index: Int, languages: [String]) -> LintKey {
    reads.withLock { $0 += 1 }
    return table.key(at: index, languages: languages)
  }

  func localization(forKey key: String, in language: String) -> LintLocalization? {
    table.localization(forKey: key, in: language)
  }
}

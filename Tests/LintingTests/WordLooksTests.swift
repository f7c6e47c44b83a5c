import Catalogs
import LocaleData
import Testing

@testable import Linting

/// Quick looks at words, which let no word pass that the rules behind them would find.
@Suite struct WordLooksTests {
  private static func findings(
    of rule: any UnitRule.Type, _ language: String, _ target: String
  ) throws -> [Finding] {
    let unit = try RuleExample("Q 1 q", language, .one(target)).firstUnit()
    return rule.findings(in: unit, LintContext())
  }

  @Test(arguments: LanguageFact.accents.keys.filter { $0.hasSuffix(".words") })
  func allWordsWithoutTheirAccentsAreFound(list: String) throws {
    let language = String(list.prefix { $0 != "." })
    for entry in LanguageFact.accents.list(of: list) {
      let pair = entry.split(separator: "=").map(String.init)
      guard pair[0] != pair[1] else { continue }
      for word in [pair[0], pair[0].prefix(1).uppercased() + pair[0].dropFirst()] {
        #expect(
          try Self.findings(of: MissingAccent.self, language, word).count == 1,
          "\(word) of \(language)")
      }
    }
  }

  @Test(arguments: LanguageFact.misspellings.keys)
  func allMisspellingsAreFound(list: String) throws {
    let language = String(list.prefix { $0 != "." })
    func count(_ text: String) throws -> Int {
      let unit = try RuleExample("Q 1 q", from: "la", language, .one(text)).firstUnit()
      return MisspelledWord.findings(in: unit, LintContext()).count
    }
    for entry in LanguageFact.misspellings.list(of: list) {
      let pair = entry.replacing("_", with: " ").split(separator: "=").map(String.init)
      try #require(pair.count == 2)
      let written = pair[0].prefix(1).uppercased() + pair[0].dropFirst()
      #expect(try count(written) == 1, "\(written) of \(language)")
      // What is meant is right.
      #expect(try count(pair[1]) == 0, "\(pair[1]) of \(language)")
    }
  }

  /// A letter with an accent may be written as one scalar or as two.
  @Test(arguments: [
    "¿Quieres hacerlo después, o puedes también más tarde?",
    "¿Quieres hacerlo despue\u{301}s, o puedes tambie\u{301}n ma\u{301}s tarde?",
  ])
  func neighboursWordsAreFoundHoweverTheyAreWritten(text: String) throws {
    #expect(try Self.findings(of: OtherLanguage.self, "pt", text).count == 1)
  }

  @Test func manyHashes() {
    let hashes = (0..<500).map { WordHash.hash(of: "word\($0)") }
    let known = WordHashes(hashes.prefix(250))
    #expect(hashes.prefix(250).allSatisfy(known.contains))
    #expect(!hashes.dropFirst(250).contains(where: known.contains))
  }

  @Test(arguments: [0, 1, 2, 3, 100]) func packedWords(count: UInt64) {
    // Some in the same slots, since they differ in their first letters only.
    let words = (0..<count).map { ($0 + 1) << 56 | 0x6162 }
    let known = PackedWords(
      Dictionary(uniqueKeysWithValues: words.map { ($0, UInt32($0 >> 56)) }))
    #expect(words.map { known[$0] } == words.map { UInt32($0 >> 56) })
    #expect(known[0] == 0 && known[0x6162] == 0 && known[(count + 1) << 56 | 0x6162] == 0)
  }
}

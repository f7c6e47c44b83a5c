import Catalogs
import Testing

@testable import Linting

/// Letters of another language are put right without a person only where they are in no name.
@Suite struct ForeignLetterTests {
  private static func findings(_ language: String, _ target: String) throws -> [Finding] {
    let key = RuleExample(.one("Sent with the file"), language, .one(target)).lintKey
    let entry = LintEntry(key: key, localization: try #require(key.translations.first))
    return ForeignLetter.findings(in: try #require(entry.units.first), LintContext())
  }

  @Test(arguments: [
    ("Trimis cu fişierul", true), ("Trimis de Ayşe", false), ("Şters cu fişierul", false),
    ("Trimis de Ayşe cu fişierul", false),
  ])
  func fixes(target: String, isSafe: Bool) throws {
    let found = try Self.findings("ro", target)
    #expect(found.map { $0.fix?.isSafe } == [isSafe])
  }

  @Test(arguments: [
    ("ja", "「你好」の言い方", false), ("ja", "你好の言い方", true), ("uk", "Пісня «Вы»", false),
    ("ro", "Atinge „şterge”", true),
  ])
  func quotations(language: String, target: String, isFound: Bool) throws {
    #expect(try Self.findings(language, target).isEmpty != isFound)
  }
}

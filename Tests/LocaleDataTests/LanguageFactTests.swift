import LocaleData
import TestSupport
import Testing

/// What a linguist edits in `Sources/LanguageData/languages` is what is found.
@Suite struct LanguageFactTests {
  @Test(arguments: LanguageFact.allCases)
  func everyLineIsFound(fact: LanguageFact) throws {
    let text = try Repository.text("Sources/LanguageData/languages/\(fact.rawValue).txt")
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(!lines.isEmpty)
    #expect(fact.keys.count == lines.count)
    for line in lines {
      let parts = line.split(separator: " ", maxSplits: 1)
      #expect(fact[String(parts[0])] == parts.last.map(String.init), "\(line)")
    }
  }

  @Test(arguments: LanguageFact.allCases)
  func theHeadNamesTheSource(fact: LanguageFact) throws {
    let text = try Repository.text("Sources/LanguageData/languages/\(fact.rawValue).txt")
    let head = text.split(separator: "\n").prefix { $0.hasPrefix("#") }
    #expect(head.contains { $0.hasPrefix("# Source: ") })
  }

  @Test func whatIsNotThereIsNil() {
    #expect(LanguageFact.quotationMarks["tlh"] == nil)
    #expect(LanguageFact.quotationMarks.list(of: "tlh") == [])
  }

  @Test func aListIsReadByItsLanguages() {
    let elided = LanguageFact.marks.sets(ofList: "elided")
    #expect(elided.keys.sorted() == ["ca", "fr", "it"])
    #expect(elided["fr"] == Set(LanguageFact.marks.list(of: "fr.elided")))
  }

  @Test(arguments: [
    ("es", nil, SystemInflection.since(iOS: 15)), ("pt", "BR", .since(iOS: 16)),
    ("pt", "PT", .since(iOS: 17)), ("ja", nil, .needless), ("ru", nil, .missing),
  ])
  func systemsInflect(language: String, region: String?, expected: SystemInflection) {
    #expect(SystemInflection(of: language, region: region) == expected)
  }

  @Test(arguments: [
    ("ar", true), ("he", true), ("ur-PK", true), ("az-Arab", true), ("ckb", true),
    ("ar-Latn", false),
    ("ku", false), ("en", false),
  ])
  func writingHasADirection(tag: String, isRightToLeft: Bool) throws {
    #expect(try #require(LanguageTag(tag)).isRightToLeft == isRightToLeft)
  }
}

import Foundation
import Generation
import TestSupport
import Testing

/// `docs/languages.md` says what the folders hold.
@Suite("the page of languages")
struct LanguagePageTests {
  private static let start =
    "<!-- Generated; UPDATE_LANGUAGES=1 swift test --filter LanguagePage writes it. -->\n"
  private static let end = "<!-- End of what is generated. -->\n"

  private static func lines(_ path: String) throws -> Int {
    try Repository.text(path).utf8.split(separator: UInt8(ascii: "\n")).count {
      $0.first != UInt8(ascii: "#") && $0.contains(UInt8(ascii: "\t"))
    }
  }

  @Test("its tables are up to date")
  func tables() throws {
    let overview = try LanguageOverview(
      in: Repository.root.appending(path: "Sources/LanguageData")
    ) { language in
      (
        try Self.lines("Fixtures/grammar/\(language).txt"),
        try Self.lines("Fixtures/grammar/\(language)-open.txt")
      )
    }
    let page = try Repository.text("docs/languages.md")
    let head = try #require(page.range(of: Self.start))
    let foot = try #require(page.range(of: Self.end))
    let wanted = page[..<head.upperBound] + "\n" + overview.text + "\n" + page[foot.lowerBound...]
    if ProcessInfo.processInfo.environment["UPDATE_LANGUAGES"] != nil {
      try Data(wanted.utf8).write(to: Repository.root.appending(path: "docs/languages.md"))
    }
    #expect(page == wanted, "UPDATE_LANGUAGES=1 writes the tables anew")
  }

  @Test("every language has a page of its own")
  func pages() throws {
    let page = try Repository.text("docs/languages.md")
    let root = Repository.root.appending(path: "Sources/LanguageData")
    for language in try EmbeddedLanguages(in: root).languages {
      #expect(page.contains("(languages/\(language).md)"))
      #expect(try Repository.text("docs/languages/\(language).md").count > 500)
    }
  }
}

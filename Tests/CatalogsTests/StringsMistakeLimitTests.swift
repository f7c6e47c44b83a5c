import Catalogs
import Diagnostics
import TestSupport
import Testing

@Suite("mistakes in strings that are as long as the file")
struct StringsMistakeLimitTests {
  /// Each mistake tells the key, so that a thousand of them in a key of a megabyte were a gigabyte.
  @Test(arguments: [(100, 100), (100_000, 20)])
  func mistakesInAKey(count: Int, reported: Int) {
    let key = String(repeating: #"\x"#, count: count)
    let document = StringsDocument(parsing: Array("\"\(key)\" = \"b\";\n".utf8), file: "a.strings")
    #expect(document.diagnostics.count == reported)
    #expect(document.entries.count == 1)
  }

  /// More warnings than are told don't hide that the file is broken, so that nothing writes to it.
  @Test func anErrorBehindManyWarningsCounts() {
    let warnings = (0..<1_200).map { "\"\($0)\" = \"\\q\";\n" }.joined()
    let table = Array((warnings + "\"a\" \"b\"").utf8)
    let strings = StringsDocument(parsing: table, file: "a.strings")
    #expect(strings.diagnostics.count == 1_001 && strings.hasErrors)
    let forms = (0..<1_200).map { "\"\($0)\": {\"stringUnit\": {\"value\": \"\"}}" }
    let variations = "{\"variations\": {\"plural\": {\(forms.joined(separator: ", "))}}}"
    let text = """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": \(variations)}}, "k": {}}}
      """
    let catalog = StringCatalogDocument(parsing: Array(text.utf8), file: "a.xcstrings")
    #expect(catalog.diagnostics.count == 1_001)
    #expect(catalog.diagnostics.contains { $0.severity == .error })
  }

  /// A key that stands a thousand times in a line is told a hundred times, and how often it is left
  /// out; where the texts differ, so that one is lost, it is told all the same.
  @Test func aKeyThatStandsOftenIsCounted() {
    let text = String(repeating: "\"a\"=\"b\";", count: 1_000) + "\"a\"=\"c\";"
    let found = StringsDocument(parsing: Array(text.utf8), file: "a.strings").diagnostics
    #expect(found.count == 102)
    let rest = found.filter { !$0.message.hasPrefix("'a' is defined twice") }
    #expect(rest.map(\.message) == ["there are 899 more like this in the file"])
    #expect(found.last?.location?.range.lowerBound == 8_000)
    let forms = String(repeating: "<key>a</key><string>b</string>", count: 300)
    let dictionary = StringsdictDocument.emptyText.replacing("<dict>", with: "<dict>" + forms)
    let told = StringsdictDocument(parsing: Array(dictionary.utf8), file: "a.stringsdict")
      .diagnostics.filter { $0.id == "duplicate-key" }
    #expect(told.count == 101)
    #expect(told.last?.message == "there are 199 more like this in the file")
  }

  /// What is skipped behind each mistake ends at the next semicolon, not at the end of the line.
  @Test(.ends) func mistakesInALine() {
    let line = "\"a\" = \"b\";" + String(repeating: "c d;", count: 100_000)
    let document = StringsDocument(parsing: Array(line.utf8), file: "a.strings")
    let (count, hasErrors) = (document.entries.count, document.hasErrors)
    #expect(count == 1)
    #expect(hasErrors)
  }

  /// Blanks between a text and a comment in it are part of the text.
  @Test func formattingKeepsTextsWithComments() throws {
    let text = StringsdictDocument.emptyText.replacing(
      "<dict>\n", with: "<dict><key>a</key><string> <!-- b --> c</string>\n")
    let document = StringsdictDocument(parsing: Array(text.utf8), file: "a.stringsdict")
    let formatted = try #require(document.formatted())
    #expect(String(decoding: formatted, as: UTF8.self).contains("<string> <!-- b --> c</string>"))
  }
}

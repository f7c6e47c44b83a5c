import Catalogs
import Exchange
import Reading
import Testing

@Suite struct SymbolSourceTests {
  /// A catalog's texts stay in the comment that they are shown in, also where a combining mark hides
  /// its end from `Character`s.
  @Test(arguments: ["*/", "*/\u{301}", "/*", "/*\u{301}", "*\u{301}/ */*/", "/*/"])
  func commentsDoNotEndEarly(text: String) throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"a.b": {"comment": "\(text) let x = 1",
      "extractionState": "manual"}}, "version": "1.0"}
      """
    let document = StringCatalogDocument(parsing: Array(catalog.utf8), file: "L.xcstrings")
    let source = SymbolSource().text(of: [SymbolTable(document, table: "L")], file: "L.swift")
    let line = try #require(
      source.utf8.split(separator: UInt8(ascii: "\n"))
        .first { $0.containsSequence("let x = 1".utf8) })
    #expect(!line.containsSequence("*/".utf8) && !line.containsSequence("/*".utf8))
  }
}

import Catalogs
import Diagnostics
@testable import Linting
import Testing

/// Texts that count something, beside the text that code shows for one.
@Suite struct TextsForOneTests {
  /// What is found in a table of English whose keys are `a0`, `a1` and so on, by severity and key: the
  /// same in both formats, though of a String Catalog only those entries are read that may count.
  private func found(_ texts: [String]) -> [String] {
    let found = found(in: strings(texts))
    #expect(self.found(in: catalog(texts)) == found)
    return found
  }

  private func found(in table: any LintTable) -> [String] {
    let rule = MissingPluralVariation.self
    return Linter([Linter.Selection(rule, rule.documentation.severity)], LintContext())
      .diagnostics(in: table, languages: ["en"]).diagnostics
      .map { "\($0.diagnostic.severity) \($0.key ?? "")" }
  }

  private func catalog(_ texts: [String]) -> any LintTable {
    let entries = texts.enumerated().map { index, text in
      // As an escape, too.
      let value = text.replacing("1", with: "\\u0031")
      return #""a\#(index)": {"localizations": {"en": {"stringUnit": {"value": "\#(value)"}}}}"#
    }
    let text = #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ", "))}}"#
    let document = StringCatalogDocument(parsing: Array(text.utf8), file: "a.xcstrings")
    return StringCatalogTable(document, name: "a", sourceLanguage: "en")
  }

  private func strings(_ texts: [String]) -> any LintTable {
    let lines = texts.enumerated().map { "\"a\($0.offset)\" = \"\($0.element)\";" }
    let strings = StringsDocument(
      parsing: Array(lines.joined(separator: "\n").utf8), file: "en.lproj/a.strings")
    return LprojTable(
      name: "a", sourceLanguage: "en",
      files: ["en": LprojTable.Files(strings: strings, dictionary: nil)])
  }

  @Test(
    "code chooses between both",
    arguments: [
      ("%d items", "%d item"), ("%i pages", "1 page"), ("%i pages left", "1 page left"),
      ("%1$d items in %2$d packages", "%d item in %d package"),
      ("Migrate %i items?", "Migrate 1 item?"),
      ("Updated %ld hours ago", "Updated %ld hour ago"), ("%d Categories", "%d Category"),
      ("%d files were deleted from %@", "1 file was deleted from %@"),
      ("%d people", "1 person"),
    ])
  func choices(several: String, one: String) {
    #expect(found([several, "Other", one]) == ["note a0"])
    #expect(found([one, several]) == ["note a1"])
  }

  @Test(
    "nothing is there for one",
    arguments: [
      ("%d items", "%i items"), ("%d items", "Item"), ("%d items", "%d file"),
      ("%d items", "%@ item"),
      ("%d items", "%d item left"), ("%d items", "11 item"), ("%d items", "Item %d"),
      ("Delete %d items?", "Move %d item?"), ("Delete %d items?", "Download %d item?"),
      ("%d gifts", "%d GIF"), ("%d views", "%d viewer"),
      // The first letters of two words and of one are the same where no mark parts them.
      ("\u{1100}-\u{1161} %d items", "\u{AC00} 1 item"),
    ])
  func others(several: String, other: String) {
    #expect(found([several, other]).contains("warning a0"))
  }
}

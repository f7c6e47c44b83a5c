import Catalogs
import Diagnostics
@testable import Linting
import Testing

/// Texts that count something, beside the text that code shows for one.
@Suite struct TextsForOneTests {
  /// What is found in a table of English whose keys are `a0`, `a1` and so on, by severity and key.
  private func found(_ texts: [String]) -> [String] {
    let lines = texts.enumerated().map { "\"a\($0.offset)\" = \"\($0.element)\";" }
    let strings = StringsDocument(
      parsing: Array(lines.joined(separator: "\n").utf8), file: "en.lproj/a.strings")
    let table = LprojTable(
      name: "a", sourceLanguage: "en",
      files: ["en": LprojTable.Files(strings: strings, dictionary: nil)])
    let rule = MissingPluralVariation.self
    return Linter([Linter.Selection(rule, rule.documentation.severity)], LintContext())
      .diagnostics(in: table, languages: ["en"]).diagnostics
      .map { "\($0.diagnostic.severity) \($0.key ?? "")" }
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

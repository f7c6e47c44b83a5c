import Catalogs
import Diagnostics
@testable import Linting
import Testing

/// Rules that compare keys by what they mark of each.
@Suite struct ComparedKeysTests {
  /// A table whose keys are `a0`, `a1` and so on.
  private func table(
    _ texts: [(source: String, target: String)], in language: String = "de", comment: String = ""
  ) -> LprojTable {
    func files(_ texts: [String], _ language: String) -> LprojTable.Files {
      let lines = texts.enumerated().map { "\(comment)\"a\($0.offset)\" = \"\($0.element)\";" }
      let strings = StringsDocument(
        parsing: Array(lines.joined(separator: "\n").utf8), file: "\(language).lproj/a.strings")
      return LprojTable.Files(strings: strings, dictionary: nil)
    }
    let english = files(texts.map { $0.source }, "en")
    let translation = files(texts.map { $0.target }, language)
    return LprojTable(
      name: "a", sourceLanguage: "en", files: ["en": english, language: translation])
  }

  private func found(_ table: LprojTable, _ rule: any Rule.Type) -> [LintDiagnostic] {
    Linter([Linter.Selection(rule, rule.documentation.severity)], LintContext())
      .diagnostics(in: table, languages: table.languages).diagnostics
  }

  @Test(
    "a translation of two opposites is found at the second",
    arguments: [
      ("Undo", "Redo", "Rückgängig"), ("Mark as Read", "Mark as Unread…", "Als gelesen markieren"),
      ("Turn on sound", "Turn off sound", "ton an"), ("Import List", "Export List", "Liste laden"),
      ("Zoom in", "Zoom Out", "Größer"), ("Incoming calls", "Outgoing calls", "Anrufe"),
    ])
  func opposites(one: String, other: String, target: String) {
    let same = target.lowercased() + "."
    let found = self.found(
      table([(one, target), ("Between", "Dazwischen"), (other, same)]), LostOpposite.self)
    #expect(found.map(\.key) == ["a2"] && found.map(\.locale) == ["de"])
    #expect(found.allSatisfy { $0.diagnostic.message.hasPrefix("'\(one)' has the same") })
    #expect(found.allSatisfy { $0.diagnostic.severity == .warning })
  }

  @Test(
    "other texts may be translated alike",
    arguments: [
      ("Undo", "Take back", "Rückgängig", "Rückgängig"), ("Undo", "Undo", "Zurück", "Zurück"),
      ("Undo", "Redo", "Rückgängig", "Wiederholen"), ("Scroll up", "Scroll down", "↑", "↑"),
      // Two words differ, or one has no opposite in the other's place.
      ("Turn on the light", "Turn off the lamp", "Licht", "Licht"),
      ("Show the list", "Hide", "Liste", "Liste"),
    ])
  func noOpposites(one: String, other: String, target: String, second: String) {
    #expect(found(table([(one, target), (other, second)]), LostOpposite.self) == [])
  }

  @Test func aCommentTurnsComparingOff() {
    let texts = [(source: "Undo", target: "Zurück"), (source: "Redo", target: "Zurück")]
    let comment = "/* l10n:disable lost-opposite */\n"
    #expect(found(table(texts), LostOpposite.self).count == 1)
    #expect(found(table(texts, comment: comment), LostOpposite.self) == [])
  }
}

import Diagnostics
import Linting
import Testing

/// Texts that nobody has to translate, though a catalog has them, and quotations of what is left.
@Suite struct DeveloperTextTests {
  private func found(
    _ id: String, _ source: String, _ language: String, _ text: String, comment: String? = nil
  ) throws -> [EntryFinding] {
    let rule = try #require(RuleRegistry.rule(id))
    let example = RuleExample(.one(source), language, .one(text), comment: comment)
    return RuleRun.findings(of: rule, in: example.lintKey, LintContext())
  }

  /// A text of Interface Builder, with the severity of a copy; nil where nothing is found.
  static let titles: [(kind: String, property: String, text: String, copy: Severity?)] = [
    ("NSTextFieldCell", "title", "Table View Cell", nil), ("NSBox", "title", "Box", nil),
    ("NSButtonCell", "title", "Box", .warning), ("UILabel", "text", "Label", .note),
    ("UIButton", "normalTitle", "Button", .note),
    ("UINavigationItem", "title", "Title", .note),
    ("NSMenuItem", "title", "Do not translate", .warning),
  ]

  @Test(arguments: titles)
  func whatInterfaceBuilderGivesIsNobodysTask(
    kind: String, property: String, text: String, copy: Severity?
  ) throws {
    let comment = "Class = \"\(kind)\"; \(property) = \"\(text)\"; ObjectID = \"a-1\";"
    let copies = try found("untranslated", text, "zh-Hans", text, comment: comment)
    #expect(copies.map { $0.finding.severity ?? .warning } == [copy].compactMap(\.self))
    let empty = try found("empty-translation", text, "it", "", comment: comment)
    #expect(
      empty.map { $0.finding.severity ?? .error }
        == [copy == .warning ? .error : copy].compactMap(\.self))
  }

  @Test(arguments: [
    ("Do not localize", true), ("Please do not localise this text!", true),
    ("A code. Don't translate.", true), ("Do not localize %@", false),
    ("The debug menu's #bc-ignore!", true),
    ("But do not localize it", false),
    (#"Class = "NSCell"; title = "A"; ObjectID = "a-1"; Note = "Do not localize";"#, true),
    (#"Class = "NSCell"; title = "Do not localize"; ObjectID = "a-1";"#, false),
  ])
  func aCommentKeepsItsText(comment: String, isKept: Bool) throws {
    let copies = try found("untranslated", "Warn of it", "zh-Hans", "Warn of it", comment: comment)
    #expect(copies.isEmpty == isKept)
    let empty = try found("empty-translation", "Warn of it", "it", "", comment: comment)
    #expect(empty.isEmpty == isKept)
  }

  static let quotations: [(source: String, text: String, quoted: String?)] = [
    (
      "Timing (%1$lld items, %2$lld/%3$lld): all of the files were sent",
      "Dauer (%1$lld, %2$lld/%3$lld): all of the files were sent", "all of the files were sent"
    ),
    ("Take the %1$d exit and go", "Fahr die %1$d exit and go", "exit and go"),
    // The fields of a log are no sentence.
    (
      "Timing (%1$lld): size total=%2$@ up=%3$@ rate=%4$@ (wall and average of all)",
      "Dauer (%1$lld): size total=%2$@ up=%3$@ rate=%4$@ (wall and average of all)", nil
    ),
  ]

  @Test(arguments: quotations)
  func aQuotedRestBeginsWithAWord(source: String, text: String, quoted: String?) throws {
    let messages = try found("partly-translated", source, "de", text).map(\.finding.message)
    #expect(
      messages
        == [quoted].compactMap(\.self).map {
          "'\($0)' is left from the source; translate or remove it"
        })
  }
}

import Testing

@testable import Linting

/// Translations may leave out what code fills with the ending of an English plural.
@Suite struct EndingArgumentTests {
  @Test(arguments: [
    ("%lld file%@", "%lld個のファイル", true),
    ("%1$lld of %2$lld file%3$@ selected", "%2$lld個中%1$lld個を選択", true),
    ("%1$lld/%2$lld file%3$@", "%1$lld/%2$lld個", true),
    ("Deleting %lld old file%@…", "%lld個を削除中…", true),
    ("%lld file%@", "ファイル%2$@", false), ("%lld file %@", "%lld個のファイル", false),
    ("%lld files: v%@", "%lld個のファイル", false), ("%lld file%@a", "%lld個のファイル", false),
    ("%lld done. Removed tap%@", "%lld個", false), ("%@ file%@", "ファイル", false),
    ("%lld second%@", "%lld秒", true), ("%lld entr%@", "%lld件", true),
    ("%lld days%@", "%lld日", false), ("%lld min ago%@", "%lld分前", false),
  ])
  func translations(source: String, target: String, isTaken: Bool) throws {
    let unit = try RuleExample(.one(source), "ja", .one(target)).firstUnit()
    #expect((SpecifierSafety(unit, isPluralForm: false).problem == nil) == isTaken)
    let errors = MissingArgument.findings(in: unit, LintContext()).filter { $0.severity == nil }
    #expect(errors.isEmpty == isTaken)
  }

  @Test func theSourceIsTold() throws {
    let unit = try RuleExample(source: "%lld file%@").firstUnit()
    #expect(PluralInParentheses.findings(in: unit, LintContext()).map(\.range) == [5..<11])
  }
}

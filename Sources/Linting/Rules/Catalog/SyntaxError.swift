import Diagnostics

/// A catalog can't be read as it should.
enum SyntaxError: FileRule {
  static let documentation = RuleDocumentation(
    id: "syntax-error", family: .catalog, severity: .error, folding: .sameWords,
    summary: "The file can't be read, or not all of it.",
    rationale: """
      Xcode refuses a catalog with a syntax error, and an app that ships one shows keys instead of \
      texts. Reading goes on behind each mistake, so all of them are reported at once. Correct them, \
      or take the file as it was before.

      A comma behind the last value of an object or list in a String Catalog, which JSON doesn't \
      have and Foundation reads all the same, is a warning; `format` takes it out as well.

      The `title.strings` and `keyword.strings` of fastlane's screenshots need no semicolons.
      """,
    good: [], bad: [])

  static func diagnostics(in file: LintFile, _ context: LintContext) -> [Diagnostic] {
    file.diagnostics.filter { diagnostic in
      (diagnostic.severity == .error || diagnostic.id == "trailing-comma")
        && !ParserFindings.hasOwnRule(diagnostic.id)
        && !(diagnostic.id == "missing-semicolon" && file.isForScreenshots)
    }.map { $0.renamed(id) }
  }
}

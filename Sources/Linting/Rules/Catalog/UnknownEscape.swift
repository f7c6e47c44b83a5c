import Diagnostics

/// A backslash escape that `.strings` files don't have.
enum UnknownEscape: FileRule {
  static let documentation = RuleDocumentation(
    id: "unknown-escape", family: .catalog, severity: .error,
    summary: "A `.strings` file has an escape that is none, such as `\\u203A`.",
    rationale: """
      `.strings` files know `\\U` with four digits, octal numbers and a few letters. Of any other \
      escape the backslash vanishes and the rest is shown: a reader sees "u203A". Write the \
      character itself, or `\\U` with four hexadecimal digits.

      Machine translation makes `\\ n` of `\\n`, of which a reader sees the space and the letter: \
      remove the space. A backslash before a word or a number (`\\Wait`) is often a line break that lost \
      its `n`, behind a space what is left of a quotation mark (`the \\Save\\ button`), and in a path \
      (`C:\\Windows`) one that needs a second.
      """,
    good: [], bad: [])

  static func diagnostics(in file: LintFile, _ context: LintContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for diagnostic in file.diagnostics
    where diagnostic.id == "unknown-escape" || diagnostic.id == "lone-surrogate" {
      let known = found.firstIndex {
        $0.message == diagnostic.message && $0.location?.keyPath == diagnostic.location?.keyPath
      }
      // Who writes an escape so in a text writes it so each time.
      guard let known else {
        found.append(diagnostic)
        continue
      }
      if let fix = diagnostic.fixIts.first, !found[known].fixIts.isEmpty {
        found[known].fixIts[0].edits += fix.edits
      }
    }
    return found.map { $0.renamed(id, .error) }
  }
}

import Diagnostics

/// What a String Catalog says and nothing reads.
enum UnknownField: FileRule {
  static let documentation = RuleDocumentation(
    id: "unknown-field", family: .catalog, severity: .warning, folding: .sameWords,
    summary: "A String Catalog has a field that nothing reads, or a version that nobody knows.",
    rationale: """
      `shouldGenerateSymbol` stands in many scripts, and Xcode doesn't read it: the field that keeps \
      a key from becoming a symbol is `"generatesSymbol" : false`. Rename it. The same goes for a field whose \
      name is nearly that of another one, such as `stringunit`: the text in it is shown to nobody.

      Other fields that nobody knows are kept and not reported, since a later version of Xcode may \
      have them. A version after 1.2 is a note: what is new in it is kept, but not used.
      """,
    good: [], bad: [])

  static func diagnostics(in file: LintFile, _ context: LintContext) -> [Diagnostic] {
    file.diagnostics.filter { ["unknown-field", "unsupported-version"].contains($0.id) }
      .map { $0.renamed(id) }
  }
}

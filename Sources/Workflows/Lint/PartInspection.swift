import Linting
import Reading

/// Looks at parts with rules.
struct PartInspection {
  let linter: Linter
  let languages: AskedLanguages
  let sources: LintSources
  let files: AskedFiles
  /// What is known of single keys; nil where nobody asks again.
  var memory: LintMemory?

  /// What rules find in a part.
  ///
  /// - Parameter uses: Whether anything asks for the keys of each of its tables; nil where no rule
  ///   wants to know.
  func findings(in part: LintPart, _ uses: ArraySlice<[ExactKey: KeyUse]>?) -> PartFindings {
    var found = PartFindings()
    for file in part.content.files where files.contains(file.path) {
      let isLookedAt = file.language.map(languages.contains) ?? true
      found.files.append(
        PartFindings.OfFile(
          path: file.path, findings: isLookedAt ? linter.diagnostics(in: file) : []))
    }
    for (index, table) in part.content.tables.enumerated() {
      let isLookedAt = table.files.contains(where: files.contains)
      let own = uses.map { $0[$0.startIndex + index] } ?? [:]
      found.tables.append(
        isLookedAt
          ? findings(in: table, own, memory?.keys(of: table, number: index))
          : PartFindings.OfTable())
    }
    return found
  }

  /// What rules find in one key that need no other.
  func findings(in key: LintKey, of table: any LintTable) -> [LintDiagnostic] {
    var key = key
    key.declaration = sources.declarations(ofTable: table.name)[ExactKey(key.key)]
    key.textsForOne = TextsForOne(table)
    key.keptTerms = KeptTerms(table, languages: table.languages)
    var found: [LintDiagnostic] = []
    _ = linter.check(key, languages.languages(of: table), &found)
    return found
  }

  private func findings(
    in table: LintPart.Table, _ uses: [ExactKey: KeyUse], _ memory: KeyMemory?
  ) -> PartFindings.OfTable {
    let declarations = sources.declarations(ofTable: table.table.name)
    let found = linter.diagnostics(
      in: table.table, languages: languages.languages(of: table.table),
      declaration: { declarations[ExactKey($0)] }, use: { uses[ExactKey($0)] ?? .unknown },
      memory: memory)
    return PartFindings.OfTable(findings: found.diagnostics, unitCount: found.unitCount)
  }
}

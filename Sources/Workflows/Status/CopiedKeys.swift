import Diagnostics
package import Linting
package import Reading

/// The keys of a table whose translation is a copy of the source, by what lint finds: they count as
/// translated, and are not.
package enum CopiedKeys {
  /// The rule that finds copies: a note of it counts, too, where most of a table is copied.
  package static let rule = "untranslated"

  /// Whether a finding says that a text is a copy.
  package static func isCopy(_ finding: LintDiagnostic) -> Bool { finding.diagnostic.id == rule }

  /// - Parameters:
  ///   - findings: Those of one table in one language, with others perhaps.
  ///   - keyCount: How many keys of the table are to be translated.
  package static func keys(in findings: [LintDiagnostic], of keyCount: Int) -> Set<ExactKey> {
    let copies = findings.filter(isCopy)
    let sure = keys(of: copies.filter { $0.diagnostic.severity >= .warning })
    guard sure.isEmpty else { return sure }
    // A few notes are words that both languages have; where most of a table is copied, nobody has begun,
    // and lint notes it only.
    let all = keys(of: copies)
    return all.count > 1 && all.count * 2 > keyCount ? all : []
  }

  private static func keys(of findings: [LintDiagnostic]) -> Set<ExactKey> {
    Set(findings.flatMap { [$0.key].compactMap(\.self) + $0.foldedKeys }.map(ExactKey.init))
  }
}

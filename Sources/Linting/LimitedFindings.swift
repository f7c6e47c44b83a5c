import Diagnostics

/// Findings, and no more of a rule than anyone reads: one says how many more there are.
package struct LimitedFindings: Sendable {
  private let limit: Int
  private var kept: [LintDiagnostic] = []
  private var counts: [String: Int] = [:]
  /// The first finding of each rule that was not kept, with the highest severity of them.
  private var left: [String: LintDiagnostic] = [:]

  package init(limit: Int) { self.limit = limit }

  package mutating func add(_ found: LintDiagnostic) {
    let id = found.diagnostic.id
    let count = counts[id, default: 0]
    counts[id] = count + 1
    if count < limit {
      kept.append(found)
    } else if let known = left[id]?.diagnostic.severity {
      left[id]?.diagnostic.severity = max(known, found.diagnostic.severity)
    } else {
      left[id] = found
    }
  }

  /// Makes notes of some findings of a rule.
  mutating func lower(_ rule: String, where isNote: (LintDiagnostic) -> Bool) {
    for index in kept.indices where kept[index].diagnostic.id == rule && isNote(kept[index]) {
      kept[index].diagnostic.severity = .note
    }
  }

  /// What was kept, and for each rule with more findings how many more there are.
  package var findings: [LintDiagnostic] {
    kept
      + left.sorted { $0.key < $1.key }.map { id, first in
        var more = first
        more.diagnostic.message =
          String.counted((counts[id] ?? limit) - limit, "more finding", "more findings")
          + " of this rule from here on; mend those "
          + "before, or turn the rule off"
        more.diagnostic.notes = []
        more.diagnostic.fixIts = []
        return more
      }
  }
}

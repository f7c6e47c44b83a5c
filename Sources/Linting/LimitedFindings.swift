import Diagnostics

/// Findings, and no more of a rule than anyone reads: one says how many more there are.
///
/// What all rules say together is bounded, too: from some size on, each has its first few hundred.
package struct LimitedFindings: Sendable {
  /// More than the catalogs of any app were seen to give together.
  private static let mostBytes = 24 << 20
  /// What a finding takes beside its words.
  private static let leastBytes = 100
  /// So many findings of a rule are listed all the same.
  private static let fewest = 500

  private let limit: Int
  private var kept: [LintDiagnostic] = []
  private var bytes = 0
  /// How many findings each rule has, and how many of them were kept.
  private var counts: [String: (all: Int, kept: Int)] = [:]
  /// The first finding of each rule that was not kept, with the highest severity of them.
  private var left: [String: LintDiagnostic] = [:]

  package init(limit: Int) { self.limit = limit }

  package mutating func add(_ found: LintDiagnostic) {
    let id = found.diagnostic.id
    counts[id, default: (0, 0)].all += 1
    let listed = counts[id]?.kept ?? 0
    if listed < limit, bytes < Self.mostBytes || listed < Self.fewest || limit == .max {
      kept.append(found)
      counts[id]?.kept += 1
      bytes += Self.size(of: found.diagnostic)
    } else if let known = left[id]?.diagnostic.severity {
      left[id]?.diagnostic.severity = max(known, found.diagnostic.severity)
    } else {
      left[id] = found
    }
  }

  private static func size(of found: Diagnostic) -> Int {
    found.notes.reduce(leastBytes + found.message.utf8.count) { $0 + $1.message.utf8.count }
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
        let count = counts[id].map { $0.all - $0.kept } ?? 1
        more.diagnostic.message =
          String.counted(count, "more finding", "more findings")
          + " of this rule from here on; mend those "
          + "before, or turn the rule off"
        more.contents = nil
        more.diagnostic.notes = []
        more.diagnostic.fixIts = []
        return more
      }
  }
}

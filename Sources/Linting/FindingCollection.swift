import Diagnostics

/// Findings of a table, in the order of its keys whatever thread finds them first, and no more of a
/// rule than anyone reads.
struct FindingCollection: Sendable {
  private let limit: Int
  /// What was found ahead of a part that isn't there yet.
  private var early: [Int: [LintDiagnostic]] = [:]
  private var next = 0
  private var kept: [LintDiagnostic] = []
  private var counts: [String: Int] = [:]
  /// The first finding of each rule that was not kept, with the highest severity of them.
  private var left: [String: LintDiagnostic] = [:]
  private(set) var unitCount = 0
  /// How many findings that are no notes a rule has in a language.
  private var frequencies: [Frequency: Int] = [:]

  private struct Frequency: Hashable {
    var rule: String
    var language: String?
  }

  init(limit: Int) { self.limit = limit }

  /// Adds what a part of the table has; parts may come in any order.
  mutating func add(_ found: [LintDiagnostic], _ units: Int, ofChunk chunk: Int) {
    unitCount += units
    early[chunk] = found
    while let found = early.removeValue(forKey: next) {
      for diagnostic in found { add(diagnostic) }
      next += 1
    }
  }

  mutating func add(_ found: LintDiagnostic) {
    let id = found.diagnostic.id
    if found.diagnostic.severity > .note {
      frequencies[Frequency(rule: id, language: found.locale), default: 0] += 1
    }
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

  /// Makes notes of a rule's findings in the languages that have them all over the table.
  mutating func lower(_ rule: String, _ prevalence: RuleDocumentation.Prevalence, keyCount: Int) {
    let languages = frequencies.filter { frequency, count in
      frequency.rule == rule && count > prevalence.mostSingle && count * prevalence.share > keyCount
    }
    guard !languages.isEmpty else { return }
    for index in kept.indices where kept[index].diagnostic.id == rule {
      let frequency = Frequency(rule: rule, language: kept[index].locale)
      if languages[frequency] != nil { kept[index].diagnostic.severity = .note }
    }
  }

  /// What was kept, and for each rule with more findings how many more there are.
  var diagnostics: [LintDiagnostic] {
    kept
      + left.sorted { $0.key < $1.key }.map { id, first in
        var more = first
        more.diagnostic.message =
          "\((counts[id] ?? limit) - limit) more findings of this rule from here on; mend those "
          + "before, or turn the rule off"
        more.diagnostic.notes = []
        more.diagnostic.fixIts = []
        return more
      }
  }
}

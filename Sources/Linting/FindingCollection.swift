import Diagnostics

/// Findings of a table, in the order of its keys whatever thread finds them first, and no more of a
/// rule than anyone reads.
struct FindingCollection: Sendable {
  private var listed: LimitedFindings
  /// What was found ahead of a part that isn't there yet.
  private var early: [Int: [LintDiagnostic]] = [:]
  private var next = 0
  private(set) var unitCount = 0
  /// How many findings that are no notes a rule has in a language.
  private var frequencies: [Frequency: Int] = [:]

  private struct Frequency: Hashable {
    var rule: String
    var language: String?
  }

  init(limit: Int) { listed = LimitedFindings(limit: limit) }

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
    listed.add(found)
  }

  /// Makes notes of a rule's findings in the languages that have them all over the table.
  mutating func lower(_ rule: String, _ prevalence: RuleDocumentation.Prevalence, keyCount: Int) {
    let languages = frequencies.filter { frequency, count in
      frequency.rule == rule && count > prevalence.mostSingle && count * prevalence.share > keyCount
    }
    guard !languages.isEmpty else { return }
    listed.lower(rule) { languages[Frequency(rule: rule, language: $0.locale)] != nil }
  }

  /// What is listed, and for each rule with more findings how many more there are.
  var diagnostics: [LintDiagnostic] { listed.findings }
}

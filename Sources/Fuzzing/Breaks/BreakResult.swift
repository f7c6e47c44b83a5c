package import Diagnostics

/// What lint said of one mistake.
package struct BreakResult: Sendable {
  /// The name of the mistake.
  package let name: String
  /// Whether a note about it is enough.
  package let isSlight: Bool
  /// The highest severity of what lint finds more than before; nil where that is nothing.
  package let severity: Severity?
  /// Where it was made: a file, or a table with a key and a language.
  package let place: String
  package let before: String
  package let after: String
  package let source: String
  /// What lint says more than before.
  package let messages: [String]

  /// Whether somebody who runs lint learns of the mistake.
  package var isFound: Bool { severity.map { isSlight || $0 > .note } ?? false }
}

/// How many mistakes of a kind lint finds.
package struct BreakTally: Sendable {
  package let name: String
  package internal(set) var count = 0
  package internal(set) var errors = 0
  package internal(set) var warnings = 0
  package internal(set) var notes = 0
  package internal(set) var found = 0

  package var missed: Int { count - errors - warnings - notes }
  /// From 0 to 1.
  package var share: Double { count == 0 ? 1 : Double(found) / Double(count) }

  package init(_ name: String, _ results: [BreakResult]) {
    self.name = name
    for result in results {
      count += 1
      found += result.isFound ? 1 : 0
      switch result.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      case nil: break
      }
    }
  }

  /// One for each kind that was made, in the order of the kinds.
  package static func all(_ results: [BreakResult]) -> [BreakTally] {
    let byName = Dictionary(grouping: results, by: \.name)
    let names = TextBreak.all.map(\.name) + FileBreak.all.map(\.name)
    return names.compactMap { name in byName[name].map { BreakTally(name, $0) } }
  }
}

/// Findings by rule and severity, to tell what is new.
struct DiagnosticCounts {
  private var counts: [String: [Severity: Int]] = [:]
  private let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
    for diagnostic in diagnostics {
      counts[diagnostic.id, default: [:]][diagnostic.severity, default: 0] += 1
    }
  }

  var hasErrors: Bool { diagnostics.hasErrors }

  /// What there is more than before: of each rule with more findings of a severity or a higher one,
  /// and what says something else.
  func added(to before: DiagnosticCounts) -> [Diagnostic] {
    diagnostics.filter { diagnostic in
      let (id, severity) = (diagnostic.id, diagnostic.severity)
      return count(id, severity) > before.count(id, severity)
        || !before.diagnostics.contains { $0.id == id && $0.message == diagnostic.message }
    }
  }

  private func count(_ id: String, _ least: Severity) -> Int {
    counts[id]?.reduce(0) { $0 + ($1.key >= least ? $1.value : 0) } ?? 0
  }
}

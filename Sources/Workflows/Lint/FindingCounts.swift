package import Diagnostics
import Linting

/// How many findings each rule has, by severity.
package struct FindingCounts: Sendable {
  /// The findings of one rule.
  package struct OfRule: Sendable {
    package var rule: String
    package var errors = 0
    package var warnings = 0
    package var notes = 0

    package var all: Int { errors + warnings + notes }

    /// How many have a severity.
    subscript(severity: Severity) -> Int {
      get { self[keyPath: Self.count(of: severity)] }
      set { self[keyPath: Self.count(of: severity)] = newValue }
    }

    private static func count(of severity: Severity) -> WritableKeyPath<Self, Int> {
      switch severity {
      case .error: \.errors
      case .warning: \.warnings
      case .note: \.notes
      }
    }
  }

  private var byRule: [String: OfRule] = [:]

  /// - Parameter findings: What was folded counts once, as it is shown.
  init(_ findings: [LintDiagnostic] = []) {
    for finding in findings {
      let id = finding.diagnostic.id
      byRule[id, default: OfRule(rule: id)][finding.diagnostic.severity] += 1
    }
  }

  /// How many findings have a severity.
  package func total(_ severity: Severity) -> Int {
    byRule.values.reduce(0) { $0 + $1[severity] }
  }

  /// The worst rules first, then those with most findings.
  package var rules: [OfRule] {
    byRule.values.sorted { one, other in
      let left = (one.errors, one.warnings, one.notes)
      let right = (other.errors, other.warnings, other.notes)
      return left != right ? left > right : one.rule < other.rule
    }
  }
}

import Diagnostics
package import Linting

/// A finding of a rule, as reports show it.
package typealias LintFinding = LintDiagnostic

extension LintFinding {
  /// The order of reports: by file, place, rule and message.
  func precedes(_ other: LintFinding) -> Bool {
    let left = diagnostic.location
    let right = other.diagnostic.location
    if left?.file != right?.file { return (left?.file ?? "") < (right?.file ?? "") }
    let start = left?.range.lowerBound ?? -1
    let otherStart = right?.range.lowerBound ?? -1
    if start != otherStart { return start < otherStart }
    if diagnostic.id != other.diagnostic.id { return diagnostic.id < other.diagnostic.id }
    if locale != other.locale { return (locale ?? "") < (other.locale ?? "") }
    return diagnostic.message < other.diagnostic.message
  }
}

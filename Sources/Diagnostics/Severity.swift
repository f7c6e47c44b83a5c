/// How much a diagnostic matters; ordered from the least to the most severe.
package enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
  case note
  case warning
  case error

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

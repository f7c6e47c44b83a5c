import Diagnostics

/// What `l10n status --fail-on` can be asked to stop.
package enum StatusFailure: String, CaseIterable, Sendable {
  /// Text that a machine translated and nobody reviewed.
  case machine
  /// Keys without a translation.
  case missing
  case needsReview = "needs-review"
  /// Translations of keys that are no longer in the source.
  case stale

  /// How many keys of a locale it is about.
  fileprivate func count(in counts: StatusReport.Counts) -> Int {
    switch self {
    case .machine: counts.withMachineText
    case .missing: counts.new
    case .needsReview: counts.needsReview
    case .stale: counts.stale
    }
  }

  /// What to do about it, behind the number of keys.
  fileprivate func advice(isOne: Bool) -> String {
    switch self {
    case .machine:
      "that a machine translated and nobody reviewed; read \(isOne ? "it" : "them") and set the state "
        + "to translated"
    case .missing: "without a translation; translate \(isOne ? "it" : "them")"
    case .needsReview: "that \(isOne ? "needs" : "need") review; read \(isOne ? "it" : "them")"
    case .stale:
      "\(isOne ? "that is" : "that are") no longer in the source; remove \(isOne ? "it" : "them")"
    }
  }
}

extension StatusReport {
  /// What of the report was asked to fail, table by table and locale by locale.
  func findings(for failures: [StatusFailure]) -> [Diagnostic] {
    let asked = StatusFailure.allCases.filter(failures.contains)
    return tables.flatMap { table in
      table.locales.flatMap { locale in
        asked.compactMap { failure in
          let count = failure.count(in: locale.counts)
          guard count > 0 else { return nil }
          let keys = String.counted(count, "key") + locale.firstKeys.names(failure, of: count)
          let place = locale.firstKeys[failure].first
          return Diagnostic(
            id: "status-\(failure.rawValue)", severity: .error,
            message: "\(table.name) has \(keys) in \(locale.locale) "
              + failure.advice(isOne: count == 1),
            location: place ?? Location(file: table.path))
        }
      }
    }
  }
}

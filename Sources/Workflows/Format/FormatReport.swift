package import Diagnostics

/// Puts a formatting's outcome into words or JSON.
package struct FormatReport {
  private let outcome: FormatOutcome

  package init(_ outcome: FormatOutcome) { self.outcome = outcome }

  /// The catalogs that changed, or would, a line each.
  package var text: ConsoleText { outcome.changed.map { "\($0)\n" }.joined() }

  /// One sentence for the end of a run, or nil if there is nothing to say.
  package func summary(isCheck: Bool) -> ConsoleText? {
    guard !outcome.changed.isEmpty else { return nil }
    let count = outcome.changed.count
    let catalogs = outcome.catalogCount == 1 ? "catalog" : "catalogs"
    let part: ConsoleText = "\(count) of \(outcome.catalogCount) \(catalogs)"
    return isCheck ? "\(part) would be written otherwise" : "formatted \(part)"
  }

  /// The outcome for machines.
  ///
  /// - Parameter diagnostics: The diagnostics in their JSON form.
  package func json(diagnostics: [JSONText]) -> JSONText {
    .object([
      ("version", .number(1)),
      ("changed", .array(outcome.changed.map { .string($0) })),
      ("diagnostics", .array(diagnostics)),
      ("summary", .object([("catalogs", .number(outcome.catalogCount))])),
    ])
  }
}

/// What a formatting found and did.
package struct FormatOutcome: WorkflowOutcome {
  /// How many catalogs were read.
  package var catalogCount = 0
  /// The catalogs that were, or would be, written; sorted.
  package var changed: [String] = []
  package var diagnostics: [Diagnostic] = []
  package var status = ExitStatus.clean
}

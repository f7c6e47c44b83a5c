/// Diagnostics, of each kind only so many for a file: who sees a hundred needs no more to know.
package struct LimitedDiagnostics {
  /// How many of one kind are kept for one file.
  package static let limit = 100

  private struct Kind: Hashable {
    var file: String?
    var id: String
    var severity: Severity
    var group: String?
  }

  private var kept: [Diagnostic] = []
  private var counts: [Kind: Int] = [:]
  /// The first one of each kind that is left out.
  private var omitted: [Kind: Diagnostic] = [:]

  package init() {}

  /// Those that are kept; where some are left out, one says how many, in the place of the first.
  package var all: [Diagnostic] {
    let summaries = omitted.map { kind, first in
      let count = (counts[kind] ?? 0) - Self.limit
      return Diagnostic(
        id: first.id, severity: first.severity,
        message: "there \(count == 1 ? "is 1 more" : "are \(count) more") like this in the file",
        location: first.location, notes: first.notes)
    }
    return kept + summaries.sortedByPlace()
  }

  package var hasErrors: Bool { kept.hasErrors }

  /// - Parameter group: What tells diagnostics of one id apart where they weigh differently.
  package mutating func append(_ diagnostic: Diagnostic, in group: String? = nil) {
    let kind = Kind(
      file: diagnostic.location?.file, id: diagnostic.id, severity: diagnostic.severity,
      group: group)
    let count = counts[kind, default: 0] + 1
    counts[kind] = count
    if count <= Self.limit {
      kept.append(diagnostic)
    } else if count == Self.limit + 1 {
      omitted[kind] = diagnostic
    }
  }

  package mutating func append(contentsOf diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { append(diagnostic) }
  }
}

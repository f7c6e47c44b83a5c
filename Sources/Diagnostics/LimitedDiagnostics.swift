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
  /// The first one of each kind that is left out, and how many are.
  private var omitted: [Kind: (first: Diagnostic, count: Int)] = [:]

  package init() {}

  /// Those that are kept; where some are left out, one says how many, in the place of the first.
  package var all: [Diagnostic] {
    let summaries = omitted.values.map { first, count in
      Diagnostic(
        id: first.id, severity: first.severity,
        message: "there \(count == 1 ? "is 1 more" : "are \(count) more") like this in the file",
        location: first.location, notes: first.notes)
    }
    return kept + summaries.sortedByPlace()
  }

  package var hasErrors: Bool { kept.hasErrors }

  /// - Parameters:
  ///   - group: What tells diagnostics of one id apart where they weigh differently.
  ///   - limit: How many of its kind are kept for its file.
  package mutating func append(
    _ diagnostic: Diagnostic, in group: String? = nil, atMost limit: Int = Self.limit
  ) {
    let kind = Kind(
      file: diagnostic.location?.file, id: diagnostic.id, severity: diagnostic.severity,
      group: group)
    let count = counts[kind, default: 0] + 1
    counts[kind] = count
    if count <= limit {
      kept.append(diagnostic)
    } else {
      omitted[kind, default: (diagnostic, 0)].count += 1
    }
  }

  package mutating func append(contentsOf diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { append(diagnostic) }
  }
}

import Reading
import Workflows

/// Which keys the list shows.
struct KeyFilter: Hashable, Sendable {
  /// A table's name; nil for all.
  var table: String?
  /// None for all.
  var progress: Set<TranslationProgress> = []
  /// Only keys in which lint finds something.
  var hasFindings = false
  /// What stands in the key, the source or the translation, whatever its case.
  private var text: [UInt8] = []
  private var pattern: Pattern?

  /// - Parameters:
  ///   - search: What is looked for; between slashes a regular expression.
  /// - Throws: What is wrong with the expression.
  init(search: String = "") throws(StudioProblem) {
    let isExpression = search.utf8.count > 2 && search.hasPrefix("/") && search.hasSuffix("/")
    guard isExpression else {
      text = Array(search.lowercased().utf8.prefix(Self.longestText))
      return
    }
    do {
      pattern = try Pattern(String(search.dropFirst().dropLast()))
    } catch {
      throw StudioProblem(.search, "this is no regular expression: \(error.message)")
    }
  }

  private static let longestText = 1000

  /// Whether it lets through nothing that another one doesn't: somebody typed one more letter.
  func narrows(_ other: KeyFilter) -> Bool {
    table == other.table && progress == other.progress && hasFindings == other.hasFindings
      && pattern == nil && other.pattern == nil && text.containsSequence(other.text)
  }

  func fits(_ row: StudioRow, _ counts: KeyFindings?) -> Bool {
    if !progress.isEmpty, !progress.contains(row.progress) { return false }
    if hasFindings, counts.map({ $0.errors + $0.warnings == 0 }) ?? true { return false }
    if let pattern {
      return [row.key, row.source, row.target ?? ""].contains {
        !pattern.ranges(in: $0, limit: 1).isEmpty
      }
    }
    return text.isEmpty || row.folded.containsSequence(text)
  }
}

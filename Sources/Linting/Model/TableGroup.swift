import Locking

/// The tables that are linted together.
package final class TableGroup: Sendable {
  private let tables: @Sendable () -> [any LintTable]
  /// By language, the first translation of each source text; nil until a rule asks.
  private let known = Locked<[String: [String: TableTexts.Pair]]?>(nil)

  /// - Parameter tables: Reads the tables when a rule asks for them.
  package init(_ tables: @escaping @Sendable () -> [any LintTable]) { self.tables = tables }

  /// Whether a rule has asked, so that what it found depends on more than its own table.
  package var isUsed: Bool { known.withLock { $0 != nil } }

  /// The first translations of source texts in a language, whatever table has them.
  func firstTranslations(in language: String) -> [String: TableTexts.Pair] {
    known.withLock { known in
      let all = known ?? firstTranslations()
      known = all
      return all[language] ?? [:]
    }
  }

  private func firstTranslations() -> [String: [String: TableTexts.Pair]] {
    var first: [String: [String: TableTexts.Pair]] = [:]
    for (language, pairs) in tables().flatMap(TableTexts.pairs) {
      for pair in pairs where first[language]?[pair.source] == nil {
        first[language, default: [:]][pair.source] = pair
      }
    }
    return first
  }
}

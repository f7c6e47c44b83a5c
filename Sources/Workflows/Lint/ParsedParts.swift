import Locking
import Reading

/// Parts that were parsed, by their bytes, for looks at the same catalogs one after the other: each
/// holds what it looked at, and a large catalog is in memory once.
package final class ParsedParts: Sendable {
  private let last = Locked<[ContentHash: LintPart]>([:])

  package init() {}

  /// Of some parts those that the look before has parsed, where their files are the same.
  func known(_ parts: [LintPart]) -> [LintPart] {
    last.withLock { last in
      let parts = parts.map { last[$0.contents] ?? $0 }
      last = Dictionary(parts.map { ($0.contents, $0) }) { first, _ in first }
      return parts
    }
  }
}

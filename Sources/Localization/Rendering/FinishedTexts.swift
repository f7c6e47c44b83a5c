import Foundation
import Locking
import Reading

/// Attributed texts with arguments in them that were asked for more than once: what is counted in an
/// app is mostly little, and many people are told the same.
///
/// To make such a text takes several times as long as to find it. One that never comes again isn't
/// kept: it would only push out those that do, and cost memory. Safe from any thread, and bounded.
final class FinishedTexts: Sendable {
  /// Everything that an attributed text is made of.
  struct Source: Equatable, Sendable {
    /// The message's number in its cache: its styles say what the bits of pieces mean.
    var message: Int
    var scope: ObjectIdentifier
    var text: ExactKey
    var pieces: [StyledPieces.Piece]
  }

  private struct Entry: Sendable {
    var source: Source
    var text: AttributedString
  }

  private struct Known: Sendable {
    var entries = RecentValues<Int, Entry>(limit: FinishedTexts.limit)
    /// The fingerprints of texts that came lately, each at its place.
    var seen: [Int] = []

    /// Whether a text came lately; from now on it did.
    mutating func hasSeen(_ fingerprint: Int) -> Bool {
      if seen.isEmpty { seen = Array(repeating: 0, count: FinishedTexts.limit) }
      let place = fingerprint & (FinishedTexts.limit - 1)
      defer { seen[place] = fingerprint }
      return seen[place] == fingerprint
    }
  }

  /// A power of two.
  static let limit = 1024
  /// In UTF-8 bytes.
  private static let maximumLength = 512

  private let known = Locked(Known())

  /// How many texts are kept.
  var count: Int { known.withLock { $0.entries.count } }

  func text(of source: Source, orMake make: () -> AttributedString) -> AttributedString {
    guard source.text.text.utf8.count <= Self.maximumLength else { return make() }
    let fingerprint = source.fingerprint
    let (kept, isToKeep) = known.withLock { known -> (AttributedString?, Bool) in
      if let entry = known.entries.value(for: fingerprint), entry.source == source {
        return (entry.text, false)
      }
      return (nil, known.hasSeen(fingerprint))
    }
    if let kept { return kept }
    let text = make()
    if isToKeep {
      known.withLock { $0.entries.insert(Entry(source: source, text: text), for: fingerprint) }
    }
    return text
  }
}

extension FinishedTexts.Source {
  /// Nearly always another one for another text.
  fileprivate var fingerprint: Int {
    var hasher = Hasher()
    hasher.combine(message)
    hasher.combine(scope)
    text.hash(into: &hasher)
    return hasher.finalize()
  }
}

import Grammar
import Locking
import Vocabulary

/// Phrases after a number that were inflected before: an app shows the same counts of the same things
/// again and again.
///
/// Safe from any thread, and bounded: it starts afresh when it is full.
final class CountedPhrases: Sendable {
  private struct Key: Hashable {
    /// UTF-8.
    var text: [UInt8]
    var number: GrammaticalNumber
  }

  private static let limit = 1024
  private static let maximumLength = 128

  private let phrases = Locked<[Key: Inflection]>([:])

  /// - Parameter text: UTF-8 of the phrase with its number.
  func inflection(
    of text: ArraySlice<UInt8>, number: GrammaticalNumber, orMake make: () -> Inflection
  ) -> Inflection {
    guard text.count <= Self.maximumLength else { return make() }
    let key = Key(text: Array(text), number: number)
    if let known = phrases.withLock({ $0[key] }) { return known }
    let inflection = make()
    phrases.withLock { phrases in
      if phrases.count >= Self.limit { phrases.removeAll(keepingCapacity: true) }
      phrases[key] = inflection
    }
    return inflection
  }
}

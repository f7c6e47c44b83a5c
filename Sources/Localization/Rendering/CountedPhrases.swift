import Grammar
import Locking
import Reading
import Vocabulary

/// Phrases after a number that were inflected before: an app shows the same counts of the same things
/// again and again.
///
/// Safe from any thread, and bounded: it starts afresh when it is full.
final class CountedPhrases: Sendable {
  private struct Key: Hashable {
    var text: ExactKey
    var number: GrammaticalNumber
  }

  private static let limit = 1024
  private static let maximumLength = 128

  private let phrases = Locked<[Key: Inflection]>([:])

  /// - Parameter text: The phrase with its number.
  func inflection(
    of text: String, number: GrammaticalNumber, orMake make: () -> Inflection
  ) -> Inflection {
    guard text.utf8.count <= Self.maximumLength else { return make() }
    let key = Key(text: ExactKey(text), number: number)
    if let known = phrases.withLock({ $0[key] }) { return known }
    let inflection = make()
    phrases.withLock { phrases in
      if phrases.count >= Self.limit { phrases.removeAll(keepingCapacity: true) }
      phrases[key] = inflection
    }
    return inflection
  }
}

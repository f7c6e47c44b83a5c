import Grammar
import Locking
import Reading
import Vocabulary

/// Phrases after a number that were inflected before: an app shows the same counts of the same things
/// again and again.
///
/// Safe from any thread, and bounded.
final class CountedPhrases: Sendable {
  private struct Key: Hashable {
    var text: ExactKey
    var number: GrammaticalNumber
    var offset: Int?
    var arguments: [Range<Int>]
  }

  static let limit = 2048
  private static let maximumLength = 128

  private let phrases = Locked(RecentValues<Key, Inflection>(limit: limit))

  /// - Parameters:
  ///   - text: The phrase with its number.
  ///   - offset: Where the number stands in it.
  ///   - arguments: Where the values of arguments do.
  func inflection(
    of text: String, number: GrammaticalNumber, at offset: Int?, arguments: [Range<Int>],
    orMake make: () -> Inflection
  ) -> Inflection {
    guard text.utf8.count <= Self.maximumLength else { return make() }
    let key = Key(text: ExactKey(text), number: number, offset: offset, arguments: arguments)
    if let known = phrases.withLock({ $0.value(for: key) }) { return known }
    let inflection = make()
    phrases.withLock { $0.insert(inflection, for: key) }
    return inflection
  }
}

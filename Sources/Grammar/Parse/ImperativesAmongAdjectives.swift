import Foundation
import Vocabulary

/// Imperatives behind a comma that are adjectives, too, and yet in no list with the one before: 12 parole imparate, continua
/// così; 3 app bloccate, libera spazio; but una carta rossa, piena.
extension Phrase {
  /// Whether a word is such an imperative: it is a verb rather than an adjective, or a noun without a determiner or an
  /// infinitive stands behind it.
  func isImperative(listed word: Int) -> Bool {
    let reading = self[word]
    guard language.hasRomanceSyntax, reading.isVerb, reading.marks.contains(.singularVerb),
      !isArgument(word), token(word).shape == .small
    else { return false }
    if reading.likeliest == .verb { return true }
    guard isFollowedDirectly(word) else { return false }
    let next = self[word + 1]
    if next.isOnlyNoun, !next.endsPhrase, !isArgument(word + 1), !next.isAdverb {
      return token(word + 1).shape == .small
    }
    return isPreposition(word + 1) && isFollowedDirectly(word + 1) && isInfinitive(word + 2)
      && self[word + 2].isBystander
  }
}

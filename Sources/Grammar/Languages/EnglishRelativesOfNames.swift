import Foundation
import Vocabulary

/// English relative clauses without a pronoun whose subject is a name: 5 photos Anna shared.
extension Phrase {
  /// Whether a word starts such a clause right behind what a number counts: a name between a noun in small letters and what
  /// is rather a verb than a noun; but 5 user Google accounts.
  func startsRelativeOfName(_ word: Int, from start: Int) -> Bool {
    guard word > start, word + 1 < count, isBehindNumber(start), isName(word),
      isFollowedDirectly(word - 1), isFollowedDirectly(word), self[word - 1].isNoun,
      isArgument(word) || !self[word].isKnown || self[word].isExact
    else { return false }
    var verb = word + 1
    // `5 photos Anna Miller shared`
    if verb + 1 < count, token(verb).shape == .title, isFollowedDirectly(verb) { verb += 1 }
    let reading = self[verb]
    guard token(verb).shape == .small, !isArgument(verb), !reading.endsPhrase else { return false }
    if reading.isAuxiliary || reading.roles.contains(.modal) { return true }
    // `5 photos Anna likes`, but 5 app Safari views
    guard !reading.isNoun else { return verb + 1 == count && reading.likeliest == .verb }
    return (reading.isParticiple || reading.hasVerbNumber && !reading.isAdjective)
      && language.guesses.rule(.activity, for: lower(verb)) == nil
  }
}

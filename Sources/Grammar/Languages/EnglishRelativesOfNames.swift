import Foundation
import Vocabulary

/// English relative clauses without a pronoun whose subject is a name: 5 photos Anna shared.
extension Phrase {
  /// Whether a word starts such a clause right behind what a number counts: a name between a noun in small letters and what
  /// is rather a verb than a noun; but 5 user Google accounts.
  func startsRelativeOfName(_ word: Int, from start: Int) -> Bool {
    guard word > start, word + 1 < count, isBehindNumber(start), isFollowedDirectly(word - 1),
      isFollowedDirectly(word), self[word - 1].isNoun, mayBeNameOfSubject(word)
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

  /// `5 photos iCloud has deleted`: whether the name that such a clause right behind a phrase starts with stands right before
  /// a verb, which then agrees with it.
  func isOfName(inRelativeBehind phrase: NounPhrase, verb: Int) -> Bool {
    let name = verb - 1
    guard language.order.isHeadLast, name == phrase.words.upperBound else { return false }
    return startsRelativeOfName(name, from: phrase.words.lowerBound)
  }

  /// Whether a word behind one in small letters is a name: one that no lexicon has, whichever capitals it has (iCloud), or
  /// that is one with its capital, or a noun with a capital whose verb acts upon what is counted (Box couldn't sync); but 5
  /// guest Passes can't be used.
  private func mayBeNameOfSubject(_ word: Int) -> Bool {
    if token(word).shape == .mixed {
      return !self[word].isKnown && !isArgument(word) && token(word - 1).shape == .small
    }
    guard isName(word) else { return false }
    if isArgument(word) || !self[word].isKnown || self[word].isExact { return true }
    guard let noun = first(self[word].nouns), number(of: noun) == .singular else { return false }
    let (verb, infinitive) = (word + 1, word + 2)
    return infinitive < count && isFollowedDirectly(verb)
      && (self[verb].roles.contains(.modal) || self[verb].isAuxiliary && !self[verb].hasVerbNumber)
      && self[infinitive].isVerb && !self[infinitive].isAuxiliary && isCut(after: infinitive)
  }
}

import Foundation
import Vocabulary

/// English relative clauses without a pronoun whose subject is a noun with a determiner: 5 photos your team added were removed,
/// 2 orders the barista made are waiting.
extension Phrase {
  /// Whether a form of to be, to have or to do stands behind such a clause of what a number counts, and so says something of
  /// that; but 2 files, the album is ready, where the noun with the determiner has no verb but that.
  func isBehindRelativeOfDetermined(verb: Int, _ phrase: NounPhrase) -> Bool {
    guard language.order.isHeadLast, let head = phrase.head, self[verb].isAuxiliary,
      isBehindNumber(phrase.words.lowerBound), !hasNoun(head.word, [.time, .times])
    else { return false }
    let start = head.words.upperBound
    guard start + 2 < verb, verb - start < 8, fitsNumber(verb: verb, of: head.word),
      (start - 1..<verb).allSatisfy({ isFollowedDirectly($0) }), startsDetermined(start),
      let own = (start + 2..<verb).first(where: { isVerbOfDetermined($0) })
    else { return false }
    return self[own - 1].isNoun
      && (start + 1..<own).allSatisfy { self[$0].isNominal && !self[$0].isCoordination }
      && (own + 1..<verb).allSatisfy { mayGoOnInRelative($0) }
  }

  /// The, your: whether a word is a determiner in small letters that a number doesn't stand for.
  private func startsDetermined(_ word: Int) -> Bool {
    guard token(word).shape == .small, !isArgument(word), !self[word].isNumeral else {
      return false
    }
    return self[word].isArticle || isPersonalPronoun(word) && isPronounBeforeNoun(word)
      || !self[word].determiners.isEmpty
  }

  /// Whether a word is a past or the form in -s of a verb, and no noun.
  private func isVerbOfDetermined(_ word: Int) -> Bool {
    let reading = self[word]
    guard !reading.isNoun, !reading.isAuxiliary, !isArgument(word), token(word).shape == .small
    else { return false }
    if reading.hasVerbNumber { return reading.marks.contains(.singularVerb) }
    return reading.isParticiple && language.guesses.rule(.activity, for: lower(word)) == nil
  }

  private func mayGoOnInRelative(_ word: Int) -> Bool {
    let reading = self[word]
    guard !reading.isCoordination, !reading.isAuxiliary,
      reading.roles.isDisjoint(with: [.relative, .conjunction])
    else { return false }
    return reading.roles.contains(.preposition) || !reading.endsPhrase
  }
}

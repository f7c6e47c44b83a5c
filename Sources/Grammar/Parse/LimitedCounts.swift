import Foundation
import Vocabulary

/// Words that say at least or at most how many there are, and yet leave it to be the subject.
extension Phrase {
  /// Whether a preposition before a phrase, or what stands before that, says at least or at most how many there
  /// are: more than 5 files, oltre 5 file.
  ///
  /// Where adjectives follow nouns, such words are many others, too: they stand before a number, and behind no
  /// preposition (en más de 5 países) and no noun (el tamaño máximo de 5 fotos).
  func isLimited(_ phrase: NounPhrase) -> Bool {
    let start = phrase.words.lowerBound
    guard start > 0 else { return false }
    // `each of the 5 files was`: that is one of them.
    let isBeforeOf =
      start > 1 && self[start - 2].roles.contains(.limits)
      && !self[start - 2].roles.contains(.showsSingular)
    guard isBeforeOf || self[start - 1].roles.contains(.limits) else { return false }
    // `über die Dateien wurde gesprochen`
    if !isBeforeOf, counts.isEmpty, self[start - 1].roles.contains(.preposition) { return false }
    if language.order.isHeadLast { return true }
    let limit = isBeforeOf ? start - 2 : start - 1
    if isBeforeOf, !startsOfCounted.contains(start) { return false }
    if !isBeforeOf, language.order.agrees(.verb, in: .gender) { return isLimitedSubject(phrase) }
    // `Fino a 3 giorni prima`
    if isBeforeOf, self[limit].roles.contains(.preposition), saysHowLongOrOften(phrase) {
      return false
    }
    guard limit > 0, isFollowedDirectly(limit - 1) else { return true }
    let before = self[limit - 1]
    // `dura fino a 5 ore`
    if isBeforeOf, self[limit].roles.contains(.preposition) { return false }
    // `Eva e mais 1 participante`
    return before.roles.isDisjoint(with: [.preposition, .ago]) && !before.isOnlyNoun
      && !before.isCoordination
  }

  /// `ponad 5 osób kupiło to`: whether a clause starts with a preposition that limits a phrase, and a verb stands
  /// right behind that.
  ///
  /// Of ponad 5 dni plik był pusty the days are no subject.
  private func isLimitedSubject(_ phrase: NounPhrase) -> Bool {
    let (limit, end) = (phrase.words.lowerBound - 1, phrase.words.upperBound)
    let startsClause =
      limit == 0 || isCut(after: limit - 1) || self[limit - 1].isAdverb
      || self[limit - 1].roles.contains(.conjunction)
    guard startsClause, let head = phrase.head else { return false }
    let verb = (head.words.upperBound..<count).prefix(8).first {
      !self[$0].isAdverb && self[$0].roles.isDisjoint(with: .reflexive)
    }
    guard let verb, self[verb].isVerb, isBystander(verb) else { return false }
    return verb <= end && (head.word..<verb).allSatisfy { isFollowedDirectly($0) }
  }

  /// The number that verbs take of a phrase that a preposition limits, whatever case that asks for: ponad 2 osoby
  /// kupiły, około 2 osób kupiło.
  func numberOfLimited(
    _ phrase: NounPhrase, counted: GrammaticalNumber?
  ) -> GrammaticalNumber? {
    let start = phrase.words.lowerBound
    guard let counted, language.order.agrees(.verb, in: .gender), start > 0,
      self[start - 1].roles.isSuperset(of: [.limits, .preposition]), isLimited(phrase)
    else { return nil }
    // What stands in the genitive counts as many do.
    let cases = language.government.cases(of: lower(start - 1))
    return cases.contains { $0.contains(.genitive) } ? .pluralMany : counted
  }
}

import Foundation
import Vocabulary

/// Adjectives without a noun that name somebody who isn't the reader, for they are the subject of another verb, or another
/// subject's role: el último en llegar paga, o interessado deve assinar, como administrador, Carlos puede borrar, sprzedający
/// odpisał; but eres el primero, el primero eres tú.
extension Phrase {
  /// Whether the adjectives of a phrase without a head are such.
  func isOtherSubject(_ phrase: NounPhrase) -> Bool {
    if language.countsByCase { return isSubjectByPlace(phrase) }
    guard language.hasRomanceSyntax, let first = phrase.words.first else { return false }
    if isRoleOfNamed(first) || isOwned(from: first) { return true }
    guard self[first].roles.contains(.definite), startOfSentence(with: first) == first,
      let named = phrase.words.first(where: { self[$0].isAdjective && !self[$0].isSpecifier })
    else { return false }
    return hasVerbOfOther(behind: named)
  }

  /// `Sprzedający odpisał`, `znajomy, którego zaprosiłeś`: whether adjectives in the nominative start a sentence, and a verb of
  /// the third person stands behind them, or a relative clause.
  private func isSubjectByPlace(_ phrase: NounPhrase) -> Bool {
    guard phrase.head == nil, let first = phrase.words.first, startOfSentence(with: first) == first
    else { return false }
    var last = first
    while last + 1 < count, isFollowedDirectly(last), isNamingAdjective(last + 1) { last += 1 }
    guard isNamingAdjective(last), !self[last].isSpecifier,
      // `Sprzedający` may be several as well.
      let adjective = self.first(self[last].adjectives), number(of: adjective) != .plural,
      language.mayBeNominative(adjective)
    else { return false }
    if isCut(after: last) {
      return hasComma(behind: last) && relativePronoun(at: last + 1, before: count) != nil
    }
    var verb = last + 1
    // A verb has no more before it.
    while verb + 1 < min(count, last + 6), isFollowedDirectly(verb),
      self[verb].isAdverb || isObjectPronoun(verb)
        || !self[verb].roles.isDisjoint(with: [.reflexive, .negates])
    {
      verb += 1
    }
    return isFollowedDirectly(verb - 1) && self[verb].marks.contains(.singularVerb)
      && isBystanderOrAuxiliary(verb) && isVerbOfThird(verb)
  }

  private func isNamingAdjective(_ word: Int) -> Bool {
    !self[word].isAdverb && !self[word].endsPhrase && !self[word].isVerb
      && (self[word].isAdjective || self[word].isSpecifier)
  }

  private func isBystanderOrAuxiliary(_ word: Int) -> Bool {
    self[word].isBystander || self[word].isAuxiliary
  }

  /// Whether a verb of the third person stands behind an adjective in its clause, and nothing there speaks to the reader.
  private func hasVerbOfOther(behind adjective: Int) -> Bool {
    var hasVerb = false
    for word in adjective..<min(count, adjective + Self.reach) {
      if speaksToReader(at: word) { return false }
      hasVerb = hasVerb || word > adjective && isFiniteVerb(word, of: adjective)
      if isCut(after: word) { break }
    }
    return hasVerb
  }

  /// Whether a word is a verb of the third person, and not said of what an adjective names: paga.
  private func isFiniteVerb(_ word: Int, of adjective: Int) -> Bool {
    self[word].hasVerbNumber && isVerbOfThird(word)
      && (!self[word].isAdjective || !mayAgree(adjective, word))
  }

  /// Whether a word is a pronoun for the reader, or a verb whose subject they are.
  private func speaksToReader(at word: Int) -> Bool {
    if isReader(word) || isPoliteReader(word) || isOfReader(verb: word)
      || isOfSecondPerson(pronoun: word)
    {
      return true
    }
    return self[word].isAuxiliary && (self[word].roles.contains(.speaker) || isModalOfReader(word))
  }

  /// `Como administrador, Carlos puede borrar`: whether a word says as what somebody does something whose name stands
  /// behind the comma.
  private func isRoleOfNamed(_ word: Int) -> Bool {
    guard word == 1, self[0].roles.contains(.result), isFollowedDirectly(0),
      isComma(behind: word), isName(word + 1) || isArgument(word + 1)
    else { return false }
    return !(word + 1..<count).prefix(Self.reach).contains { speaksToReader(at: $0) }
  }
}

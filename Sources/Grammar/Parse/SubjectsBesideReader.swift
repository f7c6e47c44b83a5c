import Foundation
import Vocabulary

/// Adjectives without a noun that name somebody who isn't the reader, for they are the subject of another verb, or another
/// subject's role: el último en llegar paga, o interessado deve assinar, como administrador, Carlos puede borrar; but eres
/// el primero, el primero eres tú.
extension Phrase {
  /// Whether the adjectives of a phrase without a head are such.
  func isOtherSubject(_ phrase: NounPhrase) -> Bool {
    guard language.hasRomanceSyntax, let first = phrase.words.first else { return false }
    if isRoleOfNamed(first) { return true }
    guard self[first].roles.contains(.definite), startOfSentence(with: first) == first,
      let named = phrase.words.first(where: { self[$0].isAdjective && !self[$0].isSpecifier })
    else { return false }
    return hasVerbOfOther(behind: named)
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

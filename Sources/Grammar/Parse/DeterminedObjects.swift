import Foundation
import Vocabulary

/// What may be an adjective, too, and yet is the object of a participle behind to have, or of an infinitive: hai completato
/// tutti i tuoi nuovi obiettivi, vuoi cambiare il tuo obiettivo; but vuoi diventare il primo.
extension Phrase {
  /// Whether what may be a noun is such an object, with nothing but adjectives before it and behind its determiners; of
  /// several things they may stand alone there: hai ottenuto ottimi risultati.
  func isDeterminedObject(_ word: Int) -> Bool {
    var start = word
    // Nobody says more there.
    while start > 0, word - start < 4, isFollowedDirectly(start - 1), self[start - 1].isAdjective,
      !self[start - 1].isSpecifier, !isBehindParticiple(start)
    {
      start -= 1
    }
    if start > 0, isFollowedDirectly(start - 1), mayDetermineObject(start - 1) {
      return isObject(endingInDeterminer: start - 1)
    }
    guard start < word, let noun = first(self[word].nouns) else { return false }
    return number(of: noun) == .plural && isBehindParticiple(start)
  }

  private func mayDetermineObject(_ word: Int) -> Bool {
    let reading = self[word]
    return reading.isDeterminer || reading.isNumeral || reading.marks.contains(.quantifier)
  }

  /// Whether the determiners that a word is the last of stand right behind such a verb.
  private func isObject(endingInDeterminer last: Int) -> Bool {
    var first = last
    // There are no more of them.
    while first > 0, last - first < 3, isFollowedDirectly(first - 1),
      mayDetermineObject(first - 1)
    {
      first -= 1
    }
    if isBehindParticiple(first) { return !saysReaderCame(participle: first - 1) }
    return isBehindInfinitive(first)
  }

  /// Whether an infinitive of what somebody does stands right before a word.
  private func isBehindInfinitive(_ word: Int) -> Bool {
    guard word > 0, isFollowedDirectly(word - 1), !isArgument(word - 1) else { return false }
    let verb = self[word - 1]
    return verb.isBystander && isInfinitive(word - 1)
      && verb.roles.isDisjoint(with: [.being, .linking, .becomes, .auxiliary, .copula])
  }
}

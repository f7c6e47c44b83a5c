import Foundation
import Vocabulary

/// Determiners of what may be an adjective, too, and yet is the object of a participle behind to have, or of an infinitive:
/// hai completato tutti i tuoi obiettivi, vuoi cambiare il tuo obiettivo; but vuoi diventare il primo.
extension Phrase {
  /// Whether the determiners that a word is the last of stand right behind such a verb.
  func isObject(endingInDeterminer last: Int) -> Bool {
    // Behind the article of a possessive, where it is one.
    var first = isBehindArticledPossessive(last + 1) ? last - 1 : last
    // There are no more of them.
    while first > 0, last - first < 3, isFollowedDirectly(first - 1),
      self[first - 1].isDeterminer || self[first - 1].marks.contains(.quantifier)
    {
      first -= 1
    }
    return isBehindParticiple(first) || isBehindInfinitive(first)
  }

  /// Whether a possessive that is an adjective, as Italian ones are, stands behind an article and right before a word.
  func isBehindArticledPossessive(_ word: Int) -> Bool {
    guard word > 1, isFollowedDirectly(word - 1), isFollowedDirectly(word - 2),
      self[word - 2].roles.contains(.definite),
      let possessive = first(self[word - 1].adjectives)
    else { return false }
    return language.roles(of: possessive.lexeme).contains(.articled)
  }

  /// Whether an infinitive of what somebody does stands right before a word.
  private func isBehindInfinitive(_ word: Int) -> Bool {
    guard word > 0, isFollowedDirectly(word - 1), !isArgument(word - 1) else { return false }
    let verb = self[word - 1]
    return verb.isBystander && isInfinitive(word - 1)
      && verb.roles.isDisjoint(with: [.being, .linking, .becomes, .auxiliary, .copula])
  }
}

import Foundation
import Vocabulary

/// Verbs with which somebody is, stays or gets somewhere as an adjective behind them says, where numbers ask for cases; the
/// function words have them in the third person, with the pronoun of those that are reflexive: wrócisz zmęczony, czujesz się
/// samotny.
extension Phrase {
  /// Such a verb whose subject the reader is, and that a word is or the pronoun right behind it ends.
  func verbOfState(endingAt word: Int) -> Int? {
    guard language.countsByCase, !isArgument(word) else { return nil }
    let isReflexive = self[word].roles.contains(.reflexive)
    let verb = isReflexive ? word - 1 : word
    guard verb >= 0, verb == word || isFollowedDirectly(verb), self[verb].isVerb,
      self[verb].isBystander, isFirstOrSecondPerson(verb: verb), !isOfApp(verb: verb),
      let lexeme = self.verb(of: verb)?.lexeme
    else { return nil }
    let words = Array(lexeme.lemma) + (isReflexive ? Array(" ".utf8) + Array(lower(word)) : [])
    return language.roles(of: words).contains(.arrives) ? verb : nil
  }
}

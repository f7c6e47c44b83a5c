import Foundation
import Vocabulary

/// Verbs of Romance languages that, with a pronoun of the first person before them, are what people say, and no verbs of
/// the text: 3 personas le dieron me gusta, 2 nuevos me gusta.
extension Phrase {
  /// Whether such a verb stands behind the one of a phrase: 3 personas le dieron me gusta.
  func isQuoted(verb word: Int, _ phrase: NounPhrase) -> Bool {
    guard language.hasRomanceSyntax, let end = phrase.head?.words.upperBound, word > end + 1,
      word - end < Self.reach, isBehindSpeaker(verb: word),
      // `3 presentes para mim estão prontos`
      self[word - 2].roles.isDisjoint(with: .preposition)
    else { return false }
    let between = end..<(word - 1)
    return between.contains { self[$0].isVerb && self[$0].isBystander }
      && between.allSatisfy { other in
        isFollowedDirectly(other)
          && self[other].roles.isDisjoint(with: [.relative, .conjunction, .coordination])
      }
  }

  /// Whether such a verb stands where a noun does: a number counts it (2 nuevos me gusta), or a preposition stands before
  /// it (han dado a me gusta).
  func isQuotedAsNoun(verb: Int, _ phrase: NounPhrase) -> Bool {
    guard language.hasRomanceSyntax, self[verb].roles.contains(.presents),
      isBehindSpeaker(verb: verb)
    else { return false }
    if verb > 1, isFollowedDirectly(verb - 2), self[verb - 2].roles.contains(.preposition),
      !self[verb - 2].opensClause
    {
      return true
    }
    return phrase.head == nil && isBehindNumber(startOfAdjectives(before: verb - 1))
  }

  private func isBehindSpeaker(verb: Int) -> Bool {
    verb > 0 && isFollowedDirectly(verb - 1) && isObjectPronoun(verb - 1)
      && row(of: verb - 1)?.features.contains(.firstPerson) == true
  }
}

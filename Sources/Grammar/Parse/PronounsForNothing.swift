import Foundation
import Vocabulary

/// Pronouns that stand in the place of a subject that follows, and so for nothing: il reste 3 places, il y a 3 photos.
extension Phrase {
  /// Whether a pronoun is such: it stands before a verb that presents what a number counts behind it, with nothing but what
  /// belongs to that between.
  func standsForNothing(pronoun word: Int) -> Bool {
    guard language.hasRomanceSyntax, isSubjectPronoun(word),
      row(of: word)?.features.contains(.masculine) == true
    else { return false }
    var verb = word + 1
    // Nobody puts more between.
    while verb + 1 < count, verb - word < 5, isFollowedDirectly(verb - 1),
      isClitic(verb) || isPersonalPronoun(verb) || self[verb].isAdverb
    {
      verb += 1
    }
    guard verb < count, isFollowedDirectly(verb - 1) else { return false }
    if self[verb].roles.contains(.presents) {
      // `il ne reste que 3 places`, but il arrive avec 3 amis
      return isBehindNumber(verb + 1)
        || isBehindNumber(verb + 2) && !self[verb + 1].roles.contains(.preposition)
    }
    // `il y a 3 photos`, but il a 3 photos
    return self[verb].roles.contains(.perfect) && isBehindNumber(verb + 1)
      && self[verb - 1].isAdverb && self[verb - 1].roles.isDisjoint(with: .preverb)
  }
}

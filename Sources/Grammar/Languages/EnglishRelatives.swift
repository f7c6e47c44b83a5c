import Foundation
import Vocabulary

/// What English numbers count in a relative clause about a noun before that.
extension Phrase {
  /// `The folder that contains 3 files is full`: whether a phrase is the object of a verb right behind a relative pronoun, so
  /// that verbs behind it speak of the noun before; but a friend who says 3 files are missing.
  func isObject(ofRelativeBefore phrase: NounPhrase) -> Bool {
    let start = phrase.words.lowerBound
    guard language.order.isHeadLast, start > 2 else { return false }
    // Nobody says more between.
    for relative in max(1, start - 6)..<start - 1
    where self[relative].roles.contains(.relative) && self[relative - 1].isNoun
      && isFollowedDirectly(relative - 1) && isFollowedDirectly(relative)
    {
      let verb = behindAdverbs(relative + 1)
      guard verb < start, self[verb].isVerb, self[verb].hasVerbNumber,
        self[verb].roles.isDisjoint(with: .reports), !isCut(after: verb)
      else { continue }
      return (verb + 1..<start).allSatisfy {
        !isCut(after: $0)
          && (self[$0].isSpecifier || isPlainAdverb($0) || self[$0].roles.contains(.limits))
      }
    }
    return false
  }
}

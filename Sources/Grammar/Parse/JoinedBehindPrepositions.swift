import Foundation
import Vocabulary

/// What a number counts behind a name with a preposition before it: a Anna e 3 altre persone piace questo.
extension Phrase {
  /// Whether an and joins a phrase to the value of an argument, or to a name, that stands behind the preposition with which a
  /// sentence starts, so that both are the subject of no verb.
  func isJoinedBehindPreposition(_ phrase: NounPhrase) -> Bool {
    let joint = phrase.words.lowerBound - 1
    guard language.hasRomanceSyntax, joint > 1, startsOfCounted.contains(joint + 1),
      self[joint].isCoordination, isFollowedDirectly(joint - 1), !isCut(after: joint)
    else { return false }
    var before = joint - 1
    // Names have few words.
    while before > 0, joint - before < 6, isFollowedDirectly(before - 1),
      isArgument(before) || isName(before)
    {
      before -= 1
    }
    return before < joint - 1 && self[before].roles.contains(.preposition)
      && startOfSentence(with: before) == before
  }
}

import Foundation
import Vocabulary

/// Participles of reflexive verbs whose pronoun is no direct object, so that they agree with nothing: tu t’es demandé
/// pourquoi, tu t’es fait mal, tu t’es posé des questions.
extension Phrase {
  /// Whether a participle is that of a verb that acts upon nobody, and no adjective behind it says what somebody says that
  /// they are: tu t’es dit que non, but tu t’es dite prête.
  func isDative(beforeParticiple word: Int) -> Bool {
    guard self[word, lower: true].roles.contains(.dative) else { return false }
    guard isFollowedDirectly(word) else { return true }
    let next = self[word + 1]
    return !next.isAdjective || next.isNoun || next.isSpecifier
  }

  /// Whether an object without a determiner, or with a partitive article, stands behind a participle: fait peur, posé des
  /// questions, laissé du temps.
  func opensBareObject(behindParticiple word: Int) -> Bool {
    guard self[word, lower: true].roles.contains(.gives), isFollowedDirectly(word) else {
      return false
    }
    let next = word + 1
    if isUsualOf(next) {
      return words[next].half == .first
        || isFollowedDirectly(next) && self[next + 1].roles.contains(.definite)
    }
    let reading = self[next]
    guard reading.isNoun, !reading.isAdjective, !reading.endsPhrase, !reading.isCoordination else {
      return false
    }
    // `faite bien belle`
    return !reading.isAdverb || !isFollowedDirectly(next)
      || !(self[next + 1].isAdjective || self[next + 1].isAdverb)
  }
}

import Foundation
import Vocabulary

/// Verbs that may be nouns, behind an and that joins them to another verb: 5 camareros llegan y esperan, 5 tazas están limpias
/// y te esperan.
extension Phrase {
  /// Reads such words as verbs and nothing else.
  mutating func settleVerbsBehindJoints() {
    guard language.hasRomanceSyntax, count > 2 else { return }
    for word in words.indices.dropFirst(2) where isVerbBehindJoint(word) {
      settle(word, as: .verb)
    }
  }

  /// Whether an and stands before such a word, and a pronoun that no noun has before it between, or the verb of what a number
  /// counts before that.
  private func isVerbBehindJoint(_ word: Int) -> Bool {
    let reading = self[word]
    guard reading.isNoun, !reading.isAdjective, reading.hasVerbNumber, reading.given == nil,
      words[word].half == .whole, !isArgument(word), token(word).shape == .small
    else { return false }
    var joint = word - 1
    while joint > 0, word - joint < 3, isFollowedDirectly(joint), isObjectOrReflexive(joint) {
      joint -= 1
    }
    guard joint > 0, self[joint].isCoordination, isFollowedDirectly(joint),
      isFollowedDirectly(joint - 1)
    else { return false }
    return joint + 1 < word || endsPredicateOfCounted(joint - 1)
  }

  private func isObjectOrReflexive(_ word: Int) -> Bool {
    guard !self[word].isArticle else { return false }
    return isObjectPronoun(word) || self[word].roles.contains(.reflexive)
  }

  /// Whether a word is a verb, or an adjective behind one, and what a number counts stands before that verb.
  private func endsPredicateOfCounted(_ last: Int) -> Bool {
    guard self[last].isAdjective || isFinite(last) else { return false }
    var word = last
    // Nobody says more of it.
    while word > 0, last - word < 5, !isFinite(word) || self[word].isNoun {
      guard isFollowedDirectly(word - 1) else { return false }
      word -= 1
    }
    guard word > 0, isFinite(word), !self[word].isNoun else { return false }
    let counted = (max(0, word - Self.reach)..<word).last {
      isBehindNumber($0) && self[$0].isNoun
    }
    guard let counted else { return false }
    // `3 personas dicen que la app va lenta y falla`
    return !(counted + 1..<word).contains { self[$0].opensClause }
  }
}

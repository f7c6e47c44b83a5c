import Foundation
import Vocabulary

/// English verbs that may be nouns, behind what is counted: 2 files sync, when 2 people vote, but 2 sports matches.
extension Phrase {
  /// Whether what may be a noun ends its part of the sentence right behind several things, which hardly ever describe what
  /// a noun in the singular names, or has a name or an adverb behind it.
  func isVerb(_ word: Int, endingPartBehindPlural last: Int) -> Bool {
    let reading = self[word]
    guard !isArgument(last), !isArgument(word), !reading.isAdjective, !reading.isParticiple,
      reading.roles.isDisjoint(with: .postposed), !isNamed(last, with: word),
      !self[last].marks.contains(.unit), !mayDescribe(pluralBeforeNoun: last)
    else { return false }
    guard word + 1 < count, !isCut(after: word) else { return true }
    let next = self[word + 1]
    if isOf(word + 1) { return false }
    if takesUncounted(verb: word) { return true }
    // `3 photos show Anna`
    if token(word).shape == .small, token(word + 1).shape == .title { return true }
    return next.endsPhrase || isPlainAdverb(word + 1) && next.roles.isDisjoint(with: .postposed)
  }

  /// `10 days trial`, `savings account`, `sports match`: whether a plural stands before other nouns, as times and measures do,
  /// and what has no singular.
  private func mayDescribe(pluralBeforeNoun word: Int) -> Bool {
    if hasNoun(word, [.time, .times, .duration, .amount]) { return true }
    // People are persons as any others.
    if self[word].roles.isDisjoint(with: .actor),
      all(self[word].nouns).contains(where: { $0.lexeme.traits.contains(.pluralOnly) })
    {
      return true
    }
    return rolesBeforeAnything(word).contains(.coordination)
  }
}

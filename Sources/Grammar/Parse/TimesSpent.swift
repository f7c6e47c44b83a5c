import Foundation
import Vocabulary

/// What is told behind a time of who spends it: llevas 2 horas conectado, você passou 2 horas sentada.
extension Phrase {
  /// Whether a word is a verb, or a participle of one, that has a time for its object.
  func spends(_ word: Int) -> Bool { self[word, lower: true].roles.contains(.spends) }

  /// Whether it is the reader who spends what stands behind such a verb.
  func isSpentByReader(_ verb: Int) -> Bool {
    guard verb >= 0, spends(verb) else { return false }
    if self[verb, lower: true].roles.contains(.speaker) { return true }
    let before = beforeAdverbs(from: verb - 1)
    guard before >= 0, isFollowedDirectly(before) else { return false }
    let roles = self[before].roles
    if roles.isSuperset(of: [.perfect, .speaker]) { return !roles.contains(.showsPlural) }
    return isReader(before)
  }

  /// Whether an adjective behind a time that it doesn't fit tells how who spends that is, whoever it be: Ana lleva 2 horas
  /// sentada.
  func isSaidOfWhoSpends(_ word: Int, behind head: NounPhrase.Head?) -> Bool {
    guard language.hasRomanceSyntax, let head, word >= head.words.upperBound,
      self[word].isAdjective, beforeAdverbs(from: word - 1) == head.word,
      isFollowedDirectly(head.word),
      let start = startOfCircumstance(endingAt: head.word, before: word)
    else { return false }
    return start > 0 && !isCut(after: start - 1) && spends(start - 1)
  }

  /// `2 veces más rápido`: whether an adjective says with an adverb how many times more or less something is so, and is
  /// said of that, and not of the times.
  func comparesByTimes(_ word: Int, _ phrase: NounPhrase) -> Bool {
    guard language.hasRomanceSyntax, let head = phrase.head,
      word == head.words.upperBound + 1, isFollowedDirectly(word - 2), isFollowedDirectly(word - 1),
      self[word - 1].isAdverb, self[word - 1].roles.contains(.limits), self[word].isAdjective
    else { return false }
    return isOfTimes(phrase)
  }
}

import Foundation
import Vocabulary

/// Infinitives that are spelled as forms of many of verbal nouns: aby odkryć wyspę, możesz zdobyć nagrodę; but 5 odkryć,
/// lista odkryć.
extension Phrase {
  /// Reads such words as verbs and nothing else where infinitives stand.
  mutating func settleInfinitivesOfVerbalNouns() {
    guard language.countsByCase, count > 1 else { return }
    for word in words.indices where isInfinitiveOfVerbalNoun(word) { settle(word, as: .verb) }
  }

  private func isInfinitiveOfVerbalNoun(_ word: Int) -> Bool {
    let reading = self[word]
    guard reading.isVerb, reading.isNoun, reading.given == nil, words[word].half == .whole,
      language.guesses.rule(.infinitive, for: lower(word)) != nil, !isBehindNumber(word),
      !all(reading.nouns).contains(where: { language.mayBeNominative($0) })
    else { return false }
    return word == 0 || isCut(after: word - 1) || mayBring(infinitive: word)
  }

  /// Whether the word before an infinitive brings it in: a conjunction, a verb that asks for no case, or an adverb that
  /// doesn't say how many.
  private func mayBring(infinitive word: Int) -> Bool {
    let before = self[word - 1]
    guard language.government.cases(of: lower(word - 1)).isEmpty else { return false }
    if !before.roles.isDisjoint(with: [.conjunction, .negates]) { return true }
    return before.isVerb && !before.isNoun
      || before.roles.contains(.adverb) && !before.isSpecifier && !before.isNumeral
  }
}

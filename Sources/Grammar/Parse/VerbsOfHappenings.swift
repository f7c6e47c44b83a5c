import Foundation
import Vocabulary

/// Forms of verbs that act upon nothing, and may be nouns or adjectives as well, before what is counted: ruszają 2 nowe
/// serie, spadły 2 ceny.
extension Phrase {
  /// Reads such words as verbs and nothing else.
  mutating func settleVerbsOfHappenings() {
    guard language.countsByCase else { return }
    for word in words.indices where isVerbOfHappening(word) { settle(word, as: .verb) }
  }

  /// Whether what may be such a verb starts a clause, but for adverbs and what says where, before a number: nobody calls what
  /// is counted lasting or fallen there (spadła 1 cena, w domu mieszka 1 kot).
  private func isVerbOfHappening(_ word: Int) -> Bool {
    let reading = self[word]
    guard reading.roles.contains(.happens), reading.isVerb, !reading.isBystander,
      reading.given == nil, words[word].half == .whole, !isArgument(word), !isBehindNumber(word),
      countedWord(behind: word) != nil
    else { return false }
    if word > 0, self[word - 1].roles.contains(.preposition), !self[word - 1].isAdverb {
      return false
    }
    return (startOfClause(with: word)..<word).allSatisfy {
      self[$0].isAdverb || isOfPreposition($0)
    }
  }
}

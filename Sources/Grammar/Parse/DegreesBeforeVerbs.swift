import Foundation
import Vocabulary

/// Words for how much that say it of a verb right behind them, and so agree with nothing: quanto costa la maglia?,
/// quanto sei soddisfatta?
extension Phrase {
  /// Reads such words as adverbs, and what is behind them as the verb that it is.
  mutating func settleDegreesBeforeVerbs() {
    guard language.hasRomanceSyntax, count > 1 else { return }
    for word in words.indices.dropLast() where isDegree(beforeVerb: word) {
      settle(word, as: .adverb)
      if self[word + 1].isNoun || self[word + 1].isAdjective { settle(word + 1, as: .verb) }
    }
  }

  private func isDegree(beforeVerb word: Int) -> Bool {
    let reading = self[word]
    guard reading.roles.contains(.degree), reading.roles.isDisjoint(with: [.someone, .limits]),
      first(reading.determiners)?.cells.contains(0) == true, isFollowedDirectly(word),
      words[word + 1].half == .whole, token(word + 1).shape == .small
    else { return false }
    let next = self[word + 1]
    if next.isAuxiliary || next.isCopula { return true }
    return next.marks.contains(.singularVerb) && !next.isSpecifier && !next.endsPhrase
      && !mayBeMuch(word + 1) && (!next.isNoun || goesOnAsVerb(word + 1))
  }

  /// `Quanto costa la maglia?`, `Quanto costa?`, but muita água: whether what may be a noun, too, has a subject behind it,
  /// or a question ends with it.
  private func goesOnAsVerb(_ word: Int) -> Bool {
    if mark(behind: word).contains(UInt8(ascii: "?")) { return true }
    guard word + 1 < count, isFollowedDirectly(word) else { return false }
    return self[word + 1].isSpecifier || isArgument(word + 1)
  }

  /// `Quanto sale`, but quanto costa and quanto dura: whether a word may be a noun or an adjective that goes with the
  /// first form of a word before it.
  private func mayBeMuch(_ word: Int) -> Bool {
    if first(self[word].adjectives)?.cells.contains(0) == true { return true }
    return all(self[word].nouns).contains {
      number(of: $0) != .plural && gender(of: $0) != .feminine
    }
  }
}

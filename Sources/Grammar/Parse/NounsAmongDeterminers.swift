import Foundation
import Vocabulary

/// Determiners that stand in for another form of theirs before some sounds, and are nouns, too: 2 sons, mon son, son
/// désactivé, but son album, ton dernier album.
extension Phrase {
  /// Reads such words as nouns and nothing else behind a number or another determiner, and where a participle that ends the
  /// phrase stands behind them.
  mutating func settleNounsAmongDeterminers() {
    guard language.hasRomanceSyntax else { return }
    for word in words.indices where isNounAmongDeterminers(word) { settle(word, as: .noun) }
  }

  private func isNounAmongDeterminers(_ word: Int) -> Bool {
    let reading = self[word]
    guard reading.isNoun, !reading.isAdjective, !reading.isArticle, !reading.isNumeral,
      reading.given == nil, words[word].half == .whole, !isArgument(word),
      reading.marks.isDisjoint(with: [.demonstrative, .quantifier]),
      !reading.determiners.isEmpty, !store.fullForms(of: reading).isEmpty
    else { return false }
    return isBehindOtherDeterminer(word) || isCountedAlone(word) || isDescribedAlone(word)
  }

  /// `Votre son`, `le son`: two determiners have no noun in common.
  private func isBehindOtherDeterminer(_ word: Int) -> Bool {
    word > 0 && isFollowedDirectly(word - 1) && self[word - 1].isDeterminer
      && !self[word - 1].endsPhrase
  }

  /// `2 nouveaux sons`, but le 2 ton ami arrive: whether a number stands before a word, with adjectives at most between,
  /// and what is behind is no noun of its own.
  private func isCountedAlone(_ word: Int) -> Bool {
    guard isBehindNumber(startOfAdjectives(before: word)) else { return false }
    guard isFollowedDirectly(word) else { return true }
    let next = self[word + 1]
    if isFollowedDirectly(word + 1), self[word + 2].isNoun, next.isAdjective { return false }
    return next.isKnown && !next.isNoun && !isArgument(word + 1)
  }

  /// `Son désactivé`, `Son activé sur Mac`: whether a word starts a clause, and a participle stands behind it that ends the
  /// phrase.
  private func isDescribedAlone(_ word: Int) -> Bool {
    guard word == 0 || isCut(after: word - 1), !isBehindNumber(word), isFollowedDirectly(word)
    else { return false }
    let (next, reading) = (word + 1, self[word + 1])
    guard reading.isAdjective, !reading.isNoun, !reading.isSpecifier, !isArgument(next),
      language.guesses.rule(.aloneAdjective, for: lower(next)) != nil
    else { return false }
    return !isFollowedDirectly(next) || isPreposition(next + 1)
  }
}

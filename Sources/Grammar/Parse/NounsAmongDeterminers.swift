import Foundation
import Vocabulary

/// Determiners that stand in for another form of theirs before some sounds, and are nouns, too: 2 sons, mon son, son
/// désactivé, 2 fichiers son, but son album, ton dernier album; and those that are likelier nouns: los medios.
extension Phrase {
  /// Reads such words as nouns and nothing else behind a number or another determiner, and where a participle that ends the
  /// phrase stands behind them; right behind a noun, of which they say of what kind it is, as adverbs.
  mutating func settleNounsAmongDeterminers() {
    guard language.hasRomanceSyntax else { return }
    for word in words.indices where isNounAmongDeterminers(word) {
      settle(word, as: describesNoun(word) ? .adverb : .noun)
    }
    for word in words.indices where isNounBeforeNone(word) { settle(word, as: .noun) }
  }

  /// `Los medios no están`, `Cargando medios`, `ningún medio`, but medios kilos: whether what is likelier a noun than an
  /// adjective or a determiner, or stands behind another one, stands before nothing that it could determine.
  private func isNounBeforeNone(_ word: Int) -> Bool {
    let reading = self[word]
    guard reading.isNoun, reading.isAdjective,
      reading.likeliest == .noun || isBehindOtherDeterminer(word),
      !reading.determiners.isEmpty, !reading.isArticle, !reading.isNumeral, !reading.isPronoun,
      reading.roles.isDisjoint(with: .intensifier),
      reading.given == nil, words[word].half == .whole, !isArgument(word)
    else { return false }
    guard isFollowedDirectly(word) else { return true }
    let next = self[word + 1]
    // Spanish has a noun no, too, and letters that are prepositions: tus medios a la nube.
    let isBeforeVerb = next.isAdverb && next.roles.contains(.preverb)
    return next.isKnown && (!next.isNoun || isBeforeVerb || isPreposition(word + 1))
  }

  private func isNounAmongDeterminers(_ word: Int) -> Bool {
    let reading = self[word]
    guard reading.isNoun, !reading.isAdjective, !reading.isArticle, !reading.isNumeral,
      reading.given == nil, words[word].half == .whole, !isArgument(word),
      reading.marks.isDisjoint(with: [.demonstrative, .quantifier]),
      !reading.determiners.isEmpty, !store.fullForms(of: reading).isEmpty
    else { return false }
    return isBehindOtherDeterminer(word) || isCountedAlone(word) || isDescribedAlone(word)
      || describesNoun(word)
  }

  /// `Votre son`, `le son`: two determiners have no noun in common.
  private func isBehindOtherDeterminer(_ word: Int) -> Bool {
    word > 0 && isFollowedDirectly(word - 1) && self[word - 1].isDeterminer
      && !self[word - 1].endsPhrase
  }

  /// `2 nouveaux sons`, but le 2 ton ami arrive: whether a number stands before a word, with adjectives at most between,
  /// and what is behind is no noun of its own.
  private func isCountedAlone(_ word: Int) -> Bool {
    isBehindNumber(startOfAdjectives(before: word)) && !isBeforeNoun(word)
  }

  /// `2 fichiers son`, but montrez à 2 amis son album: whether a word stands right behind a noun and before none.
  private func describesNoun(_ word: Int) -> Bool {
    guard word > 0, isFollowedDirectly(word - 1), token(word).shape == .small else { return false }
    let noun = self[word - 1]
    guard noun.isOnlyNoun, noun.isKnown, !noun.endsPhrase, !isArgument(word - 1) else {
      return false
    }
    // `Elle monte son`, but 2 pistes son
    let isNoun = !noun.isVerb || isBehindNumber(word - 1) || word > 1 && self[word - 2].isDeterminer
    return isNoun && !isBeforeNoun(word)
  }

  /// Whether a noun, or what may be one, stands behind a word, with an adjective at most between.
  private func isBeforeNoun(_ word: Int) -> Bool {
    guard isFollowedDirectly(word) else { return false }
    let next = self[word + 1]
    if isFollowedDirectly(word + 1), self[word + 2].isNoun, next.isAdjective { return true }
    return !next.isKnown || next.isNoun || isArgument(word + 1)
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

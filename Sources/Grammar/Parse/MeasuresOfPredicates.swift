import Foundation
import Vocabulary

/// Words behind a definite article that say how much so something is, and so agree with nothing: você está descansada o
/// suficiente, fique o mais calma possível, você é o máximo!
extension Phrase {
  /// Reads such words as adverbs or nouns, and nothing else.
  mutating func settleMeasure(startingAt word: Int) {
    guard isArticleOfOneMan(word) else { return }
    if isEnough(word + 1) {
      settle(word, as: .adverb)
      settle(word + 1, as: .adverb)
    } else if isAsMuchAsCanBe(word + 2) {
      settle(word, as: .adverb)
      // `você está o mais próximo possível`: where it is, and not how.
      if language.guesses.rule(.relational, for: lower(word + 2))?.answer == "yes" {
        settle(word + 2, as: .adverb)
      }
    } else if isExtreme(word + 1) {
      settle(word + 1, as: .noun)
    }
  }

  /// Whether a word is a definite article in the form before a man, with another word on each side.
  private func isArticleOfOneMan(_ word: Int) -> Bool {
    guard word > 0, word + 1 < count, words[word].half == .whole, !isArgument(word),
      isFollowedDirectly(word - 1), isFollowedDirectly(word),
      self[word].roles.contains(.definite), self[word].roles.isDisjoint(with: .neuter)
    else { return false }
    return first(self[word].determiners)?.cells.contains(0) == true
  }

  /// `Forte o suficiente`, but receba o suficiente: whether a word for how much stands behind an adjective and the article
  /// of nothing, and no noun behind it.
  private func isEnough(_ word: Int) -> Bool {
    let before = self[word - 2]
    guard before.isAdjective, !before.isSpecifier, !before.isOnlyNoun,
      self[word].marks.contains(.quantifier) || isDeterminerOfOneForm(word),
      !self[word].isAdjective, !self[word].isNoun, !isArgument(word)
    else { return false }
    return endsPart(word)
  }

  /// `Suficiente`, which is no adverb: whether a word is a determiner that is the same before a man and a woman, in languages
  /// whose possessives aren’t (è bello il loro).
  private func isDeterminerOfOneForm(_ word: Int) -> Bool {
    guard language.guesses.has(.readersVerb), language.guesses.has(.enclitic),
      !self[word].isArticle, let determiner = first(self[word].determiners)
    else { return false }
    return determiner.cells.contains(0) && determiner.cells.contains(1)
  }

  /// `Fique o mais calmo possível`, but é a mais curta possível: whether an adjective stands between more or less and what says
  /// that something can be, behind a verb that says how something is for a while.
  ///
  /// So does the article of languages that have no other one for nothing, and verbs with pronouns behind a hyphen: in others it
  /// agrees (la plus courte possible, la più corta possibile).
  private func isAsMuchAsCanBe(_ word: Int) -> Bool {
    guard language.guesses.has(.readersVerb), language.guesses.has(.enclitic),
      word + 1 < count, isFollowedDirectly(word - 1), isFollowedDirectly(word),
      self[word - 1].isAdverb, self[word - 1].roles.contains(.limits),
      self[word - 3].roles.isDisjoint(with: .lasting)
    else { return false }
    return self[word].isAdjective && !self[word].isSpecifier && !isArgument(word)
      && saysWhatIsPossible(word + 1)
  }

  /// `Você é o máximo!`, but eres el máximo goleador, eres el segundo: whether a word that limits numbers, and alone is a
  /// label, is a noun behind a form of to be.
  ///
  /// Nobody is a time, so that what may be a noun for one is a rank there.
  private func isExtreme(_ word: Int) -> Bool {
    let (being, reading) = (self[word - 2], self[word])
    guard being.isAuxiliary || being.isCopula, being.roles.isDisjoint(with: [.perfect, .modal]),
      reading.roles.isSuperset(of: [.limits, .done]), reading.roles.isDisjoint(with: .time),
      reading.isNoun, !isArgument(word)
    else { return false }
    return endsPart(word)
  }

  /// Whether nothing stands behind a word that it may describe.
  private func endsPart(_ word: Int) -> Bool {
    guard word + 1 < count, isFollowedDirectly(word) else { return true }
    return self[word + 1].endsPhrase || self[word + 1].isCoordination
  }
}

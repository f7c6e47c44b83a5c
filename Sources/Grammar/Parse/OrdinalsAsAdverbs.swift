import Foundation
import Vocabulary

/// Adjectives that say in which order something is done where they stand by themselves, and then agree with nothing: primero,
/// inicia sesión; elige primero un archivo; but eres el primero, primero de la lista.
extension Phrase {
  /// Reads such words as adverbs and nothing else.
  mutating func settleOrdinalsAsAdverbs() {
    guard language.guesses.has(.saysHow), count > 1 else { return }
    for word in words.indices where self[word].isAdjective {
      guard language.guesses.rule(.saysHow, for: lower(word))?.answer == "alone",
        saysInWhichOrder(word)
      else { continue }
      settle(word, as: .adverb)
    }
  }

  private func saysInWhichOrder(_ word: Int) -> Bool {
    guard words[word].half == .whole, !isArgument(word), !startsNoun(word) else { return false }
    if word == 0 || isCut(after: word - 1) { return startsOrder(word) }
    let before = self[word - 1]
    // `lee esto primero`
    if before.isPronoun, before.roles.contains(.someone) { return isCut(after: word) }
    // `completa primero tu perfil`: the verb may be an adjective, too.
    if before.isVerb, !before.isNoun, !before.isAuxiliary, startOfSentence(with: word) == word - 1,
      isFollowedDirectly(word), opensObject(word + 1)
    {
      return true
    }
    // `más barato primero`
    if before.isAdjective, !before.isNoun {
      return word > 1 && self[word - 2].roles.contains(.limits)
    }
    return before.isVerb && before.isBystander && !before.isAuxiliary && !before.isCopula
      && before.roles.isDisjoint(with: .saysOfSubject)
  }

  /// Whether what goes on behind a word that starts a clause isn't said of it: not primero en llegar, primero y último.
  private func startsOrder(_ word: Int) -> Bool {
    guard word + 1 < count else { return false }
    if hasComma(behind: word) { return true }
    guard isFollowedDirectly(word) else { return false }
    let next = self[word + 1]
    return !next.isCoordination && !next.roles.contains(.preposition) && !next.isNumeral
      && !isArgument(word + 1)
      && (next.isVerb || next.isArticle || next.isAdverb
        || !next.roles.isDisjoint(with: [.copula, .auxiliary, .takesObject]))
  }
}

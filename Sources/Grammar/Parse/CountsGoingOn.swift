import Foundation
import Vocabulary

/// Adjectives behind numbers in a row that count more of the first one's noun: 5 partite vinte, 1 persa, 3 pareggiate; 2
/// invitations acceptées, 1 refusée et 3 en attente.
extension Phrase {
  /// Whether such an adjective has another number behind a comma or an and behind itself, and a noun before.
  func isAmongCounts(adjective word: Int) -> Bool {
    guard language.hasRomanceSyntax, self[word].isAdjective, !self[word].isSpecifier,
      isBehindNumber(word),
      (max(0, word - Self.reach)..<word).contains(where: { isCountedNoun($0) }),
      // `Nivel 3 completado, 2 pendientes`: a number right behind a noun is its name.
      isCut(after: word - 1) || !isCountedNoun(word - 1)
    else { return false }
    if isComma(behind: word) { return isBehindNumber(word + 1) }
    return isFollowedDirectly(word) && self[word + 1].isCoordination && word + 2 < count
      && isBehindNumber(word + 2)
  }

  /// Whether a word is a noun, or rather one than the adjective that it is, too: partita, partie.
  private func isCountedNoun(_ word: Int) -> Bool {
    self[word].isOnlyNoun || self[word].isNoun && self[word].likeliest == .noun
  }
}

import Foundation
import Vocabulary

/// Amounts that say behind a preposition how much or how long something is, behind which the verb of the noun before them
/// stands: 2 reservas de 5 noches fueron confirmadas, 2 pagos de 20 € fueron rechazados.
extension Phrase {
  /// The word behind such an amount.
  ///
  /// - Returns: Nil where no preposition with an amount stands at a word.
  func endOfAmount(at preposition: Int) -> Int? {
    guard language.hasRomanceSyntax, preposition > 0, preposition + 1 < count, isOf(preposition),
      isFollowedDirectly(preposition - 1)
    else { return nil }
    let last = behindLimit(at: preposition)
    if hasSignedNumber(behind: last) { return last + 1 }
    guard hasNumberAlone(behind: last), isCountedByAmount(last + 1) else { return nil }
    return last + 2
  }

  /// Whether a preposition has nothing but a number, or one with the sign of a currency or of a percentage, behind it: de
  /// 20, de 20 €.
  func hasAmountAlone(behind word: Int) -> Bool {
    hasNumberAlone(behind: word) || hasSignedNumber(behind: word)
  }

  /// `de más de 3 horas`: the last word before the number behind a preposition, or the preposition.
  private func behindLimit(at preposition: Int) -> Int {
    guard isFollowedDirectly(preposition), isFollowedDirectly(preposition + 1),
      self[preposition + 1].isAdverb, isUsualOf(preposition + 2)
    else { return preposition }
    return preposition + 2
  }

  /// Whether what stands behind a number is what that counts, and no adjective of the noun before the preposition.
  private func isCountedByAmount(_ word: Int) -> Bool {
    let reading = self[word]
    guard !reading.isSpecifier, !reading.endsPhrase else { return false }
    return reading.isOnlyNoun && !isBystander(word) || isUnit(word)
      || hasNoun(word, [.time, .times])
  }

  private func hasSignedNumber(behind word: Int) -> Bool {
    guard word > 0, word + 1 < count, self[word].roles.contains(.preposition), !isCut(after: word),
      words[word].token < words[word + 1].token
    else { return false }
    var (hasNumber, hasSign) = (false, false)
    for index in Int(words[word].token) + 1..<Int(words[word + 1].token) {
      switch tokens.tokens[index].kind {
      case .space: continue
      case .number: hasNumber = true
      case .punctuation, .other:
        guard isCurrency(index) || bytes(of: index).equals("%") else { return false }
        hasSign = true
      default: return false
      }
    }
    return hasNumber && hasSign
  }
}

import Foundation
import Vocabulary

/// Symbols of units, behind numbers: 5 km, 20 °C.
extension Phrase {
  /// `50 % des photos`: whether a sign for per cent stands before a token, which then says of what.
  func isOfPercentage(_ token: Int) -> Bool {
    let before = tokens.tokens[..<token].last { $0.kind != .space }
    guard let before, before.kind != .word, before.kind != .number else { return false }
    return text.slice(before.range).equals("%")
  }

  /// Whether a word is the symbol of a unit: behind a number, or at the start of what is counted.
  func isUnit(_ word: Int) -> Bool {
    guard words[word].half == .whole else { return false }
    let number = Int(words[word].token) - 1
    let isBehindSpace = number > 0 && tokens.tokens[number].kind == .space
    let isBehindNumber =
      number >= 0 && tokens.tokens[isBehindSpace ? number - 1 : number].kind == .number
    if number >= 0, bytes(of: number).equals("°") {
      return UnitSymbols.isTemperature(original(word))
    }
    guard isBehindNumber || word == 0 else { return false }
    // `5 in stock`: the inch stands before nothing.
    if self[word, lower: true].endsPhrase, isFollowedDirectly(word) { return false }
    // `2 mi piace`: the mile stands before no verb.
    if self[word, lower: true].isPersonalPronoun, isFollowedDirectly(word), self[word + 1].isVerb {
      return false
    }
    return UnitSymbols.contains(
      original(word), isBehindNumber: isBehindNumber, in: language.tag)
      && !isDeclinedNoun(word)
  }

  /// `5 cali`: whether what may be a symbol is a noun that declines where numbers ask for cases, and no rare one.
  private func isDeclinedNoun(_ word: Int) -> Bool {
    language.countsByCase
      && all(self[word].nouns).contains {
        $0.lexeme.inflection != .invariable
          && $0.lexeme.traits.isDisjoint(with: [.rare, .uncurated])
      }
  }
}

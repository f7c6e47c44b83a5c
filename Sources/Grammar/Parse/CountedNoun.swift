import Foundation
import Vocabulary

/// The noun that a number inside of the text counts: `lista de 2 elementos`, `up to 3 new messages`.
extension Phrase {
  /// The word at which the counted phrase starts; 0 where the number counts the text's first noun, or
  /// no noun stands behind it (`capítulo 2`).
  ///
  /// A number counts what follows it. Determiners and adjectives right before it belong to the same noun
  /// (`los últimos 3 días`); a preposition or a word of comparison keeps all before it out.
  ///
  /// - Parameter number: Where the number stands, as a UTF-8 offset.
  func startOfCounted(byNumberAt number: Int) -> Int {
    guard number > 0, let behind = word(behindNumberAt: number), standsBeforeCounted(behind) else {
      return 0
    }
    var start = behind
    while start > 0, isBeforeCount(start - 1) { start -= 1 }
    // What a preposition at the very start governs is the first phrase anyway.
    guard start > 1, self[start - 1].endsPhrase || self[start - 1].roles.contains(.preposition)
    else { return 0 }
    return start
  }

  /// The word right behind a number, if another one stands before that.
  private func word(behindNumberAt offset: Int) -> Int? {
    guard let word = words.indices.first(where: { Int(token($0).start) > offset }), word > 0,
      words[word].half != .second
    else { return nil }
    var index = Int(words[word].token) - 1
    while index >= 0, tokens.tokens[index].kind == .space { index -= 1 }
    let isNumber = index >= 0 && tokens.tokens[index].kind == .number
    return isNumber && Int(tokens.tokens[index].start) >= offset ? word : nil
  }

  /// Whether a noun comes, with nothing but adjectives before it.
  private func standsBeforeCounted(_ start: Int) -> Bool {
    var word = start
    while word < count {
      let reading = self[word]
      if reading.endsPhrase || reading.isCoordination { return false }
      if reading.isNoun || !reading.isKnown { return true }
      guard reading.isAdjective, isFollowedDirectly(word) else { return false }
      word += 1
    }
    return false
  }

  /// Whether a word before a number describes what it counts.
  private func isBeforeCount(_ word: Int) -> Bool {
    let reading = self[word]
    guard !reading.endsPhrase, !reading.roles.contains(.preposition), !reading.isOnlyNoun else {
      return false
    }
    return reading.isDeterminer || reading.isSpecifier || reading.isAdjective
  }
}

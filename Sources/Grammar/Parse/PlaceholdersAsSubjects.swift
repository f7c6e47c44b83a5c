import Foundation
import Vocabulary

/// Predicates of what an app puts in place of code in a text, which is no argument that the engine knows: {name} está
/// conectado.
extension Phrase {
  /// Whether nothing but adverbs and verbs of the third person stand between an adjective and a placeholder before it, so that
  /// it is said of what comes there; but con {name} está conectado, {name}, estás conectado.
  func isSaidOfPlaceholder(_ adjective: Int) -> Bool {
    guard language.hasRomanceSyntax else { return false }
    var word = adjective
    // Nobody says more between.
    while adjective - word < 6 {
      if isBehindFilledIn(word) { return true }
      guard word > 0, isFollowedDirectly(word - 1), maySayOfOther(word - 1) else { return false }
      word -= 1
    }
    return false
  }

  /// Whether a word is an adverb or a verb that doesn't speak to the reader alone.
  private func maySayOfOther(_ word: Int) -> Bool {
    let reading = self[word]
    guard !reading.isCopula, !reading.isPronoun, reading.roles.isDisjoint(with: .speaker) else {
      return false
    }
    return reading.isAdverb || reading.isAuxiliary || reading.isVerb
      || reading.roles.contains(.being)
  }

  /// Whether a placeholder stands right before a word, with nothing but a space between, and no preposition before that.
  private func isBehindFilledIn(_ word: Int) -> Bool {
    var token = Int(words[word].token) - 1
    while token >= 0, tokens.tokens[token].kind == .space { token -= 1 }
    guard token >= 0, tokens.tokens[token].kind == .code else { return false }
    // Tags are code as well: <b>Conectado</b>
    guard [UInt8(ascii: "{"), UInt8(ascii: "$")].contains(text[Int(tokens.tokens[token].start)])
    else { return false }
    return word == 0 || !self[word - 1].roles.contains(.preposition)
  }
}

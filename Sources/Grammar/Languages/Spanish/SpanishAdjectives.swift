import Foundation
import Vocabulary

/// Forms of adjectives that no lexicon has.
enum SpanishAdjectives {
  /// A lexeme by the rules for any form of an adjective; slots are masculine and feminine
  /// singular, then masculine and feminine plural.
  ///
  /// - Returns: Nil if a word of this shape is not surely an adjective that changes.
  static func guess(_ word: [UInt8]) -> Lexeme? {
    for (ending, length) in [("os", 2), ("as", 2), ("o", 1), ("a", 1)] where word.hasSuffix(ending)
    {
      guard word.count - length >= 2 else { return nil }
      let stem = Array(word.dropLast(length))
      return lexeme(stem + "o", [stem + "o", stem + "a", stem + "os", stem + "as"])
    }
    if word.hasSuffix("és") {
      let stem = word.dropping("és")
      return lexeme(word, [word, stem + "esa", stem + "eses", stem + "esas"])
    }
    for ending in ["ete", "ote"] where word.hasSuffix(ending) {
      let stem = word.dropping("e")
      return lexeme(word, [word, stem + "a", word + "s", stem + "as"])
    }
    for (ending, feminine) in [("or", "ora"), ("ón", "ona"), ("án", "ana"), ("ín", "ina")]
    where word.hasSuffix(ending) {
      let stem = word.dropping(ending) + String(feminine.dropLast())
      return lexeme(word, [word, stem + "a", stem + "es", stem + "as"])
    }
    guard
      ["ble", "al", "ar", "il", "nte", "bles", "ales", "ares", "iles", "ntes"]
        .contains(where: word.hasSuffix)
    else { return nil }
    let singular = word.last == UInt8(ascii: "s") ? SpanishNouns.singular(of: word) ?? word : word
    let plural = SpanishNouns.plural(of: singular)
    return lexeme(singular, [singular, singular, plural, plural])
  }

  private static func lexeme(_ lemma: [UInt8], _ forms: [[UInt8]]) -> Lexeme {
    Lexeme(lemma: lemma, part: .adjective, traits: .guessed, forms: .irregular(forms))
  }

  /// The slot of an adjective or a determiner.
  static func slot(_ gender: GrammaticalGender, isPlural: Bool) -> Int {
    (gender == .feminine ? 1 : 0) + (isPlural ? 2 : 0)
  }
}

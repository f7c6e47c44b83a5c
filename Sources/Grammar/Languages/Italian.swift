import Foundation
import Vocabulary

/// Italian: what its folder can't say.
struct Italian: LanguageHooks {
  /// Nouns that no lexicon has and whose letters are those of other languages don't change: i karaoke,
  /// gli show (Accademia della Crusca, "Plurale dei forestierismi").
  func guessedSingular(_ text: Bytes, in phrase: Phrase) -> Analysis? {
    // Those in -a follow their ending: le paprike.
    guard text.last != UInt8(ascii: "a"), looksForeign(text) else { return nil }
    return Analysis(
      lexeme: phrase.guessed(text, gender: .masculine), cells: phrase.language.schemas[.noun].all)
  }

  /// Letters and pairs of letters that Italian words don't have.
  private func looksForeign(_ word: Bytes) -> Bool {
    if word.contains(where: { "jkwxy".utf8.contains($0) }) { return true }
    return zip(word, word.dropFirst()).contains { first, second in
      second == UInt8(ascii: "h")
        ? "pst".utf8.contains(first)
        : first == second && "eou".utf8.contains(first)
          || first == UInt8(ascii: "o") && second == UInt8(ascii: "u")
    }
  }
}

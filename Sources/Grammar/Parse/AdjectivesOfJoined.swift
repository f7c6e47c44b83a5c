import Foundation
import Vocabulary

/// Whether an adjective behind the last of several nouns is said of all of them or of that noun alone.
extension Phrase {
  /// `2 seguidores nuevos y 1 comentario nuevo`: whether an adjective is said of the last noun alone, for it fits that
  /// as it is written, and the noun before has an adjective of its own.
  func isOfLastAlone(adjective word: Int, _ phrase: NounPhrase) -> Bool {
    let start = phrase.words.lowerBound
    guard language.hasRomanceSyntax, let head = phrase.head, head.word < word,
      isArgument(head.word) || fits(adjective: word, head.word),
      // `1 foto nueva y 1 vídeo están listos`
      (head.word..<word).allSatisfy({ !self[$0].isVerb || !isBystander($0) }),
      let before = parsed.last(where: { !$0.isEmpty && $0.upperBound <= start })
    else { return false }
    var other = NounPhrase(words: before)
    other.head = firstHead(before, Features())
    guard let noun = other.head else { return false }
    return agreeing(other).contains(where: { isDescribing($0) })
      // `2 tarjetas de crédito añadidas y 1 foto eliminada`
      || (noun.words.upperBound..<start).contains {
        isDescribing($0) && fits(adjective: $0, noun.word)
      }
  }

  private func isDescribing(_ word: Int) -> Bool {
    self[word].isAdjective && !self[word].isSpecifier && !isBystander(word)
  }
}

import Foundation
import Vocabulary

/// Nouns of a number with a preposition before it that are adjectives, too: invia la foto a 2 amici, partager la photo avec 2
/// invités.
extension Phrase {
  /// Whether a word behind a head is such a noun, of several or for a person, so that it takes nothing from the head; but
  /// foto del 2023 modificata.
  func isCounted(behindPreposition word: Int, after head: NounPhrase.Head?) -> Bool {
    guard language.hasRomanceSyntax, let head, word > head.words.upperBound, isBehindNumber(word),
      !isCut(after: word - 1), self[word].isAdjective, !self[word].isSpecifier,
      let noun = first(self[word].nouns)
    else { return false }
    var before = word - 1
    // `con i 2 amici`, but foto del 14 inviata: nobody puts more determiners there.
    while before > head.words.upperBound, word - before < 3, isFollowedDirectly(before - 1),
      self[before].isArticle, shownFeatures(before).settledNumber == .plural
    {
      before -= 1
    }
    return self[before].roles.contains(.preposition)
      && (isPerson(word) || number(of: noun) == .plural)
  }
}

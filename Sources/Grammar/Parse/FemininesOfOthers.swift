import Foundation
import Vocabulary

/// Feminine forms of adjectives that are nouns, verbs or adverbs, too, and that nothing says of the reader, so that a man who
/// reads them changes nothing: Nota: il file è vuoto, Scarica tutto, Moyenne sur 7 jours, accedi prima con Apple.
extension Phrase {
  /// Whether a word is such, in a sentence that asks nothing, or behind a determiner; but Stanca?, Pronta a partire, sei prima in
  /// classifica.
  func isFeminineOfOther(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax, !self[word].isSpecifier,
      let adjective = first(self[word].adjectives),
      language.features(of: adjective).settledGender == .feminine,
      self[word].isNoun && !isPerson(word) || self[word].isVerb || self[word].isAdverb,
      language.roles(of: adjective.lexeme).isDisjoint(with: [.asked, .actor, .salutes])
    else { return false }
    let isDetermined = word > 0 && isFollowedDirectly(word - 1) && self[word - 1].isDeterminer
    return (isDetermined || !endsInQuestion(from: word)) && verbOfReader(before: word) == nil
      && !isBehindVerbOfReader(word) && !isDoneToReader(word)
  }
}

import Foundation
import Vocabulary

/// Pronouns for something that look like an article, before what a number counts: wiederhole das 3 Mal, du kannst das 3 Tage
/// lang testen; but das 1 Foto.
extension Phrase {
  /// Whether a word is such a pronoun, for as the article of one neuter thing it doesn't fit what is counted, or how often
  /// something is follows.
  func isDemonstrative(beforeCounted word: Int) -> Bool {
    guard language.order.isVerbSecond, word > 0, token(word).shape == .small,
      isBehindNumber(word + 1), !isCut(after: word), self[word].roles.contains(.definite),
      casesOfRelative(word, .neuter, .singular).contains(.accusative),
      let noun = (word + 1..<min(count, word + 4)).first(where: { self[$0].isOnlyNoun }),
      !isArgument(noun), let analysis = first(self[noun].nouns), !analysis.lexeme.isGuessed
    else { return false }
    if hasNoun(noun, .times) || number(of: analysis) == .plural { return true }
    return gender(of: analysis).map { $0 != .neuter } ?? false
  }
}

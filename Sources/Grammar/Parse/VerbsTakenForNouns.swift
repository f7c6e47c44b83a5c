import Foundation

/// Verbs for whom is spoken to that no lexicon has, which look like nouns behind what may be a determiner.
extension Phrase {
  /// `Wenn du das tust, wird der %@ gelöscht`: whether a head in small letters, where nouns have capitals, is rather the
  /// verb of a pronoun before it, so that the word between is no determiner.
  func isRatherVerb(_ head: NounPhrase.Head) -> Bool {
    guard language.order.capitalizesNouns, head.analysis.lexeme.isGuessed,
      token(head.word).shape == .small, !isArgument(head.word)
    else { return false }
    return (startOfClause(with: head.word)..<head.word).contains { isSubjectPronoun($0) }
  }
}

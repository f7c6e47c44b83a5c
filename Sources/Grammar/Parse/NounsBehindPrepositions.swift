import Vocabulary

/// Which of several nouns a word is that a number counts behind a preposition: na 2 liście is lista, and no liść.
extension Phrase {
  /// Those that the language's data has together with the preposition, where numbers ask for cases.
  func usualNouns(among nouns: [Analysis], behind preposition: Int) -> [Analysis] {
    guard language.countsByCase, nouns.count > 1 else { return [] }
    return nouns.filter {
      !language.government.cases(
        of: lower(preposition), before: $0.lexeme.lemma, isCounted: true
      ).isEmpty
    }
  }
}

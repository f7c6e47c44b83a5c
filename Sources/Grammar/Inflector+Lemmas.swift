extension Inflector {
  /// The words, as a dictionary has them and in small letters, that a word can be a form of, with
  /// those for a person of another gender; empty for a word that no lexicon has.
  package func lemmas(of word: String) -> Set<String> {
    guard word.utf8.count <= ProjectLexicon.maximumLength else { return [] }
    let found = language.lexicon.analyses(of: LetterCase.lowercased(word))
    return Set(
      found.flatMap { reading in
        [reading.lexeme.lemma, reading.lexeme.pair].compactMap(\.self).map { $0.text.lowercased() }
      })
  }
}

extension Inflector {
  /// The words, as a dictionary has them and in small letters, that a word can be a form of, with
  /// those for a person of another gender; empty for a word that no lexicon has.
  package func lemmas(of word: String) -> Set<String> {
    guard word.utf8.count <= ProjectLexicon.maximumLength else { return [] }
    let found = analyses(of: language.writing.casing.lowercased(word))
    return Set(
      found.flatMap { reading in
        [reading.lexeme.lemma, reading.lexeme.pair].filter { $0.count > 0 }
          .map { $0.text.lowercased() }
      })
  }

  /// The readings of a word in small letters that a lexicon knows; the surest first.
  func analyses(of word: [UInt8]) -> [Analysis] {
    word.withUnsafeBufferPointer { word in
      WordSearch(language: language).facts(of: word, WordHash.of(word)).analyses
    }
  }
}

extension Inflector {
  /// Whether a word is a form of to be, to have or their like, and nothing else.
  package func isAuxiliary(_ word: String) -> Bool {
    withPhrase(word) { $0.count == 1 && $0[0].isAuxiliary } ?? false
  }

  /// Whether a word may be an article, whatever else it is, or has one at its end: `una`, `del`.
  package func isArticle(_ word: String) -> Bool {
    withPhrase(word) { $0.count > 0 && $0[$0.count - 1].isArticle } ?? false
  }

  /// Whether a word forms the perfect with a participle that agrees with nothing: ho, have.
  package func formsPerfect(_ word: String) -> Bool {
    withPhrase(word) { $0.count == 1 && $0[0].roles.contains(.perfect) } ?? false
  }
}

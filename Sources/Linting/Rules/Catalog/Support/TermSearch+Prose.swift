import Grammar

extension TermSearch.Text {
  /// Takes the words of a text apart.
  ///
  /// - Parameters:
  ///   - isUnspaced: Whether the language has no space between words.
  ///   - grammar: What the terms that are looked for were made with.
  init(_ prose: Prose, isUnspaced: Bool, _ grammar: Inflector?) {
    lemmas = TermSearch.Lemmas(grammar)
    let parts = prose.words
    words = parts.map { part in
      let text = prose.text(part)
      return (text, TermWord.folded(text))
    }
    ranges = parts.map(prose.range)
    unspaced = isUnspaced ? TermWord.folded(prose.text(0..<prose.scalars.count)) : nil
  }
}

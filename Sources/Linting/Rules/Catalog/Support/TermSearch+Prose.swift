extension TermSearch.Text {
  /// Takes the words of a text apart.
  ///
  /// - Parameter isUnspaced: Whether the language has no space between words.
  init(_ prose: Prose, isUnspaced: Bool) {
    let parts = prose.words
    words = parts.map { part in
      let text = prose.text(part)
      return (text, TermWord.folded(text))
    }
    ranges = parts.map(prose.range)
    unspaced = isUnspaced ? TermWord.folded(prose.text(0..<prose.scalars.count)) : nil
  }
}

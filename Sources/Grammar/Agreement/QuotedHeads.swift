/// Nouns in quotation marks, which are names of something: “Notas rápidas” está activado.
extension Agreement {
  /// Whether a quotation mark stands between a word and the noun, so that what is called so may have another gender and number
  /// than its name.
  func isPartedByQuotes(_ word: Int, _ text: Phrase) -> Bool {
    guard text.language.hasRomanceSyntax, !target.asksNumber, let head = phrase.head,
      !text.isArgument(head.word)
    else { return false }
    return text.isPartedByQuotes(word, from: head.word)
  }
}

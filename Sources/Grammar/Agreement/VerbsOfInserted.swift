import Vocabulary

/// Verbs of values of arguments that the text doesn't start with: wir melden uns, sobald deine %@ fertig sind.
extension Agreement {
  /// The verb whose subject such a value is, before it, behind it or at the end of its clause.
  ///
  /// The first phrase of a text looks for its verbs on its own.
  func verbOfInserted(_ text: Phrase) -> Int? {
    guard let head = phrase.head, text.isArgument(head.word), !isNoSubject(text) else { return nil }
    let start = text.startOfNoun(phrase)
    let before = (max(0, start - 4)..<start).last {
      text.isBeforeInsertedSubject(verb: $0, phrase)
    }
    return before ?? text.verbOfClause(withInserted: phrase)
      ?? text.verbOfSentence(startingWithInserted: phrase)
      ?? text.verbOfPresented(inserted: phrase)
  }
}

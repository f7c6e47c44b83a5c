/// What a reader of a language's folder doesn't understand, for whoever edits the text.
///
/// The engine passes over it: a word with a mistake in its line must not take the others with it.
package struct UnreadField: Error, Hashable, Sendable {
  /// From one.
  package var line: Int
  /// From zero.
  package var field: Int
  /// The word of the field, or nothing where the whole field is meant.
  package var word: String
  /// What is wrong with it, and what was expected.
  package var message: String

  package init(_ line: DataLines.Line, _ field: Int, word: String = "", _ message: String) {
    (self.line, self.field, self.word, self.message) = (line.number, field, word, message)
  }
}

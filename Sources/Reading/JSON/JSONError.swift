/// One mistake in a JSON text, told in words for who writes such texts by hand.
package struct JSONError: Error, Hashable, Sendable {
  /// The UTF-8 offsets of what is wrong; empty at the end of the text.
  package var range: Range<Int>
  /// What should stand there, such as "a colon after the name `inflect`".
  package var expected: String
  /// What stands there, quoted and without invisible characters.
  package var found: String
  /// The whole sentence, without a capital letter and a full stop.
  package var message: String

  init(_ range: Range<Int>, expected: String, found: String, message: String? = nil) {
    self.range = range
    self.expected = expected
    self.found = found
    self.message = message ?? "expected \(expected), found \(found)"
  }
}

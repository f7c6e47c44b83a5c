/// Why a text with Markdown could not be read.
package struct MarkdownParsingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was wrong and what was expected, for who wrote the text.
  package let message: String
  /// UTF-8 offsets of what was wrong in the text.
  package let range: Range<Int>

  /// The message with its place, in one line.
  package var description: String { "at byte \(range.lowerBound): \(message)" }
}

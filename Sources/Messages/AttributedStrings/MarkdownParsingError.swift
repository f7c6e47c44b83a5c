/// Why a text with Markdown could not be read.
public struct MarkdownParsingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was wrong and what was expected, for who wrote the text.
  public let message: String
  /// UTF-8 offsets of what was wrong in the text.
  public let range: Range<Int>

  /// The message with its place, in one line.
  public var description: String { "at byte \(range.lowerBound): \(message)" }
}

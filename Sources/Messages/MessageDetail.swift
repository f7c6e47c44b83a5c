package import Reading

/// What a node holds beside its range.
enum MessageDetail: Sendable {
  case link(MessageLink)
  case attributes(CaretAttributes)
  case placeholder(FormatSpecifier)
  /// What a character reference stands for.
  case entity(String)
}

/// Where a link or an image leads, with the bytes that say so.
package struct MessageLink: Hashable, Sendable {
  /// The destination without its escapes and character references.
  package var destination: String
  /// UTF-8 offsets of the destination, without the angle brackets it may stand in; empty in a
  /// reference.
  package var destinationRange: Range<Int>
  package var title: String?
  /// Format specifiers in the destination, with offsets in the message.
  package var placeholders: [FormatSpecifier] = []
}

/// The attributes of `^[text](name: value)`.
package struct CaretAttributes: Sendable {
  /// UTF-8 offsets of what stands between the parentheses.
  package var payloadRange: Range<Int>
  /// Names and values in the order written, with ranges in the message; empty if the payload is
  /// not JSON5 at all.
  package var members: [JSONMember]
}

/// One node of a message's tree.
///
/// Nodes stand in preorder in ``Message/nodes``: a node's descendants follow it directly, up to
/// ``subtreeEnd``. So trees of any depth are walked, copied and released without recursion.
///
/// Usable from inline with its kinds, which rules compare for each node: from other modules that
/// would go through witnesses otherwise.
@usableFromInline package struct MessageNode: Hashable, Sendable {
  @usableFromInline package enum Kind: UInt8, Sendable {
    /// The whole message; always the node at index 0.
    case root
    /// Characters that stand for themselves.
    case text
    /// A backslash and the punctuation mark that it makes literal.
    case escape
    /// A character reference such as `&amp;` or `&#8230;`.
    case entity
    /// A line end inside a paragraph, or inside a code span of one.
    case softBreak
    /// A line end that must stay one: after two spaces, or after a backslash.
    case lineBreak
    /// Characters between backticks, which are its text.
    case code
    case emphasis
    case strong
    case strikethrough
    case link
    case image
    /// A URL or an e-mail address in angle brackets.
    case autolink
    /// `^[text](name: value)`.
    case attributes
    /// An HTML tag or comment, kept as it is written.
    case html
    /// A definition such as `[label]: destination`, which is never shown.
    case definition
    /// A format specifier that an argument replaces.
    case placeholder
    /// `%%`, which stands for a percent sign.
    case percentSign
  }

  package var kind: Kind
  @usableFromInline var start: Int32
  @usableFromInline var end: Int32
  /// The index of the node above; the root is its own.
  package internal(set) var parent: Int32
  /// The index after the last descendant.
  package internal(set) var subtreeEnd: Int32
  /// The index into the message's list of details of this kind, or -1.
  var detail: Int32

  /// UTF-8 offsets of the whole node with its marks.
  @inlinable package var range: Range<Int> { Int(start)..<Int(end) }
}

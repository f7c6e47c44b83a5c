/// How much of one thing an XML file may have; what has more was made to hurt.
package struct MarkupLimits: Sendable {
  /// How deep elements may nest.
  package var depth: Int
  /// How many attributes an element may have.
  package var attributes: Int
  /// How many bytes a text or a tag may have.
  package var textLength: Int

  /// Limits for one kind of file.
  package init(depth: Int, attributes: Int, textLength: Int) {
    self.depth = depth
    self.attributes = attributes
    self.textLength = textLength
  }

  package var textLengthMessage: String {
    "a text has more than the \(textLength >> 20) MB that are read"
  }
}

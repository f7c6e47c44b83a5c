/// A repair that a tool can apply.
package struct FixIt: Hashable, Sendable {
  package var title: String
  /// Whether the repair can be applied without a person reading it.
  package var isSafe: Bool
  package var edits: [Edit]

  package init(title: String, isSafe: Bool, edits: [Edit]) {
    self.title = title
    self.isSafe = isSafe
    self.edits = edits
  }

  /// A replacement of bytes in one file.
  package struct Edit: Hashable, Sendable {
    package var file: String
    /// UTF-8 offsets into the file's bytes before any edit.
    package var range: Range<Int>
    package var replacement: String

    package init(file: String, range: Range<Int>, replacement: String) {
      self.file = file
      self.range = range
      self.replacement = replacement
    }
  }
}

package import Diagnostics
package import Reading

/// A file as an editor holds it, which may be newer than the disk's.
package struct Buffer: Sendable {
  /// UTF-8.
  package private(set) var text: [UInt8]
  /// What the editor calls this state of the text; it only grows.
  package private(set) var version: Int
  package private(set) var lines: LineMap

  package init(_ text: [UInt8], version: Int) {
    self.text = text
    self.version = version
    lines = LineMap(text)
  }

  /// Replaces a part of the text.
  package mutating func apply(_ edit: TextEdit, version: Int) {
    let range = edit.range.clamped(to: 0..<text.count)
    text.replaceSubrange(range, with: edit.replacement)
    self.version = version
    lines.follow(range, replacedBy: edit.replacement.count, in: text)
  }
}

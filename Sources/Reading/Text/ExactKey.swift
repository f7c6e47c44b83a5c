/// A key that equals another only if their bytes do, as at run time.
///
/// `String` would take keys for the same that differ in Unicode normalization.
package struct ExactKey: Hashable, Sendable {
  package var text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: ExactKey, right: ExactKey) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}

/// A key that equals another only if their bytes do, as at run time.
///
/// `String` would take keys for the same that differ in Unicode normalization.
package struct ExactKey: Hashable, Sendable {
  package var text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: ExactKey, right: ExactKey) -> Bool {
    guard left.text.utf8.count == right.text.utf8.count else { return false }
    let isSame = left.text.utf8.withContiguousStorageIfAvailable { left in
      right.text.utf8.withContiguousStorageIfAvailable { right in
        UnsafeRawBufferPointer(left).hasSameBytes(as: UnsafeRawBufferPointer(right))
      }
    }
    return (isSame ?? nil) ?? left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}

extension String {
  /// Whether the texts are the same byte for byte, not only equivalent in Unicode's sense.
  package func isExactly(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Whether the text comes first by its bytes, which is the order of its code points.
  package func precedesInBytes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension UnsafeRawBufferPointer {
  /// Whether two stretches of memory hold the same; eight bytes are compared at a time.
  func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    var index = 0
    while index + 8 <= count {
      guard
        loadUnaligned(fromByteOffset: index, as: UInt64.self)
          == other.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      else { return false }
      index += 8
    }
    while index < count, self[index] == other[index] { index += 1 }
    return index == count
  }
}

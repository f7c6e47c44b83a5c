/// In which form a property list is written, by its first bytes.
package enum PropertyListForm {
  /// What binary property lists start with.
  static let binaryMagic = Array("bplist00".utf8)

  /// Whether a file is a binary property list, by its first bytes.
  package static func isBinary(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: binaryMagic)
  }

  /// Whether a file is XML, by its first bytes.
  package static func isXML(_ text: SourceText) -> Bool {
    text.utf8.dropFirst(text.byteOrderMarkLength)
      .first { !$0.isBlank && !$0.isLineEnd } == UInt8(ascii: "<")
  }
}

import Diagnostics

/// How the bytes of a file spell its text.
package enum TextEncoding: Hashable, Sendable {
  case utf8
  case utf16LittleEndian
  case utf16BigEndian
}

/// The text of a file as UTF-8, with what is needed to write the file's own bytes again.
///
/// Every range in a document that is read of it refers to `utf8`. For a UTF-8 file that is the file
/// itself; a UTF-16 file is transcoded, byte-order marks included, so its ranges must not be used on
/// its raw bytes.
package struct SourceText: Sendable {
  /// The text; lone surrogates of a UTF-16 file stand here as three bytes each (WTF-8).
  package let utf8: [UInt8]
  /// The file's encoding.
  package let encoding: TextEncoding
  /// What in `utf8` is not Unicode text, in order, at most `invalidRangeLimit` of them.
  package let invalidRanges: [Range<Int>]
  /// The last byte of a UTF-16 file that ends in the middle of a code unit.
  let oddByte: UInt8?

  /// A broken file has broken bytes everywhere; more than this helps nobody.
  static let invalidRangeLimit = 100

  /// Decodes a file; what can't be decoded is kept and named in `invalidRanges`.
  package init(decoding bytes: [UInt8]) {
    encoding = TextEncoding(detecting: bytes)
    switch encoding {
    case .utf8:
      utf8 = bytes
      oddByte = nil
      invalidRanges = invalidUTF8Ranges(in: bytes, limit: Self.invalidRangeLimit)
    case .utf16LittleEndian, .utf16BigEndian:
      utf8 = transcodedToUTF8(bytes, bigEndian: encoding == .utf16BigEndian)
      oddByte = bytes.count.isMultiple(of: 2) ? nil : bytes.last
      let broken = invalidUTF8Ranges(in: utf8, limit: Self.invalidRangeLimit)
      invalidRanges = oddByte == nil ? broken : broken + [utf8.count..<utf8.count]
    }
  }

  /// Other text that is written in `other`'s encoding.
  package init(utf8: [UInt8], like other: SourceText) {
    self.utf8 = utf8
    encoding = other.encoding
    oddByte = other.oddByte
    invalidRanges = invalidUTF8Ranges(in: utf8, limit: Self.invalidRangeLimit)
  }

  /// Other text in `other`'s encoding of which somebody knows that it is Unicode.
  package init(validated utf8: [UInt8], like other: SourceText) {
    self.utf8 = utf8
    (encoding, oddByte, invalidRanges) = (other.encoding, other.oddByte, [])
  }

  /// The bytes that a file with this text's encoding has for `text`.
  package func encoded(_ text: [UInt8]) -> [UInt8] {
    guard encoding != .utf8 else { return text }
    var bytes = transcodedToUTF16(text, bigEndian: encoding == .utf16BigEndian)
    if let oddByte { bytes.append(oddByte) }
    return bytes
  }

  /// The bytes of a file with edits of its text, in the file's encoding.
  ///
  /// Places are those in UTF-8. A file that can't be written again as it is stays as it is.
  package static func applying(_ edits: [TextEdit], toFile bytes: [UInt8]) -> [UInt8] {
    let text = SourceText(decoding: bytes)
    guard text.encoding != .utf8 else { return bytes.applying(edits) }
    guard text.encoded(text.utf8) == bytes else { return bytes }
    return text.encoded(text.utf8.applying(edits))
  }

  /// How many bytes of byte-order marks the text starts with (Crowdin writes two marks).
  package var byteOrderMarkLength: Int { utf8.byteOrderMarkLength }
}

extension TextEncoding {
  /// Reads the byte-order mark, or else looks for a zero byte at the start.
  init(detecting bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16LittleEndian
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16BigEndian
    } else {
      self.init(firstUnitOf: bytes)
    }
  }

  /// A catalog starts with an ASCII character in every language (a quote, a slash, a brace, `<`),
  /// so in UTF-16 one of the first two bytes is zero.
  private init(firstUnitOf bytes: [UInt8]) {
    guard bytes.count >= 2 else {
      self = .utf8
      return
    }
    switch (bytes[0], bytes[1]) {
    case (1..<0x80, 0): self = .utf16LittleEndian
    case (0, 1..<0x80): self = .utf16BigEndian
    default: self = .utf8
    }
  }
}

import Reading

/// A character as keyboards of other scripts type it in place of an ASCII one.
package struct TypedCharacter {
  package enum Kind: Equatable {
    /// Stands for this ASCII character.
    case plain(UInt8)
    case space
    /// A direction mark or another character without width.
    case invisible
  }

  package var kind: Kind
  /// In UTF-8 bytes.
  package var length: Int

  /// Reads one character, or nil where another one of other scripts or the end is.
  package init?(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    func byte(_ distance: Int) -> UInt8 {
      offset + distance < bytes.count ? bytes[offset + distance] : 0
    }
    let known: Kind?
    switch byte(0) {
    case UInt8(ascii: " "): (known, length) = (.space, 1)
    case 0x21...0x7E: (known, length) = (.plain(byte(0)), 1)
    case 0xC2...0xDF: (known, length) = (Self.twoBytes(byte(0), byte(1)), 2)
    case 0xE0...0xEF: (known, length) = (Self.threeBytes(byte(0), byte(1), byte(2)), 3)
    case 0xF0...0xF4: (known, length) = (nil, 4)
    default: return nil
    }
    guard let kind = known ?? Self.digit(at: offset, length, in: bytes) else { return nil }
    self.kind = kind
  }

  /// A digit of another script.
  private static func digit(
    at offset: Int, _ length: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Kind? {
    guard offset + length <= bytes.count else { return nil }
    let spelled = bytes[offset..<(offset + length)]
    let scalar = String(decoding: spelled, as: UTF8.self).unicodeScalars.first
    return scalar?.decimalDigit.map { .plain($0 + UInt8(ascii: "0")) }
  }

  private static func twoBytes(_ first: UInt8, _ second: UInt8) -> Kind? {
    switch (first, second) {
    case (0xC2, 0xA0): .space
    case (0xC2, 0xAD), (0xD8, 0x9C): .invisible
    case (0xD9, 0xAA): .plain(UInt8(ascii: "%"))
    default: nil
    }
  }

  private static func threeBytes(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Kind? {
    switch (first, second, third) {
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF): .space
    case (0xE2, 0x80, 0x8B...0x8F), (0xE2, 0x80, 0xAA...0xAE), (0xE2, 0x81, 0xA0...0xA9),
      (0xEF, 0xBB, 0xBF):
      .invisible
    // U+FF01 to U+FF5E are ASCII in full width.
    case (0xEF, 0xBC, 0x81...0xBF): .plain(third - 0x80 + 0x20)
    case (0xEF, 0xBD, 0x80...0x9E): .plain(third - 0x80 + 0x60)
    case (0xEF, 0xB9, 0xA9): .plain(UInt8(ascii: "$"))
    case (0xEF, 0xB9, 0xAA): .plain(UInt8(ascii: "%"))
    case (0xEF, 0xB9, 0xAB): .plain(UInt8(ascii: "@"))
    default: nil
    }
  }
}

/// A set of ASCII bytes as 128 bits: no memory is read to look one up.
struct ByteSet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ characters: StaticString) {
    characters.withUTF8Buffer { bytes in
      for byte in bytes where byte < 0x80 {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
      }
    }
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte < 0x80 && ((byte < 64 ? low : high) &>> UInt64(byte & 63)) & 1 == 1
  }
}

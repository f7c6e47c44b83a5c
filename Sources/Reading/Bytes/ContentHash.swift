import Diagnostics

/// What tells contents apart: 128 bits, the same on every machine and in every run.
///
/// Quick, and not cryptographic: it is for caches of one's own, not for proofs. Two lanes of
/// multiply-and-fold over 16 bytes at a time, as wyhash does it.
package struct ContentHash: Hashable, Sendable {
  package private(set) var high: UInt64
  package private(set) var low: UInt64

  package init() {
    high = 0x2D35_8DCC_AA6C_78A5
    low = 0x8BB8_4B93_962E_ACC9
  }

  /// The same as its parts, as they were kept.
  package init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

  package init(of bytes: [UInt8]) {
    self.init()
    bytes.withUnsafeBytes { combine($0) }
  }

  /// Takes in bytes and how many there are.
  package mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 16 <= bytes.count {
      let first = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let second = bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
      combine(UInt64(littleEndian: first), UInt64(littleEndian: second))
      offset += 16
    }
    var rest: (UInt64, UInt64) = (0, 0)
    for (place, byte) in bytes[offset...].enumerated() {
      if place < 8 {
        rest.0 |= UInt64(byte) << UInt64(place * 8)
      } else {
        rest.1 |= UInt64(byte) << UInt64((place - 8) * 8)
      }
    }
    combine(rest.0, rest.1)
    combine(UInt64(bytes.count), 0x9E37_79B9_7F4A_7C15)
  }

  package mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
  }

  /// Takes in texts and how many there are, so that none counts as one of the next list.
  package mutating func combine(_ texts: [String]) {
    combine("\(texts.count)")
    for text in texts { combine(text) }
  }

  package mutating func combine(_ other: ContentHash) { combine(other.high, other.low) }

  @inline(__always)
  private mutating func combine(_ first: UInt64, _ second: UInt64) {
    high = Self.fold(first ^ high, second ^ 0xA076_1D64_78BD_642F) ^ low.rotatedLeft
    low = Self.fold(second ^ low, first ^ 0xE703_7ED1_A0B4_28DB) ^ high
  }

  @inline(__always)
  private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }

  /// 32 hexadecimal digits.
  package var text: String {
    [high, low].map { String(hexadecimal: $0, width: 16) }.joined()
  }
}

extension ContentHash: ByteCodable {
  package func write(to writer: inout ByteWriter) { writer.write([high, low]) }

  package init(from reader: inout ByteReader) throws(ByteCodingError) {
    let parts = try reader.hashes()
    guard parts.count == 2 else { throw ByteCodingError() }
    (high, low) = (parts[0], parts[1])
  }
}

extension UInt64 {
  fileprivate var rotatedLeft: UInt64 { self << 23 | self >> 41 }
}

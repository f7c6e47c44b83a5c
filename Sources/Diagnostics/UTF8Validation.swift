/// Where `bytes` are not well-formed UTF-8 (Unicode Standard, table 3-7), at most `limit` ranges;
/// neighbouring bad bytes are one range.
package func invalidUTF8Ranges(in bytes: [UInt8], limit: Int) -> [Range<Int>] {
  bytes.withUnsafeBufferPointer { bytes in
    var ranges: [Range<Int>] = []
    var offset = 0
    while true {
      offset = endOfASCII(in: bytes, from: offset)
      guard offset < bytes.count else { return ranges }
      let length = scalarLength(in: bytes, at: offset)
      if length > 0 {
        offset += length
      } else if let last = ranges.last, last.upperBound == offset {
        offset += 1
        ranges[ranges.count - 1] = last.lowerBound..<offset
      } else {
        guard ranges.count < limit else { return ranges }
        ranges.append(offset..<(offset + 1))
        offset += 1
      }
    }
  }
}

/// Skips eight bytes at a time: most of a catalog is ASCII.
private func endOfASCII(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  let raw = UnsafeRawBufferPointer(bytes)
  var offset = start
  while offset + 8 <= raw.count {
    let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let high = (word & 0x8080_8080_8080_8080).littleEndian
    guard high == 0 else { return offset + high.trailingZeroBitCount / 8 }
    offset += 8
  }
  while offset < raw.count, raw[offset] < 0x80 { offset += 1 }
  return offset
}

/// The length of the scalar that starts at `offset`, or 0 when it is not well-formed.
private func scalarLength(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
  let lead = bytes[offset]
  let length: Int
  switch lead {
  case 0xC2...0xDF: length = 2
  case 0xE0...0xEF: length = 3
  case 0xF0...0xF4: length = 4
  default: return 0
  }
  guard offset + length <= bytes.count else { return 0 }
  guard secondBytes(after: lead).contains(bytes[offset + 1]) else { return 0 }
  for index in (offset + 2)..<max(offset + 2, offset + length)
  where bytes[index] & 0xC0 != 0x80 {
    return 0
  }
  return length
}

/// The second byte rules out overlong forms, surrogates and what is past U+10FFFF.
private func secondBytes(after lead: UInt8) -> ClosedRange<UInt8> {
  switch lead {
  case 0xE0: 0xA0...0xBF
  case 0xED: 0x80...0x9F
  case 0xF0: 0x90...0xBF
  case 0xF4: 0x80...0x8F
  default: 0x80...0xBF
  }
}

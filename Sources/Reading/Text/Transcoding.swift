/// The UTF-8 text of UTF-16 bytes; a lone surrogate becomes its own three bytes (WTF-8), so that
/// writing the text again gives the same file.
func transcodedToUTF8(_ bytes: [UInt8], bigEndian: Bool) -> [UInt8] {
  let units = bytes.count / 2
  return [UInt8](unsafeUninitializedCapacity: units * 3) { text, count in
    bytes.withUnsafeBufferPointer { bytes in
      func unit(_ index: Int) -> UInt32 {
        let first = UInt32(bytes[2 * index])
        let second = UInt32(bytes[2 * index + 1])
        return bigEndian ? first << 8 | second : second << 8 | first
      }
      var index = 0
      while index < units {
        var scalar = unit(index)
        index += 1
        if scalar & 0xFC00 == 0xD800, index < units, unit(index) & 0xFC00 == 0xDC00 {
          scalar = joinedSurrogates(scalar, unit(index))
          index += 1
        }
        count += storeUTF8(scalar, in: text, at: count)
      }
    }
  }
}

/// The UTF-16 bytes of UTF-8 text, three-byte surrogates included.
func transcodedToUTF16(_ text: [UInt8], bigEndian: Bool) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.count * 2)
  func append(_ unit: UInt32) {
    let high = UInt8(truncatingIfNeeded: unit >> 8)
    let low = UInt8(truncatingIfNeeded: unit)
    bytes.append(bigEndian ? high : low)
    bytes.append(bigEndian ? low : high)
  }
  var offset = 0
  while offset < text.count {
    let (scalar, length) = leadingScalar(text, at: offset)
    offset += length
    if scalar >= 0x10000 {
      append(0xD800 + (scalar - 0x10000) >> 10)
      append(0xDC00 + (scalar & 0x3FF))
    } else {
      append(scalar)
    }
  }
  return bytes
}

/// The scalar value that a UTF-16 surrogate pair stands for.
func joinedSurrogates(_ high: UInt32, _ low: UInt32) -> UInt32 {
  0x10000 + ((high & 0x3FF) << 10 | (low & 0x3FF))
}

/// Writes the UTF-8 form of `scalar` (a surrogate too) and says how many bytes it took.
private func storeUTF8(
  _ scalar: UInt32, in text: UnsafeMutableBufferPointer<UInt8>, at offset: Int
) -> Int {
  func continuation(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(scalar >> shift & 0x3F) }
  switch scalar {
  case ..<0x80:
    text[offset] = UInt8(scalar)
    return 1
  case ..<0x800:
    text[offset] = 0xC0 | UInt8(scalar >> 6)
    text[offset + 1] = continuation(0)
    return 2
  case ..<0x10000:
    text[offset] = 0xE0 | UInt8(scalar >> 12)
    text[offset + 1] = continuation(6)
    text[offset + 2] = continuation(0)
    return 3
  default:
    text[offset] = 0xF0 | UInt8(scalar >> 18)
    text[offset + 1] = continuation(12)
    text[offset + 2] = continuation(6)
    text[offset + 3] = continuation(0)
    return 4
  }
}

/// The scalar that starts at `offset` of well-formed text; a stray byte stands for itself.
private func leadingScalar(_ text: [UInt8], at offset: Int) -> (scalar: UInt32, length: Int) {
  let lead = UInt32(text[offset])
  let length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
  guard length > 1, offset + length <= text.count else { return (lead, 1) }
  var scalar = lead & (0x7F >> UInt32(length))
  for byte in text[(offset + 1)..<(offset + length)] { scalar = scalar << 6 | UInt32(byte & 0x3F) }
  return (scalar, length)
}

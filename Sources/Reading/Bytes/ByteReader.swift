/// Reads what `ByteWriter` wrote; anything else ends in an error, never beyond the bytes.
package struct ByteReader {
  private let bytes: [UInt8]
  private var offset = 0
  private var texts: [String] = []

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var isAtEnd: Bool { offset == bytes.count }

  private mutating func byte() throws(ByteCodingError) -> UInt8 {
    guard offset < bytes.count else { throw ByteCodingError() }
    defer { offset += 1 }
    return bytes[offset]
  }

  package mutating func number() throws(ByteCodingError) -> Int {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 63 {
      let byte = try byte()
      number |= UInt64(byte & 0x7F) &<< shift
      if byte < 0x80 { return Int(truncatingIfNeeded: number) }
      shift += 7
    }
    throw ByteCodingError()
  }

  package mutating func choice<Form: RawRepresentable<Int>>(
    of type: Form.Type = Form.self
  ) throws(ByteCodingError) -> Form {
    guard let form = Form(rawValue: try number()) else { throw ByteCodingError() }
    return form
  }

  package mutating func flag() throws(ByteCodingError) -> Bool { try byte() == 1 }

  package mutating func text() throws(ByteCodingError) -> String {
    let position = try number()
    if position > 0 {
      guard position <= texts.count else { throw ByteCodingError() }
      return texts[position - 1]
    }
    let count = try number()
    guard count <= bytes.count - offset else { throw ByteCodingError() }
    let text = String(decoding: bytes[offset..<offset + count], as: UTF8.self)
    offset += count
    texts.append(text)
    return text
  }

  package mutating func optionalText() throws(ByteCodingError) -> String? {
    try flag() ? try text() : nil
  }

  package mutating func textList() throws(ByteCodingError) -> [String] {
    var list: [String] = []
    for _ in 0..<(try count()) { list.append(try text()) }
    return list
  }

  /// A number that is not negative.
  package mutating func position() throws(ByteCodingError) -> Int {
    let number = try number()
    guard number >= 0 else { throw ByteCodingError() }
    return number
  }

  package mutating func byteList() throws(ByteCodingError) -> [UInt8] {
    let count = try count()
    defer { offset += count }
    return Array(bytes[offset..<offset + count])
  }

  package mutating func place() throws(ByteCodingError) -> Int32 {
    Int32(truncatingIfNeeded: try number())
  }

  package mutating func hashes() throws(ByteCodingError) -> [UInt64] {
    let count = try count()
    guard count <= (bytes.count - offset) / 8 else { throw ByteCodingError() }
    defer { offset += 8 * count }
    return bytes.withUnsafeBytes { buffer in
      (0..<count).map { position in
        UInt64(
          littleEndian: buffer.loadUnaligned(
            fromByteOffset: offset + 8 * position, as: UInt64.self))
      }
    }
  }

  /// How many elements follow; each takes a byte at least.
  package mutating func count() throws(ByteCodingError) -> Int {
    let count = try number()
    guard count <= bytes.count - offset else { throw ByteCodingError() }
    return count
  }

  package mutating func list<Element: ByteCodable>(
    of type: Element.Type = Element.self
  ) throws(ByteCodingError) -> [Element] {
    var list: [Element] = []
    for _ in 0..<(try count()) { list.append(try Element(from: &self)) }
    return list
  }

  package mutating func optional<Element: ByteCodable>(
    of type: Element.Type = Element.self
  ) throws(ByteCodingError) -> Element? {
    try flag() ? try Element(from: &self) : nil
  }
}

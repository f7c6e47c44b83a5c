/// What can be written as bytes and read back by the same tool; no format for others.
package protocol ByteCodable {
  func write(to writer: inout ByteWriter)
  init(from reader: inout ByteReader) throws(ByteCodingError)
}

/// Bytes that are not what the same tool would have written.
package struct ByteCodingError: Error {
  package init() {}
}

/// Writes numbers in as few bytes as they need, and each text once.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []
  /// Whether nobody reads the bytes: they tell whether two values are alike, so a value leaves out
  /// what doesn't count for that.
  package let isForComparing: Bool
  /// Whether it counts where things stand.
  package var countsPlaces: Bool
  /// By their bytes: texts that mean the same may be spelled in two ways.
  private var texts: [ExactKey: Int] = [:]

  package init(forComparing isForComparing: Bool = false) {
    self.isForComparing = isForComparing
    countsPlaces = !isForComparing
  }

  /// Where something stands, which is left out where that doesn't count.
  package mutating func write(place: Int32) {
    if countsPlaces { write(Int(place)) }
  }

  /// Numbers that are spread over all of their 64 bits.
  package mutating func write(_ hashes: [UInt64]) {
    write(hashes.count)
    for hash in hashes {
      withUnsafeBytes(of: hash.littleEndian) { bytes.append(contentsOf: $0) }
    }
  }

  /// A number that is not negative.
  package mutating func write(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// One of a few forms.
  package mutating func write<Form: RawRepresentable<Int>>(_ form: Form) { write(form.rawValue) }

  package mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  package mutating func write(_ text: String) {
    if let known = texts[ExactKey(text)] { return write(known + 1) }
    write(0)
    write(text.utf8.count)
    bytes += text.utf8
    texts[ExactKey(text)] = texts.count
  }

  package mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  package mutating func write(_ texts: [String]) {
    write(texts.count)
    for text in texts { write(text) }
  }

  package mutating func write<Element: ByteCodable>(_ elements: [Element]) {
    write(elements.count)
    for element in elements { element.write(to: &self) }
  }

  package mutating func write<Element: ByteCodable>(_ element: Element?) {
    write(element != nil)
    element?.write(to: &self)
  }
}

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
    for shift in stride(from: UInt64(0), to: 63, by: 7) {
      let byte = try byte()
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(truncatingIfNeeded: number) }
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

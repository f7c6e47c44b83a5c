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
    bytes.reserveCapacity(bytes.count + 8 * hashes.count)
    for hash in hashes {
      withUnsafeBytes(of: hash.littleEndian) { bytes.append(contentsOf: $0) }
    }
  }

  /// Bytes that somebody else wrote.
  package mutating func write(_ list: [UInt8]) {
    write(list.count)
    bytes += list
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

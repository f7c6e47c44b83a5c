/// Where the elements and comments of an XML text are, in document order.
///
/// XMLParser says what is in a file, but not at which bytes. This looks at nothing but the markup,
/// so it must be believed only for text that XMLParser found well-formed.
package struct XMLOutline {
  package struct Element {
    /// From `<` of the start tag to behind the end tag.
    package var range: Range<Int>
    /// Behind the start tag to before the end tag; empty for `<dict/>`.
    package var content: Range<Int>
    package var isSelfClosing = false
  }

  package private(set) var elements: [Element] = []
  package private(set) var comments: [Range<Int>] = []
  /// Where a document type declares something of its own, such as entities.
  private(set) var internalSubset: Range<Int>?
  /// The `encoding="…"` of the XML declaration, and its name.
  private(set) var encodingDeclaration: (range: Range<Int>, name: String)?

  private var offset = 0
  private var open: [Int] = []

  package init(of text: [UInt8]) {
    text.withUnsafeBufferPointer { bytes in
      while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
        offset = start
        readMarkup(bytes)
        if internalSubset != nil { break }
      }
    }
  }

  private mutating func readMarkup(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = offset
    if starts(with: "<!--", bytes) {
      // `<!-->` opens a comment and doesn't close it.
      offset += 2
      skip(past: "-->", bytes)
      comments.append(start..<offset)
    } else if starts(with: "<![CDATA[", bytes) {
      skip(past: "]]>", bytes)
    } else if starts(with: "<?", bytes) {
      skip(past: "?>", bytes)
      if encodingDeclaration == nil, elements.isEmpty { findEncoding(bytes, start..<offset) }
    } else if starts(with: "<!", bytes) {
      readDocumentType(bytes)
    } else if starts(with: "</", bytes) {
      skip(past: ">", bytes)
      guard let index = open.popLast() else { return }
      elements[index].range = elements[index].range.lowerBound..<offset
      elements[index].content = elements[index].content.lowerBound..<start
    } else {
      readStartTag(bytes)
    }
  }

  private mutating func readStartTag(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = offset
    skipTag(bytes, stopAt: nil)
    let isSelfClosing = offset >= start + 2 && bytes[offset - 2] == UInt8(ascii: "/")
    if !isSelfClosing { open.append(elements.count) }
    elements.append(
      Element(range: start..<offset, content: offset..<offset, isSelfClosing: isSelfClosing))
  }

  private mutating func readDocumentType(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = offset
    skipTag(bytes, stopAt: UInt8(ascii: "["))
    if offset > start, bytes[offset - 1] == UInt8(ascii: "[") { internalSubset = start..<offset }
  }

  /// Goes behind the `>` (or `stop`) that is not in quotes.
  private mutating func skipTag(_ bytes: UnsafeBufferPointer<UInt8>, stopAt stop: UInt8?) {
    var quote: UInt8?
    offset += 1
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") || byte == stop {
        return
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
  }

  private func starts(with mark: StaticString, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard offset + mark.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<mark.utf8CodeUnitCount where bytes[offset + index] != mark.utf8Start[index] {
      return false
    }
    return true
  }

  private mutating func skip(past mark: StaticString, _ bytes: UnsafeBufferPointer<UInt8>) {
    offset += 2
    while offset < bytes.count {
      if starts(with: mark, bytes) {
        offset += mark.utf8CodeUnitCount
        return
      }
      offset += 1
    }
  }

  private mutating func findEncoding(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    let declaration = String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    guard let match = declaration.firstMatch(of: #/\sencoding\s*=\s*["']([^"']*)["']/#) else {
      return
    }
    let utf8 = declaration.utf8
    let start = utf8.distance(from: utf8.startIndex, to: match.range.lowerBound)
    let length = utf8.distance(from: match.range.lowerBound, to: match.range.upperBound)
    let lower = range.lowerBound + start
    encodingDeclaration = (lower..<(lower + length), String(match.output.1))
  }
}

import Foundation

/// Where the elements of an XML file are, in document order, up to where the file gets absurd.
///
/// This looks at nothing but the markup, in one pass, before a parser sees any of it: parsers take
/// much longer than that for a million attributes or levels. Up to the first mistake in the markup
/// it finds the elements that a parser finds.
package struct MarkupOutline {
  /// Byte offsets, in few bytes, because a file has millions of elements.
  private struct Element {
    var start: UInt32
    var contentStart: UInt32
    var end: UInt32
  }

  /// What makes a file one that is not read.
  package struct Excess {
    package var id: String
    package var message: String
    package var range: Range<Int>
  }

  package private(set) var excess: Excess?

  private let limits: MarkupLimits
  private var elements: [Element] = []
  private var open: [Int] = []
  private var offset = 0

  /// - Parameter text: At most `XMLProlog.sizeLimit` bytes.
  package init(of text: [UInt8], within limits: MarkupLimits) {
    self.limits = limits
    text.withUnsafeBufferPointer { bytes in
      while excess == nil, let start = bytes.offset(of: UInt8(ascii: "<"), from: offset) {
        checkText(offset..<start)
        offset = start
        readMarkup(bytes)
      }
      if excess == nil { checkText(offset..<bytes.count) }
    }
  }

  /// From `<` of an element's start tag to behind its end tag.
  package func range(of element: Int) -> Range<Int>? {
    guard elements.indices.contains(element) else { return nil }
    return Int(elements[element].start)..<Int(elements[element].end)
  }

  package func startTag(of element: Int) -> Range<Int>? {
    guard elements.indices.contains(element) else { return nil }
    return Int(elements[element].start)..<Int(elements[element].contentStart)
  }

  private mutating func readMarkup(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = offset
    if bytes.starts(with: "<!--", at: start) {
      offset = bytes.end(of: "-->", from: start + 4)
    } else if bytes.starts(with: "<![CDATA[", at: start) {
      offset = bytes.end(of: "]]>", from: start + 9)
      checkText(start..<offset)
    } else if bytes.starts(with: "<?", at: start) {
      offset = bytes.end(of: "?>", from: start + 2)
    } else if bytes.starts(with: "</", at: start) {
      offset = bytes.end(of: ">", from: start + 2)
      if let element = open.popLast() { elements[element].end = UInt32(offset) }
    } else {
      readStartTag(bytes)
    }
  }

  private mutating func readStartTag(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = offset
    guard open.count < limits.depth else {
      return exceed("nested-too-deep", "elements are nested too deep here", start..<(start + 1))
    }
    var quote: UInt8?
    var attributes = 0
    offset += 1
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        break
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        attributes += 1
        guard attributes <= limits.attributes else {
          return exceed(
            "too-many-attributes",
            "an element has more than \(limits.attributes) attributes here",
            start..<offset)
        }
      }
    }
    checkText(start..<offset)
    let isSelfClosing = offset >= start + 3 && bytes[offset - 2] == UInt8(ascii: "/")
    if !isSelfClosing { open.append(elements.count) }
    let end = UInt32(offset)
    elements.append(Element(start: UInt32(start), contentStart: end, end: end))
  }

  private mutating func checkText(_ range: Range<Int>) {
    guard range.count > limits.textLength else { return }
    exceed("text-too-long", limits.textLengthMessage, range.lowerBound..<range.lowerBound)
  }

  private mutating func exceed(_ id: String, _ message: String, _ range: Range<Int>) {
    if excess == nil { excess = Excess(id: id, message: message, range: range) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func offset(of byte: UInt8, from start: Int) -> Int? {
    guard let base = baseAddress, start < count,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  fileprivate func starts(with mark: StaticString, at start: Int) -> Bool {
    guard start + mark.utf8CodeUnitCount <= count else { return false }
    return (0..<mark.utf8CodeUnitCount).allSatisfy { self[start + $0] == mark.utf8Start[$0] }
  }

  /// Behind the next mark, which ends with `>`, or the end of the bytes.
  fileprivate func end(of mark: StaticString, from start: Int) -> Int {
    let length = mark.utf8CodeUnitCount
    var offset = start + length - 1
    while let close = self.offset(of: UInt8(ascii: ">"), from: offset) {
      if starts(with: mark, at: close + 1 - length) { return close + 1 }
      offset = close + 1
    }
    return count
  }
}

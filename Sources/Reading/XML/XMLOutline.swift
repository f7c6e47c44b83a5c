import Foundation
import PlainBytes

/// Where the elements and comments of an XML text are, in document order.
///
/// XMLParser says what is in a file, but not at which bytes. This looks at nothing but the markup,
/// in one pass; up to the first mistake in the markup it finds the elements that the parser finds.
/// With limits it ends where the text gets absurd, before a parser sees any of it: parsers take
/// much longer for a million attributes or levels.
package struct XMLOutline: Sendable {
  /// Where one element is; in few bytes, because a file has millions of them.
  package struct Element: Sendable {
    private let start: UInt32
    private let contentStart: UInt32
    private var contentEnd: UInt32
    private var end: UInt32

    fileprivate init(tag: Range<Int>) {
      start = UInt32(tag.lowerBound)
      contentStart = UInt32(tag.upperBound)
      contentEnd = contentStart
      end = contentStart
    }

    fileprivate mutating func close(_ endTag: Range<Int>) {
      contentEnd = UInt32(endTag.lowerBound)
      end = UInt32(endTag.upperBound)
    }

    /// From `<` of the start tag to behind the end tag.
    package var range: Range<Int> { Int(start)..<Int(end) }

    /// From `<` to behind `>` of the start tag.
    package var tag: Range<Int> { Int(start)..<Int(contentStart) }

    /// Behind the start tag to before the end tag; empty for `<dict/>`.
    package var content: Range<Int> { Int(contentStart)..<Int(contentEnd) }

    /// Whether the element is written without an end tag: `<dict/>`.
    package var isSelfClosing: Bool { end == contentStart }
  }

  /// In the order of their start tags.
  package private(set) var elements: [Element] = []
  /// From `<!--` to behind `-->`; empty where they were not asked for.
  package private(set) var comments: [Range<Int>] = []
  /// Where the ends of processing instructions are that have a target and nothing else: `<?a?>`.
  private(set) var bareInstructionEnds: [Int] = []
  /// The comments with `--` in them, where that is allowed.
  private(set) var hyphenatedComments: [Range<Int>] = []
  /// What makes the text one that is not read.
  private(set) var excess: MarkupMistake?

  private let limits: MarkupLimits?
  private let keepsComments: Bool
  private var open: [Int] = []
  private var offset = 0

  /// Looks at a text, of which no more than `XMLProlog.sizeLimit` bytes are taken.
  ///
  /// - Parameters:
  ///   - keepsComments: Whether places of comments are wanted, too.
  ///   - limits: Nil for a text that was read before.
  package init(of text: [UInt8], keepsComments: Bool = true, within limits: MarkupLimits? = nil) {
    self.limits = limits
    self.keepsComments = keepsComments
    guard text.count <= XMLProlog.sizeLimit else { return }
    text.withUnsafeBufferPointer { bytes in
      while excess == nil, let start = bytes.offset(of: UInt8(ascii: "<"), from: offset) {
        checkContent(offset..<start, bytes)
        offset = start
        readMarkup(bytes)
      }
      if excess == nil { checkContent(offset..<bytes.count, bytes) }
    }
  }

  /// The number of the first element that starts at an offset or behind it.
  package func firstElement(from offset: Int) -> Int? {
    let index = elements.partitioningIndex { $0.range.lowerBound >= offset }
    return index < elements.count ? index : nil
  }

  /// The number of the element that starts at an offset.
  package func element(startingAt offset: Int) -> Int? {
    firstElement(from: offset).flatMap { elements[$0].range.lowerBound == offset ? $0 : nil }
  }

  private mutating func readMarkup(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = offset
    if bytes.starts(with: "<!--", at: start) {
      // `<!-->` opens a comment and doesn't close it.
      offset = bytes.end(of: "-->", from: start + 4)
      if keepsComments { comments.append(start..<offset) }
      checkComment(start..<offset, bytes)
    } else if bytes.starts(with: "<![CDATA[", at: start) {
      offset = bytes.end(of: "]]>", from: start + 9)
      checkContent(start..<offset, bytes)
    } else if bytes.starts(with: "<?", at: start) {
      offset = bytes.end(of: "?>", from: start + 2)
      let content = bytes[(start + 2)..<max(start + 2, offset - 2)]
      if limits != nil, !content.contains(where: { $0.isLayout }) {
        addBareInstruction(start..<offset, end: start + 2 + content.count)
      }
    } else if bytes.starts(with: "</", at: start) {
      offset = bytes.end(of: ">", from: start + 2)
      if let element = open.popLast() { elements[element].close(start..<offset) }
    } else if bytes.starts(with: "<!", at: start) {
      skipTag(bytes)
    } else {
      readStartTag(bytes)
    }
  }

  private mutating func addBareInstruction(_ range: Range<Int>, end: Int) {
    bareInstructionEnds.append(end)
    guard bareInstructionEnds.count > 1_000 else { return }
    exceed(
      "too-many-instructions",
      "there are more than 1,000 processing instructions up to here; "
        + "remove those that say nothing", range)
  }

  private mutating func readStartTag(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = offset
    if let limits, open.count >= limits.depth {
      return exceed(
        "nested-too-deep",
        "elements are nested more than \(limits.depth) deep here; take some out of others",
        start..<(start + 1))
    }
    skipTag(bytes)
    checkText(start..<offset)
    checkTag(start..<offset, bytes)
    let isSelfClosing = offset >= start + 3 && bytes[offset - 2] == UInt8(ascii: "/")
    if !isSelfClosing { open.append(elements.count) }
    elements.append(Element(tag: start..<offset))
  }

  /// Goes behind the `>` that is not in quotes.
  private mutating func skipTag(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = offset
    var quote: UInt8?
    var attributes = 0
    offset += 1
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        attributes += 1
        if let limits, attributes > limits.attributes {
          return exceed(
            "too-many-attributes",
            "an element has more than \(limits.attributes) attributes here; remove some",
            start..<offset)
        }
      }
    }
  }

  /// What isn't written by hand, such as an image, may be long.
  private mutating func checkContent(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard let limits, range.count > limits.textLength else { return }
    if let element = open.last {
      let tag = bytes[elements[element].tag].dropFirst()
      let name = tag.prefix { $0 != UInt8(ascii: ">") && !$0.isLayout }
      if limits.dataElements.contains(String(decoding: name, as: UTF8.self)) { return }
    }
    checkText(range)
  }

  private mutating func checkText(_ range: Range<Int>) {
    guard let limits, range.count > limits.textLength else { return }
    exceed("text-too-long", limits.textLengthMessage, range.lowerBound..<range.lowerBound)
  }

  /// A tag with `<` in it is malformed; libxml2 goes on there, and reads what may be comments
  /// without an end.
  private mutating func checkTag(_ tag: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard limits != nil else { return }
    let text = UnsafeBufferPointer(rebasing: bytes[tag])
    var (marks, start) = (0, 1)
    while marks < 100, let mark = text.offset(of: UInt8(ascii: "<"), from: start) {
      (marks, start) = (marks + 1, mark + 1)
    }
    guard marks == 100 else { return }
    exceed(
      "malformed-tag", "this tag holds '<' again and again, which XML forbids; end it here",
      tag.lowerBound..<(tag.lowerBound + 1))
  }

  /// A comment with `--` in it is malformed, and each makes libxml2 copy the comment so far: a
  /// megabyte of them would take a minute.
  private mutating func checkComment(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    guard let limits else { return }
    let places = range.dropFirst(4).dropLast(limits.allowsHyphens ? 3 : 4).lazy.filter { offset in
      bytes[offset] == UInt8(ascii: "-") && bytes[offset + 1] == UInt8(ascii: "-")
    }
    if limits.allowsHyphens {
      if !places.isEmpty { hyphenatedComments.append(range) }
      return
    }
    guard places.prefix(101).count > 100 else { return }
    exceed(
      "malformed-comment",
      "this comment holds '--' again and again, which XML forbids; end it here",
      range.lowerBound..<(range.lowerBound + 4))
  }

  private mutating func exceed(_ id: String, _ message: String, _ range: Range<Int>) {
    if excess == nil { excess = MarkupMistake(id: id, message: message, range: range) }
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
    guard let base = baseAddress, start + mark.utf8CodeUnitCount <= count else { return false }
    return memcmp(base + start, mark.utf8Start, mark.utf8CodeUnitCount) == 0
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

@testable import Messages

/// The little of block structure that conformance suites wrap around inline Markdown: paragraphs,
/// and definitions of link references and of caret attributes.
struct MarkdownDocument {
  private(set) var paragraphs: [Message] = []
  private(set) var references = LinkReferences()

  init(_ text: String) {

    var texts: [String] = []
    var lines: [Substring] = []
    for line in (text + "\n").split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.allSatisfy({ $0 == " " || $0 == "\t" }) else {
        lines.append(line)
        continue
      }
      let rest = Self.takingDefinitions(from: lines.joined(separator: "\n"), into: &references)
      if !rest.isEmpty { texts.append(rest) }
      lines = []
    }
    paragraphs = texts.map {
      Message(
        $0, syntax: [.markdown, .caretAttributes, .collapsesWhitespace], references: references)
    }
  }

  /// Reads definitions at the start of a paragraph; gives back what follows them.
  private static func takingDefinitions(
    from paragraph: String, into references: inout LinkReferences
  ) -> String {
    var rest = paragraph
    while let end = definitionEnd(in: rest, &references) {
      rest = String(decoding: Array(rest.utf8).dropFirst(end), as: UTF8.self)
    }
    return rest
  }

  private static func definitionEnd(
    in paragraph: String, _ references: inout LinkReferences
  ) -> Int? {
    var paragraph = paragraph
    return paragraph.withUTF8 { bytes in
      let parser = InlineParser(bytes, syntax: .markdown, references: LinkReferences())
      let start = bytes.prefix { $0 == UInt8(ascii: " ") }.count
      let isCaret = parser.byte(at: start) == UInt8(ascii: "^")
      guard let label = parser.label(at: isCaret ? start + 1 : start),
        bytes[label].contains(where: { !$0.isASCIIWhitespace }),
        parser.byte(at: label.upperBound + 1) == UInt8(ascii: ":")
      else { return nil }
      let name = LinkReferences.normalized(parser.string(label))
      let content = label.upperBound + 2
      if isCaret {
        let start = parser.skipWhitespace(from: content)
        let end = bytes[start...].firstIndex(where: \.isLineEnd) ?? bytes.count
        references.attributes[name] = parser.string(start..<end)
        return min(end + 1, bytes.count)
      }
      guard let (target, end) = target(at: content, parser) else { return nil }
      if references.targets[name] == nil { references.targets[name] = target }
      return min(end + 1, bytes.count)
    }
  }

  private static func target(
    at start: Int, _ parser: InlineParser
  ) -> (LinkReferences.Target, end: Int)? {
    var parser = parser
    // A bare destination ends where the text ends, which the inline form does not allow.
    parser.end = parser.bytes.count
    let destinationStart = parser.skipWhitespace(from: start)
    let bareEnd = parser.bytes[destinationStart...].firstIndex(where: \.isASCIIWhitespace)
    let isBare = parser.byte(at: destinationStart) != UInt8(ascii: "<")
    guard destinationStart < parser.end,
      let destination = isBare
        ? (
          range: destinationStart..<(bareEnd ?? parser.end), end: bareEnd ?? parser.end
        ) : parser.destination(at: destinationStart)
    else { return nil }
    var target = LinkReferences.Target(destination: parser.unescaped(destination.range))
    let titleStart = parser.skipWhitespace(from: destination.end)
    if titleStart > destination.end, let title = parser.title(at: titleStart),
      let end = lineEnd(after: title.end, parser)
    {
      target.title = parser.unescaped(title.range)
      return (target, end)
    }
    return lineEnd(after: destination.end, parser).map { (target, $0) }
  }

  private static func lineEnd(after offset: Int, _ parser: InlineParser) -> Int? {
    var offset = offset
    while offset < parser.end, parser.bytes[offset].isSpaceOrTab { offset += 1 }
    return offset == parser.end || parser.bytes[offset].isLineEnd ? offset : nil
  }
}

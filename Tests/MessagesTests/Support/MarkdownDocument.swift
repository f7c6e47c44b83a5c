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
    var paragraph = paragraph
    return paragraph.withUTF8 { bytes in
      var parser = InlineParser(
        bytes, syntax: [.markdown, .caretAttributes], references: references)
      parser.readDefinitions()
      references = parser.references
      return String(decoding: bytes[parser.position...], as: UTF8.self)
    }
  }
}

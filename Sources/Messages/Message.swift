/// A localized message: text, placeholders, inline Markdown and caret attributes as a tree whose
/// every node knows its bytes.
///
/// Reading never fails: what is malformed stands in the tree as text, as readers would see it, and
/// in ``problems``.
package struct Message: Sendable {
  /// The message as it was written.
  package let source: String
  package let syntax: MessageSyntax
  /// Which specifiers the message may use.
  package let specifierOptions: SpecifierOptions
  /// The tree in preorder; the root is the first node.
  package internal(set) var nodes: [MessageNode] = []
  /// What is wrong, by position.
  package internal(set) var problems: [MessageProblem] = []

  var links: [MessageLink] = []
  var caretAttributes: [CaretAttributes] = []
  var placeholders: [Placeholder] = []
  var entities: [String] = []

  /// Nodes deeper than this are kept as text.
  package static let maximumDepth = 100

  /// - Parameters:
  ///   - source: The message; at most 2 GB of UTF-8, a longer one is one text.
  ///   - syntax: What is read in it.
  ///   - specifierOptions: Which specifiers its place allows; others are read and reported.
  package init(
    _ source: String, syntax: MessageSyntax = .attributed,
    specifierOptions: SpecifierOptions = .catalogValue
  ) {
    self.init(
      source, syntax: syntax, specifierOptions: specifierOptions, references: LinkReferences())
  }

  /// - Parameter references: What `[text][label]` may refer to; localized messages have none.
  init(
    _ source: String, syntax: MessageSyntax, specifierOptions: SpecifierOptions = [],
    references: LinkReferences
  ) {
    var source = source
    source.makeContiguousUTF8()
    self.source = source
    self.syntax = syntax
    self.specifierOptions = specifierOptions
    source.withUTF8 { bytes in
      guard bytes.count <= Int32.max else { return readNothing(of: bytes) }
      read(bytes, references)
    }
  }

  private mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ references: LinkReferences
  ) {
    if syntax.contains(.markdown), hasMarkup(bytes) {
      var parser = InlineParser(bytes, syntax: syntax, references: references)
      parser.parse()
      TreeAssembly.assemble(parser, into: &self)
    } else {
      nodes = [MessageNode(root: 0..<bytes.count, isEmpty: bytes.isEmpty)]
      if !bytes.isEmpty { nodes.append(MessageNode(text: 0..<Int32(bytes.count))) }
    }
    if syntax.contains(.specifiers) { PlaceholderReading.read(bytes, into: &self) }
    if problems.count > 1 { problems.sort { $0.range.lowerBound < $1.range.lowerBound } }
  }

  /// Whether anything but plain text may stand in the message: most messages are plain.
  private func hasMarkup(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    syntax.contains(.collapsesWhitespace)
      || InlineParser.specialByte(in: bytes, from: 0, bytes.count) < bytes.count
  }

  private mutating func readNothing(of bytes: UnsafeBufferPointer<UInt8>) {
    nodes = [MessageNode(root: 0..<0, isEmpty: true)]
    problems = [
      MessageProblem(
        kind: .tooLong, range: 0..<bytes.count,
        message: "the message is longer than 2 GB and is not read; shorten it")
    ]
  }
}

extension MessageNode {
  init(root range: Range<Int>, isEmpty: Bool) {
    self.init(
      kind: .root, start: 0, end: Int32(range.upperBound), parent: 0, subtreeEnd: isEmpty ? 1 : 2,
      detail: -1)
  }

  init(text range: Range<Int32>) {
    self.init(
      kind: .text, start: range.lowerBound, end: range.upperBound, parent: 0, subtreeEnd: 2,
      detail: -1)
  }
}

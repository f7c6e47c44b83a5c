/// The nodes of a message, without the text that they are about.
@usableFromInline struct MessageTree: Sendable {
  /// In preorder.
  @usableFromInline var nodes: [MessageNode]
  /// What nodes hold beside their range, by ``MessageNode/detail``.
  var details: [MessageDetail] = []
  var problems: [MessageProblem] = []

  init(
    reading bytes: UnsafeBufferPointer<UInt8>, syntax: MessageSyntax, options: SpecifierOptions,
    references: LinkReferences
  ) {
    guard bytes.count <= Int32.max else {
      self.init(text: UnsafeBufferPointer(rebasing: bytes[..<0]))
      problems = [MessageProblem(kind: .tooLong, range: 0..<bytes.count)]
      return
    }
    if syntax.contains(.markdown), Self.mayHoldMarkup(bytes, syntax) {
      var parser = InlineParser(bytes, syntax: syntax, references: references)
      parser.parse()
      self.init(assembling: parser)
    } else {
      self.init(text: bytes)
    }
    if syntax.contains(.specifiers) { readPlaceholders(in: bytes, options) }
    if problems.count > 1 { problems.sort { $0.range.lowerBound < $1.range.lowerBound } }
  }

  private init(text bytes: UnsafeBufferPointer<UInt8>) {
    let end = Int32(bytes.count)
    nodes =
      end == 0
      ? [MessageNode(root: 0, subtreeEnd: 1)]
      : [MessageNode(root: end, subtreeEnd: 2), MessageNode(text: 0..<end)]
  }

  /// Whether anything but plain text may stand in the message: most messages are plain.
  private static func mayHoldMarkup(
    _ bytes: UnsafeBufferPointer<UInt8>, _ syntax: MessageSyntax
  ) -> Bool {
    syntax.contains(.collapsesWhitespace)
      || InlineParser.specialByte(in: bytes, from: 0, bytes.count) < bytes.count
  }
}

extension MessageNode {
  init(root end: Int32, subtreeEnd: Int32) {
    self.init(kind: .root, start: 0, end: end, parent: 0, subtreeEnd: subtreeEnd, detail: -1)
  }

  /// The only text of a message.
  init(text range: Range<Int32>) {
    self.init(
      kind: .text, start: range.lowerBound, end: range.upperBound, parent: 0, subtreeEnd: 2,
      detail: -1)
  }
}

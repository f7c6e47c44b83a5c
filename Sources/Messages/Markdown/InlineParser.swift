import PlainBytes
import Reading

/// Reads inline Markdown in one pass over the bytes, as CommonMark's appendix "An algorithm for
/// parsing nested emphasis and links" lays it out, and caret attributes as swift-cmark does.
struct InlineParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let syntax: MessageSyntax
  var references: LinkReferences
  /// The offset after the last byte to read.
  var end: Int
  /// The offset of the next byte to read.
  var position = 0
  /// Where the text starts that has not become a node yet.
  var textStart = 0

  var nodes: [PendingNode] = []
  /// The first and the last of the nodes at the top level.
  var head = PendingNode.none
  var tail = PendingNode.none
  var delimiters: [Delimiter] = []
  var lastDelimiter = Delimiter.none
  var brackets: [Bracket] = []

  var details: [MessageDetail] = []
  private(set) var problems: [MessageProblem] = []
  /// Whether the rest is plain text, after too many mistakes.
  private(set) var isStopped = false
  /// How many delimiters could only open and were not closed yet.
  var pendingOpeners = 0

  /// What later searches need not repeat; found on first use.
  var backticks: BacktickRuns?
  var parentheses: PayloadParentheses?
  /// How many bytes were searched for the end of a payload without finding it.
  var wastedPayloadBytes = 0
  var htmlEnds = HTMLEnds()
  var lastClosingParenthesis: Int?

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, syntax: MessageSyntax, references: LinkReferences
  ) {
    self.bytes = bytes
    self.syntax = syntax
    self.references = references
    end = bytes.count
  }

  mutating func parse() {
    if syntax.contains(.collapsesWhitespace) { trim() }
    textStart = position
    readDefinitions()
    while let byte = nextSpecialByte() {
      switch byte {
      case UInt8(ascii: "\\"): backslash()
      case UInt8(ascii: "`"): codeSpan()
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): delimiterRun(of: byte)
      case UInt8(ascii: "["): openBracket(.link, markLength: 1)
      case UInt8(ascii: "!"): exclamationMark()
      case UInt8(ascii: "^"): caret()
      case UInt8(ascii: "]"): closeBracket()
      case UInt8(ascii: "&"): characterReference()
      case UInt8(ascii: "<"): angleBracket()
      default: lineEnd()
      }
    }
    flushText(upTo: end)
    processEmphasis(after: Delimiter.none)
  }

  /// Moves to the next byte that may mean something, and gives it back.
  private mutating func nextSpecialByte() -> UInt8? {
    guard !isStopped else { return nil }
    position = Self.specialByte(in: bytes, from: position, end)
    return position < end ? bytes[position] : nil
  }

  /// The offset of the next byte that may mean something in Markdown, or `end`.
  static func specialByte(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ end: Int
  ) -> Int {
    // One bit for each special byte below 128: \n \r ! & * < and [ \ ] ^ _ ` ~.
    let low: UInt64 = 1 << 10 | 1 << 13 | 1 << 33 | 1 << 38 | 1 << 42 | 1 << 60
    let high: UInt64 = 0b11_1111 << 27 | 1 << 62
    var position = start
    while position < end {
      let byte = bytes[position]
      let set = byte < 64 ? low : high
      if byte < 128, set &>> UInt64(byte & 63) & 1 != 0 { break }
      position += 1
    }
    return position
  }

  private mutating func trim() {
    while position < end, bytes[position].isLayout { position += 1 }
    while end > position, bytes[end - 1].isLayout { end -= 1 }
  }

  /// Adds a problem; the one too many ends the reading.
  mutating func report(_ kind: MessageProblem.Kind, _ range: Range<Int>) {
    if problems.count < Message.maximumProblems {
      problems.append(MessageProblem(kind: kind, range: range))
    } else {
      stop(.tooManyProblems, range)
    }
  }

  /// Ends the reading: everything after is plain text.
  mutating func stop(_ kind: MessageProblem.Kind, _ range: Range<Int>) {
    guard !isStopped else { return }
    isStopped = true
    problems.append(MessageProblem(kind: kind, range: range))
  }

  // MARK: Nodes

  /// The byte at `offset`, or 0 past the end.
  func byte(at offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  func string(_ range: Range<Int>) -> String {
    bytes.text(in: range)
  }

  /// Makes a node of the text that is still open.
  mutating func flushText(upTo offset: Int) {
    if textStart < offset { append(.text, textStart..<offset) }
    textStart = offset
  }

  /// Ends the open text, appends a node that starts there and goes on after it.
  mutating func take(_ kind: MessageNode.Kind, _ range: Range<Int>, detail: MessageDetail? = nil) {
    flushText(upTo: range.lowerBound)
    append(kind, range, detail: detail)
    position = range.upperBound
    textStart = position
  }

  @discardableResult
  mutating func append(_ kind: MessageNode.Kind, _ range: Range<Int>, detail: MessageDetail? = nil)
    -> Int32
  {
    let index = Int32(nodes.count)
    nodes.append(
      PendingNode(
        kind: kind, start: Int32(range.lowerBound), end: Int32(range.upperBound), previous: tail))
    if let detail { set(detail, of: index) }
    if tail == PendingNode.none { head = index } else { nodes[Int(tail)].next = index }
    tail = index
    return index
  }

  mutating func set(_ detail: MessageDetail, of node: Int32) {
    nodes[Int(node)].detail = Int32(details.count)
    details.append(detail)
  }

  /// Appends a node below the last one of the top level, behind those already there.
  mutating func appendInside(_ kind: MessageNode.Kind, _ range: Range<Int>) {
    let index = Int32(nodes.count)
    var node = PendingNode(kind: kind, start: Int32(range.lowerBound), end: Int32(range.upperBound))
    if nodes[Int(tail)].firstChild == PendingNode.none {
      nodes[Int(tail)].firstChild = index
    } else {
      // Children of one node are appended one after the other.
      node.previous = index - 1
      nodes[Int(index) - 1].next = index
    }
    nodes.append(node)
  }
}

import Diagnostics
import PlainBytes
import Reading

/// What a message shows, in one piece, and where its bytes come from.
struct ShownText {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// What is shown, or nil where that is the message itself, byte for byte.
  private var flat: [UInt8]?
  private var pieces: [Piece] = []

  private struct Piece {
    var source: Range<Int>
    var flatStart = 0
    var count: Int
    /// Whether the bytes stand in the source as they are shown.
    var isVerbatim: Bool
    /// The index of the node above, or -1 for a destination.
    var parent: Int32
    /// The index of the link's detail whose destination this is, or -1.
    var link = -1
    /// What is shown, if it is not the source.
    var text: [UInt8] = []
  }

  /// Stands where Markdown stands in the message; no specifier reaches across.
  private static let separator: UInt8 = 0

  init(of tree: MessageTree, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    guard tree.nodes.count > 2 else { return }
    for node in tree.nodes {
      addLeaf(node, tree)
      if node.kind == .link || node.kind == .image {
        addDestination(Int(node.detail), tree)
      }
    }
    join()
  }

  /// Puts the pieces together in their order in the message.
  private mutating func join() {
    var flat: [UInt8] = []
    pieces.sort { $0.source.lowerBound < $1.source.lowerBound }
    var previous: Piece?
    for index in pieces.indices {
      let piece = pieces[index]
      let continues = previous.map {
        $0.parent == piece.parent && $0.source.upperBound == piece.source.lowerBound
          && piece.link < 0
      }
      if continues == false { flat.append(Self.separator) }
      pieces[index].flatStart = flat.count
      if piece.isVerbatim { flat += bytes[piece.source] } else { flat += piece.text }
      previous = piece
    }
    self.flat = flat
  }

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    flat.map { $0.withUnsafeBufferPointer(body) } ?? body(bytes)
  }

  private mutating func addLeaf(_ node: MessageNode, _ tree: MessageTree) {
    switch node.kind {
    case .text, .softBreak, .lineBreak:
      pieces.append(
        Piece(source: node.range, count: node.range.count, isVerbatim: true, parent: node.parent))
    case .escape: addText([bytes[node.range.lowerBound + 1]], node)
    case .entity:
      if case .entity(let text) = tree.details[Int(node.detail)] { addText(Array(text.utf8), node) }
    default: break
    }
  }

  /// Adds what is shown instead of the node's own bytes.
  private mutating func addText(_ text: [UInt8], _ node: MessageNode) {
    pieces.append(
      Piece(
        source: node.range, count: text.count, isVerbatim: false, parent: node.parent, text: text))
  }

  private mutating func addDestination(_ detail: Int, _ tree: MessageTree) {
    guard case .link(let link) = tree.details[detail] else { return }
    let range = link.destinationRange
    var offset = range.lowerBound
    while let percent = bytes[offset..<range.upperBound].firstIndex(of: UInt8(ascii: "%")) {
      offset = percent + 1
      let next = bytes[offset..<min(offset + 2, range.upperBound)]
      let encodesByte = next.count == 2 && next.allSatisfy(\.isASCIIHexDigit)
      let destination = UnsafeBufferPointer(rebasing: bytes[..<range.upperBound])
      guard !encodesByte,
        let step = FormatSpecifier.specifier(at: percent, in: destination),
        step.problems.isEmpty, let found = step.specifier, found.value != nil
      else { continue }
      offset = found.range.upperBound
      pieces.append(
        Piece(
          source: found.range, count: found.range.count, isVerbatim: true, parent: -1, link: detail)
      )
    }
  }

  // MARK: Back to the source

  private func piece(at offset: Int) -> Piece? {
    let behind = pieces.partitioningIndex { $0.flatStart > offset }
    return pieces.isEmpty ? nil : pieces[max(behind - 1, 0)]
  }

  /// The index of the detail of the link in whose destination an offset of the flat text lies.
  func link(at offset: Int) -> Int? { piece(at: offset).flatMap { $0.link < 0 ? nil : $0.link } }

  func source(_ range: Range<Int>) -> Range<Int> {
    guard flat != nil, let first = piece(at: range.lowerBound) else { return range }
    let within = min(range.lowerBound - first.flatStart, first.count)
    let start = first.source.lowerBound + (first.isVerbatim ? within : 0)
    guard !range.isEmpty, let last = piece(at: range.upperBound - 1) else { return start..<start }
    let end =
      last.isVerbatim
      ? min(last.source.lowerBound + range.upperBound - last.flatStart, last.source.upperBound)
      : last.source.upperBound
    return start..<max(start, end)
  }

  func mapped(_ specifier: FormatSpecifier) -> FormatSpecifier {
    var specifier = specifier
    specifier.range = source(specifier.range)
    switch specifier.kind {
    case .value(var value):
      if let name = value.name { value.name?.range = source(name.range) }
      specifier.kind = .value(value)
    case .variable(var variable):
      variable.name.range = source(variable.name.range)
      specifier.kind = .variable(variable)
    case .percentSign, .text, .substitutionArgument: break
    }
    return specifier
  }

  func messageProblem(_ problem: SpecifierProblem) -> MessageProblem {
    let isDivided = problem.severity == .error && touchesMarkdown(problem.range)
    return MessageProblem(
      kind: isDivided ? .dividedSpecifier : .specifier(problem), range: source(problem.range))
  }

  private func touchesMarkdown(_ range: Range<Int>) -> Bool {
    guard let flat else { return false }
    let next = min(range.upperBound + 1, flat.count)
    return flat[range.lowerBound..<next].contains(Self.separator)
  }
}

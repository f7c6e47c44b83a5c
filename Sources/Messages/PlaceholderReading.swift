import Diagnostics

/// Finds the format specifiers in a message's tree and gives each a node of its own.
///
/// Foundation inserts arguments after Markdown is read, so specifiers are looked for in what the
/// tree shows: `%1\$@` is one, for the backslash is gone by then. Destinations of links count as
/// well, where percent signs mostly encode bytes (`%20`): only sure specifiers are read there.
enum PlaceholderReading {
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, into message: inout Message) {
    guard mayHoldSpecifiers(bytes, message) else { return }
    let shown = ShownText(of: message, bytes)
    let scan = shown.flat.withUnsafeBufferPointer {
      SpecifierScan($0, options: message.specifierOptions)
    }
    message.problems += scan.problems.map { shown.messageProblem($0) }
    let dubious = Set(scan.problems.filter(\.looksLikeText).map(\.range))
    var tree = TreeSplitting(message.nodes)
    for specifier in scan.specifiers where !dubious.contains(specifier.range) {
      let placed = shown.mapped(specifier)
      if let link = shown.link(at: specifier.range.lowerBound) {
        if placed.kind != .percentSign { message.links[link].placeholders.append(placed) }
      } else if placed.kind == .percentSign {
        tree.add(.percentSign, placed.range, detail: -1)
      } else {
        message.placeholders.append(Placeholder(specifier: placed))
        tree.add(.placeholder, placed.range, detail: Int32(message.placeholders.count - 1))
      }
    }
    message.nodes = tree.split()
  }

  /// Whether there is a percent sign, or what may be one of another script.
  private static func mayHoldSpecifiers(
    _ bytes: UnsafeBufferPointer<UInt8>, _ message: Message
  ) -> Bool {
    bytes.contains { $0 == UInt8(ascii: "%") || $0 == 0xD9 || $0 == 0xEF }
      || message.entities.contains { $0.utf8.contains(UInt8(ascii: "%")) }
  }
}

/// What a message shows, in one piece, and where its bytes come from.
private struct ShownText {
  private(set) var flat: [UInt8] = []
  private var pieces: [Piece] = []

  private struct Piece {
    var source: Range<Int>
    var flatStart = 0
    var count: Int
    /// Whether the bytes stand in the source as they are shown.
    var isVerbatim: Bool
    /// The index of the node above, or -1 for a destination.
    var parent: Int32
    /// The index of the link whose destination this is, or -1.
    var link = -1
    /// What is shown, if it is not the source.
    var text: [UInt8] = []
  }

  /// Stands where Markdown stands in the message; no specifier reaches across.
  private static let separator: UInt8 = 0

  init(of message: Message, _ bytes: UnsafeBufferPointer<UInt8>) {
    for (index, node) in message.nodes.enumerated() {
      addLeaf(node, index, message)
      if [.link, .image].contains(node.kind) { addDestination(Int(node.detail), message, bytes) }
    }
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
  }

  private mutating func addLeaf(_ node: MessageNode, _ index: Int, _ message: Message) {
    switch node.kind {
    case .text, .softBreak, .lineBreak:
      pieces.append(
        Piece(source: node.range, count: node.range.count, isVerbatim: true, parent: node.parent))
    case .escape, .entity:
      let text = Array(message.text(of: index).utf8)
      pieces.append(
        Piece(
          source: node.range, count: text.count, isVerbatim: false, parent: node.parent, text: text)
      )
    default: break
    }
  }

  private mutating func addDestination(
    _ link: Int, _ message: Message, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    let range = message.links[link].destinationRange
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
          source: found.range, count: found.range.count, isVerbatim: true, parent: -1, link: link))
    }
  }

  // MARK: Back to the source

  private func piece(at offset: Int) -> Piece? {
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].flatStart <= offset { low = middle } else { high = middle }
    }
    return low < pieces.count ? pieces[low] : nil
  }

  /// The link in whose destination an offset of the flat text lies.
  func link(at offset: Int) -> Int? { piece(at: offset).flatMap { $0.link < 0 ? nil : $0.link } }

  func source(_ range: Range<Int>) -> Range<Int> {
    guard let first = piece(at: range.lowerBound) else { return range }
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
    case .percentSign, .substitutionArgument: break
    }
    return specifier
  }

  func messageProblem(_ problem: SpecifierProblem) -> MessageProblem {
    let touched = flat[min(problem.range.upperBound, flat.count)...].first == Self.separator
    let isCut = touched || flat[problem.range].contains(Self.separator)
    let message =
      isCut && problem.severity == .error
      ? "a format specifier is cut in two by Markdown; move the mark out of it" : problem.message
    return MessageProblem(
      kind: .specifier(problem.kind), range: source(problem.range), message: message)
  }
}

/// Puts nodes into the text of a tree.
private struct TreeSplitting {
  private let nodes: [MessageNode]
  private var added: [MessageNode] = []
  private var output: [MessageNode] = []
  private var cursor = 0

  init(_ nodes: [MessageNode]) { self.nodes = nodes }

  /// - Parameter range: UTF-8 offsets; ranges come in order.
  mutating func add(_ kind: MessageNode.Kind, _ range: Range<Int>, detail: Int32) {
    added.append(
      MessageNode(
        kind: kind, start: Int32(range.lowerBound), end: Int32(range.upperBound), parent: 0,
        subtreeEnd: 0, detail: detail))
  }

  mutating func split() -> [MessageNode] {
    guard !added.isEmpty else { return nodes }
    var newIndex: [Int32] = []
    newIndex.reserveCapacity(nodes.count + 1)
    output.reserveCapacity(nodes.count + 2 * added.count)
    for node in nodes {
      newIndex.append(Int32(output.count))
      if [.text, .escape, .entity].contains(node.kind) {
        splitLeaf(node)
      } else {
        output.append(node)
      }
    }
    newIndex.append(Int32(output.count))
    for index in output.indices {
      output[index].parent = newIndex[Int(output[index].parent)]
      let isLeaf = output[index].subtreeEnd < 0
      output[index].subtreeEnd =
        isLeaf ? Int32(index + 1) : newIndex[Int(output[index].subtreeEnd)]
    }
    return output
  }

  private mutating func splitLeaf(_ node: MessageNode) {
    var start = node.start
    // A specifier that began in an earlier leaf reaches into this one.
    if let last = output.last, last.kind == .placeholder || last.kind == .percentSign {
      start = max(start, last.end)
    }
    while cursor < added.count, added[cursor].start < node.end {
      appendPart(of: node, start..<max(start, added[cursor].start))
      var placeholder = added[cursor]
      placeholder.parent = node.parent
      placeholder.subtreeEnd = -1
      output.append(placeholder)
      start = max(start, placeholder.end)
      cursor += 1
    }
    appendPart(of: node, start..<max(start, node.end))
  }

  private mutating func appendPart(of node: MessageNode, _ range: Range<Int32>) {
    guard !range.isEmpty else { return }
    var part = node
    part.start = range.lowerBound
    part.end = range.upperBound
    part.subtreeEnd = -1
    output.append(part)
  }
}

extension MessageTree {
  /// Puts the linked nodes of the parser into preorder.
  init(assembling parser: borrowing InlineParser) {
    details = parser.details
    problems = parser.problems
    nodes = []
    nodes.reserveCapacity(parser.nodes.count + 1)
    nodes.append(MessageNode(root: Int32(parser.bytes.count), subtreeEnd: 0))
    appendNodes(of: parser)
  }

  private mutating func appendNodes(of parser: borrowing InlineParser) {
    var open: [(node: Int32, next: Int32)] = [(0, PendingNode.none)]
    var current = parser.head
    var isReported = problems.contains { $0.kind == .nestedTooDeeply }
    while true {
      guard current != PendingNode.none else {
        let finished = open.removeLast()
        nodes[Int(finished.node)].subtreeEnd = Int32(nodes.count)
        if open.isEmpty { break }
        current = finished.next
        continue
      }
      let pending = parser.nodes[Int(current)]
      let parent = open[open.count - 1].node
      if pending.firstChild != PendingNode.none, open.count > Message.maximumDepth {
        if !isReported { report(pending) }
        isReported = true
        append(MessageNode(text: pending.start..<pending.end), below: parent)
      } else {
        append(MessageNode(pending), below: parent)
        if pending.firstChild != PendingNode.none {
          open.append((Int32(nodes.count - 1), pending.next))
          current = pending.firstChild
          continue
        }
      }
      current = pending.next
    }
  }

  private mutating func append(_ node: MessageNode, below parent: Int32) {
    if node.kind == .text {
      guard node.start < node.end else { return }
      let last = nodes.count - 1
      if nodes[last].kind == .text, nodes[last].parent == parent, nodes[last].end == node.start {
        nodes[last].end = node.end
        return
      }
    }
    var node = node
    node.parent = parent
    node.subtreeEnd = Int32(nodes.count + 1)
    nodes.append(node)
  }

  private mutating func report(_ pending: PendingNode) {
    problems.append(
      MessageProblem(kind: .nestedTooDeeply, range: Int(pending.start)..<Int(pending.end)))
  }
}

extension MessageNode {
  fileprivate init(_ pending: PendingNode) {
    self.init(
      kind: pending.kind, start: pending.start, end: pending.end, parent: 0, subtreeEnd: 0,
      detail: pending.detail)
  }
}

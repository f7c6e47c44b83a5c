extension MessageTree {
  /// Puts the linked nodes of the parser into preorder.
  init(assembling parser: borrowing InlineParser) {
    details = parser.details
    problems = parser.problems
    nodes = []
    nodes.reserveCapacity(parser.nodes.count + 1)
    nodes.append(MessageNode(root: Int32(parser.bytes.count), subtreeEnd: 0))
    var open: [(node: Int32, next: Int32)] = [(0, DraftNode.none)]
    var current = parser.head
    var isReported = problems.contains { $0.kind == .nestedTooDeeply }
    while true {
      guard current != DraftNode.none else {
        let finished = open.removeLast()
        nodes[Int(finished.node)].subtreeEnd = Int32(nodes.count)
        if open.isEmpty { break }
        current = finished.next
        continue
      }
      let draft = parser.nodes[Int(current)]
      let parent = open[open.count - 1].node
      if draft.firstChild != DraftNode.none, open.count > Message.maximumDepth {
        if !isReported { report(draft) }
        isReported = true
        append(MessageNode(text: draft.start..<draft.end), below: parent)
      } else {
        append(MessageNode(draft), below: parent)
        if draft.firstChild != DraftNode.none {
          open.append((Int32(nodes.count - 1), draft.next))
          current = draft.firstChild
          continue
        }
      }
      current = draft.next
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

  private mutating func report(_ draft: DraftNode) {
    problems.append(
      MessageProblem(kind: .nestedTooDeeply, range: Int(draft.start)..<Int(draft.end)))
  }
}

extension MessageNode {
  fileprivate init(_ draft: DraftNode) {
    self.init(
      kind: draft.kind, start: draft.start, end: draft.end, parent: 0, subtreeEnd: 0,
      detail: draft.detail)
  }
}

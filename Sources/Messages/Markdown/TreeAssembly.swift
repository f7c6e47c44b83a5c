/// Turns the linked nodes of the parser into a message's tree in preorder.
enum TreeAssembly {
  static func assemble(_ parser: InlineParser, into message: inout Message) {
    message.links = parser.links
    message.caretAttributes = parser.caretAttributes
    message.entities = parser.entities
    message.problems = parser.problems
    var output: [MessageNode] = []
    output.reserveCapacity(parser.nodes.count + 1)
    output.append(MessageNode(root: 0..<parser.bytes.count, isEmpty: false))
    var open: [(node: Int32, next: Int32)] = [(0, DraftNode.none)]
    var current = parser.head
    while true {
      guard current != DraftNode.none else {
        let finished = open.removeLast()
        output[Int(finished.node)].subtreeEnd = Int32(output.count)
        if open.isEmpty { break }
        current = finished.next
        continue
      }
      let draft = parser.nodes[Int(current)]
      let parent = open[open.count - 1].node
      if draft.firstChild != DraftNode.none, open.count > Message.maximumDepth {
        report(draft, in: &message)
        append(MessageNode(text: draft.start..<draft.end), below: parent, to: &output)
      } else {
        append(MessageNode(draft), below: parent, to: &output)
        if draft.firstChild != DraftNode.none {
          open.append((Int32(output.count - 1), draft.next))
          current = draft.firstChild
          continue
        }
      }
      current = draft.next
    }
    message.nodes = output
  }

  private static func append(
    _ node: MessageNode, below parent: Int32, to output: inout [MessageNode]
  ) {
    if node.kind == .text {
      guard node.start < node.end else { return }
      let last = output.count - 1
      if output[last].kind == .text, output[last].parent == parent, output[last].end == node.start {
        output[last].end = node.end
        return
      }
    }
    var node = node
    node.parent = parent
    node.subtreeEnd = Int32(output.count + 1)
    output.append(node)
  }

  private static func report(_ draft: DraftNode, in message: inout Message) {
    guard !message.problems.contains(where: { $0.kind == .nestedTooDeeply }) else { return }
    message.problems.append(.nesting(Int(draft.start)..<Int(draft.end)))
  }
}

extension MessageNode {
  fileprivate init(_ draft: DraftNode) {
    self.init(
      kind: draft.kind, start: draft.start, end: draft.end, parent: 0, subtreeEnd: 0,
      detail: draft.detail)
  }
}

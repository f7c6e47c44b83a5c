import Messages

/// The nodes of a message that stand beside others below one parent, found in one pass.
struct NodesBeside {
  private let nodes: [MessageNode]
  /// The node in front of each; -1 for one that comes first.
  private var previousNodes: [Int]

  init(of message: Message) {
    nodes = message.nodes
    previousNodes = Array(repeating: -1, count: nodes.count)
    for node in nodes.indices.dropFirst() {
      let next = Int(nodes[node].subtreeEnd)
      if isSibling(next, of: node) { previousNodes[next] = node }
    }
  }

  func previous(of node: Int) -> Int? {
    previousNodes[node] < 0 ? nil : previousNodes[node]
  }

  func next(of node: Int) -> Int? {
    let next = Int(nodes[node].subtreeEnd)
    return isSibling(next, of: node) ? next : nil
  }

  private func isSibling(_ other: Int, of node: Int) -> Bool {
    nodes.indices.contains(other) && nodes[other].parent == nodes[node].parent
  }
}

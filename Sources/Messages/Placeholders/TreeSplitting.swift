/// Puts nodes into the text of a tree.
struct TreeSplitting {
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

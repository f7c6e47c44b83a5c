import Foundation
import Messages
import Reading

/// What holds for every message, however broken.
package enum MessagePromise {
  /// - Returns: What does not hold for this text, or nil.
  package static func broken(by text: String) -> String? {
    for syntax in [MessageSyntax.attributed, .plain, [.markdown, .collapsesWhitespace]] {
      let message = Message(text, syntax: syntax)
      if let broken = tree(message) ?? problems(message) ?? reading(message) { return broken }
    }
    return nil
  }

  private static func tree(_ message: Message) -> String? {
    let count = message.source.utf8.count
    guard message.nodes.first?.range == 0..<count else { return "the root is not the message" }
    for (index, node) in message.nodes.enumerated() {
      let parent = message.nodes[Int(node.parent)]
      guard parent.range.lowerBound <= node.range.lowerBound,
        node.range.upperBound <= parent.range.upperBound
      else { return "node \(index) leaves its parent" }
      guard index < node.subtreeEnd, node.subtreeEnd <= parent.subtreeEnd else {
        return "node \(index) ends in the wrong place"
      }
      var end = node.range.lowerBound
      for child in message.children(of: index) {
        let range = message.nodes[child].range
        guard Int(message.nodes[child].parent) == index else { return "\(child) is a changeling" }
        guard range.lowerBound >= end, !range.isEmpty else {
          return "node \(child) is out of order"
        }
        end = range.upperBound
      }
    }
    return depth(message) > Message.maximumDepth + 2 ? "the tree is too deep" : nil
  }

  private static func depth(_ message: Message) -> Int {
    var depths: [Int] = []
    for node in message.nodes {
      depths.append(depths.isEmpty ? 0 : depths[Int(node.parent)] + 1)
    }
    return depths.max() ?? 0
  }

  private static func problems(_ message: Message) -> String? {
    let bounds = 0...message.source.utf8.count
    for problem in message.problems {
      guard bounds.contains(problem.range.lowerBound), bounds.contains(problem.range.upperBound)
      else { return "a problem is out of bounds: \(problem)" }
      guard !problem.message.isEmpty else { return "a problem says nothing" }
    }
    return nil
  }

  private static func reading(_ message: Message) -> String? {
    let shown = String(message.attributedString().characters)
    return shown.utf8.elementsEqual(message.plainText(of: 0).utf8)
      ? nil : "the attributed string shows another text"
  }
}

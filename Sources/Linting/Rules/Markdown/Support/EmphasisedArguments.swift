import Messages

/// Which arguments of a text stand between marks of emphasis.
struct EmphasisedArguments {
  /// Those that are all that the marks stand around.
  private(set) var alone: Set<Int> = []
  private(set) var inside: Set<Int> = []
  /// Where the others are shown.
  private(set) var outside: [Int: Range<Int>] = [:]

  init(_ text: LintText) {
    let message = text.message
    var end = 0
    for index in message.nodes.indices {
      let node = message.nodes[index]
      switch node.kind {
      case .strong, .emphasis, .strikethrough: end = max(end, Int(node.subtreeEnd))
      case .placeholder:
        guard let argument = message.placeholder(of: index)?.value?.argument else { continue }
        if index < end {
          inside.insert(argument)
          let parent = message.nodes[index - 1]
          let isOnly = parent.range.contains(node.range.lowerBound) && index + 1 == end
          if isOnly { alone.insert(argument) }
        } else {
          outside[argument] = node.range
        }
      default: break
      }
    }
  }
}

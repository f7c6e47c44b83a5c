package import Messages
package import Reading

/// The pieces of a message that readers see, each with the attributes that hold for it.
package struct FormatRuns {
  /// One leaf of the tree that shows something.
  package struct Run {
    package var node: Int
    /// The innermost node with attributes around it; nil where there is none.
    package var region: Int?
    /// The inner ones first, each name once.
    package var members: [JSONMember]

    /// Names and values as strict JSON.
    package var attributes: [String: String] {
      Dictionary(members.map { ($0.name.value, $0.value.strictJSON) }) { first, _ in first }
    }
  }

  package private(set) var runs: [Run] = []

  package init(of message: Message) {
    for index in message.nodes.indices where Self.isShown(index, message) {
      var members: [JSONMember] = []
      var region: Int?
      var place = index
      while place > 0 {
        place = Int(message.nodes[place].parent)
        guard let attributes = message.caretAttributes(of: place) else { continue }
        region = region ?? place
        for member in attributes.members.reversed()
        where !members.contains(where: { $0.name.value == member.name.value }) {
          members.append(member)
        }
      }
      runs.append(Run(node: index, region: region, members: members))
    }
  }

  /// The regions that show something themselves, with the attributes that hold there.
  package var regions: [Run] {
    var seen: Set<Int> = []
    return runs.filter { $0.region.map { seen.insert($0).inserted } ?? false }
  }

  /// Whether a node puts something on the screen itself.
  private static func isShown(_ index: Int, _ message: Message) -> Bool {
    let node = message.nodes[index]
    return switch node.kind {
    case .text: message.source[utf8: node.range].contains { !$0.isWhitespace }
    case .escape, .entity, .code, .autolink, .placeholder, .percentSign: true
    default: false
    }
  }
}

extension MessageNode.Kind {
  /// What definitions call it; nil for what no definition is about.
  package var mark: FormatDefinition.Mark? {
    switch self {
    case .strong: .strong
    case .emphasis: .emphasis
    case .strikethrough: .strikethrough
    case .code: .code
    case .link, .autolink: .link
    default: nil
    }
  }
}

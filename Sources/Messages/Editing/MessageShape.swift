import Reading

/// What a message says, without how it is spelled: two spellings of one message have equal shapes.
package struct MessageShape: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case text(String)
    case placeholder(String)
    case lineBreak
    case open(MessageNode.Kind, [String])
    case close
  }

  package private(set) var parts: [Part] = []

  package init(_ message: Message) {
    self.init(message, replacing: -1, with: "")
  }

  /// The shape that the message should have after the text of a leaf was replaced.
  init(_ message: Message, replacing index: Int, with text: String) {
    var open: [Int32] = []
    for (position, node) in message.nodes.enumerated().dropFirst() {
      while let end = open.last, position >= end {
        append(.close)
        open.removeLast()
      }
      switch node.kind {
      case .text, .escape, .entity, .softBreak, .percentSign:
        append(.text(position == index ? text : String(message.text(of: position))))
      case .lineBreak: append(.lineBreak)
      case .placeholder: append(.placeholder(String(message.sourceText(of: position))))
      default:
        append(.open(node.kind, Self.details(of: position, in: message)))
        open.append(node.subtreeEnd)
      }
    }
    parts += open.map { _ in .close }
  }

  private mutating func append(_ part: Part) {
    if case .text(let text) = part {
      if text.isEmpty { return }
      if case .text(let last)? = parts.last {
        parts[parts.count - 1] = .text(last + text)
        return
      }
    }
    parts.append(part)
  }

  private static func details(of index: Int, in message: Message) -> [String] {
    if let link = message.link(of: index) {
      return [link.destination] + (link.title.map { [$0] } ?? [])
    }
    guard let attributes = message.caretAttributes(of: index) else { return [] }
    return attributes.members.map { "\($0.name.value): \($0.value.strictJSON)" }
  }
}

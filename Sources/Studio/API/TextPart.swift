import Messages
import Reading

/// A stretch of a text as a translator sees it: words, a placeholder, a mark of Markdown.
struct TextPart: Encodable, Hashable, Sendable {
  /// In UTF-16 code units, as browsers count.
  var length: Int
  /// What it lies in, from the outermost, such as `strong` and `placeholder`.
  var kinds: [String]
  /// Whether it is a mark around the text and isn't shown to readers.
  var isMark: Bool

  /// The parts of a text, which cover it without gaps.
  ///
  /// - Parameter guarded: The attributes of which a definition says what becomes of them when text
  ///   is typed; parts that have one are of the kind `guarded`, too.
  static func all(of text: String, guarding guarded: Set<String> = []) -> [TextPart] {
    var sweep = Sweep(text, guarded)
    return sweep.parts()
  }

  /// More parts nobody can tell apart; what follows is one.
  fileprivate static let most = 4000
}

/// Goes over the nodes of a message, which stand in preorder, and cuts the text at their ends.
private struct Sweep {
  private let message: Message
  private let bytes: [UInt8]
  private var position = 0
  private var stack: [Open] = []
  private let guarded: Set<String>

  private struct Open {
    var node: MessageNode
    var isGuarded: Bool
  }
  private var found: [TextPart] = []

  init(_ text: String, _ guarded: Set<String>) {
    message = Message(text)
    self.guarded = guarded
    bytes = Array(text.utf8)
  }

  mutating func parts() -> [TextPart] {
    for index in message.nodes.indices.dropFirst() where found.count < TextPart.most {
      let node = message.nodes[index]
      while let last = stack.last?.node, last.range.upperBound <= node.range.lowerBound {
        leave(last)
      }
      cut(at: node.range.lowerBound)
      let names = guarded.isEmpty ? [] : message.caretAttributes(of: index)?.members ?? []
      stack.append(
        Open(
          node: node,
          isGuarded: node.kind == .link && guarded.contains("link")
            || names.contains { guarded.contains($0.name.value) }))
    }
    while let last = stack.last?.node { leave(last) }
    cut(at: bytes.count)
    return found
  }

  private mutating func leave(_ node: MessageNode) {
    if found.count < TextPart.most { cut(at: node.range.upperBound) }
    stack.removeLast()
  }

  private mutating func cut(at end: Int) {
    guard position < end, end <= bytes.count else { return }
    var kinds: [String] = []
    if stack.contains(where: \.isGuarded) { kinds.append("guarded") }
    for node in stack.map(\.node) where node.kind != .text {
      if kinds.last != "\(node.kind)" { kinds.append("\(node.kind)") }
    }
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    let isMark = stack.last.map { Self.containers.contains($0.node.kind) } ?? false
    found.append(
      TextPart(length: text.utf16.count, kinds: Array(kinds.suffix(12)), isMark: isMark))
    position = end
  }

  private static let containers: Set<MessageNode.Kind> = [
    .emphasis, .strong, .strikethrough, .link, .image, .attributes, .definition,
  ]
}

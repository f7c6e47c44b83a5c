import Messages
import Reading

/// A part of a text, by UTF-8 offsets.
struct PlacedToken: Hashable, Sendable {
  var range: Range<Int>
  var token: SemanticToken
}

/// The parts of a text that are more than words, none over another.
struct MessageParts {
  /// In order; UTF-8 offsets in the text.
  let tokens: [PlacedToken]

  init(
    _ text: String, syntax: MessageSyntax = .attributed, options: SpecifierOptions = .catalogValue
  ) {
    let message = Message(text, syntax: syntax, specifierOptions: options)
    var paint = [SemanticToken?](repeating: nil, count: text.utf8.count)
    for index in message.nodes.indices { Self.paint(index, of: message, &paint) }
    var tokens: [PlacedToken] = []
    var start = 0
    for end in paint.indices.map({ $0 + 1 }) where end == paint.count || paint[end] != paint[start]
    {
      if let token = paint[start] { tokens.append(PlacedToken(range: start..<end, token: token)) }
      start = end
    }
    self.tokens = tokens
  }

  /// Nodes come after those around them, so what is inside wins.
  private static func paint(_ index: Int, of message: Message, _ paint: inout [SemanticToken?]) {
    func fill(_ range: Range<Int>, _ token: SemanticToken?) {
      for offset in range.clamped(to: paint.indices) { paint[offset] = token }
    }
    let node = message.nodes[index]
    switch node.kind {
    case .emphasis, .strong, .strikethrough: fill(node.range, .decorator)
    case .code, .html: fill(node.range, .macro)
    case .autolink: fill(node.range, .string)
    case .link, .image:
      guard let link = message.link(of: index) else { return }
      fill(link.destinationRange, .string)
      link.placeholders.forEach { fill($0.range, .variable) }
    case .attributes:
      message.caretAttributes(of: index)?.members.forEach { paintMember($0, fill) }
    case .placeholder: fill(node.range, .variable)
    case .root, .text, .escape, .entity, .softBreak, .lineBreak, .definition, .percentSign: return
    }
  }

  /// Recursion follows a payload whose depth the reader bounds.
  private static func paintMember(
    _ member: JSONMember, _ fill: (Range<Int>, SemanticToken?) -> Void
  ) {
    fill(member.name.range, .property)
    if let members = member.value.members {
      members.forEach { paintMember($0, fill) }
    } else {
      fill(member.value.range, .enumMember)
    }
  }
}

/// Links, images and caret attributes: what stands in brackets.
extension InlineParser {
  mutating func exclamationMark() {
    // swift-cmark takes `![^` for an exclamation mark before a bracket.
    if byte(at: position + 1) == UInt8(ascii: "["), byte(at: position + 2) != UInt8(ascii: "^") {
      openBracket(.image, markLength: 2)
    } else {
      position += 1
    }
  }

  mutating func caret() {
    if syntax.contains(.caretAttributes), byte(at: position + 1) == UInt8(ascii: "[") {
      openBracket(.attributes, markLength: 2)
    } else {
      position += 1
    }
  }

  mutating func openBracket(_ kind: Bracket.Kind, markLength: Int) {
    guard brackets.count < Message.maximumDepth else {
      reportNesting(position..<(position + markLength))
      position += markLength
      return
    }
    take(.text, position..<(position + markLength))
    if !brackets.isEmpty { brackets[brackets.count - 1].hasBracketInside = true }
    brackets.append(
      Bracket(
        kind: kind, node: tail, contentStart: position, previousDelimiter: lastDelimiter))
  }

  /// Says once that brackets stand too deep in each other; what follows is text.
  private mutating func reportNesting(_ range: Range<Int>) {
    guard !reportedNesting else { return }
    reportedNesting = true
    problems.append(.nesting(range))
  }

  mutating func closeBracket() {
    let close = position
    position += 1
    guard let opener = brackets.popLast(), opener.isActive else { return }
    if opener.kind == .attributes {
      closeAttributes(opener, at: close)
    } else {
      closeLink(opener, at: close)
    }
  }

  private mutating func closeLink(_ opener: Bracket, at close: Int) {
    guard let link = inlineLink(after: close) ?? reference(opener, closedAt: close) else { return }
    links.append(link.link)
    wrap(opener, as: opener.kind == .image ? .image : .link, close, link.end, links.count - 1)
    guard opener.kind == .link else { return }
    for index in brackets.indices.reversed() where brackets[index].kind == .link {
      guard brackets[index].isActive else { break }
      brackets[index].isActive = false
    }
  }

  /// Makes everything since the opening mark the content of one node.
  mutating func wrap(
    _ opener: Bracket, as kind: MessageNode.Kind, _ close: Int, _ nodeEnd: Int, _ detail: Int
  ) {
    flushText(upTo: close)
    processEmphasis(after: opener.previousDelimiter)
    let index = Int(opener.node)
    nodes[index].kind = kind
    nodes[index].end = Int32(nodeEnd)
    nodes[index].detail = Int32(detail)
    nodes[index].firstChild = nodes[index].next
    if nodes[index].next != DraftNode.none {
      nodes[Int(nodes[index].next)].previous = DraftNode.none
    }
    nodes[index].next = DraftNode.none
    tail = opener.node
    position = nodeEnd
    textStart = nodeEnd
  }
}

extension MessageProblem {
  static func nesting(_ range: Range<Int>) -> MessageProblem {
    MessageProblem(
      kind: .nestedTooDeeply, range: range,
      message:
        "brackets and marks stand more than \(Message.maximumDepth) deep in each other; "
        + "from here on they are plain text; close or remove some")
  }
}

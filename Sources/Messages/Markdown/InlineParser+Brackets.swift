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
      return stop(.nestedTooDeeply, position..<(position + markLength))
    }
    take(.text, position..<(position + markLength))
    if !brackets.isEmpty { brackets[brackets.count - 1].hasBracketInside = true }
    brackets.append(
      Bracket(
        kind: kind, node: tail, contentStart: position, previousDelimiter: lastDelimiter,
        pendingOpeners: pendingOpeners))
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
    guard let link = inlineLink(after: close) ?? reference(opener, closedAt: close) else {
      return reportUnclosedLink(close)
    }
    wrap(opener, as: opener.kind == .image ? .image : .link, close, link.end, .link(link.link))
    guard opener.kind == .link else { return }
    for index in brackets.indices.reversed() where brackets[index].kind == .link {
      guard brackets[index].isActive else { break }
      brackets[index].isActive = false
    }
  }

  private mutating func reportUnclosedLink(_ close: Int) {
    guard byte(at: close + 1) == UInt8(ascii: "(") else { return }
    if lastClosingParenthesis == nil {
      lastClosingParenthesis = bytes[..<end].lastIndex(of: UInt8(ascii: ")")) ?? -1
    }
    guard let last = lastClosingParenthesis, last < close else { return }
    report(.unclosedLink, (close + 1)..<(close + 2))
  }

  /// Makes everything since the opening mark the content of one node.
  mutating func wrap(
    _ opener: Bracket, as kind: MessageNode.Kind, _ close: Int, _ nodeEnd: Int,
    _ detail: MessageDetail
  ) {
    flushText(upTo: close)
    processEmphasis(after: opener.previousDelimiter)
    pendingOpeners = opener.pendingOpeners
    let index = Int(opener.node)
    nodes[index].kind = kind
    nodes[index].end = Int32(nodeEnd)
    set(detail, of: opener.node)
    nodes[index].firstChild = nodes[index].next
    if nodes[index].next != PendingNode.none {
      nodes[Int(nodes[index].next)].previous = PendingNode.none
    }
    nodes[index].next = PendingNode.none
    tail = opener.node
    position = nodeEnd
    textStart = nodeEnd
  }
}

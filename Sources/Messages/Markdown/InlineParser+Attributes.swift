import Reading

/// Caret attributes, `^[text](name: value)`, as swift-cmark reads them.
extension InlineParser {
  mutating func closeAttributes(_ opener: Bracket, at close: Int) {
    let start = close + 2
    let hasParenthesis = byte(at: close + 1) == UInt8(ascii: "(")
    let payloadEnd = hasParenthesis ? self.payloadEnd(from: start) : nil
    // A label directly behind is swallowed, whether or not there are attributes for it.
    let afterPayload = payloadEnd.map { $0 + 1 } ?? close + 1
    let label = self.label(at: afterPayload)
    let detail: CaretAttributes
    let nodeEnd = label.map { $0.upperBound + 1 } ?? afterPayload
    if let payloadEnd {
      if label != nil { report(.swallowedLabel, afterPayload..<nodeEnd) }
      let members = payload(start..<payloadEnd)
      detail = CaretAttributes(payloadRange: start..<payloadEnd, members: members)
    } else if let label, let payload = referencedAttributes(label) {
      detail = payload
    } else {
      fallBack(opener, close, label: label.map { _ in afterPayload..<nodeEnd }, hasParenthesis)
      return
    }
    wrap(opener, as: .attributes, close, nodeEnd, .attributes(detail))
  }

  /// The mark and the brackets stay text; only a label behind them is lost.
  private mutating func fallBack(
    _ opener: Bracket, _ close: Int, label: Range<Int>?, _ hasParenthesis: Bool
  ) {
    let mark = Int(nodes[Int(opener.node)].start)
    let kind = hasParenthesis ? MessageProblem.Kind.unclosedAttributes : .missingAttributes
    report(kind, mark..<(hasParenthesis ? close + 2 : close + 1))
    guard let label else { return }
    report(.swallowedLabel, label)
    flushText(upTo: label.lowerBound)
    position = label.upperBound
    textStart = position
  }

  private mutating func payloadEnd(from start: Int) -> Int? {
    // One look is enough in most messages; a table of all parentheses pays after looks in vain.
    if wastedPayloadBytes < 65_536 {
      let (close, end) = PayloadParentheses.close(ofPayloadAt: start, in: bytes, end: self.end)
      if close == nil { wastedPayloadBytes += end - start }
      return close
    }
    if parentheses == nil {
      parentheses = PayloadParentheses(UnsafeBufferPointer(rebasing: bytes[..<end]), from: start)
    }
    return parentheses?.close(ofPayloadAt: start)
  }

  private mutating func payload(_ range: Range<Int>) -> [JSONMember] {
    guard !range.isEmpty else { return [] }
    let document = JSONDocument(
      parsing: UnsafeBufferPointer(rebasing: bytes[..<range.upperBound]), from: range.lowerBound,
      dialect: .json5, form: .members, maximumDepth: Message.maximumDepth)
    for error in document.errors {
      report(.malformedAttributes(error), error.range)
    }
    return document.root?.members ?? []
  }

  private func referencedAttributes(_ label: Range<Int>) -> CaretAttributes? {
    guard !references.attributes.isEmpty,
      let payload = references.attributes[LinkReferences.normalized(string(label))]
    else { return nil }
    let document = JSONDocument(
      parsing: Array(payload.utf8), dialect: .json5, form: .members,
      maximumDepth: Message.maximumDepth)
    guard let members = document.root?.members else { return nil }
    return CaretAttributes(payloadRange: label, members: members)
  }
}

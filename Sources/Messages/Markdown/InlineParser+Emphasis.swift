/// Emphasis and strikethrough (CommonMark 0.31.2, section 6.2; GitHub Flavored Markdown, section
/// "Strikethrough").
extension InlineParser {
  mutating func delimiterRun(of byte: UInt8) {
    var runEnd = position + 1
    while runEnd < end, bytes[runEnd] == byte { runEnd += 1 }
    let length = runEnd - position
    let flanking = Flanking(position..<runEnd, in: bytes)
    let isTooLong = byte == UInt8(ascii: "~") && length > 2
    if isTooLong || !(flanking.canOpen(byte) || flanking.canClose(byte)) {
      position = runEnd
      return
    }
    guard mayOpen(flanking, byte) else { return stop(.nestedTooDeeply, position..<runEnd) }
    take(.text, position..<runEnd)
    let index = Int32(delimiters.count)
    delimiters.append(
      Delimiter(
        node: tail, byte: byte, length: Int32(length), canOpen: flanking.canOpen(byte),
        canClose: flanking.canClose(byte), previous: lastDelimiter))
    if lastDelimiter != Delimiter.none { delimiters[Int(lastDelimiter)].next = index }
    lastDelimiter = index
  }

  /// Counts what is still open, so that a message can't pile up openers without end.
  private mutating func mayOpen(_ flanking: Flanking, _ byte: UInt8) -> Bool {
    if flanking.canClose(byte) {
      pendingOpeners = max(0, pendingOpeners - 1)
    } else {
      pendingOpeners += 1
    }
    return pendingOpeners <= Self.maximumPendingOpeners
  }

  /// More than can nest, for not every asterisk is meant as a mark.
  private static let maximumPendingOpeners = 10 * Message.maximumDepth

  /// Turns pairs of delimiters after `bottom` into emphasis and drops the rest.
  mutating func processEmphasis(after bottom: Int32) {
    guard lastDelimiter > bottom else { return }
    var bottoms = OpenerBottoms(bottom)
    var closer = first(after: bottom)
    while closer != Delimiter.none {
      let current = delimiters[Int(closer)]
      guard current.canClose else {
        closer = current.next
        continue
      }
      let opener = self.opener(for: closer, above: bottoms[current])
      if opener != Delimiter.none {
        closer = wrap(opener, closer)
      } else {
        bottoms[current] = current.previous
        if !current.canOpen { remove(closer) }
        closer = current.next
      }
    }
    if bottom == Delimiter.none {
      delimiters.removeAll(keepingCapacity: true)
    } else {
      delimiters.removeLast(delimiters.count - Int(bottom) - 1)
      delimiters[Int(bottom)].next = Delimiter.none
    }
    lastDelimiter = bottom
  }

  /// The first delimiter after `bottom` that is still there.
  private func first(after bottom: Int32) -> Int32 {
    var found = lastDelimiter
    guard found > bottom else { return Delimiter.none }
    while delimiters[Int(found)].previous > bottom { found = delimiters[Int(found)].previous }
    return found
  }

  private func opener(for closer: Int32, above bottom: Int32) -> Int32 {
    let close = delimiters[Int(closer)]
    var candidate = close.previous
    while candidate > bottom {
      let open = delimiters[Int(candidate)]
      if open.canOpen, open.byte == close.byte, !open.breaksRuleOfThree(with: close) {
        return candidate
      }
      candidate = open.previous
    }
    return Delimiter.none
  }

  /// Makes the nodes between two delimiters one node; gives back the next closer to look at.
  private mutating func wrap(_ opener: Int32, _ closer: Int32) -> Int32 {
    removeDelimiters(between: opener, closer)
    let openNode = delimiters[Int(opener)].node
    let closeNode = delimiters[Int(closer)].node
    let isStrikethrough = delimiters[Int(closer)].byte == UInt8(ascii: "~")
    let openLength = remaining(openNode)
    let closeLength = remaining(closeNode)
    if isStrikethrough, openLength != closeLength {
      let next = delimiters[Int(closer)].next
      remove(opener)
      remove(closer)
      return next
    }
    let used = isStrikethrough ? openLength : openLength >= 2 && closeLength >= 2 ? 2 : 1
    nodes[Int(openNode)].end -= used
    nodes[Int(closeNode)].start += used
    insert(
      isStrikethrough ? .strikethrough : used == 2 ? .strong : .emphasis, openNode, closeNode)
    if remaining(openNode) == 0 {
      unlink(openNode)
      remove(opener)
    }
    guard remaining(closeNode) == 0 else { return closer }
    let next = delimiters[Int(closer)].next
    unlink(closeNode)
    remove(closer)
    return next
  }

  private func remaining(_ node: Int32) -> Int32 { nodes[Int(node)].end - nodes[Int(node)].start }

  /// Puts a node around everything between two text nodes.
  private mutating func insert(
    _ kind: MessageNode.Kind, _ openNode: Int32, _ closeNode: Int32
  ) {
    let index = Int32(nodes.count)
    var node = PendingNode(
      kind: kind, start: nodes[Int(openNode)].end, end: nodes[Int(closeNode)].start,
      previous: openNode, next: closeNode)
    let first = nodes[Int(openNode)].next
    if first != closeNode {
      node.firstChild = first
      nodes[Int(first)].previous = PendingNode.none
      nodes[Int(nodes[Int(closeNode)].previous)].next = PendingNode.none
    }
    nodes.append(node)
    nodes[Int(openNode)].next = index
    nodes[Int(closeNode)].previous = index
  }

  mutating func unlink(_ node: Int32) {
    let (previous, next) = (nodes[Int(node)].previous, nodes[Int(node)].next)
    if previous == PendingNode.none { head = next } else { nodes[Int(previous)].next = next }
    if next == PendingNode.none { tail = previous } else { nodes[Int(next)].previous = previous }
  }

  private mutating func removeDelimiters(between opener: Int32, _ closer: Int32) {
    delimiters[Int(opener)].next = closer
    delimiters[Int(closer)].previous = opener
  }

  private mutating func remove(_ delimiter: Int32) {
    let (previous, next) = (delimiters[Int(delimiter)].previous, delimiters[Int(delimiter)].next)
    if previous != Delimiter.none { delimiters[Int(previous)].next = next }
    if next != Delimiter.none { delimiters[Int(next)].previous = previous }
    if lastDelimiter == delimiter { lastDelimiter = previous }
  }
}

extension Delimiter {
  /// CommonMark 0.31.2, section 6.2, rules 9 and 10.
  fileprivate func breaksRuleOfThree(with closer: Delimiter) -> Bool {
    (closer.canOpen || canClose) && closer.length % 3 != 0 && (length + closer.length) % 3 == 0
  }
}

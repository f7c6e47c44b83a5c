import PlainBytes

/// Commas, colons and closing brackets.
extension JSONParser {
  mutating func readSeparator(_ token: Token) {
    let top = frames.count - 1
    switch frames[top].state {
    case .afterItem, .afterUnclosedString:
      if token.byte == UInt8(ascii: ";") {
        reportFound(token, expected: "a comma \(inBetween)")
      } else {
        reportLookalike(token)
      }
      frames[top].state = .afterComma(at: offset, length: token.length)
    case .start, .afterComma:
      let item = frames[top].kind == .array ? "a value" : "a name"
      let found = found(token)
      report(
        JSONError(
          offset..<(offset + token.length), expected: item, found: found,
          message: "expected \(item), found \(found); remove it"))
      frames[top].state = .start
    }
    offset += token.length
  }

  /// Checks that an item may start here; when not, goes to where the next one may.
  mutating func checkSeparator(before token: Token) -> Bool {
    switch frames[frames.count - 1].state {
    case .start, .afterComma: return true
    case .afterUnclosedString: break
    case .afterItem:
      if rereadLastString() { return false }
      reportFound(token, expected: "a comma \(inBetween)")
    }
    guard isItemStart(token) else {
      lose()
      return false
    }
    return true
  }

  private var inBetween: String {
    switch frames.last?.kind {
    case .array: "or `]` after the value"
    case .object: "or `}` after the value\(ofLastMember)"
    case .members, nil: "after the value\(ofLastMember)"
    }
  }

  private var ofLastMember: String {
    guard let name = frames.last?.members.last?.name.value else { return "" }
    return " of \(JSONExcerpt.quoted(name))"
  }

  private func isItemStart(_ token: Token) -> Bool {
    switch token.byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      return frames.last?.kind == .array
    case UInt8(ascii: "\\"):
      return frames.last?.kind != .array
    default:
      guard let (scalar, _) = bytes.scalar(at: offset, before: bytes.count) else { return false }
      return isIdentifierStart(scalar)
    }
  }

  /// Reads what is between a name and its value, or gives up on the value.
  mutating func readColon(after name: inout JSONString) -> Bool {
    skipTrivia()
    if nextToken().byte != UInt8(ascii: ":"), let shorter = reread(name) {
      name = shorter
      skipTrivia()
    }
    let token = nextToken()
    if token.byte == UInt8(ascii: ":") {
      reportLookalike(token)
      offset += token.length
      return true
    }
    reportFound(token, expected: "a colon after the name \(JSONExcerpt.quoted(name.value))")
    switch token.byte {
    case UInt8(ascii: "="):
      offset += token.length
      if offset < bytes.count, bytes[offset] == UInt8(ascii: ">") { offset += 1 }
      return true
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "["),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    default:
      return false
    }
  }

  // MARK: Closing brackets

  mutating func readClosing(_ token: Token) {
    guard let top = frames.last else { return }
    if token.byte == top.closing {
      reportLookalike(token)
      reportTrailingComma(before: "`\(Unicode.Scalar(token.byte))`")
      offset += token.length
      close(end: offset)
      return
    }
    reportUnmatched(token, expected: top.closing)
    // Either brackets inside were left open, or this is a slip of the keyboard.
    if let index = frames.lastIndex(where: { $0.closing == token.byte }) {
      while frames.count > index + 1 { close(end: offset) }
      return
    }
    offset += token.length
    if top.kind == .members {
      frames[frames.count - 1].state = .afterItem
    } else {
      close(end: offset)
    }
  }

  private mutating func reportUnmatched(_ token: Token, expected closing: UInt8?) {
    if let closing {
      reportFound(token, expected: "`\(Unicode.Scalar(closing))`")
    } else {
      let found = found(token)
      report(
        JSONError(
          offset..<(offset + token.length), expected: "a name", found: found,
          message: "\(found) closes nothing here; remove it"))
    }
  }

  mutating func closeAtEnd() {
    if let top = frames.last, top.kind == .members {
      reportTrailingComma(before: "the end")
    } else if case .afterUnclosedString? = frames.last?.state {
      // The string has swallowed the bracket, and was reported.
    } else if let top = frames.last, let closing = top.closing {
      let bracket = top.kind == .array ? "`[`" : "`{`"
      let length = bytes.scalar(at: top.start, before: bytes.count)?.length ?? 1
      report(
        JSONError(
          top.start..<(top.start + length), expected: "`\(Unicode.Scalar(closing))`",
          found: "the end of the text",
          message: "the \(bracket) here has no closing `\(Unicode.Scalar(closing))`"))
    }
    while !frames.isEmpty { close(end: bytes.count) }
  }

  private mutating func reportTrailingComma(before place: @autoclosure () -> String) {
    guard dialect == .json, case .afterComma(let comma, let length)? = frames.last?.state else {
      return
    }
    guard !allowsTrailingCommas else { return trailingCommas.append(comma..<(comma + length)) }
    let place = place()
    report(
      JSONError(
        comma..<(comma + length), expected: place, found: "`,`",
        message: "a comma before \(place) is not allowed in JSON; remove it"))
  }

  // MARK: Recovery

  /// Goes to where the next item or the end of the innermost object or array may be.
  mutating func lose() {
    guard let top = frames.indices.last else { return }
    var depth = 0
    loop: while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        skipQuoted(byte)
        continue loop
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { break loop }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: break loop
      default: break
      }
      offset += 1
    }
    frames[top].name = nil
    frames[top].state = .afterItem
    isStringUnclosed = false
  }

  private mutating func skipQuoted(_ quote: UInt8) {
    offset += 1
    while offset < bytes.count, !bytes[offset].isLineEnd {
      let byte = bytes[offset]
      offset = min(bytes.count, offset + (byte == UInt8(ascii: "\\") ? 2 : 1))
      if byte == quote { return }
    }
  }
}

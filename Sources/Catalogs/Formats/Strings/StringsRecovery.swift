import PlainBytes
import Reading

/// What the parser does behind a mistake, so that the next one is found too.
extension StringsParser {
  mutating func skipUnexpected() {
    let start = scanner.offset
    comments.finish(&entries)
    if scanner.current == UInt8(ascii: ";") {
      scanner.offset += 1
    } else {
      if recoverFromKeyWithoutQuote(at: start) { return }
      skipStatement()
    }
    report(.unexpectedText, start..<scanner.offset)
  }

  /// Goes behind the next semicolon, or to a line's end, whichever is first.
  mutating func skipStatement() {
    let start = scanner.offset
    // No further than that: a line may be as long as the file, and have as many mistakes.
    scanner.skipToLineEnd(or: UInt8(ascii: ";"))
    if scanner.current == UInt8(ascii: ";") { scanner.offset += 1 }
    // A line end right here would leave the scanner where it was.
    if scanner.offset == start, !scanner.isAtEnd { scanner.offset += 1 }
  }

  /// After something that was not closed, reads on in the next line: the quote is most likely
  /// missing at a line's end, and the entries behind it may have mistakes of their own.
  mutating func reread(fromLineAfter start: Int) {
    let reached = scanner.offset
    scanner.offset = start
    scanner.skipToLineEnd()
    let cost = reached - scanner.offset
    if cost > rereadBudget || scanner.offset >= reached {
      scanner.offset = reached
    } else {
      rereadBudget -= cost
    }
  }

  mutating func recoverFromOpenComment(at start: Int) {
    let opening = start..<(start + 2)
    if start >= endOfReportedComments { report(.unterminatedComment, opening) }
    endOfReportedComments = max(endOfReportedComments, opening.upperBound)
    reread(fromLineAfter: start)
  }

  /// Dictionaries, arrays and data are property lists but no strings: passes them by as a whole.
  mutating func skipNestedValue() {
    guard [UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<")].contains(scanner.current) else {
      if scanner.current != UInt8(ascii: ";") { return skipStatement() }
      scanner.offset += 1
      return
    }
    var depth = 0
    repeat {
      switch scanner.current {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ">"): depth -= 1
      default: break
      }
      if scanner.nextTrivia() == nil, scanner.nextString() == nil { scanner.offset += 1 }
    } while depth > 0 && !scanner.isAtEnd
    scanner.offset = min(scanner.offset, scanner.bytes.count)
    skipInnerTrivia()
    if scanner.current == UInt8(ascii: ";") { scanner.offset += 1 }
  }

  mutating func checkClosed(_ token: OpenStepScanner.Token) -> Bool {
    guard !token.isClosed else { return true }
    reportUnterminated(token)
    return false
  }

  mutating func reportUnterminated(_ token: OpenStepScanner.Token) {
    let start = token.range.lowerBound
    let reached = scanner.offset
    scanner.offset = start
    scanner.skipToLineEnd()
    report(.unterminatedString(quote: scanner.bytes[start]), start..<scanner.offset)
    scanner.offset = reached
    reread(fromLineAfter: start)
    comments.finish(&entries)
  }

  mutating func recoverFromMissingEquals(
    _ key: OpenStepScanner.Token, isNextOnSameLine: Bool
  ) {
    if key.range.count > 2, spansLines(key) {
      // `"a = b;` swallowed the lines up to the next quote.
      return reportUnterminated(key)
    }
    let end = key.range.upperBound
    if isNextOnSameLine, !scanner.isAtEnd {
      if !key.isQuoted, recoverFromKeyWithoutQuote(at: key.range.lowerBound) { return }
      skipStatement()
      report(.missingEquals, end..<end)
    } else {
      report(.missingSemicolon, end..<end)
    }
    comments.finish(&entries)
  }

  mutating func recoverFromMissingSemicolon(
    _ key: OpenStepScanner.Token, _ value: OpenStepScanner.Token, isNextOnSameLine: Bool
  ) {
    if !scanner.isAtEnd, isNextOnSameLine, spansLines(value) {
      return reportUnterminated(value)
    }
    if isNextOnSameLine, !value.isQuoted,
      recoverFromValueWithoutQuote(of: key, at: value.range.lowerBound)
    {
      return
    }
    let end = value.range.upperBound
    let next = scanner.offset
    scanner.offset = end
    add(key, value: value)
    report(.missingSemicolon, end..<end, entry: entries.count - 1)
    let startsEntry = [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(scanner.byte(at: next))
    if isNextOnSameLine, !scanner.isAtEnd, !startsEntry, next < scanner.bytes.count,
      scanner.byte(at: next) != UInt8(ascii: "}")
    {
      skipStatement()
    }
  }

  private func spansLines(_ token: OpenStepScanner.Token) -> Bool {
    token.isQuoted
      && scanner.bytes[token.range].contains { $0.isLineEnd }
  }
}

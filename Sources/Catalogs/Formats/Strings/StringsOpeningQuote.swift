import PlainBytes
import Reading

/// What the parser does about a key or a value that has only its closing quote.
///
/// Its words would each be a mistake; what shows that it is one is the entry's rest behind the quote.
extension StringsParser {
  /// Reports a value without its opening quote, and goes behind its entry, which has the text that was
  /// meant.
  ///
  /// - Returns: False where something else is wrong.
  mutating func recoverFromValueWithoutQuote(
    of key: OpenStepScanner.Token, at start: Int
  ) -> Bool {
    guard let quote = closingQuote(from: start),
      goBehindRest(from: quote, reading: { $0.readSemicolon() })
    else { return false }
    var value = key
    // What stands in the quote's place, a space or the '=', is no more part of the text than that.
    value.range = (start - 1)..<(quote + 1)
    (value.isQuoted, value.isClosed) = (true, true)
    value.hasEscapes = scanner.bytes[start..<quote].contains(UInt8(ascii: "\\"))
    value.hasUnusualEscapes = false
    add(key, value: value)
    report(.missingOpeningQuote, start..<start, entry: entries.count - 1)
    return true
  }

  /// Reports a key without its opening quote, and goes behind its entry.
  ///
  /// - Returns: False where something else is wrong.
  mutating func recoverFromKeyWithoutQuote(at start: Int) -> Bool {
    guard let quote = closingQuote(from: start),
      goBehindRest(from: quote, reading: { $0.readValue() })
    else { return false }
    report(.missingOpeningQuote, start..<start)
    comments.finish(&entries)
    return true
  }

  /// Goes behind what an entry has after a quote; stays where something else stands there.
  private mutating func goBehindRest(
    from quote: Int, reading rest: (inout OpenStepScanner) -> Bool
  ) -> Bool {
    let reached = scanner.offset
    scanner.offset = quote + 1
    let isRest = rest(&scanner)
    rereadBudget -= scanner.offset - quote
    if !isRest { scanner.offset = reached }
    return isRest
  }

  /// Where the first quote of a line's rest stands, unless that starts with it.
  private mutating func closingQuote(from start: Int) -> Int? {
    // A line may be as long as the file, and have as many mistakes.
    let end = min(scanner.bytes.count, start + max(0, rereadBudget))
    var offset = start
    defer { rereadBudget -= offset - start }
    while offset < end {
      switch scanner.bytes[offset] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
      case UInt8(ascii: "\""): return offset > start ? offset : nil
      case UInt8(ascii: "\\"): offset += 2
      default: offset += 1
      }
    }
    return nil
  }
}

extension OpenStepScanner {
  /// Goes behind `= "value";`, or behind `= value;`.
  fileprivate mutating func readValue() -> Bool {
    skipBlanks()
    guard current == UInt8(ascii: "=") else { return false }
    offset += 1
    skipBlanks()
    guard let value = nextString(), value.isClosed else { return false }
    return readSemicolon()
  }

  /// Goes behind a semicolon.
  fileprivate mutating func readSemicolon() -> Bool {
    skipBlanks()
    guard current == UInt8(ascii: ";") else { return false }
    offset += 1
    return true
  }

  private mutating func skipBlanks() { while current.isBlank { offset += 1 } }
}

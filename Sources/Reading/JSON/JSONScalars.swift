import PlainBytes

/// Values that are no objects and arrays.
extension JSONParser {
  mutating func readValue(_ token: Token) {
    switch token.byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let string = readString(token)
      add(JSONValue(range: string.range, content: .string(string)))
    case UInt8(ascii: "{"): open(.object, token)
    case UInt8(ascii: "["): open(.array, token)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      readNumber(token)
    default:
      let start = offset
      offset = endOfWord(from: start)
      guard let first = bytes.scalar(at: start, before: bytes.count)?.scalar,
        isIdentifierStart(first)
      else {
        offset = start
        reportFound(token, expected: "a value\(ofPendingName)")
        return lose()
      }
      readWord(start)
    }
  }

  private var ofPendingName: String {
    guard let name = frames.last?.name?.value else { return "" }
    return " for the name \(JSONExcerpt.quoted(name))"
  }

  private mutating func readWord(_ start: Int) {
    let word = start..<offset
    switch text(in: word) {
    case "true": add(JSONValue(range: word, content: .bool(true)))
    case "false": add(JSONValue(range: word, content: .bool(false)))
    case "null": add(JSONValue(range: word, content: .null))
    case "Infinity", "NaN": readNumber(start..<offset)
    default:
      let range = start..<endOfLooseText(from: word.upperBound)
      offset = range.upperBound
      if !readMisspelledWord(range) { readLooseText(range) }
    }
  }

  /// A word that is clear in meaning; other cases and what other languages call it.
  private mutating func readMisspelledWord(_ range: Range<Int>) -> Bool {
    guard range.count <= 9 else { return false }
    let content: JSONValue.Content
    let repair: String
    switch text(in: range).lowercased() {
    case "true", "yes": (content, repair) = (.bool(true), "true")
    case "false", "no": (content, repair) = (.bool(false), "false")
    case "null", "nil", "none", "undefined": (content, repair) = (.null, "null")
    default: return false
    }
    let found = JSONExcerpt.quoted(text(in: range))
    report(
      JSONError(
        range, expected: "`\(repair)`", found: found,
        message: "\(found) is not a value; write `\(repair)`"))
    add(JSONValue(range: range, content: content))
    return true
  }

  /// Text without quotation marks, up to what surely isn't part of it.
  private mutating func readLooseText(_ range: Range<Int>) {
    let found = JSONExcerpt.quoted(text(in: range))
    let mark = dialect == .json ? "`\"`" : "`'`"
    report(
      JSONError(
        range, expected: "a value\(ofPendingName)", found: found,
        message: "\(found) is not a value; put text in quotation marks \(mark)"))
    let string = JSONString(
      value: text(in: range), range: range, openingLength: 0, closingLength: 0)
    add(JSONValue(range: range, content: .string(string)))
  }

  private func endOfLooseText(from start: Int) -> Int {
    var end = start
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), 0x09: break
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "%"), UInt8(ascii: "@"):
        end = index + 1
      default:
        let word = endOfWord(from: index)
        guard word > index else { return end }
        end = word
        index = word
        continue
      }
      index += 1
    }
    return end
  }

  // MARK: Numbers

  private mutating func readNumber(_ token: Token) {
    let start = offset
    if let end = endOfDigits(from: start) {
      offset = end
      return readNumber(start..<end)
    }
    reportLookalike(token)
    offset += token.length
    // More than one sign is wrong, but belongs to the number all the same.
    if token.byte == UInt8(ascii: "-") || token.byte == UInt8(ascii: "+") {
      while offset < bytes.count, isSign(bytes[offset]) { offset += 1 }
    }
    let isHexadecimal =
      offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "0")
      && bytes[offset + 1] | 0x20 == UInt8(ascii: "x")
    while offset < bytes.count {
      let end = endOfWord(from: offset)
      if end > offset {
        offset = end
      } else if bytes[offset] == UInt8(ascii: ".")
        || isSign(bytes[offset]) && !isHexadecimal && bytes[offset - 1] | 0x20 == 0x65
      {
        offset += 1
      } else {
        break
      }
    }
    readNumber(start..<offset, sign: token.isLookalike ? token : nil)
  }

  /// The end of digits with a delimiter behind them, as nearly all numbers are; nil for all others.
  private func endOfDigits(from start: Int) -> Int? {
    var end = start
    while end < bytes.count, bytes[end].isASCIIDigit { end += 1 }
    guard end > start, end < bytes.count else { return nil }
    switch bytes[end] {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: " "), 0x0A, 0x0D:
      return end
    default: return nil
    }
  }

  private func isSign(_ byte: UInt8) -> Bool { byte == 0x2B || byte == 0x2D }

  private mutating func readNumber(_ range: Range<Int>, sign: Token? = nil) {
    var spelling = text(in: range)
    if let sign {
      spelling.unicodeScalars.removeFirst()
      spelling = String(Unicode.Scalar(sign.byte)) + spelling
    }
    let number = JSONNumber(spelling: spelling, range: range)
    if !number.isPlainWhole { checkSyntax(of: number) }
    isStringUnclosed = false
    add(JSONValue(range: range, content: .number(number)))
  }

  private mutating func checkSyntax(of number: JSONNumber) {
    let syntax = JSONNumberSyntax(number.spelling)
    if let fault = syntax.fault {
      report(fault, of: number)
    } else if dialect == .json, !syntax.isStrict {
      reportNumberOfJSON5(number, syntax)
    }
  }

  private mutating func report(_ fault: JSONNumberSyntax.Fault, of number: JSONNumber) {
    let found = JSONExcerpt.quoted(number.spelling)
    let repair: String
    switch fault {
    case .leadingZero: repair = "write `\(number.strictJSON)`"
    case .noHexadecimalDigits: repair = "it needs hexadecimal digits after `0x`"
    case .noDigits: repair = "it needs digits"
    case .noExponent: repair = "it needs digits after `e`"
    case .trailingText: repair = "write only digits, or put it in quotation marks"
    }
    report(
      JSONError(
        number.range, expected: "a number", found: found,
        message: "\(found) is not a number; \(repair)"))
  }

  private mutating func reportNumberOfJSON5(_ number: JSONNumber, _ syntax: JSONNumberSyntax) {
    let found = JSONExcerpt.quoted(number.spelling)
    let isFinite = syntax.kind == .decimal || syntax.kind == .hexadecimal
    let repair = isFinite ? "write `\(number.strictJSON)`" : "there is no number for it"
    report(
      JSONError(
        number.range, expected: "a number of JSON", found: found,
        message: "\(found) is not allowed in JSON; \(repair)"))
  }
}

import Extraction
import PlainBytes
import Reading

/// Reads Objective-C and C in one pass, without what the preprocessor surely leaves out.
///
/// Any bytes can be read: what is left open ends with its line or the file.
struct ObjectiveCLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  /// The names of this file.
  private(set) var symbols = SymbolTable()
  var tokens: [ObjectiveCToken] = []
  var macros: [ObjectiveCMacro] = []
  /// The bodies of macros, one behind the other.
  var macroTokens: [ObjectiveCToken] = []
  /// Without one that has no end.
  private(set) var comments: [Range<Int>] = []
  var conditions: ConditionStack
  /// Where code for other platforms starts, in order.
  private(set) var platformChanges = PlatformChanges()
  private var isLineStart = true

  init(_ bytes: UnsafeBufferPointer<UInt8>, includesDebug: Bool) {
    self.bytes = bytes
    conditions = ConditionStack(includesDebug: includesDebug)
  }

  mutating func run() {
    while skipBlank(stoppingAtLineEnd: false) {
      if isLineStart, bytes[offset] == UInt8(ascii: "#") {
        readDirective()
        isLineStart = true
      } else {
        isLineStart = false
        let token = nextToken()
        if conditions.isActive { tokens.append(token) }
      }
    }
  }

  /// Notes for which platforms the code behind a directive is built.
  mutating func notePlatforms() { platformChanges.note(conditions.platforms, from: offset) }

  func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Goes to the next token, over white space, comments and continued lines.
  ///
  /// - Returns: Whether there is one, before the end of the line if that counts.
  mutating func skipBlank(stoppingAtLineEnd stops: Bool) -> Bool {
    while offset < bytes.count {
      switch (bytes[offset], byte(at: offset + 1)) {
      case (0x0A, _), (0x0D, _):
        if stops { return false }
        isLineStart = true
        offset += 1
      case (0x09, _), (0x0B, _), (0x0C, _), (0x20, _): offset += 1
      case (UInt8(ascii: "\\"), 0x0A): offset += 2
      case (UInt8(ascii: "\\"), 0x0D): offset += byte(at: offset + 2) == 0x0A ? 3 : 2
      case (UInt8(ascii: "/"), UInt8(ascii: "/")): skipLineComment()
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): skipBlockComment()
      default: return true
      }
    }
    return false
  }

  private mutating func skipLineComment() {
    let start = offset
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      let isContinued = bytes[offset] == UInt8(ascii: "\\") && byte(at: offset + 1) == 0x0A
      offset += isContinued ? 2 : 1
    }
    comments.append(start..<offset)
  }

  private mutating func skipBlockComment() {
    let start = offset
    offset += 2
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), byte(at: offset + 1) == UInt8(ascii: "/") {
        offset += 2
        comments.append(start..<offset)
        return
      }
      offset += 1
    }
  }

  /// Reads what starts at the offset, which is no white space.
  mutating func nextToken() -> ObjectiveCToken {
    let start = offset
    let first = bytes[offset]
    offset += 1
    switch first {
    case UInt8(ascii: "\""):
      skipQuoted(by: first)
      return token(.cString, from: start)
    case UInt8(ascii: "'"):
      skipQuoted(by: first)
      return token(.literal, from: start)
    case UInt8(ascii: "@") where byte(at: offset) == UInt8(ascii: "\""):
      offset += 1
      skipQuoted(by: UInt8(ascii: "\""))
      return token(.objectString, from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipWord()
      return token(.literal, from: start)
    case _ where first.isObjectiveCWord:
      skipWord()
      return word(from: start)
    default:
      return token(.sign, from: start, symbol: UInt32(first))
    }
  }

  private mutating func word(from start: Int) -> ObjectiveCToken {
    if bytes[offset - 1] == UInt8(ascii: "R"), byte(at: offset) == UInt8(ascii: "\""),
      offset - start <= 3
    {
      skipRawString()
      return token(.literal, from: start)
    }
    let name = bytes.text(in: start..<offset)
    // Before the lexer is asked for a token: a copy of it that lives meanwhile would have the table
    // copied for each new name.
    let symbol = symbols.add(name)
    return token(.identifier, from: start, symbol: symbol)
  }

  private func token(
    _ kind: ObjectiveCToken.Kind, from start: Int, symbol: UInt32 = 0
  ) -> ObjectiveCToken {
    ObjectiveCToken(kind: kind, symbol: symbol, start: UInt32(start), end: UInt32(offset))
  }

  private mutating func skipWord() {
    while offset < bytes.count, bytes[offset].isObjectiveCWord { offset += 1 }
  }

  /// Goes behind the closing quote, or to the end of the line that lacks it.
  private mutating func skipQuoted(by quote: UInt8) {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte.isLineEnd { return }
      offset += 1
      if byte == quote { return }
      if byte == UInt8(ascii: "\\"), offset < bytes.count {
        let isReturn = bytes[offset] == 0x0D && self.byte(at: offset + 1) == 0x0A
        offset += isReturn ? 2 : 1
      }
    }
  }

  /// C++'s `R"mark(…)mark"`; from the opening quote.
  private mutating func skipRawString() {
    let start = offset + 1
    var open = start
    // The standard allows marks of sixteen characters.
    while open < bytes.count, open - start <= 16, bytes[open] != UInt8(ascii: "(") { open += 1 }
    let mark = [UInt8(ascii: ")")] + bytes[start..<min(open, bytes.count)] + [UInt8(ascii: "\"")]
    offset = open
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: ")"), bytes[offset...].starts(with: mark) {
        offset += mark.count
        return
      }
      offset += 1
    }
    offset = bytes.count
  }
}

extension UInt8 {
  /// Letters, digits, `_` and `$`, and every byte of a longer character.
  var isObjectiveCWord: Bool {
    mayBeWordPart || self == UInt8(ascii: "$")
  }
}

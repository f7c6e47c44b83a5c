import Messages

/// What a text ends with, whatever sign its script has for that.
enum FinalMark: Hashable {
  case none, stop, question, exclamation, colon, semicolon, comma, ellipsis

  /// As messages call it.
  var name: String {
    switch self {
    case .none: "no mark"
    case .stop: "a full stop"
    case .question: "a question mark"
    case .exclamation: "an exclamation mark"
    case .colon: "a colon"
    case .semicolon: "a semicolon"
    case .comma: "a comma"
    case .ellipsis: "an ellipsis"
    }
  }

  /// The sign for a scalar.
  init(_ scalar: Unicode.Scalar, _ language: String) {
    self =
      switch scalar.value {
      case 0x2E, 0x3002, 0xFF0E, 0xFF61, 0x964, 0x965, 0x589, 0x1362, 0x6D4, 0x104B, 0x17D4, 0xF0D:
        .stop
      case 0x3B where language == "el": .question
      case 0x3F, 0xFF1F, 0x61F, 0x37E, 0x1367, 0x203D, 0x2047...0x2049: .question
      case 0x21, 0xFF01, 0x203C: .exclamation
      case 0x3A, 0xFF1A, 0x1366, 0x17D6: .colon
      case 0x3B, 0xFF1B, 0x61B, 0x1364: .semicolon
      case 0x2C, 0xFF0C, 0x3001, 0x60C, 0x1363, 0xFF64: .comma
      case 0x2026, 0x22EF: .ellipsis
      default: .none
      }
  }
}

/// The mark at the end of a text, with its place.
struct TextEnd {
  var mark: FinalMark
  /// UTF-8 offsets of the mark; empty behind the last character where there is none.
  var range: Range<Int>
  /// Whether the last thing shown is an argument or something else that is no prose.
  var endsInObject = false
  /// How many letters the last word has.
  var lastWordLength = 0

  /// - Parameter prose: Read behind closing quotation marks and brackets.
  init(_ prose: Prose, _ language: String) {
    let scalars = prose.scalars
    var end = scalars.count
    while end > 0, scalars[end - 1].isSpace || Self.isClosing(scalars[end - 1]) { end -= 1 }
    guard end > 0 else {
      mark = .none
      range = prose.range(0..<0)
      return
    }
    var start = end - 1
    mark = FinalMark(scalars[start], language)
    if mark != .none {
      while start > 0, Self.belongs(start - 1, scalars, language) { start -= 1 }
      mark = Self.strongest(scalars[start..<end].filter { !$0.isSpace }, language)
    } else {
      endsInObject = scalars[start] == Prose.object
      start = end
    }
    range = prose.range(start..<end)
    var letter = start
    while letter > 0, scalars[letter - 1].isWordPart { letter -= 1 }
    lastWordLength = start - letter
  }

  /// Whether a scalar is a mark, or the space in `. . .`.
  private static func belongs(
    _ index: Int, _ scalars: [Unicode.Scalar], _ language: String
  ) -> Bool {
    FinalMark(scalars[index], language) != .none
      || scalars[index] == " " && index > 0 && scalars[index - 1] == "."
        && scalars[index + 1] == "."
  }

  private static func strongest(
    _ scalars: [Unicode.Scalar], _ language: String
  ) -> FinalMark {
    let marks = scalars.map { FinalMark($0, language) }
    if marks.contains(.question) { return .question }
    if marks.contains(.exclamation) { return .exclamation }
    if marks.contains(.ellipsis) || marks.count > 1 && marks.allSatisfy({ $0 == .stop }) {
      return .ellipsis
    }
    return marks.last ?? .none
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x22, 0x27, 0x29, 0x5D, 0x7D, 0xBB, 0xAB, 0x2018, 0x2019, 0x201C, 0x201D, 0x203A, 0x2039,
      0x300B,
      0x300D, 0x300F, 0x3011, 0xFF09, 0x200B...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFE0F:
      true
    default: false
    }
  }
}

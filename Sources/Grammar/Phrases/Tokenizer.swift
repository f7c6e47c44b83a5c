/// Takes a text apart into words, numbers and what stands between them.
struct Tokenizer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var tokens: [Token] = []

  static func tokens(of bytes: UnsafeBufferPointer<UInt8>) -> [Token] {
    var tokenizer = Tokenizer(bytes: bytes)
    tokenizer.run()
    return tokenizer.tokens
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func run() {
    while offset < bytes.count {
      let start = offset
      if let end = CodeRun.end(from: offset, in: bytes) {
        offset = end
        tokens.append(Token(kind: .code, range: start..<end))
        continue
      }
      let kind = ScalarKind(at: offset, in: bytes)
      switch kind.kind {
      case .letter, .foreign:
        let isForeign = readWord(kind.kind == .foreign)
        var word = Token(kind: isForeign ? .foreign : .word, range: start..<offset)
        if !isForeign { word.lower = LetterCase.lowercased(bytes[start..<offset]) }
        tokens.append(word)
      case .digit:
        readNumber()
        tokens.append(Token(kind: .number, range: start..<offset))
      case .space: append(.space, start, kind.length)
      case .punctuation: append(.punctuation, start, kind.length)
      case .mark, .other: append(.other, start, kind.length)
      }
    }
  }

  private mutating func append(_ kind: Token.Kind, _ start: Int, _ length: Int) {
    offset += length
    if kind != .punctuation, let last = tokens.last, last.kind == kind {
      tokens[tokens.count - 1].range = last.range.lowerBound..<offset
    } else {
      tokens.append(Token(kind: kind, range: start..<offset))
    }
  }

  /// Letters with their marks; digits inside; an apostrophe or a hyphen between letters.
  ///
  /// - Returns: Whether any of the letters is of another script.
  private mutating func readWord(_ startsForeign: Bool) -> Bool {
    if let end = dottedEnd { offset = end; return false }
    var isForeign = startsForeign
    while offset < bytes.count {
      let kind = ScalarKind(at: offset, in: bytes)
      switch kind.kind {
      case .letter, .mark, .digit: offset += kind.length
      case .foreign:
        isForeign = true
        offset += kind.length
      case .punctuation, .other:
        guard kind.joinsLetters, offset + kind.length < bytes.count,
          ScalarKind(at: offset + kind.length, in: bytes).kind == .letter
        else { return isForeign }
        offset += kind.length
      case .space: return isForeign
      }
    }
    return isForeign
  }

  /// Where an abbreviation of single letters with periods ends: U.S., e.g.
  private var dottedEnd: Int? {
    var end = offset
    var letters = 0
    while end + 1 < bytes.count, (0x61...0x7A).contains(bytes[end] | 0x20),
      bytes[end + 1] == UInt8(ascii: ".")
    {
      end += 2
      letters += 1
    }
    guard letters > 1 else { return nil }
    let goesOn = end < bytes.count && ScalarKind(at: end, in: bytes).kind == .letter
    return goesOn ? nil : end
  }

  /// Digits and the letters right after them, as in 3D and 10th; one separator between two digits at
  /// a time.
  private mutating func readNumber() {
    while offset < bytes.count {
      let kind = ScalarKind(at: offset, in: bytes)
      if kind.kind == .digit {
        offset += kind.length
      } else if kind.joinsDigits, offset + kind.length < bytes.count,
        ScalarKind(at: offset + kind.length, in: bytes).kind == .digit
      {
        offset += kind.length
      } else {
        if kind.kind == .letter { _ = readWord(false) }
        return
      }
    }
  }
}

/// What a scalar is for the tokenizer.
struct ScalarKind {
  enum Kind { case letter, foreign, digit, space, punctuation, mark, other }

  var kind: Kind
  /// In bytes.
  var length: Int
  private var scalar: UInt32

  init(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let lead = bytes[offset]
    guard lead >= 0x80 else {
      scalar = UInt32(lead)
      length = 1
      kind = Self.asciiKind(lead)
      return
    }
    length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
    length = min(length, bytes.count - offset)
    var value = UInt32(lead) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for index in 1..<max(1, length) { value = value << 6 | UInt32(bytes[offset + index] & 0x3F) }
    scalar = value
    kind = Self.kind(of: value)
  }

  private static func asciiKind(_ byte: UInt8) -> Kind {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A: .letter
    case 0x30...0x39: .digit
    case 0x20, 0x09...0x0D: .space
    case 0x00...0x1F, 0x7F: .other
    default: .punctuation
    }
  }

  private static func kind(of value: UInt32) -> Kind {
    // Latin letters make up nearly all words of the languages here.
    if (0xC0...0x24F).contains(value) { return value == 0xD7 || value == 0xF7 ? .other : .letter }
    // The ordinal signs of 1.º and 1.ª count as letters elsewhere.
    if value == 0xAA || value == 0xBA { return .other }
    guard let scalar = Unicode.Scalar(value) else { return .other }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return (0x1E00...0x1EFF).contains(value) || (0xFB00...0xFB06).contains(value)
        ? .letter : .foreign
    case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
    case .decimalNumber: return .digit
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return .space
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return .punctuation
    default: return .other
    }
  }

  /// An apostrophe, a hyphen, or a hyphen that doesn't break.
  var joinsLetters: Bool {
    scalar == 0x27 || scalar == 0x2019 || scalar == 0x2D || scalar == 0x2010 || scalar == 0x2011
      || scalar == 0xB7
  }

  /// Separators of groups and fractions in any locale.
  var joinsDigits: Bool {
    scalar == 0x2E || scalar == 0x2C || scalar == 0x27 || scalar == 0x2019 || scalar == 0xA0
      || scalar == 0x202F || scalar == 0x2009
  }
}

/// A piece of a text.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case word, number, space, punctuation, other
    /// Letters of a script that the languages here aren't written in.
    case foreign
    /// What people don't read as words: a placeholder, an address, a tag.
    case code
  }

  var kind: Kind
  /// UTF-8 offsets in the text.
  var range: Range<Int>
  /// A word in small letters; empty for other pieces.
  var lower: [UInt8] = []
}

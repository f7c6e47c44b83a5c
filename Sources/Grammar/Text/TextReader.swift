import LocaleData
import PlainBytes

/// Reads the pieces of a text one after another.
struct TextReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let writing: WritingSystem
  private let readsLatin: Bool
  private var offset = 0
  private var code = CodeScanner()
  /// Up to here no abbreviation with periods starts: it was looked for and goes on as a word.
  private var periodsLookedAt = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ writing: WritingSystem) {
    self.bytes = bytes
    self.writing = writing
    readsLatin = writing.scripts.contains(.latin)
  }

  /// The next piece; nil at the end.
  ///
  /// - Parameter lower: Where the small letters of a word are appended.
  @inline(__always)
  mutating func next(_ lower: inout [UInt8]) -> TextToken? {
    guard offset < bytes.count else { return nil }
    let start = offset
    let byte = bytes[start]
    if byte == 0x20 {
      offset += 1
      return TextToken(.space, start..<offset)
    }
    if startsRun(at: start) || byte == UInt8(ascii: "<"), let end = code.end(from: start, in: bytes)
    {
      offset = end
      return TextToken(.code, start..<end)
    }
    if readsLatin, byte.isASCIILetter || byte == 0xC3, let word = plainWord(&lower) {
      return word
    }
    return piece(&lower)
  }

  private func startsRun(at start: Int) -> Bool {
    guard start > 0 else { return true }
    return bytes[start - 1].isASCIIWhitespace || bytes[start - 1] == UInt8(ascii: ">")
  }

  private mutating func plainWord(_ lower: inout [UInt8]) -> TextToken? {
    guard let word = PlainWord(at: offset, in: bytes, writing.casing) else { return nil }
    var token = TextToken(.word, word.range)
    offset = word.range.upperBound
    token.shape = word.shape(in: bytes, writing.casing)
    token.hash = word.hash
    token.lowerStart = Int32(truncatingIfNeeded: lower.count)
    word.appendLower(to: &lower, from: bytes)
    token.lowerEnd = Int32(truncatingIfNeeded: lower.count)
    return token
  }

  private mutating func piece(_ lower: inout [UInt8]) -> TextToken {
    let start = offset
    let scalar = TextScalar(at: start, in: bytes)
    switch scalar.kind {
    case .letter:
      let isForeign = readWord()
      return word(start..<offset, isForeign, &lower)
    case .digit:
      readNumber()
      return TextToken(.number, start..<offset)
    case .space, .punctuation, .mark, .other:
      offset += scalar.length
      let kind: TextToken.Kind =
        scalar.kind == .space ? .space : scalar.kind == .punctuation ? .punctuation : .other
      return TextToken(kind, start..<offset)
    }
  }

  private func word(_ range: Range<Int>, _ isForeign: Bool, _ lower: inout [UInt8]) -> TextToken {
    let original = UnsafeBufferPointer(rebasing: bytes[range])
    guard !isForeign else {
      var token = TextToken(.foreign, range)
      token.shape = LetterShape(of: original, writing.casing)
      return token
    }
    var token = TextToken(.word, range)
    token.setLower(of: original, writing.casing, &lower)
    return token
  }
}

// MARK: Words that aren't plain

extension TextReader {
  /// Letters with their marks; digits inside; an apostrophe, a hyphen or a joiner between letters.
  ///
  /// - Returns: Whether any of the letters is of another script.
  private mutating func readWord() -> Bool {
    if let end = abbreviationEnd() {
      offset = end
      return !readsLatin
    }
    var isForeign = false
    var previous: TextScalar?
    while offset < bytes.count {
      let scalar = TextScalar(at: offset, in: bytes)
      switch scalar.kind {
      case .letter: isForeign = isForeign || !scalar.isLetter(of: writing.scripts)
      case .mark, .digit: break
      case .space: return isForeign
      case .punctuation, .other:
        guard scalar.isGeresh || joins(scalar, after: previous) else { return isForeign }
      }
      offset += scalar.length
      previous = scalar
    }
    return isForeign
  }

  private func joins(_ scalar: TextScalar, after previous: TextScalar?) -> Bool {
    let index = offset + scalar.length
    guard index < bytes.count else { return false }
    // צה"ל: a quotation mark within an abbreviation of Hebrew.
    let isGershayim = scalar.value == 0x22 && previous?.isHebrew == true
    guard scalar.joinsLetters || scalar.isJoiner || isGershayim else { return false }
    let next = TextScalar(at: index, in: bytes)
    if isGershayim, !next.isHebrew { return false }
    return next.isLetter(of: writing.scripts) || scalar.isJoiner && next.kind == .mark
  }

  /// Where an abbreviation of single letters with periods ends: U.S., e.g.
  private mutating func abbreviationEnd() -> Int? {
    guard offset >= periodsLookedAt else { return nil }
    var end = offset
    while end + 1 < bytes.count, bytes[end].isASCIILetter,
      bytes[end + 1] == UInt8(ascii: ".")
    {
      end += 2
    }
    guard end > offset + 2 else { return nil }
    let goesOn = end < bytes.count && TextScalar(at: end, in: bytes).isLetter(of: writing.scripts)
    if goesOn { periodsLookedAt = end }
    return goesOn ? nil : end
  }

  /// Digits and the letters right after them, as in 3D and 10th; one separator between two digits at
  /// a time.
  private mutating func readNumber() {
    while offset < bytes.count {
      let scalar = TextScalar(at: offset, in: bytes)
      let next = offset + scalar.length
      if scalar.kind == .digit {
        offset = next
      } else if scalar.joinsDigits, next < bytes.count,
        TextScalar(at: next, in: bytes).kind == .digit
      {
        offset = next
      } else {
        if scalar.isLetter(of: writing.scripts) { _ = readWord() }
        return
      }
    }
  }
}

extension TextToken {
  /// Makes a word of this piece: its small letters, their hash, and its capitals.
  mutating func setLower(
    of original: UnsafeBufferPointer<UInt8>, _ casing: CaseMapping, _ lower: inout [UInt8]
  ) {
    let first = lower.count
    let hasChanged = casing.appendSmall(original, to: &lower)
    setLower(from: first, lower)
    if hasChanged { shape = LetterShape(of: original, casing) }
  }

  /// Takes the small letters that are appended already.
  ///
  /// - Parameter first: Where they start.
  mutating func setLower(from first: Int, _ lower: [UInt8]) {
    lowerStart = Int32(truncatingIfNeeded: first)
    lowerEnd = Int32(truncatingIfNeeded: lower.count)
    hash = lower.withUnsafeBufferPointer {
      WordHash.of(UnsafeBufferPointer(rebasing: $0[first...]))
    }
  }
}

import PlainBytes

/// How far single tokens go.
extension NestingScan {
  mutating func skipIdentifier() {
    while offset < bytes.count,
      Identifier.isBody(bytes[offset]) || bytes[offset] == UInt8(ascii: "$")
    {
      offset += 1
    }
  }

  /// The hash of a word without the signs around its name: `$name`, `` `name` ``.
  func identifier(in word: Range<Int>) -> UInt64 {
    var hash = ByteHash.seed
    for place in word where Identifier.isBody(bytes[place]) {
      hash = ByteHash.combine(hash, bytes[place])
    }
    return hash
  }

  /// A word in backticks; a lone backtick is a sign.
  mutating func skipEscapedIdentifier() {
    var end = offset + 1
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if bytes[end] == UInt8(ascii: "`") {
        offset = end + 1
        return
      }
      end += 1
    }
    offset += 1
  }

  /// A text in curly quotes is read as one word where it ends on its line.
  mutating func skipCurlyQuote() {
    var end = offset + 3
    while end + 2 < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if bytes[end] == UInt8(ascii: "\\"), bytes[end + 1] == UInt8(ascii: "(") { break }
      if bytes[end] == UInt8(ascii: "\"") {
        offset = end + 1
        return
      }
      if bytes[end] == 0xE2, bytes[end + 1] == 0x80, bytes[end + 2] == 0x9D {
        offset = end + 3
        return
      }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    countOpenMark()
    offset += 3
  }

  /// An operator, an editor's placeholder, or what version control left.
  mutating func skipOperator() {
    let start = offset
    if skipPlaceholder() || skipConflict() { return }
    offset += 1
    while offset < bytes.count, Self.isOperator(bytes[offset]) {
      if bytes[offset] == UInt8(ascii: "."), bytes[start] != UInt8(ascii: ".") { break }
      // A comment ends an operator.
      if bytes[offset] == UInt8(ascii: "/"), isCommentStart { break }
      if bytes[offset] == UInt8(ascii: "<"), byte(1) == UInt8(ascii: "#") {
        // The lexer looks for the placeholder's end from every such mark.
        if endOfPlaceholder(at: offset) != nil { break }
        countOpenMark()
      }
      offset += 1
    }
  }

  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "."), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  /// `<#text#>`, as far as its line goes.
  private mutating func skipPlaceholder() -> Bool {
    guard byte() == UInt8(ascii: "<"), byte(1) == UInt8(ascii: "#") else { return false }
    guard let end = endOfPlaceholder(at: offset) else {
      countOpenMark()
      return false
    }
    offset = end
    return true
  }

  private func endOfPlaceholder(at start: Int) -> Int? {
    var end = start + 2
    while end + 1 < bytes.count, bytes[end] != 0x0A {
      if bytes[end] == UInt8(ascii: "#"), bytes[end + 1] == UInt8(ascii: ">") { return end + 2 }
      if bytes[end] == UInt8(ascii: "<"), bytes[end + 1] == UInt8(ascii: "#") { return nil }
      end += 1
    }
    return nil
  }

  /// Counts a mark whose end is looked for far and in vain.
  mutating func countOpenMark() {
    openMarks += 1
    if openMarks > NestingLimits.marks { exceed(.marks) }
  }

  /// A conflict that git or Perforce left: the parser skips what stands between its marks.
  private mutating func skipConflict() -> Bool {
    guard offset == 0 || bytes[offset - 1].isLineEnd else {
      return false
    }
    for (start, end) in [("<<<<<<< ", ">>>>>>> "), (">>>> ", "<<<<")] where has(start, at: offset) {
      var place = offset + start.utf8.count
      while place < bytes.count {
        if bytes[place - 1].isLineEnd, has(end, at: place) {
          offset = place
          skipLine()
          return true
        }
        place += 1
      }
      countOpenMark()
    }
    return false
  }

  private func has(_ text: String, at place: Int) -> Bool {
    var place = place
    for byte in text.utf8 {
      guard place < bytes.count, bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }
}

import Reading

/// Replaces bodies that lowering would drop by spaces before they are parsed.
///
/// The body of a function, or of a property with a written type, decides nothing outside it unless
/// it holds a literal. Parsing is most of the work of an extraction, and such bodies are a large
/// part of most files. Line ends stay, so all offsets, lines and columns stay true.
///
/// This reads the bytes without a grammar, so it keeps its hands off whatever might be something
/// else: a header that doesn't start its line or end with `{`, and any body with a quotation mark,
/// a slash that starts no comment, or braces that don't match.
struct BodyBlanking {
  private var bytes: [UInt8]
  /// How far ends of bodies may still be looked for: headers within each other look through the
  /// same bytes again.
  private var reach: Int

  /// The bytes with the bodies blanked.
  static func blanked(_ bytes: [UInt8]) -> [UInt8] {
    var blanking = BodyBlanking(bytes: bytes, reach: 16 * bytes.count + 65_536)
    return blanking.run() ? blanking.bytes : bytes
  }

  /// - Returns: Whether multi-line strings were told apart from code to the end of the file.
  private mutating func run() -> Bool {
    var lineStart = 0
    var isInMultilineString = false
    while lineStart < bytes.count {
      let lineEnd = end(ofLineAt: lineStart)
      let delimiters = multilineDelimiters(in: lineStart..<lineEnd)
      if delimiters % 2 == 1 { isInMultilineString.toggle() }
      if !isInMultilineString, delimiters == 0, let body = body(ofHeader: lineStart..<lineEnd) {
        blank(body)
      }
      lineStart = lineEnd + 1
    }
    return !isInMultilineString
  }

  private func end(ofLineAt start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }

  private func multilineDelimiters(in line: Range<Int>) -> Int {
    var count = 0
    var run = 0
    for offset in line {
      run = bytes[offset] == UInt8(ascii: "\"") ? run + 1 : 0
      if run == 3 {
        count += 1
        run = 0
      }
    }
    return count
  }

  /// The inside of the braces that a header at this line opens, if it can be blanked.
  private mutating func body(ofHeader line: Range<Int>) -> Range<Int>? {
    var last = line.upperBound
    while last > line.lowerBound, Self.isSpace(bytes[last - 1]) { last -= 1 }
    guard last > line.lowerBound, bytes[last - 1] == UInt8(ascii: "{"),
      reach > 0, isHeader(line.lowerBound..<last - 1), let close = closingBrace(after: last)
    else { return nil }
    guard !startsAccessor(last..<close), !mayPass(last..<close, header: line) else { return nil }
    return last..<close
  }

  /// Whether a body may hand on what it is given, as wrappers of localizing functions do.
  private func mayPass(_ body: Range<Int>, header: Range<Int>) -> Bool {
    PassingMarks.mayPassText(body: bytes[body], header: bytes[header])
      || PassingMarks.mayPassSelf(body: bytes[body])
  }

  /// Whether a line is the only line of a function's or typed property's header.
  private func isHeader(_ line: Range<Int>) -> Bool {
    var words: [ArraySlice<UInt8>] = []
    var start = line.lowerBound
    for offset in line {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=")
        || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
      {
        return false
      }
      if !Identifier.isBody(byte) {
        if start < offset { words.append(bytes[start..<offset]) }
        start = offset + 1
      }
    }
    return isHeader(words, line)
  }

  private func isHeader(_ words: [ArraySlice<UInt8>], _ line: Range<Int>) -> Bool {
    guard let keyword = words.first(where: { !Self.modifiers.contains(Array($0)) }) else {
      return false
    }
    switch String(decoding: keyword, as: UTF8.self) {
    case "func", "init":
      // All parameters are on the line.
      return bytes[line].count { $0 == UInt8(ascii: "(") }
        == bytes[line].count { $0 == UInt8(ascii: ")") }
    case "var": return bytes[line].contains(UInt8(ascii: ":"))
    default: return false
    }
  }

  private static let modifiers = Set(
    [
      "private", "fileprivate", "internal", "package", "public", "open", "static", "final",
      "override", "mutating", "nonmutating", "nonisolated", "convenience", "required", "lazy",
      "MainActor", "ViewBuilder", "discardableResult", "objc", "inlinable", "inline", "always",
    ].map { Array($0.utf8) })

  /// The brace that closes a body, or nil if the body can't be blanked.
  private mutating func closingBrace(after start: Int) -> Int? {
    var depth = 1
    var offset = start
    defer { reach -= offset - start }
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""), UInt8(ascii: "#"): return nil
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return offset }
      case UInt8(ascii: "/"):
        guard let end = endOfComment(at: offset) else { return nil }
        offset = end
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// The last offset of a line comment; nil for a block comment, a regular expression or a division.
  private func endOfComment(at start: Int) -> Int? {
    guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "/") else { return nil }
    let end = end(ofLineAt: start)
    return bytes[start..<end].contains(UInt8(ascii: "\"")) ? nil : end - 1
  }

  /// Whether a body is made of accessors, whose kinds matter.
  private func startsAccessor(_ body: Range<Int>) -> Bool {
    var start = body.lowerBound
    while start < body.upperBound, !Identifier.isBody(bytes[start]), bytes[start] != 0x40 {
      start += 1
    }
    var end = start
    while end < body.upperBound, Identifier.isBody(bytes[end]) { end += 1 }
    // An attribute, a comment or nothing at all is left to the parser, too.
    guard start < end, !bytes[body.lowerBound..<start].contains(UInt8(ascii: "/")) else {
      return true
    }
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    return Self.accessors.contains(word)
  }

  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "init", "_read", "_modify", "read", "modify", "mutating",
    "nonmutating", "unsafeAddress", "unsafeMutableAddress",
  ]

  private mutating func blank(_ body: Range<Int>) {
    // A value is left, so that the braces of a property still read as a getter.
    var isFirst = true
    for offset in body where !bytes[offset].isLineEnd {
      bytes[offset] = isFirst && !Self.isSpace(bytes[offset]) ? UInt8(ascii: "0") : 0x20
      if bytes[offset] == UInt8(ascii: "0") { isFirst = false }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }
}

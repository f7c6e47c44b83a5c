import Diagnostics

/// A text of JSON, or the name of a member.
package struct JSONString: Sendable, Hashable {
  /// The text without quotation marks and escapes.
  package var value: String

  /// The UTF-8 offsets with the quotation marks; of an unquoted name just those of the name.
  package var range: Range<Int>

  /// How many bytes the quotation marks take: none for unquoted names, more than one for “these”.
  private let openingLength: UInt8
  private let closingLength: UInt8

  /// A text as a reader found it.
  package init(value: String, range: Range<Int>, openingLength: Int, closingLength: Int) {
    self.value = value
    self.range = range
    self.openingLength = UInt8(truncatingIfNeeded: openingLength)
    self.closingLength = UInt8(truncatingIfNeeded: closingLength)
  }

  /// The UTF-8 offsets of what is between the quotation marks.
  package var contentRange: Range<Int> {
    let lower = min(range.lowerBound + Int(openingLength), range.upperBound)
    return lower..<max(lower, range.upperBound - Int(closingLength))
  }

  /// Where the parts of `value` stand in the source, across escapes.
  ///
  /// - Parameter bytes: The bytes that the document was read from.
  package func decodedOffsets(in bytes: UnsafeBufferPointer<UInt8>) -> DecodedOffsets {
    let content = contentRange.clamped(to: 0..<bytes.count)
    var offsets = DecodedOffsets(end: content.upperBound)
    var pieces = JSONStringPieces(bytes: bytes, offset: content.lowerBound, end: content.upperBound)
    while let piece = pieces.next() {
      offsets.append(piece.range, length: piece.decodedLength, isVerbatim: piece.isVerbatim)
    }
    return offsets
  }
}

/// What strings with escapes stand for, and what is wrong in them.
extension JSONParser {
  /// The value of the inside of a string; reports its mistakes.
  mutating func decode(_ range: Range<Int>) -> String {
    decoded.removeAll(keepingCapacity: true)
    var pieces = JSONStringPieces(bytes: bytes, offset: range.lowerBound, end: range.upperBound)
    while let piece = pieces.next() {
      switch piece.content {
      case .verbatim: decoded.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[piece.range]))
      case .scalar(let scalar): decoded.append(contentsOf: UTF8.encode(scalar) ?? .init())
      case .nothing: break
      }
      if let remark = piece.remark { report(remark, of: piece) }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private mutating func report(_ remark: JSONStringPiece.Remark, of piece: JSONStringPiece) {
    let spelling = JSONExcerpt.quoted(text(in: piece.range))
    switch remark {
    case .controlCharacter, .escapeOfJSON5, .lineContinuation, .needlessEscape:
      if dialect == .json { reportOutsideJSON(remark, of: piece, spelling) }
    case .digitEscape:
      reportEscape(
        piece, expected: "`\\u` and four hexadecimal digits",
        "\(spelling) is not an escape here; write `\(escape(piece))`")
    case .shortHexadecimalEscape:
      reportShort(piece, "two hexadecimal digits after `\\x`")
    case .shortUnicodeEscape:
      reportShort(piece, "four hexadecimal digits after `\\u`")
    case .bracedUnicodeEscape:
      reportEscape(
        piece, expected: "four hexadecimal digits after `\\u`",
        "\(spelling) is not an escape here; write `\(escape(piece))` or the character itself")
    case .loneSurrogate:
      reportEscape(
        piece, expected: "both halves of a surrogate pair",
        "\(spelling) is half of a surrogate pair; write both halves or the character itself")
    case .loneBackslash:
      reportEscape(
        piece, expected: "an escape",
        "a single backslash stands for nothing here; write `\\\\` for a backslash")
    case .illFormed:
      reportIllFormed(piece.range)
    }
  }

  /// What JSON5 would take.
  private mutating func reportOutsideJSON(
    _ remark: JSONStringPiece.Remark, of piece: JSONStringPiece, _ spelling: String
  ) {
    switch remark {
    case .controlCharacter:
      let found = Unicode.Scalar(bytes[piece.range.lowerBound]).codePoint
      report(
        JSONError(
          piece.range, expected: "`\(escape(piece))`", found: found,
          message: "\(found) is not allowed in a text of JSON; write `\(escape(piece))`"))
    case .lineContinuation:
      reportEscape(
        piece, expected: "the rest of the text in the same line",
        "a text must not go on in the next line in JSON; write it in one line")
    case .needlessEscape:
      reportEscape(
        piece, expected: "an escape",
        "\(spelling) is not an escape in JSON; remove the backslash, or write `\\\\` for one")
    default:
      reportEscape(
        piece, expected: "an escape of JSON",
        "\(spelling) is not allowed in JSON; write `\(escape(piece))`")
    }
  }

  private mutating func reportEscape(
    _ piece: JSONStringPiece, expected: String, _ message: String
  ) {
    report(
      JSONError(
        piece.range, expected: expected, found: JSONExcerpt.quoted(text(in: piece.range)),
        message: message))
  }

  private mutating func reportShort(_ piece: JSONStringPiece, _ expected: String) {
    let next = piece.range.upperBound
    let found = bytes.scalar(at: next, before: bytes.count).map { JSONExcerpt.quoted($0.scalar) }
    report(
      JSONError(piece.range, expected: expected, found: found ?? "the end of the text"))
  }

  /// How JSON spells what a piece stands for.
  private func escape(_ piece: JSONStringPiece) -> String {
    guard case .scalar(let scalar) = piece.content else { return "" }
    switch scalar {
    case "'": return "'"
    case "\t": return "\\t"
    case "\u{8}": return "\\b"
    case "\u{C}": return "\\f"
    default:
      // A digit behind a backslash is meant as an octal number.
      let isDigit = piece.remark == .digitEscape
      let units = isDigit ? [UInt16(scalar.value & 0xF)] : Array(UTF16.encode(scalar) ?? .init())
      return units.map { "\\u" + String(hexadecimal: $0, width: 4, uppercase: true) }.joined()
    }
  }
}

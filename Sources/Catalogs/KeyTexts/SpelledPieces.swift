import Messages
import PlainBytes
import Reading

/// Walks over a spelled text, one escape or one character at a time.
struct SpelledPieces {
  private let spelling: TextPlace.Spelling
  private let bytes: UnsafeBufferPointer<UInt8>
  private let range: Range<Int>
  private var offset: Int

  init(_ spelling: TextPlace.Spelling, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.spelling = spelling
    self.bytes = bytes
    self.range = range.clamped(to: 0..<bytes.count)
    offset = self.range.lowerBound
  }

  /// Whether the content of an element has a CDATA section or a comment in it, which is too rare to be
  /// walked.
  static func holdsMarkup<Bytes: Collection<UInt8>>(_ bytes: Bytes, in range: Range<Int>) -> Bool
  where Bytes.Index == Int {
    bytes[range.clamped(to: bytes.startIndex..<bytes.endIndex)].contains(UInt8(ascii: "<"))
  }

  /// Where the parts of the decoded text stand; nil where that isn't followed.
  mutating func offsets() -> DecodedOffsets? {
    switch spelling {
    case .unknown: return nil
    case .json:
      return JSONString(value: "", range: range, openingLength: 0, closingLength: 0)
        .decodedOffsets(in: bytes)
    case .xml where Self.holdsMarkup(bytes, in: range): return nil
    case .xml, .strings: break
    }
    var offsets = DecodedOffsets(end: range.upperBound)
    while offset < range.upperBound {
      let start = offset
      let length = next()
      offsets.append(
        start..<offset, length: length, isVerbatim: length == 1 && offset == start + 1)
    }
    return offsets
  }

  /// Goes behind the next piece.
  ///
  /// - Returns: How many bytes of the decoded text it stands for.
  private mutating func next() -> Int {
    let start = offset
    switch (spelling, bytes[start]) {
    case (.strings, UInt8(ascii: "\\")) where start + 1 < range.upperBound:
      offset = endOfEscape(at: start)
      return EscapeReader(decoding: bytes, in: start..<offset).decoded.count
    case (.xml, UInt8(ascii: "&")):
      let end = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: ";"))
      offset = end.map { $0 + 1 } ?? start + 1
      return referenceLength(start..<offset)
    case (.xml, UInt8(ascii: "\r"))
    where start + 1 < range.upperBound && bytes[start + 1] == UInt8(ascii: "\n"):
      offset = start + 2
      return 1
    default:
      offset = start + 1
      return 1
    }
  }

  /// Behind a backslash escape; a pair of surrogates is one.
  private func endOfEscape(at start: Int) -> Int {
    switch bytes[start + 1] {
    case UInt8(ascii: "U"):
      let end = endOfDigits(from: start + 2)
      guard end + 1 < range.upperBound, bytes[end] == UInt8(ascii: "\\"),
        bytes[end + 1] == UInt8(ascii: "U")
      else { return end }
      let pair = endOfDigits(from: end + 2)
      // Four bytes are one character beyond the first plane; two characters are more or fewer.
      return EscapeReader(decoding: bytes, in: start..<pair).decoded.first.map { $0 >= 0xF0 }
        == true
        ? pair : end
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var end = start + 1
      while end < min(start + 4, range.upperBound), bytes[end] & 0xF8 == UInt8(ascii: "0") {
        end += 1
      }
      return end
    default: return start + 2
    }
  }

  private func endOfDigits(from start: Int) -> Int {
    var end = start
    while end < min(start + 4, range.upperBound), bytes[end].isASCIIHexDigit { end += 1 }
    return end
  }

  /// How many bytes a reference such as `&amp;` or `&#233;` stands for.
  private func referenceLength(_ range: Range<Int>) -> Int {
    let text = bytes.text(in: range)
    guard text.hasPrefix("&#") else { return 1 }
    let digits = text.dropFirst(2).dropLast()
    let value =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return value.flatMap(Unicode.Scalar.init).map { UTF8.width($0) } ?? 1
  }
}

import PlainBytes

/// What somebody meant by a backslash with which no escape of `.strings` starts.
enum MeantEscape {
  /// Machine translation puts a space in: `\ n`.
  case spaced
  /// As JSON and JavaScript spell it: `\u203A`.
  case lowercaseUnicode
  /// As Swift spells it, `\u{203A}`: the character, and where the spelling ends.
  case braced(Unicode.Scalar, end: Int)
  /// `\Wait` or `\8.`, where the `n` of a line break was lost before a word or a number.
  case lineBreak
  /// `the \Remove Helper\ Button`, where the quotation marks behind the backslashes were lost, and
  /// where the second of them stood, if it is known.
  case quotationMark(close: Int?)
  /// `\n\n\Wait`: the line breaks are there.
  case nothing
  /// `C:\Windows`, a path or a name with its domain.
  case backslash
  case unknown

  /// - Parameter range: Where the backslash and the character behind it stand.
  init(_ range: Range<Int>, in bytes: [UInt8]) {
    let letter = bytes[range].dropFirst().first ?? 0
    let rest = bytes[range.upperBound...]
    self =
      switch letter {
      case UInt8(ascii: " "): .spaced
      case UInt8(ascii: "u"), UInt8(ascii: "U"):
        Self.unicode(letter, before: bytes[..<range.lowerBound], rest)
      case UInt8(ascii: "8"), UInt8(ascii: "9"): .lineBreak
      case _ where letter.isASCIICapitalLetter:
        Self.startOfWord(before: bytes[..<range.lowerBound], rest)
      default: .unknown
      }
  }

  /// What was meant before the capital that a word starts with.
  ///
  /// - Parameter rest: What stands behind the capital.
  private static func startOfWord(before: ArraySlice<UInt8>, _ rest: ArraySlice<UInt8>) -> Self {
    guard rest.first?.mayBeLetter == true, let last = before.last else { return .unknown }
    if last == 0x20 { return .quotationMark(close: closingBackslash(in: rest)) }
    if before.suffix(4).elementsEqual(#"\n\n"#.utf8) { return .nothing }
    if before.suffix(2).elementsEqual(#"\n"#.utf8) { return .lineBreak }
    return last == UInt8(ascii: ":") || last.isASCIILetterOrDigit ? .backslash : .lineBreak
  }

  /// Where the next backslash stands, if it is behind a word and no letter or quotation mark follows.
  private static func closingBackslash(in rest: ArraySlice<UInt8>) -> Int? {
    guard let next = rest.firstIndex(where: { #"\""#.utf8.contains($0) }),
      rest[next] == UInt8(ascii: "\\"), rest[..<next].last != 0x20,
      let behind = rest[(next + 1)...].first, " .,;:!?)".utf8.contains(behind)
    else { return nil }
    return next
  }

  private static func unicode(
    _ letter: UInt8, before: ArraySlice<UInt8>, _ rest: ArraySlice<UInt8>
  ) -> Self {
    if rest.first == UInt8(ascii: "{") {
      let digits = rest.dropFirst().prefix(while: \.isASCIIHexDigit)
      guard (1...6).contains(digits.count), digits.endIndex < rest.endIndex,
        rest[digits.endIndex] == UInt8(ascii: "}"),
        let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return .unknown }
      return .braced(scalar, end: digits.endIndex + 1)
    }
    guard letter == UInt8(ascii: "u") else { return startOfWord(before: before, rest) }
    return rest.prefix(4).count(where: \.isASCIIHexDigit) == 4 ? .lowercaseUnicode : .unknown
  }
}

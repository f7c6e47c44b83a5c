import LanguageData
import LocaleData
import PlainBytes
import Reading

/// Reads `&name;`, `&#8230;` and `&#x2026;` (CommonMark 0.31.2, section 2.5).
package enum CharacterReference {
  /// What stands for the references of a text, as XML has them; nil where it has none.
  package static func resolved(in text: ArraySlice<UInt8>) -> [UInt8]? {
    guard text.contains(UInt8(ascii: "&")) else { return nil }
    var resolved: [UInt8] = []
    text.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        let isOpen = bytes[offset] == UInt8(ascii: "&")
        let found = isOpen ? read(at: offset, in: bytes, end: bytes.count) : nil
        if let found { resolved += found.text.utf8 } else { resolved.append(bytes[offset]) }
        offset = found?.range.upperBound ?? offset + 1
      }
    }
    return resolved
  }

  /// - Returns: What stands for the reference at `offset`, and its UTF-8 range; nil if it is none.
  static func read(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, end: Int
  ) -> (text: String, range: Range<Int>)? {
    var position = offset + 1
    guard position < end else { return nil }
    if bytes[position] != UInt8(ascii: "#") { return named(at: offset, in: bytes, end: end) }
    position += 1
    let isHexadecimal = position < end && bytes[position] | 0x20 == UInt8(ascii: "x")
    if isHexadecimal { position += 1 }
    let digits = position
    let limit = min(end, digits + (isHexadecimal ? 6 : 7))
    var value: UInt32 = 0
    while position < limit, let digit = bytes[position].digit(hexadecimal: isHexadecimal) {
      value = value * (isHexadecimal ? 16 : 10) + digit
      position += 1
    }
    guard position > digits, position < end, bytes[position] == UInt8(ascii: ";") else {
      return nil
    }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    return (String(Character(scalar ?? "\u{FFFD}")), offset..<(position + 1))
  }

  private static func named(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, end: Int
  ) -> (text: String, range: Range<Int>)? {
    var position = offset + 1
    let limit = min(end, position + longestName)
    while position < limit, bytes[position].isASCIILetterOrDigit {
      position += 1
    }
    guard position > offset + 1, position < end, bytes[position] == UInt8(ascii: ";"),
      let field = entities[String(decoding: bytes[(offset + 1)..<position], as: UTF8.self)]
    else { return nil }
    return (text(of: field), offset..<(position + 1))
  }

  /// The longest name is `CounterClockwiseContourIntegral`.
  private static let longestName = 31

  /// A line for each name, with the scalars that it stands for.
  private static let entities = SortedText { language_data_html_entities() }

  private static func text(of field: String) -> String {
    var text = ""
    for digits in field.split(separator: " ") {
      let value = UInt32(digits, radix: 16)
      text.unicodeScalars.append(value.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
    }
    return text
  }
}

extension UInt8 {
  fileprivate func digit(hexadecimal: Bool) -> UInt32? {
    hexadecimal || isASCIIDigit ? hexadecimalValue.map(UInt32.init) : nil
  }
}

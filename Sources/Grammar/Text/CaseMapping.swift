import PlainBytes

/// How a language maps small letters and capitals onto each other.
///
/// The languages that differ are those of Unicode's `SpecialCasing.txt` and CLDR's casing transforms.
enum CaseMapping: String, Hashable, Sendable {
  /// As Unicode maps letters without regard to the language.
  case root
  /// I and ı, İ and i.
  case turkic
  /// ß is SS in capitals, as in `root`.
  case german
  /// A sigma at the end of a word is ς, and capitals lose their accents.
  case greek
  /// IJ is one letter at the start of a word.
  case dutch

  /// - Parameter language: A language tag, of which the language alone counts.
  init(language: String) {
    switch language.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
    case "tr", "az": self = .turkic
    case "de": self = .german
    case "el": self = .greek
    case "nl": self = .dutch
    default: self = .root
    }
  }

  func lowercased(_ text: String) -> [UInt8] {
    var (text, result) = (text, [UInt8]())
    text.withUTF8 { appendLowercased($0, to: &result) }
    return result
  }

  func uppercased(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    bytes.withUnsafeBufferPointer { appendUppercased($0, to: &result) }
    return result
  }

  /// The bytes with a capital as their first letter.
  func capitalized(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    bytes.withUnsafeBufferPointer { appendCapitalized($0, to: &result) }
    return result
  }
}

// MARK: Small letters

extension CaseMapping {
  /// Appends a text in small letters, with letters and marks joined as the lexicons write them.
  ///
  /// Bytes that are no UTF-8 stay as they are.
  func appendLowercased(_ bytes: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]) {
    _ = appendSmall(bytes, to: &result)
  }

  /// `appendLowercased` for those who want to know whether any byte differs.
  func appendSmall(_ bytes: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]) -> Bool {
    let start = result.count
    var (hasMarks, isValid) = (false, true)
    var index = 0
    // What stays as it is gets copied in runs.
    var copied = 0
    while index < bytes.count {
      let (value, length) = TextScalar.decode(at: index, in: bytes)
      let small = smallLetter(value)
      if small == value || value == TextScalar.invalid {
        hasMarks = hasMarks || value &- 0x300 < 0x70
        isValid = isValid && value != TextScalar.invalid
        index += length
        continue
      }
      result.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[copied..<index]))
      if let small {
        result.appendUTF8(small)
        index += length
      } else {
        index += appendSpecial(value, length, at: index, in: bytes, to: &result)
      }
      copied = index
    }
    result.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[copied...]))
    guard hasMarks, isValid else { return copied > 0 }
    LetterComposition.compose(&result, from: start)
    return !result[start...].elementsEqual(bytes)
  }

  /// The small letter of a scalar; nil where that takes a closer look.
  @inline(__always)
  private func smallLetter(_ value: UInt32) -> UInt32? {
    if value < 0x80 {
      if value == 0x49, self == .turkic { return nil }
      return value &- 0x41 < 26 ? value | 0x20 : value
    }
    if value == 0x3A3, self == .greek { return nil }
    return SimpleCase.small(value)
  }

  /// - Returns: The number of bytes that are read.
  private func appendSpecial(
    _ value: UInt32, _ length: Int, at index: Int, in bytes: UnsafeBufferPointer<UInt8>,
    to result: inout [UInt8]
  ) -> Int {
    switch (value, self) {
    case (0x49, .turkic):
      let isDotted = bytes[(index + 1)...].starts(with: [0xCC, 0x87])
      result.appendUTF8(isDotted ? 0x69 : 0x131)
      return isDotted ? 3 : 1
    case (0x130, .turkic): result.appendUTF8(0x69)
    case (0x3A3, .greek): result.appendUTF8(isFinal(at: index, in: bytes) ? 0x3C2 : 0x3C3)
    default:
      result += Unicode.Scalar(value)?.properties.lowercaseMapping.utf8 ?? "\u{FFFD}".utf8
    }
    return length
  }

  /// Whether the sigma here ends a word of several letters.
  private func isFinal(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var before = index - 1
    while before > 0, bytes[before].isUTF8Continuation { before -= 1 }
    guard before >= 0 else { return false }
    let previous = TextScalar(at: before, in: bytes).kind
    guard previous == .letter || previous == .mark else { return false }
    var next = index + 2
    while next < bytes.count {
      let scalar = TextScalar(at: next, in: bytes)
      let isIgnored = scalar.kind == .mark || scalar.value == 0x27 || scalar.value == 0x2019
      guard isIgnored else { return scalar.kind != .letter }
      next += scalar.length
    }
    return true
  }
}

extension [UInt8] {
  /// Appends a scalar's bytes; one that is none is left out.
  @inline(__always)
  mutating func appendUTF8(_ value: UInt32) {
    if value < 0x80 {
      append(UInt8(truncatingIfNeeded: value))
    } else if value < 0x800 {
      append(UInt8(truncatingIfNeeded: 0xC0 | value &>> 6))
      append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    } else if let scalar = Unicode.Scalar(value) {
      append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}

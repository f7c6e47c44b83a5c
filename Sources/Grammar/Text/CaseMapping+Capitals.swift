extension CaseMapping {
  func appendUppercased(_ bytes: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]) {
    // A Greek vowel that loses its accent doesn't make one sound with the next vowel.
    var followsAccent = false
    var index = 0
    while index < bytes.count {
      let (value, length) = TextScalar.decode(at: index, in: bytes)
      defer { index += length }
      if value < 0x80 {
        appendPlainCapital(value, to: &result)
      } else if self == .greek, let capital = GreekCapital(value, after: followsAccent) {
        // The word ή keeps its accent, to be told from the article.
        let isAlone = value == 0x3AE && bytes.count == length
        result.appendUTF8(isAlone ? 0x389 : capital.value)
        followsAccent = capital.lostAccent
        continue
      } else if value == TextScalar.invalid {
        result.append(bytes[index])
      } else {
        appendMapped(value, to: &result, \.uppercaseMapping)
      }
      followsAccent = false
    }
  }

  /// Appends the bytes with a capital as their first letter.
  func appendCapitalized(_ bytes: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    if self == .dutch, bytes.count > 1, bytes[0] == 0x69, bytes[1] == 0x6A {
      result += "IJ".utf8
      return result.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[2...]))
    }
    let (value, length) = TextScalar.decode(at: 0, in: bytes)
    if value < 0x80 {
      appendPlainCapital(value, to: &result)
    } else if value == TextScalar.invalid {
      result.append(bytes[0])
    } else {
      appendMapped(value, to: &result, \.titlecaseMapping)
    }
    result.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[length...]))
  }

  /// How many capitals the first letter is made of.
  ///
  /// - Parameter index: Where that letter is, which is a capital.
  func capitalsOfFirstLetter(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    guard self == .dutch, index + 1 < bytes.count else { return 1 }
    return bytes[index] == 0x49 && bytes[index + 1] == 0x4A ? 2 : 1
  }

  private func appendPlainCapital(_ value: UInt32, to result: inout [UInt8]) {
    let isSmall = value &- 0x61 < 26
    if self == .turkic, value == 0x69 { return result.appendUTF8(0x130) }
    result.append(UInt8(truncatingIfNeeded: isSmall ? value & ~0x20 : value))
  }

  private func appendMapped(
    _ value: UInt32, to result: inout [UInt8],
    _ mapping: (Unicode.Scalar.Properties) -> String
  ) {
    // À to Þ come 32 before their small letters.
    if (0xE0...0xFE).contains(value), value != 0xF7 { return result.appendUTF8(value - 32) }
    guard let scalar = Unicode.Scalar(value) else { return }
    result += mapping(scalar.properties).utf8
  }
}

/// A capital of Greek, which has no accent in a word of capitals.
struct GreekCapital {
  let value: UInt32
  let lostAccent: Bool

  /// - Parameter accent: Whether the letter before it lost its accent.
  /// - Returns: Nil for what Unicode maps as Greek does.
  init?(_ letter: UInt32, after accent: Bool) {
    switch letter {
    case 0x390: (value, lostAccent) = (0x3AA, false)
    case 0x3B0: (value, lostAccent) = (0x3AB, false)
    case 0x3B9 where accent: (value, lostAccent) = (0x3AA, false)
    case 0x3C5 where accent: (value, lostAccent) = (0x3AB, false)
    default:
      guard let plain = Self.withoutAccent(letter) else { return nil }
      (value, lostAccent) = (plain, true)
    }
  }

  private static func withoutAccent(_ letter: UInt32) -> UInt32? {
    switch letter {
    case 0x386, 0x3AC: 0x391
    case 0x388, 0x3AD: 0x395
    case 0x389, 0x3AE: 0x397
    case 0x38A, 0x3AF: 0x399
    case 0x38C, 0x3CC: 0x39F
    case 0x38E, 0x3CD: 0x3A5
    case 0x38F, 0x3CE: 0x3A9
    default: nil
    }
  }
}

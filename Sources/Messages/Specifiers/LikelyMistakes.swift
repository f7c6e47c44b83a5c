import PlainBytes
import Reading

extension SpecifierParser {
  /// What a person who wrote the specifier just read has probably not meant.
  func likelyMistakes() -> [SpecifierProblem] {
    let spelling = text(in: start..<offset)
    if looksLikeText {
      return [
        problem(.looksLikeText(draft.conversion), replacement: "%" + spelling)
      ]
    }
    var problems: [SpecifierProblem] = []
    if isDoubled { problems.append(doubled(spelling)) }
    if draft.flags.contains(.spaceForPlus), draft.position != nil || !takesSign {
      problems.append(problem(.spaceFlag, replacement: spelling.filter { $0 != " " }))
    }
    if let length = draft.length, !length.fits(draft.conversion) {
      problems.append(problem(.unfitLength, replacement: withFittingLength(spelling)))
    } else if draft.conversion.isLegacy {
      let replacement = String(spelling.dropLast()) + draft.conversion.letter.lowercased()
      problems.append(problem(.legacyConversion, replacement: replacement))
    }
    if let width = widthForPosition {
      let replacement = "%\(width)$" + spelling.dropFirst(1 + String(width).count)
      problems.append(problem(.widthForPosition(width), replacement: replacement))
    }
    return problems
  }

  /// Whether it is `%s@` in place of `%@`; in an address a host would follow.
  private var isDoubled: Bool {
    draft.conversion == .cString && draft.length == nil && current == UInt8(ascii: "@")
      && isGap(at: offset + 1)
  }

  private func doubled(_ spelling: String) -> SpecifierProblem {
    SpecifierProblem(
      range: start..<offset + 1, kind: .doubledConversion, spelling: spelling + "@",
      replacement: String(spelling.dropLast()) + "@")
  }

  /// A percent sign and a word: "50% off", "20%off", "% publicacions", "percent%age".
  var looksLikeText: Bool {
    guard draft.position == nil, draft.name == nil, draft.width == nil, draft.precision == nil
    else { return false }
    let next = byte(at: offset)
    // "12% te": no length that the letter takes.
    if draft.flags.contains(.spaceForPlus), let length = draft.length,
      !length.fits(draft.conversion)
    {
      return true
    }
    if draft.flags.contains(.spaceForPlus) {
      return next.isASCIILetter || next == UInt8(ascii: "'") || precedesForeignLetter
        || followsNumber || isWordAlone
    }
    guard !draft.flags.contains(.zeroPadded), draft.length == nil, next.isASCIILetter else {
      return false
    }
    // German "100%-ig".
    if !draft.flags.isEmpty { return byte(at: start - 1).isASCIIDigit }
    switch draft.conversion {
    case .object: return false
    case .hexadecimalFloat, .uppercaseHexadecimalFloat: return true
    case .decimal, .integer, .unsigned, .fixed, .cString:
      // "1h0%dm" pads a number by hand; two digits in front are a percentage.
      return byte(at: start - 1).isASCIIDigit && byte(at: start - 2).isASCIIDigit
    default: return byte(at: start - 1).isASCIIDigit
    }
  }

  /// Whether what reads as a conversion is a word, as in "the fill % to see" or "the % a day".
  ///
  /// Nobody asks for a space before a hexadecimal or octal number; whole numbers (`% d`, `% i`) are
  /// mistyped so.
  private var isWordAlone: Bool {
    guard draft.flags == .spaceForPlus, byte(at: start - 1) == UInt8(ascii: " ") else {
      return false
    }
    return switch (draft.length, draft.conversion) {
    case (.t?, .octal), (nil, .octal), (nil, .hexadecimalFloat), (nil, .hexadecimal): true
    default: false
    }
  }

  /// Whether a letter of another script follows, as far as the first byte tells letters from
  /// punctuation (Latin-1's, general, CJK and full-width).
  private var precedesForeignLetter: Bool {
    switch byte(at: offset) {
    case 0xC2, 0xE2, 0xEF: false
    case 0xE3: byte(at: offset + 1) != 0x80
    case let next: next >= 0x80
    }
  }

  /// Whether digits stand in front, with or without a space (a narrow or fixed one, too).
  private var followsNumber: Bool {
    var before = start - 1
    if byte(at: before) == UInt8(ascii: " ") {
      before -= 1
    } else if byte(at: before) == 0xA0, byte(at: before - 1) == 0xC2 {
      before -= 2
    } else if byte(at: before) == 0xAF, byte(at: before - 1) == 0x80, byte(at: before - 2) == 0xE2 {
      before -= 3
    }
    return byte(at: before).isASCIIDigit
  }

  /// IEEE printf: the space flag is for signed conversions.
  private var takesSign: Bool {
    draft.conversion.family == .signed || draft.conversion.family == .floatingPoint
  }

  /// A width that changes nothing, or a small one for text, is a forgotten dollar sign: `%1@`.
  private var widthForPosition: Int? {
    guard draft.position == nil, draft.flags.isEmpty, draft.precision == nil,
      case .literal(let width)? = draft.width, width > 0
    else { return nil }
    return width == 1 || draft.conversion == .object && width < 10 ? width : nil
  }

  private func withFittingLength(_ spelling: String) -> String? {
    guard let length = draft.length else { return nil }
    let head = spelling.dropLast(length.rawValue.count + 1)
    switch draft.conversion.family {
    case .signed, .unsigned:
      return head + (draft.conversion.isLegacy ? length.rawValue.lowercased() : "ll")
        + draft.conversion.letter.lowercased()
    default: return head + String(draft.conversion.letter)
    }
  }
}

/// Characters whose bytes in UTF-8 were taken for Mac OS Roman: `√©` for `é`, `‚Äô` for `’`.
enum MacRoman {
  /// How many characters in a row are the bytes of one, and which one.
  static func garbled(
    _ scalars: [Unicode.Scalar], _ index: Int
  ) -> (count: Int, meant: Unicode.Scalar)? {
    func bits(_ distance: Int) -> UInt32? {
      guard index + distance < scalars.count else { return nil }
      return continuations[scalars[index + distance]].map { UInt32($0 & 0x3F) }
    }
    guard let first = bits(1) else { return nil }
    switch scalars[index].value {
    case 0x221A:
      return isFormula(scalars, index) ? nil : Unicode.Scalar(0xC0 | first).map { (2, $0) }
    case 0xAC:
      // Below are control characters.
      guard first >= 0x20, !isSign(scalars[index + 1]) else { return nil }
      return Unicode.Scalar(0x80 | first).map { (2, $0) }
    case 0x201A:
      guard let second = bits(2), let meant = Unicode.Scalar(0x2000 | first << 6 | second),
        isInTexts(meant)
      else { return nil }
      return (3, meant)
    default: return nil
    }
  }

  /// Whether a root stands before a sign that it may be of, and behind no word.
  private static func isFormula(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard isSign(scalars[index + 1]) else { return false }
    return index < 2 || !scalars[index - 1].isSmallLetter || !scalars[index - 2].isLetter
  }

  /// Whether it is a sign of mathematics.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xB1, 0xB5, 0x3A9, 0x3C0, 0x2200...0x22FF: true
    default: false
    }
  }

  /// Whether it is a dash, a quotation mark, an ellipsis, a currency sign or ™.
  private static func isInTexts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2010...0x203A, 0x20A0...0x20BF, 0x2122: true
    default: false
    }
  }

  /// What the bytes from 0x80 to 0xBF mean, with which a character of several goes on.
  private static let continuations = Dictionary(
    uniqueKeysWithValues: zip(
      "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø".unicodeScalars,
      UInt8(0x80)...0xBF))
}

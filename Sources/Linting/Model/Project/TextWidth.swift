import Foundation
import LocaleData

/// How wide a text is in a system font, about.
///
/// The table is rounded, and kerning, weight and the optical sizes of real fonts are left out, so a
/// width is off by a few percent: enough to warn.
enum TextWidth {
  /// The width of the longest line, in hundredths of the font's size.
  static func hundredthsOfEm(_ text: String) -> Int {
    text.split(whereSeparator: \.isNewline).map(width).max() ?? 0
  }

  /// The width of the longest line in points, rounded up.
  static func points(_ text: String, fontSize: Int) -> Int {
    (hundredthsOfEm(text) * fontSize + 99) / 100
  }

  private static func width(ofLine line: Substring) -> Int {
    line.decomposedStringWithCanonicalMapping.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if let known = widths[scalar] { return known }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    let scripts = ScriptSet(ofAny: scalar)
    // Hangul was taken apart into the letters of a syllable; those behind the first add nothing.
    if scripts.contains(.hangul) { return (0x1160...0x11FF).contains(scalar.value) ? 0 : 92 }
    if !scripts.isDisjoint(with: [.han, .kana]) || isFullWidth(scalar) { return 100 }
    if scripts.contains(.arabic) { return 50 }
    if scripts.contains(.hebrew) { return 55 }
    if scalar.properties.isEmojiPresentation { return 125 }
    return scalar.properties.isUppercase ? 67 : 58
  }

  /// The signs of Chinese and Japanese texts, which are as wide as their letters.
  private static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
    (0x3000...0x303F).contains(scalar.value) || (0xFF01...0xFF60).contains(scalar.value)
  }

  private static let widths: [Unicode.Scalar: Int] = {
    var widths: [Unicode.Scalar: Int] = [" ": 28, "\u{A0}": 28, "\u{202F}": 17, "\t": 110]
    for key in LanguageFact.letterWidths.keys {
      guard let width = Int(key) else { continue }
      for letter in LanguageFact.letterWidths.list(of: key).joined().unicodeScalars {
        widths[letter] = width
      }
    }
    return widths
  }()
}

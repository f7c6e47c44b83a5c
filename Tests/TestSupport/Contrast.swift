import Foundation

/// How well colours can be told apart (WCAG 2.2, "relative luminance" and "contrast ratio").
package enum Contrast {
  /// The relative luminance of a colour in three or six hexadecimal digits; nil for anything else.
  package static func luminance(_ digits: String) -> Double? {
    let wide = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : digits
    guard wide.count == 6, let value = Int(wide, radix: 16) else { return nil }
    let channels = [16, 8, 0].map { shift -> Double in
      let channel = Double((value >> shift) & 255) / 255
      return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  /// The contrast of two luminances, from 1 to 21.
  package static func ratio(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}

/// Makes untrusted text safe to print: what would move the cursor or reorder the line is spelled
/// out as `\u{…}`.
package enum VisibleText {
  package static func escaped(_ text: some StringProtocol) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return String(text) }
    var result = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Control characters but for the tab, and the bidirectional controls of Unicode's Annex 9.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029, 0xFEFF: true
    default: false
    }
  }
}

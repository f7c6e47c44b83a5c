import Diagnostics
import Messages

/// Letters that were read in the wrong encoding.
enum GarbledText: UnitRule {
  static let documentation = RuleDocumentation(
    id: "garbled-text", family: .text, severity: .error,
    summary:
      "The text was read in the wrong encoding once: `Ã©`, `â€™` or the replacement character.",
    rationale: """
      A file in UTF-8 that some tool took for Latin-1 shows "Ã©" where "é" was, and a character that \
      couldn't be read at all became `�`. A reader sees rubbish. Take the text from before it was damaged.
      """,
    good: [RuleExample("Coffee", "fr", "Café"), RuleExample("Heart", "pt", "CORAÇÃO")],
    bad: [
      RuleExample("Coffee", "fr", "Caf↓Ã©", fixed: "Café"),
      RuleExample("Don't", "fr", "N↓â€™oubliez pas", fixed: "N’oubliez pas"),
      RuleExample("Coffee", "fr", "Caf↓\u{FFFD}"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.profile.traits.contains(.garbled) else { return [] }
    let scalars = Array(unit.target.value.unicodeScalars)
    var found: [Finding] = []
    var offset = 0
    var index = 0
    while index < scalars.count {
      let width = UTF8.width(scalars[index])
      if scalars[index].value == 0xFFFD {
        if unit.isSource || !unit.source.value.unicodeScalars.contains("\u{FFFD}") {
          found.append(
            Finding(
              "a character that could not be read (�); write the letter that was here",
              at: offset..<(offset + width)))
        }
      } else if let (count, meant) = garbled(scalars, index) {
        let length = scalars[index..<(index + count)].reduce(0) { $0 + UTF8.width($1) }
        found.append(finding(scalars[index..<(index + count)], meant, offset..<(offset + length)))
        offset += length
        index += count
        continue
      }
      offset += width
      index += 1
    }
    return found
  }

  private static func finding(
    _ scalars: ArraySlice<Unicode.Scalar>, _ meant: Unicode.Scalar, _ range: Range<Int>
  ) -> Finding {
    let shown = scalars.map { String(Character($0)) }.joined()
    return Finding(
      "'\(shown)' is '\(Character(meant))' in the wrong encoding; write \(Character(meant))",
      at: range,
      fix: TextFix(
        "Write \(Character(meant))", isSafe: false, [.init(range, String(Character(meant)))]))
  }

  /// How many characters in a row are the bytes of one, and which one.
  private static func garbled(
    _ scalars: [Unicode.Scalar], _ index: Int
  ) -> (count: Int, meant: Unicode.Scalar)? {
    guard let lead = byte(scalars[index]),
      lead == 0xC2 || lead == 0xC3 || lead == 0xE2 || lead == 0xD0 || lead == 0xD1
    else { return nil }
    let count = lead == 0xE2 ? 3 : 2
    guard index + count <= scalars.count else { return nil }
    var value = UInt32(lead) & (lead == 0xE2 ? 0x0F : 0x1F)
    for scalar in scalars[(index + 1)..<(index + count)] {
      guard let next = byte(scalar), next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    // A capital Ã or Â before a mark can be meant: « Ã » stands in Portuguese.
    if lead == 0xC2 || lead == 0xC3,
      scalars[index + 1].value == 0xA0 || scalars[index + 1].value == 0xBB
    {
      return nil
    }
    return Unicode.Scalar(value).map { (count, $0) }
  }

  /// The byte that Windows-1252 has for a character.
  private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x80...0xFF: UInt8(scalar.value)
    case 0x20AC: 0x80
    case 0x201A: 0x82
    case 0x192: 0x83
    case 0x201E: 0x84
    case 0x2026: 0x85
    case 0x2020: 0x86
    case 0x2021: 0x87
    case 0x2C6: 0x88
    case 0x2030: 0x89
    case 0x160: 0x8A
    case 0x2039: 0x8B
    case 0x152: 0x8C
    case 0x17D: 0x8E
    case 0x2018: 0x91
    case 0x2019: 0x92
    case 0x201C: 0x93
    case 0x201D: 0x94
    case 0x2022: 0x95
    case 0x2013: 0x96
    case 0x2014: 0x97
    case 0x2DC: 0x98
    case 0x2122: 0x99
    case 0x161: 0x9A
    case 0x203A: 0x9B
    case 0x153: 0x9C
    case 0x17E: 0x9E
    case 0x178: 0x9F
    default: nil
    }
  }
}

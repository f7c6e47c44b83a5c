import Diagnostics
import LocaleData
import PlainBytes
import Reading

/// An accent that stands for itself between two letters, where a keyboard has it beside the apostrophe:
/// N´oubliez, l`eau.
enum LoneAccent {
  /// One finding for all of a text, in languages that write apostrophes in words: the `apostrophes` of
  /// ``LanguageFact/marks``.
  static func findings(in unit: LintUnit) -> [Finding] {
    let bytes = unit.target.bytes
    // U+00B4 is C2 B4 in UTF-8.
    guard bytes.contains(grave) || bytes.contains(0xC2) && bytes.contains(0xB4),
      languages.contains(unit.language)
    else { return [] }
    let prose = unit.target.prose
    let scalars = prose.scalars
    let meant = apostrophe(of: unit)
    // Each is looked for in the source once, however often it stands in the text.
    let added = accents.filter { !unit.source.value.contains(scalar: $0) }
    return scalars.indices.dropFirst().dropLast().filter { index in
      added.contains(scalars[index]) && scalars[index - 1].isLetter && scalars[index + 1].isLetter
    }.map { index in
      let range = prose.range(index..<(index + 1))
      return Finding(
        "'\(Character(scalars[index]))' is an accent without a letter; write \(meant)", at: range,
        fix: TextFix("Write \(meant)", isSafe: false, [TextEdit(range, meant)]),
        severity: .warning)
    }.asOneCause
  }

  /// The apostrophe of keyboards where the text or else its source has that one.
  private static func apostrophe(of unit: LintUnit) -> String {
    let texts = [unit.target.value, unit.source.value]
    let known = texts.compactMap { $0.unicodeScalars.first(where: \.isApostrophe) }.first
    return known.map { String(Character($0)) } ?? "\u{2019}"
  }

  private static let grave = UInt8(ascii: "`")
  private static let accents: [Unicode.Scalar] = ["`", "\u{B4}"]
  private static let languages = Set(LanguageFact.marks.list(of: "apostrophes"))
}

import Diagnostics
import LocaleData
import Messages
import Reading

/// A character that no keyboard of the language writes.
enum UnusualCharacter: UnitRule {
  static let documentation = RuleDocumentation(
    id: "unusual-character", family: .text, severity: .warning,
    summary:
      "A private-use character, a letter in another shape, a foreign digit or a pile of marks.",
    rationale: """
      Characters for private use show whatever the font has there, often an empty box. Full-width \
      and mathematical letters look like styled text, but search doesn't find them and VoiceOver \
      reads them one by one. Digits of another script are not read as numbers by everyone, and a \
      letter with many marks covers the lines above and below. Write plain letters and digits.

      The rule is silent where the source has the same, for Apple's logo, for full-width letters in \
      Chinese, Japanese and Korean, and for the digits of a language's own script.
      """,
    good: [
      RuleExample("5 minutes", "ar", "٥ دقائق"), RuleExample("USB", "ja", "ＵＳＢ"),
    ],
    bad: [
      RuleExample(
        "Save", "de", "Sichern↓\u{E000}",
        finds: "U+E000 is for private use and has no meaning of its own; write a plain one"),
      RuleExample(
        "Save", "de", "↓Ｓ↑ichern", finds: "'Ｓ' is a full-width letter; write a plain one"),
      RuleExample(
        "5 minutes", "de", "↓٥↑ Minuten",
        finds: "'٥' is a digit of another script; write a plain one"),
      RuleExample(
        "Save", "de", "Si↓\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}↑chern",
        finds: "a letter has more than 4 marks; remove them"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.profile.traits.contains(.unusual) else { return [] }
    let known = unit.isSource ? [] : Set(unit.source.value.unicodeScalars)
    var found: [Finding] = []
    var marks = 0
    var start = 0
    for (scalar, range) in PlacedScalars(unit.target.value) {
      if (0x300...0x36F).contains(scalar.value) {
        if marks == 0 { start = range.lowerBound }
        marks += 1
        let whole = start..<range.upperBound
        if marks == TextProfile.markLimit + 1 {
          found.append(
            Finding("a letter has more than \(TextProfile.markLimit) marks; remove them", at: whole)
          )
        } else if marks > TextProfile.markLimit, found.first?.range?.lowerBound == start {
          found[0].range = whole
        }
        continue
      }
      marks = 0
      if let name = name(of: scalar, unit), !known.contains(scalar) {
        found.append(Finding("\(name); write a plain one", at: range))
      }
      if found.count == ScanLimit.findings { break }
    }
    // One finding says it for a whole word.
    return Array(found.prefix(1))
  }

  /// What is unusual about a character; nil where nothing is.
  private static func name(of scalar: Unicode.Scalar, _ unit: LintUnit) -> String? {
    let scripts = unit.languageScripts
    switch scalar.value {
    case 0xE000...0xF8FE:
      return "\(scalar.codePoint) is for private use and has no meaning of its own"
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A:
      guard let scripts, scripts.isDisjoint(with: [.han, .kana, .hangul]) else { return nil }
      return "'\(Character(scalar))' is a full-width letter"
    case 0x1D400...0x1D7FF: return "'\(Character(scalar))' is a mathematical letter"
    case 0x30...0x39, 0xFF10...0xFF19: return nil
    case _ where scalar.decimalDigit != nil:
      guard let scripts, !scripts.isEmpty,
        scripts.isSubset(of: [
          .latin, .greek, .cyrillic, .armenian, .hebrew, .georgian, .han, .kana, .hangul,
        ])
      else { return nil }
      return "'\(Character(scalar))' is a digit of another script"
    default: return nil
    }
  }
}

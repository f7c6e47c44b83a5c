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
      letter with many marks covers the lines above and below. Arabic letters that are spelled as they \
      look when they are joined come from old programs, and search doesn't find them either; half-width \
      Katakana, from old code pages too, is a note. A single Jamo inside of a Korean word is a key that \
      was struck too much. Write plain letters and digits.

      The rule is silent where the source has the same, for Apple's logo, for full-width letters and digits in \
      Chinese, Japanese and Korean, for one beside the plain letter ("ａ = a"), for faces drawn of letters, and for the digits of a language's own \
      script.
      """,
    good: [
      RuleExample("5 minutes", "ar", "٥ دقائق"), RuleExample("USB", "ja", "ＵＳＢ"),
      RuleExample("Use 12 characters", "ja", "１２文字を使用"),
      RuleExample(source: "Ignores width (e.g., ａ = a)"),
      RuleExample("L-shaped", "ko", "ㄴ자 모양"),
      RuleExample("Welcome!", "ja", "ようこそヽ(ﾟ∀ﾟ)ﾉ"),
      RuleExample("Well done!", "de", "Gut gemacht! (੭˃ᴗ˂)੭"),
      RuleExample(source: "Well done (๑>◡<๑)"),
    ],
    bad: [
      RuleExample(
        "You have <b>5</b> photos", "de", "Du hast <b>↓५↑</b> Fotos",
        finds: "'५' is a digit of another script; write a plain one"),
      RuleExample(
        "Save", "de", "Sichern↓\u{E000}",
        finds: "U+E000 is for private use and has no meaning of its own; write what was meant"),
      RuleExample(
        "Save", "de", "↓Ｓ↑ichern", finds: "'Ｓ' is a full-width letter; write a plain one"),
      RuleExample(
        "Use 12 characters", "de", "Nimm ↓１↑２ Zeichen",
        finds: "'１' is a full-width digit; write a plain one"),
      RuleExample(
        "5 minutes", "de", "↓٥↑ Minuten",
        finds: "'٥' is a digit of another script; write a plain one"),
      RuleExample(
        "Save", "de", "Si↓\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}↑chern",
        finds: "a letter has more than 4 marks; remove them"),
      RuleExample(
        "Security", "ar", "ا↓ﻷ↑من",
        finds: "'ﻷ' is 'لأ' as it looks when it is joined; write plain letters",
        fixed: "الأمن"),
      RuleExample(
        "Scan the code", "ja", "↓ｺｰﾄﾞ↑を読み取る",
        finds: "'ｺ' is 'コ' of half the width; write letters of the usual width", severity: .note,
        fixed: "コードを読み取る"),
      RuleExample(
        "Save the file", "ko", "파일 저장↓ㅎ↑하기",
        finds: "'ㅎ' stands between syllables and is part of none; remove it",
        fixed: "파일 저장하기"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.profile.traits.contains(.unusual) else { return [] }
    let known = unit.isSource ? [] : Set(unit.source.value.unicodeScalars)
    // One finding says it for a whole word.
    let finding =
      character(in: unit, besides: known) ?? OldShapes.finding(in: unit, besides: known)
      ?? looseJamo(in: unit)
    return finding.map { [$0] } ?? []
  }

  /// The first that is unusual whatever stands beside it, or the first pile of marks.
  private static func character(
    in unit: LintUnit, besides known: Set<Unicode.Scalar>
  ) -> Finding? {
    // Nothing is asked twice of a character that a text has often.
    var known = known
    // The marks on the letter before.
    var count = 0
    var marks = 0..<0
    for (scalar, range) in PlacedScalars(unit.target.value) {
      if (0x300...0x36F).contains(scalar.value) {
        marks = (count == 0 ? range.lowerBound : marks.lowerBound)..<range.upperBound
        count += 1
        continue
      }
      if count > TextProfile.markLimit { break }
      count = 0
      guard known.insert(scalar).inserted else { continue }
      if let message = message(about: scalar, unit),
        scalar.decimalDigit == nil || !isInFace(range, unit.target.value)
      {
        return Finding(message, at: range)
      }
    }
    guard count > TextProfile.markLimit else { return nil }
    return Finding("a letter has more than \(TextProfile.markLimit) marks; remove them", at: marks)
  }

  /// A letter between two syllables of Korean that is part of neither; in a row they laugh or cry.
  private static func looseJamo(in unit: LintUnit) -> Finding? {
    guard unit.language == "ko" else { return nil }
    let scalars = Array(PlacedScalars(unit.target.value))
    let index = scalars.indices.dropFirst().dropLast().first { index in
      scalars[index].scalar.isLooseJamo
        && isSyllable(scalars[index - 1].scalar) && isSyllable(scalars[index + 1].scalar)
    }
    guard let index, !unit.source.value.contains(scalar: scalars[index].scalar) || unit.isSource
    else { return nil }
    let (scalar, range) = scalars[index]
    return Finding(
      "'\(Character(scalar))' stands between syllables and is part of none; remove it", at: range,
      fix: TextFix("Remove it", isSafe: false, [TextEdit(range, "")]))
  }

  /// Whether a full-width letter stands alone in a text that has the plain one alone, too, for it is what
  /// the text is about.
  private static func isSpokenOf(_ scalar: Unicode.Scalar, _ unit: LintUnit) -> Bool {
    guard let plain = Unicode.Scalar(scalar.value - 0xFEE0) else { return false }
    let words = unit.target.value.unicodeScalars.split { !$0.isWordPart }
    let alone = words.filter { $0.count == 1 }.compactMap(\.first)
    return alone.contains(scalar) && alone.contains(plain)
  }

  private static func isSyllable(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value)
  }

  /// Whether a digit is drawn into a face, among several signs in brackets and no words: `(๑>◡<๑)`.
  private static func isInFace(_ range: Range<Int>, _ text: String) -> Bool {
    let before = text[utf8: 0..<range.lowerBound].unicodeScalars.reversed()
      .prefix(longestFace).prefix { !endsFace($0) }
    let behind = text[utf8: range.upperBound..<text.utf8.count].unicodeScalars
      .prefix(longestFace).prefix { !endsFace($0) }
    return before.contains("(") && behind.contains(")")
      && before.count(where: isSign) + behind.count(where: isSign) > 1
  }

  /// No face has more characters beside one.
  private static let longestFace = 16

  private static func endsFace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isSpace || (0x30...0x39).contains(scalar.value)
      || scalar.isASCII && scalar.properties.isAlphabetic
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .mathSymbol, .modifierSymbol, .otherSymbol: true
    default: false
    }
  }

  /// What is unusual about a character; nil where nothing is.
  private static func message(about scalar: Unicode.Scalar, _ unit: LintUnit) -> String? {
    let scripts = unit.languageScripts
    switch scalar.value {
    case 0xE000...0xF8FE:
      return "\(scalar.codePoint) is for private use and has no meaning of its own; write what was "
        + "meant"
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A:
      guard let scripts, scripts.isDisjoint(with: [.han, .kana, .hangul]), !isSpokenOf(scalar, unit)
      else { return nil }
      return "'\(Character(scalar))' is a full-width letter; write a plain one"
    case 0x1D400...0x1D7FF:
      return "'\(Character(scalar))' is a mathematical letter; write a plain one"
    case 0x30...0x39: return nil
    case 0xFF10...0xFF19:
      guard let scripts, scripts.isDisjoint(with: [.han, .kana, .hangul]) else { return nil }
      return "'\(Character(scalar))' is a full-width digit; write a plain one"
    case _ where scalar.decimalDigit != nil:
      guard let scripts, !scripts.isEmpty,
        scripts.isSubset(of: [
          .latin, .greek, .cyrillic, .armenian, .hebrew, .georgian, .han, .kana, .hangul,
        ])
      else { return nil }
      return "'\(Character(scalar))' is a digit of another script; write a plain one"
    default: return nil
    }
  }
}

import Diagnostics
import LocaleData
import Messages
import PlainBytes
import Reading

/// A character that nobody sees.
enum InvisibleCharacter: UnitRule {
  static let documentation = RuleDocumentation(
    id: "invisible-character", family: .text, severity: .warning,
    folding: RuleDocumentation.Folding(mostSingle: 5) { count, language in
      "\(count) texts of \(language) hold characters that nobody sees"
    },
    summary: "The text holds a character that nobody sees.",
    rationale: """
      Zero-width spaces, soft hyphens, byte-order marks and their like come in by copying from the \
      web. They break searching, comparing and line ends, and nobody can see why. Remove them; write a \
      line feed in the place of a line separator between two words, or where the source breaks a line.

      The rule is silent where the source has the same character, for joiners inside of emoji, \
      behind letters of scripts that join them (Arabic, those of India, Mongolian), for zero-width spaces in Thai, Lao, Khmer \
      and Burmese, and for marks of direction, but for those that turn nothing around: inside of a word of a \
      language that is written from left to right, and behind the last letter of a text in one that is \
      written from right to left.
      """,
    good: [
      RuleExample("Family", "de", "Familie 👨‍👩‍👧"),
      RuleExample("Settings", "fa", "می‌خواهم"),
      RuleExample("Settings", "ku", "داده‌یەکیی"),
      RuleExample("Done!", "he", "בוצע!\u{200F}"),
    ],
    bad: [
      RuleExample(
        "Settings", "de", "Einstel↓\u{200B}↑lungen",
        finds: "an invisible character (U+200B, zero-width space); remove it",
        fixed: "Einstellungen"),
      RuleExample(
        "Settings", "de", "Einstel↓\u{200B}\u{200B}↑lungen",
        finds: "2 invisible characters (U+200B, zero-width space); remove them",
        fixed: "Einstellungen"),
      RuleExample(
        "Settings", "de", "Einstel↓\u{AD}↑lungen",
        finds: "an invisible character (U+00AD, soft hyphen); remove it", severity: .note,
        fixed: "Einstellungen"),
      RuleExample(
        "Select everything", "pl", "Zaznacz wszy↓\u{200F}↑stko",
        finds: "an invisible character (U+200F, right-to-left mark); remove it",
        fixed: "Zaznacz wszystko"),
      RuleExample(
        "Save", "he", "שמור↓\u{200F}",
        finds: "an invisible character (U+200F, right-to-left mark); remove it",
        fixed: "שמור"),
      RuleExample(
        "Ready.\nOpen it now.", "de", "Bereit.↓\u{2028}↑Öffne es jetzt.",
        finds:
          "a line separator (U+2028) stands where the source has a line break; write a line feed",
        fixed: "Bereit.\nÖffne es jetzt."),
      RuleExample(
        "Takes one coin. Then it works.", "de", "Nimmt eine Münze.↓\u{2028}↑Dann läuft es.",
        finds:
          "a line separator (U+2028) breaks lines in few places; write a line feed, or a space",
        fixed: "Nimmt eine Münze.\nDann läuft es."),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    hiddenCharacters(in: unit) + strayMarks(in: unit)
  }

  private static func hiddenCharacters(in unit: LintUnit) -> [Finding] {
    guard unit.target.profile.traits.contains(.invisibles) else { return [] }
    let known =
      unit.isSource ? [] : Set(unit.source.value.unicodeScalars.filter(\.isInvisible))
    var offset = 0
    var previous: Unicode.Scalar = " "
    var separators: [Finding] = []
    var runs: [Run] = []
    for scalar in unit.target.value.unicodeScalars {
      let range = offset..<(offset + UTF8.width(scalar))
      if scalar.isInvisible, !known.contains(scalar), !isUsual(scalar, behind: previous, unit) {
        if isMeantAsLineEnd(scalar, range, behind: previous, unit) {
          separators.append(lineSeparator(scalar, range, Self.likeSource))
        } else if isBetweenWords(scalar, range, behind: previous, unit) {
          separators.append(lineSeparator(scalar, range, Self.betweenWords))
        } else {
          add(scalar, range, to: &runs)
        }
      }
      offset = range.upperBound
      previous = scalar
    }
    return separators + runs.map(finding)
  }

  /// Characters beside each other that are to be removed together.
  private struct Run {
    var scalars: [Unicode.Scalar]
    var range: Range<Int>
  }

  private static func add(_ scalar: Unicode.Scalar, _ range: Range<Int>, to runs: inout [Run]) {
    if let last = runs.indices.last, runs[last].range.upperBound == range.lowerBound {
      runs[last].scalars.append(scalar)
      runs[last].range = runs[last].range.lowerBound..<range.upperBound
    } else {
      runs.append(Run(scalars: [scalar], range: range))
    }
  }

  private static func isUsual(
    _ scalar: Unicode.Scalar, behind previous: Unicode.Scalar, _ unit: LintUnit
  ) -> Bool {
    let scripts = unit.languageScripts ?? []
    switch scalar.value {
    case 0x200D where previous.properties.isEmoji || previous.value == 0xFE0F: return true
    case 0x200C, 0x200D:
      return !scripts.isDisjoint(with: [.indic, .southEastAsian])
        || scripts == .arabic && unit.language != "ar"
        || previous.value > 0x600 && scripts == .arabic
        // Scripts that join their letters, whatever the language's usual one is: Arabic to N’Ko, those
        // of India, Mongolian.
        || (0x600...0xDFF).contains(previous.value) || (0x1800...0x18AF).contains(previous.value)
    case 0x200B, 0x2060: return !scripts.isDisjoint(with: [.thai, .southEastAsian])
    case 0x180B...0x180E: return unit.language == "mn"
    case 0x115F, 0x1160: return unit.language == "ko"
    case 0xFFFC: return true
    default: return false
    }
  }

  /// Marks of direction that turn nothing around.
  private static func strayMarks(in unit: LintUnit) -> [Finding] {
    let bytes = unit.target.bytes
    // U+200E and U+200F are E2 80 8E and E2 80 8F in UTF-8.
    guard bytes.contains(0xE2), bytes.contains(0x8E) || bytes.contains(0x8F),
      let tag = unit.entry.localization.tag,
      unit.target.value.unicodeScalars.contains(where: isDirection)
    else { return [] }
    let known = unit.isSource ? [] : Set(unit.source.value.unicodeScalars.filter(isDirection))
    return tag.isRightToLeft
      ? lastMarks(of: unit.target, besides: known) : marksInWords(of: unit.target, besides: known)
  }

  /// Marks behind the last letter of a text that is read from right to left.
  private static func lastMarks(
    of text: LintText, besides known: Set<Unicode.Scalar>
  ) -> [Finding] {
    let scalars = text.value.unicodeScalars
    let marks = Array(scalars.reversed().prefix(ScanLimit.parts).prefix(while: isDirection))
    guard !marks.isEmpty, known.isDisjoint(with: marks),
      let letter = scalars.dropLast(marks.count).last, letter.isLetter, !isLeftToRight(letter)
    else { return [] }
    let end = text.value.utf8.count
    let length = marks.reduce(0) { $0 + UTF8.width($1) }
    var finding = finding(Run(scalars: marks.reversed(), range: (end - length)..<end))
    // What the app shows behind the text may be turned around by it.
    finding.fix?.isSafe = false
    return [finding]
  }

  /// Marks between two letters that are read from left to right.
  private static func marksInWords(
    of text: LintText, besides known: Set<Unicode.Scalar>
  ) -> [Finding] {
    let scalars = Array(PlacedScalars(text.value))
    var runs: [Run] = []
    var letter: Int?
    for (index, (scalar, _)) in scalars.enumerated() where !isDirection(scalar) {
      let isLetter = isLeftToRight(scalar)
      if isLetter, let letter, letter + 1 < index {
        for mark in scalars[(letter + 1)..<index] where !known.contains(mark.scalar) {
          add(mark.scalar, mark.range, to: &runs)
        }
      }
      letter = isLetter ? index : nil
    }
    return runs.prefix(ScanLimit.findings).map(finding)
  }

  private static func isDirection(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200E}" || scalar == "\u{200F}"
  }

  private static func isLeftToRight(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isLetter && ScriptSet(ofAny: scalar).isDisjoint(with: [.hebrew, .arabic])
  }

  /// Whether a separator stands alone in a text whose source has line breaks.
  private static func isMeantAsLineEnd(
    _ scalar: Unicode.Scalar, _ range: Range<Int>, behind previous: Unicode.Scalar, _ unit: LintUnit
  ) -> Bool {
    scalar.isLineSeparator && !unit.isSource && unit.source.profile.traits.contains(.lineEnds)
      && previous != "\n"
      && unit.target.value.utf8.dropFirst(range.upperBound).first != UInt8(ascii: "\n")
  }

  /// Whether a separator is all that keeps two words apart.
  private static func isBetweenWords(
    _ scalar: Unicode.Scalar, _ range: Range<Int>, behind previous: Unicode.Scalar, _ unit: LintUnit
  ) -> Bool {
    guard scalar.isLineSeparator, !previous.properties.isWhitespace,
      let next = unit.target.value.utf8.dropFirst(range.upperBound).first
    else { return false }
    return !next.isLayout
  }

  private static let likeSource = "stands where the source has a line break; write a line feed"
  private static let betweenWords = "breaks lines in few places; write a line feed, or a space"

  private static func lineSeparator(
    _ scalar: Unicode.Scalar, _ range: Range<Int>, _ problem: String
  ) -> Finding {
    Finding(
      "a \(name(scalar)) (\(scalar.codePoint)) \(problem)", at: range,
      fix: TextFix("Write a line feed", isSafe: false, [TextEdit(range, "\n")]))
  }

  /// How many kinds of characters in a run are named.
  private static let mostNamed = 3

  private static func finding(_ run: Run) -> Finding {
    var kinds: [Unicode.Scalar] = []
    for scalar in run.scalars where kinds.count < mostNamed && !kinds.contains(scalar) {
      kinds.append(scalar)
    }
    let names = kinds.map { "\($0.codePoint), \(name($0))" }.joined(separator: "; ")
    let count = run.scalars.count
    let isSafe = run.scalars.allSatisfy { !$0.isLineSeparator && $0.value != 0xAD }
    return Finding(
      count == 1
        ? "an invisible character (\(names)); remove it"
        : "\(count) invisible characters (\(names)); remove them",
      at: run.range,
      fix: TextFix(
        "Remove \(count == 1 ? run.scalars[0].codePoint : "them")", isSafe: isSafe,
        [TextEdit(run.range, "")]),
      severity: run.scalars.allSatisfy { $0.value == 0xAD } ? .note : nil)
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0xAD: "soft hyphen"
    case 0x200B: "zero-width space"
    case 0x200C: "zero-width non-joiner"
    case 0x200D: "zero-width joiner"
    case 0x2028: "line separator"
    case 0x2029: "paragraph separator"
    case 0x2060: "word joiner"
    case 0xFEFF: "byte-order mark"
    default: scalar.properties.name?.lowercased() ?? "no name"
    }
  }
}

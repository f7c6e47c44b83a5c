import Catalogs
import Diagnostics
import PlainBytes
import Reading

/// A character that steers devices or stands for none at all.
enum ControlCharacter: UnitRule {
  static let documentation = RuleDocumentation(
    id: "control-character", family: .security, severity: .error, folding: .sameWords,
    summary: "The text has a control character, or a character that stands for none.",
    rationale: """
      Control characters can't be seen while a text is edited. In an app they end the text early, \
      steer terminals, make XML unreadable, or show as a box. They come from copying out of other \
      programs. Remove them.

      Line feeds, tabs and carriage returns before line feeds are text (a carriage return alone is a \
      warning), and so is an escape that \
      starts a control sequence of a terminal (`ESC [ 1 m`). What the source has too is reported \
      there alone. One character that stands several times is one finding, at its first place. \
      In a `.strings` file a backslash before a number or a letter may be the escape of such a \
      character, and a line break that lost its `n`: then the number or the letter has to stay. \
      What the file's format can't hold as it stands there belongs to `syntax-error`, a NUL to \
      `invalid-encoding`, and U+FFFD, in the place of a letter that was lost, to `garbled-text`.
      """,
    good: [
      RuleExample("Name\tSize\nKind", "de", "Name\tGröße\nArt"),
      RuleExample("Usage", "de", "\u{1B}[1mAufruf\u{1B}[0m"),
    ],
    bad: [
      RuleExample(
        "Save", "de", "Si↓\u{08}↑chern",
        finds: "the control character U+0008 can't be seen and doesn't belong in a text; remove it",
        fixed: "Sichern"),
      RuleExample(
        "%@ → %@", "it", "%@ ↓\u{7F}↑\u{7F}\u{7F} %@",
        finds: "the control character U+007F can't be seen and doesn't belong in a text; remove it",
        fixed: "%@  %@"),
      RuleExample(
        "Moved. Copy?", "de", "Verschoben.↓\r↑Kopieren?",
        finds: "a carriage return alone breaks lines in few places; write a line feed, or nothing",
        severity: .warning, fixed: "Verschoben.\nKopieren?"),
    ])

  private static let ascii: ByteSet = {
    var set = ByteSet()
    for byte in UInt8(0)..<0x20 where byte != 0x09 && byte != 0x0A { set.insert(byte) }
    set.insert(0x7F)
    return set
  }()

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let bytes = unit.target.bytes
    // Beyond ASCII these characters start with C2, or end in BF with few before them.
    guard
      bytes.intersects(ascii)
        || !bytes.isASCII && (bytes.contains(0xC2) || bytes.contains(0xB7) || bytes.contains(0xBF))
    else { return [] }
    let text = unit.target.value
    guard text.unicodeScalars.contains(where: isControl) else { return [] }
    let known = unit.isSource ? [] : Set(unit.source.value.unicodeScalars.filter(isControl))
    var findings: [Finding] = []
    for (scalar, range) in PlacedScalars(text) where isControl(scalar) && !known.contains(scalar) {
      if scalar == "\r", endsLine(range, text) { continue }
      if startsSequence(scalar, range, text) { continue }
      if isToldOfFile(range, unit.target, scalar) { continue }
      findings.append(finding(scalar, range, unit))
      if findings.count == ScanLimit.parts { break }
    }
    return Dictionary(grouping: findings, by: \.message).values.flatMap { $0.asOneCause }
      .sorted { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }

  private static func finding(
    _ scalar: Unicode.Scalar, _ range: Range<Int>, _ unit: LintUnit
  ) -> Finding {
    let part = escapedPart(range, unit.target)
    // Who means a character by its octal number starts with a zero.
    let accident = part.flatMap { $0.hasPrefix("0") ? nil : $0 }
    if scalar == "\r", accident?.first?.isNumber != true {
      return Finding(
        "a carriage return alone breaks lines in few places; write a line feed, or nothing",
        at: range, fix: TextFix("Write a line feed", isSafe: false, [TextEdit(range, "\n")]),
        severity: .warning)
    }
    if let accident { return partFinding(accident, scalar, range, unit) }
    // Old line separators, and what other encodings have in place of C1, want a person's look.
    let isSafe = scalar.value < 0x20 && !["\u{0B}", "\u{0C}"].contains(scalar) && part == nil
    return Finding(
      "the control character \(scalar.codePoint) can't be seen and doesn't belong in a text; "
        + "remove it", at: range,
      fix: TextFix("Remove \(scalar.codePoint)", isSafe: isSafe, [TextEdit(range, "")]))
  }

  /// A number or a letter behind a backslash: the `n` of a line break was lost in `\5. Pour` and
  /// `\brew`.
  private static func partFinding(
    _ part: String, _ scalar: Unicode.Scalar, _ range: Range<Int>, _ unit: LintUnit
  ) -> Finding {
    let message = "the escape \\\(part) stands for the control character \(scalar.codePoint); "
    guard LostLineBreaks.mayStand(in: unit) else {
      return Finding(
        message + "write \(part) alone, or the character that was meant", at: range)
    }
    return Finding(
      message + "write \\n\(part) for a line break, or \(part) alone", at: range,
      fix: TextFix("Write \\n\(part)", isSafe: false, [TextEdit(range, "\n" + part)]))
  }

  /// What stands behind the backslash of an escape that a `.strings` file has for a character.
  private static func escapedPart(_ range: Range<Int>, _ text: LintText) -> String? {
    guard case .strings = text.place?.spelling, let spelled = text.spelledPart(at: range) else {
      return nil
    }
    let part = String(spelled.dropFirst())
    guard spelled.hasPrefix("\\"), part.utf8.first?.isASCIILetterOrDigit == true else { return nil }
    // Nobody comes upon `\U` and four digits by chance.
    return part.hasPrefix("U") && part.utf8.count == 5 ? nil : part
  }

  /// Whether the file can't have the character as it stands there, which `syntax-error` or
  /// `invalid-encoding` tells; one that an escape stands for is the text's own.
  private static func isToldOfFile(
    _ range: Range<Int>, _ text: LintText, _ scalar: Unicode.Scalar
  ) -> Bool {
    guard scalar.value < 0x20, let place = text.place,
      text.offsets?.sourceRange(of: range).count == 1
    else { return false }
    return switch place.spelling {
    case .json: true
    case .strings: scalar == "\0"
    case .xml, .unknown: false
    }
  }

  private static func endsLine(_ range: Range<Int>, _ text: String) -> Bool {
    let rest = text.utf8.dropFirst(range.upperBound)
    return rest.first == UInt8(ascii: "\n")
  }

  /// Whether an escape starts a control sequence of a terminal: command-line tools and consoles colour
  /// their texts so (ECMA-48, 5.4).
  private static func startsSequence(
    _ scalar: Unicode.Scalar, _ range: Range<Int>, _ text: String
  ) -> Bool {
    scalar == "\u{1B}" && text.utf8.dropFirst(range.upperBound).first == UInt8(ascii: "[")
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0xFFFD: false
    case 0..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF, 0xFFF9...0xFFFF: true
    case 0x10000...: scalar.value & 0xFFFE == 0xFFFE
    default: false
    }
  }
}

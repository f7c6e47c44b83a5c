import Diagnostics
import Messages
import PlainBytes
import Reading

/// An escape that is shown letter by letter.
enum VisibleEscape: UnitRule {
  static let documentation = RuleDocumentation(
    id: "visible-escape", family: .text, severity: .warning,
    summary: "The text has a backslash escape such as `\\n` that is shown as it stands.",
    rationale: """
      A line break that was escaped twice (`\\\\n` in the file) is shown as a backslash and an `n`; \
      `\\u203A` and `\\x41` are no escapes of catalogs at all. Write the character itself.

      Where the source has more line breaks than the text, what is left of an escape counts, too: `/n`, \
      `n/n/`, `\\ n`, and a lone `n` at a word of another script.

      The rule is silent where the source has the same escape, and for backslashes before marks that \
      Markdown takes away.
      """,
    good: [
      RuleExample("One\nTwo", "de", "Eins\nZwei"),
      RuleExample("C:\\new", "de", "C:\\new"),
      RuleExample("**Open** cup's lid", "fr", "**Ouvrir** l\\'anse"),
      RuleExample("There are n cups.\nTake one.", "zh-Hans", "共 n个杯子。拿一个。"),
      RuleExample("Cups found: many.\nTake one.", "ja", "n個のカップがあります。一つどうぞ。"),
      RuleExample("n cups found.\nTake one.", "ja", "カップ：n個。一つどうぞ。"),
      RuleExample("Options:\n /n no\n /y yes", "de", "Optionen: /n nein, /y ja"),
      RuleExample("Ready, %@.\nSend it?", "de", "Fertig, <n>%@</n>. Senden?"),
      RuleExample("Your customers,\nyour cups", "de", "Dein/e Kunde/n, deine Tassen"),
      RuleExample("See caffe.app/new.\nOr call.", "de", "Siehe caffe.app/neu. Oder ruf an."),
    ],
    bad: [
      RuleExample(
        "One\nTwo", "de", "Eins↓\\n↑Zwei",
        finds: "\\n is shown as it stands, not as the character it names; write the character",
        fixed: "Eins\nZwei"),
      RuleExample(
        "Back", "de", "↓\\u2039↑ Zurück",
        finds: "\\u2039 is shown as it stands, not as the character it names; write the character",
        fixed: "‹ Zurück"),
      RuleExample(
        "Delete \"%@\"?", "de", "↓\\\"↑%@\\\" löschen?",
        finds: "\\\" is shown as it stands, not as the character it names; write the character",
        fixed: "\"%@\" löschen?"),
      RuleExample(
        "Ready.\n\nSend it?", "fa", "آماده است.↓/n/n↑بفرستم؟",
        finds:
          "'/n/n' seems to be what is left of a line break of the source; write the line break",
        fixed: "آماده است.\n\nبفرستم؟"),
      RuleExample(
        "First line\nSecond line", "fr", "Première ligne↓/n↑Seconde ligne",
        finds: "'/n' seems to be what is left of a line break of the source; write the line break",
        fixed: "Première ligne\nSeconde ligne"),
      RuleExample(
        "Ready.\nOpen it now.", "ru", "Готово.↓n↑Откройте сейчас.",
        finds: "'n' seems to be what is left of a line break of the source; write the line break",
        fixed: "Готово.\nОткройте сейчас."),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.isComparable else { return [] }
    let escapes = escapes(in: unit)
    return escapes.isEmpty ? lostBreaks(in: unit) : escapes
  }

  /// What is left of line breaks that the source has, with one finding for all, at the first.
  private static func lostBreaks(in unit: LintUnit) -> [Finding] {
    let lost = LostLineBreaks.all(in: unit)
    guard let first = lost.first else { return [] }
    return [
      Finding(
        "'\(unit.target.value[utf8: first.range])' seems to be what is left of a line break of the "
          + "source; write the line break", at: first.range,
        fix: TextFix(
          "Write the line breaks", isSafe: false, lost.map { TextEdit($0.range, $0.meant) }))
    ]
  }

  private static func escapes(in unit: LintUnit) -> [Finding] {
    guard unit.target.profile.traits.contains(.backslashes) else { return [] }
    let source = Array(unit.source.value.utf8)
    let bytes = Array(unit.target.value.utf8)
    let payloads = unit.target.message.nodes.indices.compactMap { index in
      unit.target.message.caretAttributes(of: index)?.payloadRange
    }
    let taken = backslashesOfMarkdown(in: unit)
    var found: [Finding] = []
    var edits: [TextEdit] = []
    var offset = 0
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "\\")) {
      offset = start + 1
      guard let (length, replacement) = escape(bytes, start) else { continue }
      let range = start..<(start + length)
      offset = range.upperBound
      guard !source.containsSequence(bytes[start..<(start + 2)]), !taken.contains(start),
        !payloads.contains(where: { $0.contains(start) })
      else { continue }
      edits.append(TextEdit(range, replacement))
      // One finding for all, at the first.
      if found.isEmpty { found.append(finding(bytes[range], range)) }
    }
    if !found.isEmpty { found[0].fix = TextFix("Write the characters", isSafe: false, edits) }
    return found
  }

  /// The places of backslashes that Markdown takes away, so that people don't see them.
  private static func backslashesOfMarkdown(in unit: LintUnit) -> Set<Int> {
    guard unit.markdownReading != .unlikely else { return [] }
    return Set(
      unit.target.message.nodes.lazy.filter { $0.kind == .escape }.map(\.range.lowerBound))
  }

  private static func finding(_ bytes: ArraySlice<UInt8>, _ range: Range<Int>) -> Finding {
    let text = String(decoding: bytes, as: UTF8.self)
    return Finding(
      "\(text) is shown as it stands, not as the character it names; write the character", at: range
    )
  }

  /// How long an escape is, and what it means; nil for a backslash that is none.
  private static func escape(_ bytes: [UInt8], _ start: Int) -> (Int, String)? {
    guard start + 1 < bytes.count else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "n"): return (2, "\n")
    case UInt8(ascii: "t"): return (2, "\t")
    case UInt8(ascii: "r"): return (2, "\r")
    case UInt8(ascii: "\""): return (2, "\"")
    case UInt8(ascii: "'"): return (2, "'")
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let brace = start + 2 < bytes.count && bytes[start + 2] == UInt8(ascii: "{")
      return code(bytes, start, from: start + (brace ? 3 : 2), brace ? 1...6 : 4...4, brace)
    case UInt8(ascii: "x"): return code(bytes, start, from: start + 2, 2...2, false)
    default: return nil
    }
  }

  private static func code(
    _ bytes: [UInt8], _ start: Int, from first: Int, _ digits: ClosedRange<Int>, _ hasBrace: Bool
  ) -> (Int, String)? {
    var end = first
    while end < bytes.count, end - first < digits.upperBound, bytes[end].isASCIIHexDigit {
      end += 1
    }
    guard end - first >= digits.lowerBound,
      let value = UInt32(String(decoding: bytes[first..<end], as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (end - start + (hasBrace ? 1 : 0), String(Character(scalar)))
  }
}

import Diagnostics
import Messages
import Reading

/// A text is longer than the developer's comment allows.
enum LengthLimit: UnitRule {
  static let documentation = RuleDocumentation(
    id: "length-limit", family: .catalog, severity: .warning,
    summary: "The text is longer than the comment of its key allows.",
    rationale: """
      Some texts go where there is no room for more: a widget, a watch, a key. A comment says so as \
      "max 20 characters", "maximum length: 20", "≤ 20 chars" or `l10n:max 20`. Shorten the text.

      Characters are counted as a reader sees them; arguments count as nothing, since nobody knows \
      how long they are.
      """,
    good: [RuleExample("Save", "de", "Sichern", comment: "Button, max 10 characters")],
    bad: [
      RuleExample(
        "Save", "de", "↓Jetzt sichern", comment: "Button, max 10 characters",
        finds: "the text has 13 characters, the comment allows 10; shorten it"),
      RuleExample(
        "Save", "de", "↓Jetzt sichern", comment: "l10n:max 10",
        finds: "the text has 13 characters, the comment allows 10; shorten it"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard let comment = unit.key.comment, let limit = limit(in: comment) else { return [] }
    let shown = unit.target.message.plainText(of: 0)
    guard shown.utf8.count > limit else { return [] }
    let arguments = unit.target.scan.specifiers.reduce(0) { $0 + $1.range.count }
    let count = shown.count - arguments
    guard count > limit else { return [] }
    return [
      Finding(
        "the text has \(count) characters, the comment allows \(limit); shorten it",
        at: 0..<unit.target.value.utf8.count)
    ]
  }

  /// The number of a comment that speaks of a maximum.
  private static func limit(in comment: String) -> Int? {
    let bytes = Array(comment.utf8)
    for offset in bytes.indices {
      let rest = bytes[offset...]
      if bytes[offset] | 0x20 == UInt8(ascii: "m"), rest.count > 4,
        bytes[offset + 1] | 0x20 == UInt8(ascii: "a"), bytes[offset + 2] | 0x20 == UInt8(ascii: "x")
      {
        if let limit = number(behind: rest.dropFirst(3)) { return limit }
      } else if rest.starts(with: "≤".utf8), let limit = number(behind: rest.dropFirst(3)) {
        return limit
      }
    }
    return nil
  }

  /// The number behind `imum length:`, `. `, `: ` and the like, if characters are what it counts.
  private static func number(behind text: ArraySlice<UInt8>) -> Int? {
    let words = text.prefix { !$0.isASCIIDigit }
    guard words.count < 30, !words.contains(UInt8(ascii: ";")), !words.contains(0x0A) else {
      return nil
    }
    let digits = text.dropFirst(words.count).prefix(while: \.isASCIIDigit)
    guard digits.count < 5, let limit = Int(String(decoding: digits, as: UTF8.self)), limit > 0
    else { return nil }
    let before = String(decoding: words, as: UTF8.self).lowercased()
    let behind = String(
      decoding: text.dropFirst(words.count + digits.count).prefix(12), as: UTF8.self
    )
    .lowercased()
    let unit = behind.drop { $0 == " " || $0 == "-" }
    let isAlone = before == " " && unit.isEmpty
    let counts =
      unit.hasPrefix("char") || unit.hasPrefix("letter") || before.contains("length")
      || before.contains("char") || isAlone
    return counts ? limit : nil
  }
}

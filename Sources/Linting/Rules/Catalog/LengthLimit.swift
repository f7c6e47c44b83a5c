import Diagnostics
import Messages
import PlainBytes
import Reading

/// A text is longer or wider than the developer's comment or the project's configuration allows.
enum LengthLimit: UnitRule {
  static let documentation = RuleDocumentation(
    id: "length-limit", family: .catalog, severity: .warning,
    summary: "The text is longer or wider than its comment or the configuration allows.",
    rationale: """
      Some texts go where there is no room for more: a widget, a watch, a key. A comment says so as \
      "max 20 characters", "maximum length: 20", "≤ 20 chars" or `l10n:max 20`; `limits` in `l10n.json` \
      says it of all keys that match, in characters or in points. Shorten the text.

      Characters are counted as a reader sees them. Widths are those of a system font by a table that \
      is right to a few percent; of several lines the longest counts. Arguments count as nothing, since \
      nobody knows how long they are.
      """,
    good: [RuleExample("Save", "de", "Sichern", comment: "Button, max 10 characters")],
    bad: [
      RuleExample(
        "Save", "de", "↓Jetzt sichern", comment: "Button, max 10 characters",
        finds: "the text has 13 characters, the comment allows 10; shorten it"),
      RuleExample(
        "Save", "de", "↓Jetzt sichern", comment: "l10n:max 10",
        finds: "the text has 13 characters, the comment allows 10; shorten it"),
      RuleExample(
        "Save", "de", "↓Jetzt sichern",
        settings: ProjectSettings(limits: [TextLimit(characters: 10)]),
        finds: "the text has 13 characters, the configuration allows 10; shorten it"),
      RuleExample(
        "Save", "ja", "↓今すぐ保存する",
        settings: ProjectSettings(limits: [TextLimit(width: 100)]),
        finds:
          "the text is about 119 points wide at size 17, the configuration allows 100; shorten it"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    var limits: [(limit: TextLimit, origin: String)] = []
    if let comment = unit.key.comment, let limit = limit(in: comment) {
      limits.append((TextLimit(characters: limit), "comment"))
    }
    for limit in context.settings.limits where limit.holds(for: unit.key) {
      limits.append((limit, "configuration"))
    }
    guard !limits.isEmpty else { return [] }
    let shown = shownText(unit.target)
    return limits.flatMap { limit, origin in
      excess(shown, limit, origin).map { Finding($0, at: unit.target.wholeRange) }
    }
  }

  /// The text as a reader sees it, without its arguments.
  private static func shownText(_ text: LintText) -> String {
    let nodes = text.message.nodes.indices.filter { text.message.nodes[$0].kind != .placeholder }
    return nodes.map { text.message.text(of: $0) }.joined()
  }

  private static func excess(_ text: String, _ limit: TextLimit, _ origin: String) -> [String] {
    var messages: [String] = []
    if let most = limit.characters, text.utf8.count > most {
      let count = text.count
      if count > most {
        messages.append(
          "the text has \(count) characters, the \(origin) allows \(most); shorten it")
      }
    }
    if let most = limit.width {
      let width = TextWidth.points(text, fontSize: limit.fontSize)
      if width > most {
        messages.append(
          "the text is about \(width) points wide at size \(limit.fontSize), the \(origin) allows "
            + "\(most); shorten it")
      }
    }
    return messages
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
    let words = text.prefix(30).prefix { !$0.isASCIIDigit }
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

import Diagnostics
import Messages

/// A text, or what its attributes hold, far larger than the source.
enum OversizedText: UnitRule {
  static let documentation = RuleDocumentation(
    id: "oversized-text", family: .security, severity: .error,
    summary: "A text or its attributes are far larger than the source's.",
    rationale: """
      No translation needs twenty times the room of its source. What does was pasted by mistake, or \
      is there to slow the app down or to carry something in. Shorten it.

      Silent below 10,000 bytes, and where a key is the only source that there is, up to a million \
      bytes; at a text with more, or with more than 10,000 percent signs, no other rule looks, nor at \
      its translations.
      """,
    good: [RuleExample("OK", "de", "Einverstanden")],
    bad: [
      RuleExample(
        "OK", "de",
        .one("↓" + String(repeating: "Einverstanden. ", count: 700)),
        finds: "the text has 10500 bytes and its source 2; shorten it")
    ])

  static let looksAtUnreadTexts = true

  private static let limit = 10_000
  private static let factor = 20

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let count = unit.target.value.utf8.count
    if unit.target.isUnread { return [unread(unit.target)] }
    guard count > limit, !unit.isSource, unit.hasSourceText else { return [] }
    let source = unit.source.value.utf8.count
    if count > factor * source {
      return [
        Finding(
          "the text has \(count) bytes and its source \(source); shorten it",
          at: 0..<count)
      ]
    }
    let known = payloads(unit.source).reduce(0) { $0 + $1.count }
    let payloads = payloads(unit.target)
    let held = payloads.reduce(0) { $0 + $1.count }
    guard held > limit, held > factor * known, let first = payloads.first else { return [] }
    return [
      Finding(
        "the attributes of the text have \(held) bytes and those of its source \(known); "
          + "shorten them", at: first)
    ]
  }

  private static func unread(_ text: LintText) -> Finding {
    let count = text.value.utf8.count
    let size =
      count > ScanLimit.text
      ? "\(count) bytes"
      : "\(LintText.percentSigns(in: text.value, text.bytes)) percent signs"
    return Finding("the text has \(size), too many to be checked; shorten it", at: 0..<count)
  }

  private static func payloads(_ text: LintText) -> [Range<Int>] {
    text.message.nodes.indices.compactMap { text.message.caretAttributes(of: $0)?.payloadRange }
  }
}

import Diagnostics
import Messages
import PlainBytes
import Reading

/// Full stops stand for the ellipsis that the source has, or it is lost inside of the text.
enum EllipsisSpelling: UnitRule {
  static let documentation = RuleDocumentation(
    id: "ellipsis-spelling", family: .text, severity: .note,
    summary: "Three full stops stand where the source has an ellipsis.",
    rationale: """
      An ellipsis (`…`) is one character: it is never broken over two lines, and VoiceOver reads it as \
      a pause. Apple's interface texts use it, and the source does; write it in the translation too.

      Full stops of Chinese and Japanese (`。。。`) are no ellipsis, whatever the source has: a warning. Else \
      the rule is silent where the source has three full stops itself.
      """,
    good: [
      RuleExample("Loading…", "de", "Laden …"),
      RuleExample("Loading...", "de", "Laden..."),
    ],
    bad: [
      RuleExample(
        "Loading…", "de", "Laden↓...",
        finds: "three full stops, where the source has an ellipsis; write …", fixed: "Laden…"),
      RuleExample(
        "Loading…", "ko", "로드 중↓...↑…",
        finds: "three full stops beside an ellipsis; remove them", fixed: "로드 중…"),
      RuleExample(
        "Loading...", "zh-Hans", "正在载入↓。。。",
        finds: "several '。' are no ellipsis; write …", severity: .warning, fixed: "正在载入…"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    if let wide = wideStops(in: unit) { return [wide] }
    guard unit.target.profile.traits.contains(.ellipses),
      unit.source.profile.traits.contains(.ellipses), unit.isComparable,
      unit.source.value.unicodeScalars.contains("…")
    else { return [] }
    let bytes = Array(unit.target.value.utf8)
    var found: [Finding] = []
    var offset = 0
    while offset < bytes.count {
      let start = offset
      while offset < bytes.count, bytes[offset] == UInt8(ascii: ".") { offset += 1 }
      if offset - start == 3 { found.append(finding(start..<offset, bytes)) }
      if offset == start { offset += 1 }
    }
    return found
  }

  private static let wide = Array("。".utf8)

  /// The finding about three or more full stops of Chinese.
  private static func wideStops(in unit: LintUnit) -> Finding? {
    guard unit.target.bytes.contains(wide[0]), !unit.isSource,
      let start = unit.target.value.utf8.offset(ofSequence: "。。。".utf8),
      !unit.source.value.utf8.containsSequence("。。".utf8)
    else { return nil }
    var end = start
    while unit.target.value.utf8.dropFirst(end).starts(with: wide) { end += wide.count }
    return Finding(
      "several '。' are no ellipsis; write …", at: start..<end,
      fix: TextFix("Write …", isSafe: false, [TextEdit(start..<end, "…")]), severity: .warning)
  }

  private static func finding(_ stops: Range<Int>, _ bytes: [UInt8]) -> Finding {
    let ellipsis = Array("…".utf8)
    let isBeside =
      bytes[stops.upperBound...].starts(with: ellipsis)
      || bytes[..<stops.lowerBound].suffix(ellipsis.count).elementsEqual(ellipsis)
    return Finding(
      isBeside
        ? "three full stops beside an ellipsis; remove them"
        : "three full stops, where the source has an ellipsis; write …", at: stops,
      fix: TextFix(
        isBeside ? "Remove them" : "Write …", isSafe: true,
        [TextEdit(stops, isBeside ? "" : "…")]))
  }
}

import Diagnostics
import Messages
import PlainBytes
import Reading

/// The translation emphasises more than the source.
enum AddedEmphasis: UnitRule {
  static let documentation = RuleDocumentation(
    id: "added-emphasis", family: .markdown, severity: .warning,
    summary: "The translation emphasises words and the source doesn't.",
    rationale: """
      Where the app reads Markdown, words stand out that shouldn't; where it doesn't, people read \
      the asterisks. Remove the marks, or write `\\*` for a character that is meant.

      Where the source has emphasis of the same kind, more of it is a note: words that belong \
      together may stand apart in another language.

      Silent for single `*` and `_` inside words, as in German "Nutzer*innen", unless the text is \
      known to be Markdown; then `swallowed-character` reports them.
      """,
    good: [
      RuleExample("Users and customers", "de", "Nutzer*innen und Kund*innen"),
      RuleExample("*required", "de", "*erforderlich"),
    ],
    bad: [
      RuleExample(
        "Tap Save now.", "es", "Toca ↓**Guardar**↑ ahora.",
        finds: "the translation has bold (`**…**`) where the source has none; remove the marks",
        fixed: "Toca Guardar ahora.")
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource, unit.target.bytes.intersects(.emphasis), unit.hasSourceText else {
      return []
    }
    let target = EmphasisCount(unit.target)
    let source = EmphasisCount(unit.source)
    // More of one kind and less of another is a change, which the other rule reports.
    guard target.total > source.total else { return [] }
    let isUnlikely = unit.markdownReading == .unlikely
    let message = unit.target.message
    return zip(target.byKind, source.byKind).filter { $0.count > $1.count }.flatMap {
      target, source in
      let nodes = message.nodes.indices.lazy.filter { message.nodes[$0].kind == target.kind }
        .prefix(ScanLimit.parts)
      return nodes.filter { !MarkLooks.isInsideWords(message.nodes[$0].range, unit.target.value) }
        .filter {
          !isUnlikely
            || !unit.source.bytes.contains(unit.target.byte(at: message.nodes[$0].range.lowerBound))
        }
        .suffix(min(target.count - source.count, ScanLimit.findings))
        .map { finding($0, unit, isMore: source.count > 0) }
    }.asOneCause
  }

  private static func finding(_ index: Int, _ unit: LintUnit, isMore: Bool) -> Finding {
    let node = unit.target.message.nodes[index]
    let children = unit.target.message.children(of: index).map {
      unit.target.message.nodes[$0].range
    }
    let start = children.first?.lowerBound ?? node.range.lowerBound
    let inner = start..<(children.last?.upperBound ?? start)
    let edits = [
      TextEdit(node.range.lowerBound..<inner.lowerBound, ""),
      TextEdit(inner.upperBound..<node.range.upperBound, ""),
    ]
    let excess = isMore ? "more often than the source" : "where the source has none"
    return Finding(
      "the translation has \(node.kind.emphasisName) \(excess); remove the marks",
      at: node.range, fix: TextFix("Remove the marks", isSafe: false, edits),
      severity: isMore ? .note : nil)
  }
}

extension LintText {
  /// The byte at an offset; 0 behind the end.
  func byte(at offset: Int) -> UInt8 {
    let bytes = value.utf8
    guard offset >= 0, offset < bytes.count else { return 0 }
    return bytes[bytes.index(bytes.startIndex, offsetBy: offset)]
  }
}

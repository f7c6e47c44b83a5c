import Diagnostics
import LocaleData
import Messages
import PlainBytes
import Reading

/// The translation lost bold, italic or struck-through words.
enum MissingEmphasis: UnitRule {
  static let documentation = RuleDocumentation(
    id: "missing-emphasis", family: .markdown, severity: .warning,
    summary: "The source emphasises words and the translation doesn't.",
    rationale: """
      Bold marks what a reader must not miss: the button to tap, the name to check. Put the marks of \
      the source around the same words of the translation.

      Where the marks are there and don't work, `broken-emphasis` says why and this rule is silent. \
      Italic and bold in place of each other count as a change; `*` and `_` are the same. Italic that \
      Chinese, Japanese or Korean lost is a note, for their letters have none, and so is what several \
      other languages lost too.
      """,
    good: [
      RuleExample("Tap **Save** now.", "es", "Toca ahora **Guardar**."),
      RuleExample("*Note*", "ja", "_注意_"),
    ],
    bad: [
      RuleExample(
        "Tap **Save** now.", "es", "↓Toca Guardar ahora.",
        finds:
          "the source has bold (`**…**`) and the translation has none; put marks around what stands for **Save**"
      ),
      RuleExample(
        "Tap *Save* now.", "ja", "↓「保存」をタップします。",
        finds:
          "the source has italic (`*…*` or `_…_`) and the translation has none; put marks around what stands for *Save*",
        severity: .note),
      RuleExample(
        "Delete **%@** from %@", "de", "↓%1$@↑ von **%2$@** löschen",
        finds: "argument 1 is emphasised in the source and not here; put the marks around it"),
      RuleExample(
        "Version **%@** is old.", "de", "Version ↓%@↑ ist alt.",
        finds: "the source has bold (`**…**`) and the translation has none; write **%@** again",
        fixed: "Version **%@** ist alt."),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource, unit.source.bytes.intersects(.emphasis), !unit.isHTML else { return [] }
    let source = EmphasisCount(unit.source)
    guard source.total > 0 else { return [] }
    let target = EmphasisCount(unit.target)
    let found = zip(source.byKind, target.byKind).filter { $0.count > $1.count }
    if found.isEmpty { return lostArguments(unit) }
    guard !MarkLooks.haveBrokenEmphasis(unit) else { return [] }
    // An argument that isn't shown at all has a finding of its own.
    let lost = EmphasisedArguments(unit.source).alone.subtracting(unit.shownNumbers)
    guard lost.isEmpty || source.total - target.total > lost.count else { return [] }
    return found.map { source, target in finding(source.kind, source.count, target.count, unit) }
  }

  /// Arguments that stood alone between marks and are outside of them now.
  private static func lostArguments(_ unit: LintUnit) -> [Finding] {
    guard unit.source.bytes.contains(UInt8(ascii: "%")), !unit.target.isPart else { return [] }
    let emphasised = EmphasisedArguments(unit.target)
    let alone = EmphasisedArguments(unit.source).alone
    return alone.subtracting(emphasised.inside).sorted().compactMap { argument in
      emphasised.outside[argument].map { range in
        Finding(
          "argument \(argument) is emphasised in the source and not here; put the marks around it",
          at: range)
      }
    }
  }

  private static func finding(
    _ kind: MessageNode.Kind, _ wanted: Int, _ count: Int, _ unit: LintUnit
  ) -> Finding {
    let message = unit.source.message
    let severity: Severity? = isOpen(kind, wanted, unit) ? .note : nil
    let emphasised = message.nodes.indices.lazy.filter { message.nodes[$0].kind == kind }
      .prefix(ScanLimit.findings)
    let expected =
      count == 0
      ? "the source has \(kind.emphasisName) and the translation has none"
      : "the source has \(kind.emphasisName) \(wanted) times and the translation \(count)"
    // Of words that both texts have as they are, the marks can be put back.
    for index in emphasised {
      let written = String(message.sourceText(of: index))
      let words = String(written.trimming(marks: "*_~"))
      guard !words.isEmpty, let range = unit.target.onlyRange(of: words) else { continue }
      return Finding(
        "\(expected); write \(written) again", at: range,
        fix: TextFix("Write \(written)", isSafe: false, [TextEdit(range, written)]),
        severity: severity)
    }
    let words = emphasised.first.map { String(message.sourceText(of: $0)) } ?? ""
    return Finding(
      "\(expected); put marks around what stands for \(words)",
      at: unit.target.wholeRange, severity: severity)
  }

  /// Whether the emphasis may have been left out on purpose.
  private static func isOpen(_ kind: MessageNode.Kind, _ wanted: Int, _ unit: LintUnit) -> Bool {
    let scripts = unit.languageScripts ?? []
    if kind == .emphasis, !scripts.isDisjoint(with: [.han, .kana, .hangul]) { return true }
    return Peers(unit).often { peer in
      EmphasisCount(peer.text).byKind.contains { $0.kind == kind && $0.count < wanted }
    }
  }
}

extension StringProtocol {
  /// The text without these marks at its ends.
  func trimming(marks: String) -> SubSequence { trimming { marks.contains($0) } }
}

extension LintText {
  /// Where a part stands that the text has once and without marks around it.
  func onlyRange(of part: String) -> Range<Int>? {
    guard let first = value.firstRange(of: part),
      value[first.upperBound...].firstRange(of: part) == nil
    else { return nil }
    let start = value.utf8.distance(from: value.startIndex, to: first.lowerBound)
    let range = start..<(start + part.utf8.count)
    let isEmphasised = message.nodes.contains { node in
      (node.kind == .strong || node.kind == .emphasis || node.kind == .strikethrough)
        && node.range.overlaps(range)
    }
    return isEmphasised ? nil : range
  }
}

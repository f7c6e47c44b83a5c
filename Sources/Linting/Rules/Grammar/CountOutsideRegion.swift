import Diagnostics
import Messages
import Reading

/// A number outside of the region that it should be in.
enum CountOutsideRegion: UnitRule {
  static let documentation = RuleDocumentation(
    id: "count-outside-region", family: .grammar, severity: .error,
    summary: "A count stands just outside of the region whose words it counts.",
    rationale: """
      Words agree only with numbers in their own region, so this shows "3 table". Take the number \
      into the brackets.

      Elsewhere in a translation, where the source has the number in the region, it is a warning: the \
      words stay as they are written, which may be right for all numbers.
      """,
    good: [
      RuleExample(source: "^[%lld table](inflect: true)"),
      RuleExample(source: "%lld of ^[%lld table](inflect: true)"),
      RuleExample(
        "^[%lld file](inflect: true) deleted", "de", "Gelöscht: ^[%lld Datei](inflect: true)"),
    ],
    bad: [
      RuleExample(
        source: "↓%lld↑ ^[table](inflect: true)",
        finds:
          "`%lld` stands outside of the region, so `table` stays as it is whatever the number; take it into the brackets",
        fixed: "^[%lld table](inflect: true)"),
      RuleExample(
        "^[%lld file](inflect: true) deleted", "de",
        "^[Datei](inflect: true) gelöscht: ↓%lld",
        finds:
          "`%lld` stands outside of the region, so `Datei` stays as it is whatever the number; take it into the brackets",
        severity: .warning),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.hasAttributes else { return [] }
    let counts = counts(before: unit.target.regions, in: unit.target.message)
    var outerEnd = 0
    return unit.target.regions.enumerated().compactMap { index, region in
      // A count in the same outer region is another rule's finding.
      let isInner = region.range.lowerBound < outerEnd
      outerEnd = max(outerEnd, region.content.upperBound)
      guard !isInner, region.inflects, region.counts.isEmpty, !region.agreesWithOther else {
        return nil
      }
      if let count = counts[region.node] { return finding(count, before: region, unit) }
      return movedCount(ofRegion: index, unit).map {
        Finding(message($0, region, unit), at: $0, severity: .warning)
      }
    }
  }

  private static func message(
    _ count: Range<Int>, _ region: AgreementRegion, _ unit: LintUnit
  ) -> String {
    "`\(unit.target.value[utf8: count])` stands outside of the region, so `\(region.text)` stays as "
      + "it is whatever the number; take it into the brackets"
  }

  private static func finding(
    _ count: Range<Int>, before region: AgreementRegion, _ unit: LintUnit
  ) -> Finding {
    let start = region.range.lowerBound
    return Finding(
      message(count, region, unit), at: count,
      fix: TextFix(
        "Take `\(unit.target.value[utf8: count])` into the region", isSafe: true,
        [
          TextEdit(count.lowerBound..<count.lowerBound, "^["),
          TextEdit(start..<(start + 2), ""),
        ]))
  }

  /// The number that the source has in a region, where the translation has it in none.
  private static func movedCount(ofRegion index: Int, _ unit: LintUnit) -> Range<Int>? {
    let regions = unit.target.regions
    guard !unit.isSource, regions.count <= ScanLimit.findings, regions[index].members.count == 1,
      regions[index].words.isEmpty, unit.source.regions.count == regions.count,
      let number = unit.source.regions[index].counts.first?.value?.argument
    else { return nil }
    let shown = unit.target.scan.specifiers.filter { $0.value?.argument == number }.map(\.range)
    let isInRegion = shown.contains { range in regions.contains { $0.range.overlaps(range) } }
    return isInRegion ? nil : shown.first
  }

  /// The numbers right in front of regions, by the regions' nodes, with nothing but spaces between.
  private static func counts(
    before regions: [AgreementRegion], in message: Message
  ) -> [Int: Range<Int>] {
    let nodes = Set(regions.map(\.node))
    var counts: [Int: Range<Int>] = [:]
    for parent in Set(nodes.map { Int(message.nodes[$0].parent) }) {
      var last: Range<Int>?
      for child in message.children(of: parent) {
        if nodes.contains(child) { counts[child] = last }
        switch message.nodes[child].kind {
        case .placeholder:
          last = message.placeholder(of: child).flatMap { $0.isNumber ? $0.range : nil }
        case .text where message.text(of: child).allSatisfy { $0 == " " || $0 == "\u{A0}" }:
          break
        default: last = nil
        }
      }
    }
    return counts
  }
}

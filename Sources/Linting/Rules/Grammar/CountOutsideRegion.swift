import Diagnostics
import Messages
import Reading

/// A number directly in front of the region that it should be in.
enum CountOutsideRegion: UnitRule {
  static let documentation = RuleDocumentation(
    id: "count-outside-region", family: .grammar, severity: .error,
    summary: "A count stands just outside of the region whose words it counts.",
    rationale: """
      Words agree only with numbers in their own region, so this shows "3 table". Take the number \
      into the brackets.
      """,
    good: [
      RuleExample(source: "^[%lld table](inflect: true)"),
      RuleExample(source: "%lld of ^[%lld table](inflect: true)"),
    ],
    bad: [
      RuleExample(
        source: "↓%lld↑ ^[table](inflect: true)",
        finds:
          "`%lld` stands outside of the region, so `table` stays as it is whatever the number; take it into the brackets",
        fixed: "^[%lld table](inflect: true)")
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.hasAttributes else { return [] }
    let message = unit.target.message
    let counts = counts(before: unit.target.regions, in: message)
    var outerEnd = 0
    return unit.target.regions.compactMap { region in
      // A count in the same outer region is another rule's finding.
      let isInner = region.range.lowerBound < outerEnd
      outerEnd = max(outerEnd, region.content.upperBound)
      guard !isInner, region.inflects, region.counts.isEmpty, !region.agreesWithOther,
        let count = counts[region.node]
      else { return nil }
      let specifier = message.source[utf8: count]
      let start = region.range.lowerBound
      return Finding(
        "`\(specifier)` stands outside of the region, so `\(region.text)` stays as it is whatever "
          + "the number; take it into the brackets", at: count,
        fix: TextFix(
          "Take `\(specifier)` into the region", isSafe: true,
          [
            TextEdit(count.lowerBound..<count.lowerBound, "^["),
            TextEdit(start..<(start + 2), ""),
          ]))
    }
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

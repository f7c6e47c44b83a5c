import Diagnostics
import Messages

/// A region inside of another that inflects, too.
enum NestedRegion: UnitRule {
  static let documentation = RuleDocumentation(
    id: "nested-region", family: .grammar, severity: .warning,
    summary: "A region that inflects stands inside of another one.",
    rationale: """
      The inner words agree among themselves first, and the outer region finds them settled: a \
      count in one and its noun in the other don't see each other. Make one region of both, and \
      mark inside of it only what words are, with `morphology`.
      """,
    good: [
      RuleExample(
        source: "^[%lld ^[light](morphology: { partOfSpeech: \"noun\" })](inflect: true)")
    ],
    bad: [
      RuleExample(
        source: "^[%lld ↓^[file](inflect: true)↑](inflect: true)",
        finds: "this region inflects inside of another one that does; make one region of both")
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.hasAttributes else { return [] }
    let regions = unit.target.regions.filter { $0.inflects && !$0.agreesWithOther }
    guard regions.count > 1 else { return [] }
    return regions.compactMap { inner in
      guard
        regions.contains(where: {
          $0.node != inner.node && $0.content.contains(inner.range.lowerBound)
        })
      else { return nil }
      return Finding(
        "this region inflects inside of another one that does; make one region of both",
        at: inner.range)
    }
  }
}

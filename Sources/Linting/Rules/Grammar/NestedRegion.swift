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
    // Outer ones come first, so what begins before the end of any of them stands inside.
    var outerEnd = 0
    return regions.compactMap { inner in
      let isNested = inner.range.lowerBound < outerEnd
      outerEnd = max(outerEnd, inner.content.upperBound)
      guard isNested else { return nil }
      return Finding(
        "this region inflects inside of another one that does; make one region of both",
        at: inner.range)
    }
  }
}

import Diagnostics
import Messages
import Reading

/// An alternative that says what the region says.
enum RedundantAlternative: UnitRule {
  static let documentation = RuleDocumentation(
    id: "redundant-alternative", family: .grammar, severity: .warning,
    summary: "The alternative is empty or the same as the region's own text.",
    rationale: """
      `inflectionAlternative` is read by people whose term of address has no form of its own or is \
      unknown. When it repeats the text of the region, they are addressed wrongly after all; when it is empty, \
      they read nothing. Write a text that fits everyone.
      """,
    good: [
      RuleExample(
        "Welcome", "es",
        "^[Bienvenido](inflect: true, inflectionAlternative: 'Te damos la bienvenida')")
    ],
    bad: [
      RuleExample(
        "Welcome", "es", "^[Bienvenido](inflect: true, inflectionAlternative: ↓'Bienvenido'↑)",
        finds: "the alternative repeats the region's text; write one that fits everyone"),
      RuleExample(
        "Welcome", "es", "^[Bienvenido](inflect: true, inflectionAlternative: ↓''↑)",
        finds: "the alternative is empty; write one that fits everyone"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    unit.target.regions.compactMap { region in
      guard let alternative = region.alternative,
        alternative.value == region.text || alternative.value.isEmpty
      else { return nil }
      if alternative.value.isEmpty {
        return Finding(
          "the alternative is empty; write one that fits everyone", at: alternative.range)
      }
      return Finding(
        "the alternative repeats the region's text; write one that fits everyone",
        at: alternative.range)
    }
  }
}

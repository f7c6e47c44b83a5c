import Diagnostics
import Grammar

/// Words about the reader that have no form for everyone.
enum MissingAlternative: UnitRule {
  static let documentation = RuleDocumentation(
    id: "missing-alternative", family: .grammar, severity: .warning,
    summary: "Words that address the reader have no alternative for people whose term is unknown.",
    rationale: """
      "Bienvenido" becomes "bienvenida" for a reader who wants to be addressed so, but most \
      people's term of address is unknown or neutral, and the language has no form for that. Say \
      with `inflectionAlternative` what they read.

      Checked where this tool's engine knows the language.
      """,
    good: [
      RuleExample(
        "Welcome", "es",
        "^[Bienvenido](inflect: true, inflectionAlternative: 'Te damos la bienvenida')"),
      RuleExample("^[%lld file](inflect: true)", "es", "^[%lld archivo](inflect: true)"),
    ],
    bad: [
      RuleExample(
        "Welcome", "es", "↓^[Bienvenido](inflect: true)",
        finds:
          "`Bienvenido` has no form for a reader whose term of address is neutral or unknown; add `inflectionAlternative` with a text that fits everyone"
      )
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    unit.target.regions.compactMap { region in
      guard region.inflects, !region.agreesWithOther, region.alternative == nil,
        region.counts.isEmpty, region.words.isEmpty,
        let grammar = context.engines.grammar(unit.entry.localization.tag), unit.language != "en",
        grammar.addressesReader(region.text)
      else { return nil }
      return Finding(
        "`\(region.text)` has no form for a reader whose term of address is neutral or unknown; "
          + "add `inflectionAlternative` with a text that fits everyone",
        at: region.range)
    }
  }
}

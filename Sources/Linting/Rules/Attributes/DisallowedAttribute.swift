import Diagnostics
import Localization
import Messages

/// The configuration's format definition doesn't allow an attribute where it stands.
enum DisallowedAttribute: UnitRule {
  static let documentation = RuleDocumentation(
    id: "disallowed-attribute", family: .attributes, severity: .error,
    summary: "An attribute, its value or what stands beside it breaks the format definition.",
    rationale: """
      A project can say in `l10n.json`, under `formatDefinitions`, which attributes the strings of a \
      table may carry, with which values, which of them go together, which hold for whole \
      paragraphs, and what Markdown there may be. An app that renders what \
      its own editor would not make shows it wrong or not at all. Write what the finding asks for, \
      or change the definition.

      Attributes inside of others add up, so each piece of text is held to all that it has. What the \
      source has in the same way is reported in the source alone. Foundation's own attributes, such \
      as `inflect`, are always allowed.
      """,
    good: [
      RuleExample(
        "^[Fast](rainbow: 'extreme', level: 1)", "es", "^[^[Rápido](level: 2)](rainbow: 'extreme')",
        formatDefinitions: [captions]),
      RuleExample(
        "^[%lld cup](inflect: true)", "es", "^[%lld taza](inflect: true)",
        formatDefinitions: [captions]),
    ],
    bad: [
      RuleExample(
        "^[Fast](rainbow: 'extreme', level: 1)", "es", "^[Rápido](rainbow: 'extreme', level: ↓3↑)",
        formatDefinitions: [captions],
        finds:
          "the format definition `captions` wants `level` with `1` or `2` beside `rainbow: 'extreme'`, found `3`"
      ),
      RuleExample(
        "^[Fast](rainbow: 'extreme', level: 1)", "es", "^[Rápido](↓rainbow↑: 'extreme')",
        formatDefinitions: [captions],
        finds:
          "the format definition `captions` wants `level` with `1` or `2` beside `rainbow: 'extreme'`; add it"
      ),
      RuleExample(
        "^[Fast](rainbow: 'fun')", "es", "^[Rápido](rainbow: 'fun', ↓glow↑: true)",
        formatDefinitions: [captions],
        finds:
          "the format definition `captions` doesn't allow `glow` beside `rainbow: 'fun'`; remove one of them"
      ),
      RuleExample(
        "Fast", "es", "↓**Rápido**↑", formatDefinitions: [captions],
        finds:
          "the format definition `captions` doesn't allow bold text here; remove its marks"
      ),
      RuleExample(
        "^[Fast](level: 1)", "es", "Muy ^[rápido](↓level↑: 1)", formatDefinitions: [captions],
        finds:
          "by the format definition `captions`, `level` holds for whole paragraphs; put all of the paragraph into the brackets"
      ),
      RuleExample(
        source: "^[Fast](rainbow: ↓'wild'↑)", formatDefinitions: [captions],
        finds:
          "the format definition `captions` allows `rainbow` with `'fun'` or `'extreme'`, found `'wild'`"
      ),
    ])

  private static let captions: FormatDefinition = {
    var captions = FormatDefinition(
      name: "captions",
      attributes: [
        .init("rainbow", ["\"fun\"", "\"extreme\""]), .init("level"), .init("glow", ["true"]),
      ],
      marks: [.emphasis, .link],
      constraints: [
        .init(if: [.init("rainbow", ["\"extreme\""])], then: [.init("level", ["1", "2"])]),
        .init(if: [.init("rainbow")], not: [.init("glow")]),
      ])
    captions.wholeParagraphs = ["level"]
    return captions
  }()

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !context.formatDefinitions.isEmpty else { return [] }
    let definitions = context.formatDefinitions.filter { definition in
      definition.holds(forTable: unit.key.table)
        && (unit.target.hasAttributes || definition.marks != nil)
    }
    guard !definitions.isEmpty else { return [] }
    var check = FormatDefinitionCheck(of: unit.target, context)
    let violations = definitions.flatMap { check.violations(of: $0) }
    guard !violations.isEmpty, !unit.isSource else { return violations.map(\.finding) }
    var source = FormatDefinitionCheck(of: unit.source, context)
    let known = Set(definitions.flatMap { source.violations(of: $0) }.map(\.identity))
    return violations.filter { !known.contains($0.identity) }.map(\.finding)
  }
}

import Diagnostics
import Messages
import Reading

/// One of the app's attributes has a value that the app can't read.
enum CustomAttributeValue: UnitRule {
  static let documentation = RuleDocumentation(
    id: "custom-attribute-value", family: .attributes, severity: .error,
    summary: "An attribute has a value that its declaration doesn't allow.",
    rationale: """
      The app's Swift code says which values it can read: the cases of an enum, the properties of a \
      struct; a format definition can say which of them a table may use. Anything else makes \
      Foundation give up on the whole text, so that people read the marks. Write one of the values \
      that the finding lists.
      """,
    good: [
      RuleExample(
        "^[Fast](rainbow: 'fun')", "es", "^[Rápido](rainbow: 'extreme')", attributes: rainbow)
    ],
    bad: [
      RuleExample(
        "^[Fast](rainbow: 'fun')", "es", "^[Rápido](rainbow: ↓'extremo'↑)", attributes: rainbow,
        finds:
          "`rainbow` takes one of `plain`, `fun`, `extreme`, found `'extremo'` (see `RainbowAttribute`)",
        fixed: "^[Rápido](rainbow: 'extreme')"),
      RuleExample(
        "^[Fast](style: { level: 1 })", "es", "^[Rápido](style: { level: ↓'uno'↑ })",
        attributes: [
          AttributeDeclaration(
            name: "style", type: .object([.init(name: "level", type: .integer)]))
        ], finds: "`style.level` takes a whole number, found `'uno'`"),
    ])

  private static let rainbow = [
    AttributeDeclaration(
      name: "rainbow", type: .oneOf(["plain", "fun", "extreme"]), origin: "RainbowAttribute")
  ]

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard let attributes = context.attributes, !attributes.isEmpty, unit.target.mayHaveCarets else {
      return []
    }
    return unit.ownMembers.flatMap { member -> [Finding] in
      guard let declaration = attributes.first(where: { $0.name == member.name.value }) else {
        return []
      }
      return AttributeCheck(declaration).findings(in: member)
    }
  }
}

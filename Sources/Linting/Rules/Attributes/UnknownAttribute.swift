import Diagnostics
import Messages
import Reading
import Vocabulary

/// An attribute that neither Foundation nor the app knows.
enum UnknownAttribute: UnitRule {
  static let documentation = RuleDocumentation(
    id: "unknown-attribute", family: .attributes, severity: .error,
    summary: "An attribute has a name that neither Foundation nor the app knows.",
    rationale: """
      Attributes with unknown names are dropped in silence: the words are shown, and nothing else \
      happens. Names have capitals as the app spells them and are never translated.

      Where neither the app's sources nor a format definition say which attributes there are, only \
      names close to one of Foundation's, and names that the source text doesn't have, are reported.
      """,
    good: [
      RuleExample("^[Fast](rainbow: 'fun')", "es", "^[Rápido](rainbow: 'fun')")
    ],
    bad: [
      RuleExample(
        "^[%lld cup](inflect: true)", "es", "^[%lld taza](↓inflcet↑: true)",
        finds: "nothing knows the attribute `inflcet`, so it is dropped; write `inflect`",
        fixed: "^[%lld taza](inflect: true)"),
      RuleExample(
        "^[Fast](rainbow: 'fun')", "es", "^[Rápido](↓arcoiris↑: 'fun')",
        finds: "nothing knows the attribute `arcoiris`, so it is dropped; write `rainbow`",
        fixed: "^[Rápido](rainbow: 'fun')"),
      RuleExample(
        source: "^[Fast](↓ranbow↑: 'fun')",
        attributes: [AttributeDeclaration(name: "rainbow", type: .oneOf(["plain", "fun"]))],
        finds: "nothing knows the attribute `ranbow`, so it is dropped; write `rainbow`",
        fixed: "^[Fast](rainbow: 'fun')"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.mayHaveCarets else { return [] }
    let members = unit.target.caretMembers
    guard !members.isEmpty else { return [] }
    let declared = context.attributes?.map(\.name)
    let source = unit.isSource ? [] : unit.source.caretMembers.map(\.name.value)
    return members.compactMap { member in
      let name = member.name.value
      guard member.agreement == nil, declared?.contains(name) != true,
        !source.contains(name)
      else { return nil }
      let lost = source.filter { old in !members.contains { $0.name.value == old } }
      return finding(member, declared, lost, unit)
    }
  }

  /// - Parameter lost: Names of the source that the translation doesn't have.
  private static func finding(
    _ member: JSONMember, _ declared: [String]?, _ lost: [String], _ unit: LintUnit
  ) -> Finding? {
    let name = member.name.value
    let near = NearestName.of(
      name, among: AgreementAttribute.names + (declared ?? []).prefix(ScanLimit.names) + lost)
    let meant = near.flatMap { $0.isSlip ? $0.name : nil } ?? lost.first
    if declared == nil, unit.isSource, meant == nil { return nil }
    let fix = meant.map {
      TextFix("Write `\($0)`", isSafe: false, [TextEdit(member.name.contentRange, $0)])
    }
    let known = AgreementAttribute.names + (declared ?? [])
    let hint =
      meant.map { "write `\($0)`" }
      ?? (declared == nil
        ? "the source has no such attribute; remove it" : "known are \(known.quotedList)")
    return Finding(
      "nothing knows the attribute `\(name)`, so it is dropped; \(hint)", at: member.name.range,
      fix: fix, severity: declared == nil && meant == nil ? .warning : nil)
  }
}

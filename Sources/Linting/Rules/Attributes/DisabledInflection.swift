import Diagnostics
import Messages
import Reading
import Vocabulary

/// `inflect: false`, which Foundation refuses.
enum DisabledInflection: UnitRule {
  static let documentation = RuleDocumentation(
    id: "disabled-inflection", family: .attributes, severity: .error,
    summary: "`inflect` is `false`, which Foundation can't read.",
    rationale: """
      Foundation takes `true` or a rule such as `{ number: 'other' }`; `false` is an error that makes \
      it give up on the text, so that people read the marks. Words that shouldn't be inflected need \
      no attribute at all: remove the marks around them.
      """,
    good: [RuleExample("^[%lld cup](inflect: true)", "es", "%lld tazas")],
    bad: [
      RuleExample(
        "^[%lld cup](inflect: true)", "es", "^[%lld taza](inflect: ↓false↑)",
        finds:
          "`inflect` takes `true` or a rule such as `{ number: 'other' }`, and `false` is an error; write `true`, or remove the attribute",
        fixed: "^[%lld taza](inflect: true)")
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.mayHaveCarets else { return [] }
    return unit.ownMembers.filter { isFalse($0) }.map { member in
      let range = member.value.range
      return Finding(
        "`inflect` takes `true` or a rule such as `{ number: 'other' }`, and `false` is an error; "
          + "write `true`, or remove the attribute", at: range,
        fix: TextFix("Write `true`", isSafe: false, [TextEdit(range, "true")]))
    }
  }

  static func isFalse(_ member: JSONMember) -> Bool {
    member.agreement == .inflect && member.value.content == .bool(false)
  }
}

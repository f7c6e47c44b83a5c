import Diagnostics
import Messages
import Reading
import Vocabulary

/// One of Foundation's attributes has a value that it doesn't take.
enum AttributeValue: UnitRule {
  static let documentation = RuleDocumentation(
    id: "attribute-value", family: .attributes, severity: .error,
    summary: "An attribute of Foundation's has a value of the wrong type.",
    rationale: """
      A value that Foundation can't read makes it give up on the text, so that people read the \
      marks: `inflect` takes `true` without quotation marks, `agreeWithArgument` a whole number, \
      `inflectionAlternative` a text in quotation marks.
      """,
    good: [RuleExample("^[%lld cup](inflect: true)", "es", "^[%lld taza](inflect: true)")],
    bad: [
      RuleExample(
        "^[%lld cup](inflect: true)", "es", "^[%lld taza](inflect: ↓'true'↑)",
        finds: "`inflect` takes `true` or an object such as `{ number: 'other' }`, found `'true'`",
        fixed: "^[%lld taza](inflect: true)"),
      RuleExample(
        "^[red](agreeWithArgument: 1) %@", "es", "%@ ^[rojo](agreeWithArgument: ↓'uno'↑)",
        finds: "`agreeWithArgument` takes a whole number from 1, found `'uno'`"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.mayHaveCarets else { return [] }
    return unit.ownMembers.compactMap { member in
      guard let kind = member.agreement?.valueKind, !DisabledInflection.isFalse(member) else {
        return nil
      }
      let start = kind == .position ? " from 1" : ""
      guard !kind.admits(member.value) || !start.isEmpty && isBeforeFirst(member.value) else {
        return nil
      }
      return Finding(
        "`\(member.name.value)` takes \(kind.expectation)\(start), found "
          + "`\(member.value.excerpt)`",
        at: member.value.range, fix: repair(member.value, kind))
    }
  }

  private static func isBeforeFirst(_ value: JSONValue) -> Bool {
    if case .number(let number) = value.content { (number.integer ?? 0) < 1 } else { false }
  }

  /// The same value without its quotation marks.
  private static func repair(
    _ value: JSONValue, _ kind: AgreementAttribute.ValueKind
  ) -> TextFix? {
    let plain: String? =
      switch (kind, value.content) {
      case (.inflectionRule, .string(let text)) where text.value.lowercased() == "true",
        (.flag, .string(let text)) where text.value.lowercased() == "true":
        "true"
      case (.position, .string(let text)): Int(text.value).map(String.init)
      case (.inflectionRule, .number(let number)) where number.integer == 1,
        (.flag, .number(let number)) where number.integer == 1:
        "true"
      default: nil
      }
    return plain.map {
      TextFix("Write `\($0)`", isSafe: true, [TextEdit(value.range, $0)])
    }
  }
}

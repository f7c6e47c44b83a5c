import Diagnostics
import Messages
import PlainBytes
import Reading
import Vocabulary

/// Caret attributes whose marks are wrong, so that people read them.
enum BrokenCaret: UnitRule {
  static let documentation = RuleDocumentation(
    id: "broken-caret", family: .attributes, severity: .error,
    summary: "The marks of caret attributes are wrong, so that people read the attributes.",
    rationale: """
      `^[words](inflect: true)` needs all of its marks, in ASCII and without spaces between them. \
      Without the caret it is plain text, or a link that leads to `inflect:true`.

      Attributes are known by the name in the parentheses: one of Foundation's, of the source text or \
      of the app. What the source gets wrong is reported there alone.
      """,
    good: [
      RuleExample(
        "^[%lld cup](inflect: true)", "es", "^[%lld taza](inflect: true)"),
      RuleExample("Call (note: busy)", "es", "Llamar (nota: ocupado)"),
    ],
    bad: [
      RuleExample(
        "^[%lld cup](inflect: true)", "es", "↓[%lld taza](↑inflect: true)",
        finds: "the `^` before `[` is missing, so people read the attributes; write `^[…](…)`",
        fixed: "^[%lld taza](inflect: true)"),
      RuleExample(
        "^[%lld cup](inflect: true)", "es", "↓^[%lld taza] (↑inflect: true)",
        finds:
          "nothing may stand between `]` and `(`, so people read the attributes; write `^[…](…)`",
        fixed: "^[%lld taza](inflect: true)"),
      RuleExample(
        "^[%lld cup](inflect: true)", "es", "↓^[%lld taza(↑inflect: true)",
        finds: "no `]` closes the words of the attributes, so people read them; write `^[…](…)`"),
      RuleExample(
        "^[%lld cup](inflect: true)", "zh-Hans", "↓^［%lld 杯］（↑inflect: true）",
        finds: "`［` stands where `[` belongs, so people read the attributes; write `^[…](…)`",
        fixed: "^[%lld 杯](inflect: true)"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard mayConcern(unit) else { return [] }
    let names = (context.attributes ?? []).map(\.name)
    let faults = faults(in: unit, names)
    guard !faults.isEmpty else { return [] }
    if !unit.isSource, !CaretFaultScan(unit.source, names + sourceNames(unit)).faults.isEmpty {
      return []
    }
    return faults.map { fault in
      Finding(fault.message, at: fault.range, fix: repair(fault, unit))
    }
  }

  static func faults(in unit: LintUnit, _ names: [String] = []) -> [LinkFault] {
    guard mayConcern(unit) else { return [] }
    return CaretFaultScan(unit.target, names + sourceNames(unit)).faults
  }

  /// Whether a link leads to an attribute, for its caret is lost.
  static func isAttribute(_ destination: String, _ unit: LintUnit) -> Bool {
    guard let colon = destination.firstIndex(of: ":") else { return false }
    return sourceNames(unit).contains(String(destination[..<colon]))
  }

  private static func mayConcern(_ unit: LintUnit) -> Bool {
    let bytes = unit.target.bytes
    guard unit.target.isShort, unit.source.isShort else { return false }
    return bytes.contains(UInt8(ascii: "^")) || bytes.contains(UInt8(ascii: "]"))
      || unit.source.bytes.contains(UInt8(ascii: "^")) && unit.source.mayHaveCarets
  }

  private static func sourceNames(_ unit: LintUnit) -> [String] {
    AgreementAttribute.names + unit.source.caretMembers.map(\.name.value)
  }

  /// The right marks, if they make attributes of the text.
  private static func repair(_ fault: LinkFault, _ unit: LintUnit) -> TextFix? {
    guard !fault.edits.isEmpty else { return nil }
    let fix = TextFix("Write the marks as `^[…](…)`", isSafe: true, fault.edits)
    let mended = LintText(fix.applied(to: unit.target.value), like: unit.target)
    return mended.caretRegions.count > unit.target.caretRegions.count ? fix : nil
  }
}

import Diagnostics
import Messages

/// The translation lost a link.
enum MissingLink: UnitRule {
  static let documentation = RuleDocumentation(
    id: "missing-link", family: .markdown, severity: .error,
    summary: "The source has a link that the translation doesn't have.",
    rationale: """
      A reader of the translation can't get to where the text promises to lead: the terms to agree \
      to, the page with help. Write the link around the words of the translation: \
      `[words](address)`.

      Where a link was begun and doesn't work, `broken-link` says why and this rule is silent. An \
      address in angle brackets may stand in place of a link, and a bare one is a warning.
      """,
    good: [
      RuleExample("Read [more](https://example.com).", "es", "Leer [más](https://example.com).")
    ],
    bad: [
      RuleExample(
        "Read [more](https://example.com).", "es", "↓Leer más.",
        finds: "the link to `https://example.com` is missing; write `[words](https://example.com)`")
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource, unit.source.bytes.intersects(.brackets) else { return [] }
    let missing = LinkPairing(unit).missing
    guard !missing.isEmpty, BrokenLink.faults(in: unit).isEmpty else { return [] }
    let count = unit.target.value.utf8.count
    let findings = missing.map { link in
      let isBare = unit.target.value.firstRange(of: link.destination) != nil
      return Finding(
        isBare
          ? "`\(link.destination)` is no link in the translation; write `[words](address)`"
          : "the link to `\(link.destination)` is missing; write `[words](\(link.destination))`",
        at: 0..<count, severity: isBare ? .warning : nil)
    }
    return findings.asOneCause
  }
}

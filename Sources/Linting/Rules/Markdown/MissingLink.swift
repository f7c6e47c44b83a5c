import Diagnostics
import Messages
import PlainBytes

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
      address in angle brackets may stand in place of a link, and a bare one is a warning. A link \
      that the source has twice may stand once.
      """,
    good: [
      RuleExample("Read [more](https://example.com).", "es", "Leer [más](https://example.com)."),
      RuleExample(
        "[Sky](https://example.com) is by [Sky](https://example.com).", "de",
        "[Sky](https://example.com) ist von denselben Leuten."),
    ],
    bad: [
      RuleExample(
        "Read [more](https://example.com).", "es", "↓Leer más.",
        finds: "the link to `https://example.com` is missing; write `[words](https://example.com)`"),
      RuleExample(
        "Read [more](https://example.com).", "es", "Leer más: ↓https://example.com↑.",
        finds: "`https://example.com` is no link in the translation; write `[words](address)`",
        severity: .warning),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource, unit.source.bytes.intersects(.brackets) else { return [] }
    let links = unit.target.links
    // Who reads the translation gets there by the other link.
    let missing = LinkPairing(unit).missing.filter { link in
      !links.contains { $0.destination == link.destination }
    }
    guard !missing.isEmpty, BrokenLink.faults(in: unit).isEmpty else { return [] }
    return missing.map { link in
      guard let range = bareAddress(link.destination, outside: links, unit.target) else {
        let written = unit.source.value[utf8: link.destinationRange]
        return Finding(
          "the link to `\(written)` is missing; write `[words](\(written))`",
          at: unit.target.wholeRange)
      }
      return Finding(
        "`\(link.destination)` is no link in the translation; write `[words](address)`",
        at: range, severity: .warning)
    }.asOneCause
  }

  /// Where an address stands as text.
  private static func bareAddress(
    _ address: String, outside links: [PlacedLink], _ text: LintText
  ) -> Range<Int>? {
    Array(text.value.utf8).ranges(of: Array(address.utf8)).first { range in
      !range.isEmpty && !links.contains { $0.range.overlaps(range) }
    }
  }
}

import Diagnostics
import Messages
import PlainBytes
import Reading

/// A link goes another way than the source's.
enum LinkScheme: UnitRule {
  static let documentation = RuleDocumentation(
    id: "link-scheme", family: .markdown, severity: .warning,
    summary: "A link has another scheme than the source's, and none of https, mailto and tel.",
    rationale: """
      `http` lets anybody on the way read and change the page, and the app may refuse it; a scheme \
      such as `sms` opens another app. Write the scheme of the source.

      `https`, `mailto` and `tel` are fine, and so is each scheme that a link of the source has.
      """,
    good: [
      RuleExample("[Help](http://example.com)", "es", "[Ayuda](https://example.com)"),
      RuleExample("[Open](myapp://home)", "es", "[Abrir](myapp://home)"),
    ],
    bad: [
      RuleExample(
        "[Help](https://example.com)", "es", "[Ayuda](↓http://example.com↑)",
        finds: "the link has the scheme `http`, which no link of the source has; write `https`",
        fixed: "[Ayuda](https://example.com)")
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource, unit.target.bytes.intersects(.brackets),
      unit.target.bytes.contains(UInt8(ascii: ":")), !unit.target.links.isEmpty
    else { return [] }
    let source = unit.source.links
    let known = Set(source.compactMap(\.address.scheme) + ["https", "mailto", "tel"])
    return unit.target.links.compactMap { link in
      guard let scheme = link.address.scheme, !known.contains(scheme), !link.address.isExecutable,
        !BrokenCaret.isAttribute(link.destination, unit)
      else { return nil }
      let start = link.destinationRange.lowerBound
      let range = start..<(start + scheme.utf8.count)
      let isSecured = scheme == "http" && unit.target.value[utf8: range] == "http"
      return Finding(
        "the link has the scheme `\(scheme)`, which no link of the source has; write "
          + "`\(source.first?.address.scheme ?? "https")`", at: link.destinationRange,
        fix: isSecured
          ? TextFix("Write `https`", isSafe: false, [TextEdit(range, "https")]) : nil)
    }
  }
}

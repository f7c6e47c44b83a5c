import Diagnostics
import Messages
import PlainBytes
import Reading

/// A link leads elsewhere than the source's.
enum LinkTarget: UnitRule {
  static let documentation = RuleDocumentation(
    id: "link-target", family: .markdown, severity: .error,
    summary: "A link leads to another place than in the source.",
    rationale: """
      A link to another host is a mistake or an attack: who follows it trusts the app. Another path \
      on the same host is a warning, for it may be a page that was translated, or a broken address.

      A page in the reader's language is right: `/en/help` that becomes `/es/help`, \
      `help-en.html` that becomes `help-es.html`, `?lang=es`, `es.wikipedia.org`. Where the page has \
      another name in that language (`/es/ayuda`), it is a note. A host \
      that differs in its last part alone, as `example.de` for `example.com`, is a warning.
      """,
    good: [
      RuleExample(
        "[Help](https://example.com/en/help)", "es", "[Ayuda](https://example.com/es/help)"),
      RuleExample(
        "[Privacy](https://example.com/privacy-en.html)", "fr",
        "[Confidentialité](https://example.com/privacy-fr.html)"),
      RuleExample(
        "[Mesh](https://en.wikipedia.org/wiki/Mesh)", "de",
        "[Netz](https://de.wikipedia.org/wiki/Vermaschtes_Netz)"),
    ],
    bad: [
      RuleExample(
        "[Help](https://example.com/help)", "es", "[Ayuda](↓https://example.net.co/help↑)",
        finds:
          "the link leads to the host `example.net.co`; write the source's, `https://example.com/help`",
        fixed: "[Ayuda](https://example.com/help)"),
      RuleExample(
        "[Help](https://example.com/help)", "es", "[Ayuda](↓https://example.com/ayuda↑)",
        finds: "the link leads to another address; write the source's, `https://example.com/help`",
        severity: .warning, fixed: "[Ayuda](https://example.com/help)"),
      RuleExample(
        "[Help](https://example.com/en/help)", "es", "[Ayuda](↓https://example.com/es/ayuda↑)",
        finds:
          "the link leads to another page; see that it is the source's, `https://example.com/en/help`",
        severity: .note, fixed: "[Ayuda](https://example.com/en/help)"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource, unit.target.bytes.intersects(.brackets) else { return [] }
    return LinkPairing(unit).changed.compactMap { source, target in
      // `deceptive-host`, `executable-link` and `broken-caret` say more.
      let host = target.address.host ?? ""
      guard !target.address.isExecutable,
        DeceptiveHost.problem(host, hasKnown: source.address.host?.contains(".") ?? false) == nil,
        !BrokenCaret.isAttribute(target.destination, unit)
      else {
        return nil
      }
      return finding(source, target, unit)
    }
  }

  private static func finding(
    _ source: PlacedLink, _ target: PlacedLink, _ unit: LintUnit
  ) -> Finding? {
    let message: String
    var advice = "write"
    var severity: Severity?
    switch AddressDifference(source.address, target.address, unit) {
    case .none: return nil
    case .nowhere: message = "the link leads nowhere"
    case .scheme:
      message = "the address has no scheme, so the link leads nowhere"
      guard target.address.scheme == nil else { return nil }
    case .host:
      message = "the link leads to the host `\(target.address.host ?? target.destination)`"
    case .country:
      message = "the link leads to the host `\(target.address.host ?? "")`"
      severity = .warning
    case .page:
      // Most likely it is the same page in the reader's language.
      (message, advice, severity) = ("the link leads to another page", "see that it is", .note)
    case .path: (message, severity) = ("the link leads to another address", .warning)
    }
    let original = unit.source.value[utf8: source.destinationRange]
    let edit = TextEdit(target.destinationRange, String(original))
    let fix = TextFix("Write the source's address", isSafe: false, [edit])
    return Finding(
      "\(message); \(advice) the source's, `\(original)`", at: target.destinationRange,
      fix: source.kind == target.kind ? fix : nil, severity: severity)
  }
}

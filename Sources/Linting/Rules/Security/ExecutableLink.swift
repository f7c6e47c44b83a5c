import Diagnostics
import Messages
import PlainBytes
import Reading

/// A link that runs code, or reads files, when it is followed.
enum ExecutableLink: UnitRule {
  static let documentation = RuleDocumentation(
    id: "executable-link", family: .security, severity: .error,
    summary: "A link has a scheme that runs code or reads files.",
    rationale: """
      `javascript:`, `data:`, `vbscript:` and `file:` don't lead to a place; a web view that \
      follows one runs what the translator wrote, with the rights of the app. Write an `https` \
      address.

      Values of attributes are looked at too, for apps open addresses that stand in them, and in \
      translations the addresses of HTML tags.
      """,
    good: [
      RuleExample("[Help](https://example.com)", "de", "[Hilfe](https://example.com)"),
      RuleExample(
        "<img src=\"data:image/gif;base64,R0lGOD\"> Cup", "de",
        "<img src=\"data:image/gif;base64,R0lGOD\"> Tasse"),
    ],
    bad: [
      RuleExample(
        "[Help](https://example.com)", "de", "[Hilfe](↓javascript:alert%281%29↑)",
        finds:
          "`javascript:` makes the app run or read what the link holds; write an `https` address"),
      RuleExample(
        "^[Help](page: 'help')", "de", "^[Hilfe](page: ↓'javascript:alert`1`'↑)",
        finds:
          "`javascript:` makes the app run or read what the link holds; write an `https` address"),
      RuleExample(
        "Read the <a href=\"https://example.com\">terms</a>", "de",
        "Lies die <a href=\"↓javascript:alert(1)↑\">Bedingungen</a>",
        finds:
          "`javascript:` makes the app run or read what the link holds; write an `https` address"),
      RuleExample(
        "Read the <a href='https://example.com'>terms</a>", "de",
        "Lies die ↓<a href='java&#115;cript:alert(1)'>↑Bedingungen</a>",
        finds:
          "`javascript:` makes the app run or read what the link holds; write an `https` address"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let bytes = unit.target.bytes
    // The colon may be a character reference.
    guard bytes.contains(UInt8(ascii: ":")) || bytes.contains(UInt8(ascii: "&")),
      bytes.intersects(.brackets)
    else { return [] }
    // Found out only where the text has such an address, which few have.
    lazy var known = unit.isSource ? [] : (addresses(unit.source) + tags(unit.source)).map(\.text)
    // What developers write in HTML of their own is not judged here.
    let all = addresses(unit.target) + (unit.isSource ? [] : tags(unit.target))
    return all.compactMap { text, range in
      let address = WebAddress(text)
      guard address.isExecutable, let scheme = address.scheme, !known.contains(text) else {
        return nil
      }
      return Finding(
        "`\(scheme):` makes the app run or read what the link holds; write an `https` address",
        at: range)
    }
  }

  private static func addresses(_ text: LintText) -> [(text: String, range: Range<Int>)] {
    let links = text.links.map { (text: $0.destination, range: $0.destinationRange) }
    let values = text.caretMembers.flatMap { member in texts(in: member.value) }
    return links + values
  }

  private static func tags(_ text: LintText) -> [(text: String, range: Range<Int>)] {
    TagAddress.all(in: text).map { ($0.text, $0.range) }
  }

  private static func texts(in value: JSONValue) -> [(text: String, range: Range<Int>)] {
    switch value.content {
    case .string(let string): [(string.value, value.range)]
    case .array(let values): values.flatMap(texts)
    case .object(let members): members.flatMap { texts(in: $0.value) }
    default: []
    }
  }
}

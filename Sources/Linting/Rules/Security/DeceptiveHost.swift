import Diagnostics
import Messages
import PlainBytes

/// An address that looks like another one.
enum DeceptiveHost: UnitRule {
  static let documentation = RuleDocumentation(
    id: "deceptive-host", family: .security, severity: .error,
    summary: "The host of an address mixes scripts or has letters that look like others.",
    rationale: """
      A Cyrillic `а` in `example.com` looks right and leads to a server that somebody else owns. \
      Registries refuse names that mix scripts, so such a host is a trick or a slip of the keyboard: \
      type the address again.

      A host all in one script is fine where the source has it; where the source's hosts are ASCII, \
      another script or a `xn--` name is reported too, but for a word alone in the place of one \
      (`http://path/to/file`), which is no host. Links are looked at, and addresses that stand \
      in the text itself.
      """,
    good: [
      RuleExample("[Help](https://example.com)", "ru", "[Справка](https://example.com)"),
      RuleExample("Pay at https://почта.рф", "ru", "Оплата на https://почта.рф"),
      RuleExample("http://path/to/stream", "ru", "http://путь/к/потоку"),
    ],
    bad: [
      RuleExample(
        "[Help](https://example.com)", "ru", "[Справка](https://↓ex\u{0430}mple.com↑)",
        finds:
          "`а` (U+0430) in the host is no Latin letter and leads to another server; type the address again"
      ),
      RuleExample(
        "See https://example.com", "de", "Siehe https://↓xn--exmple-4nf.com",
        finds:
          "the host `xn--exmple-4nf.com` stands for other letters than it shows, and the source has none such; write the source's host"
      ),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let bytes = unit.target.bytes
    guard bytes.contains(UInt8(ascii: "/")), bytes.contains(UInt8(ascii: ":")),
      !bytes.isASCII || bytes.contains(UInt8(ascii: "x")) && bytes.contains(UInt8(ascii: "-"))
    else { return [] }
    let known = unit.isSource ? [] : Addresses.web(in: unit.source.value).map(\.host)
    return Addresses.web(in: unit.target.value).compactMap { address in
      guard unit.isSource || !known.contains(address.host) else { return nil }
      return problem(address.host, hasKnown: known.contains { $0.contains(".") })
        .map { Finding($0, at: address.hostRange) }
    }
  }

  /// What is wrong with a host; nil where it is none.
  ///
  /// - Parameter hasKnown: Whether the source has hosts to compare it with.
  static func problem(_ host: String, hasKnown: Bool) -> String? {
    for label in host.split(separator: ".") {
      let scripts = Set(label.unicodeScalars.compactMap(HostScript.of))
      if scripts.contains(.latin), scripts.contains(.lookalike) {
        let letter = label.unicodeScalars.first { HostScript.of($0) == .lookalike }
        let name = letter.map { "`\($0)` (\($0.codePoint))" } ?? "a letter"
        return "\(name) in the host is no Latin letter and leads to another server; "
          + "type the address again"
      }
    }
    guard hasKnown else { return nil }
    if host.split(separator: ".").contains(where: { $0.hasPrefix("xn--") }) {
      return "the host `\(host)` stands for other letters than it shows, and the source has none "
        + "such; write the source's host"
    }
    guard host.unicodeScalars.contains(where: { HostScript.of($0) == .lookalike }) else {
      return nil
    }
    return "the host `\(host)` is written in another script than the source's; write the source's "
      + "host"
  }
}

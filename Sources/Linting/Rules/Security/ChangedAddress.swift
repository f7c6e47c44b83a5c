import Diagnostics
import Messages
import PlainBytes
import Reading

/// An address that stands in the text itself is another one than in the source.
enum ChangedAddress: UnitRule {
  static let documentation = RuleDocumentation(
    id: "changed-address", family: .security, severity: .error,
    summary: "A web address in the text differs from the source's.",
    rationale: """
      People type what they read, and many apps make links of it. Another host is a slip or an attack; \
      another path on the same host is a warning, for it may be a page that was translated.

      A page in the reader's language is right: `/en/help` that becomes `/es/help`, or `/help` where \
      that is the site's own language, and `es.wikipedia.org`. Where the page has another name in that \
      language (`/es/ayuda`, or `/ayuda` for `/en/help`), it is a note. Addresses of links in Markdown \
      are `link-target`'s; those of HTML tags (`href`, `src`) are looked at here, and another page of \
      the same host is a note there. An address that \
      is missing altogether is a warning, and so is one whose `https://` is broken (`https：//`) or \
      `http://`, with which anybody on the way reads and changes the page. A \
      text that is an address alone, and another one in several languages or \
      on the same other host in two, is an example or a page that the app's makers have for each \
      language; then it is a note, and one alone under a key that ends in `url` or `link` a warning. \
      Where the source says that it gives one ("e.g."), or its host \
      stands for the reader's own ("your-server.com"), another host is a warning. Where the source's \
      host is a sample and nobody's ("example.com", "website.com", or a word as in `http://path/to/file`), \
      it is a note, as it is where the key or its comment calls the text a sample or a placeholder; a text \
      that is such an address alone may be translated.
      """,
    good: [
      RuleExample("See https://example.com/en/help.", "es", "Ver https://example.com/es/help."),
      RuleExample("See https://example.com/help_en.", "es", "Ver https://example.com/help."),
      RuleExample("See https://example.com/#/en-us/help.", "es", "Ver https://example.com/#/help."),
      RuleExample("See https://caffe.app/help.", "de", "Siehe caffe.app/help."),
      RuleExample("See http://caffe.app/help.", "de", "Siehe https://caffe.app/help."),
      RuleExample("http://www.website.com", "sv", "http://www.webbplats.se"),
      RuleExample("http://path/to/stream", "it", "http://percorso/del/flusso"),
      RuleExample("http://path/to/stream", "ru", "http://путь/к/потоку"),
      RuleExample(
        "See <a href=\"https://caffe.app/en/help\">help</a>.", "es",
        "Ver <a href='https://caffe.app/es/help'>la ayuda</a>."),
      RuleExample(
        "<a href=\"%@\">%@</a>, <a href=\"//caffe.app/%@\">help</a>", "es",
        "<a href=\"//caffe.app/%3$@\">ayuda</a>, <a href=\"%1$@\">%2$@</a>"),
      RuleExample(
        "<a href=\"https://caffe.app\">A</a> or <a href=\"https://beans.app\">B</a>", "de",
        "<a href=\"https://beans.app/de/\">B</a>"),
      RuleExample(
        "<a href=\"https://caffe.app\">A</a> or <a href=\"https://beans.app\">B</a>", "de",
        "<a href=\"https://beans.app/\">B</a> oder <a href=\"https://caffe.app/\">A</a>"),
    ],
    bad: [
      RuleExample(
        "See <a href=\"https://caffe.com\">us</a>.", "de",
        "Siehe <a href=\"↓https://caffe.de↑\">uns</a>.",
        finds: "the tag leads to the host `caffe.de`; write `https://caffe.com`",
        severity: .warning, fixed: "Siehe <a href=\"https://caffe.com\">uns</a>."),
      RuleExample(
        "<a href=\"https://caffe.app\">A</a> or <a href=\"https://beans.app\">B</a>", "de",
        "<a href=\"↓https://cups.page↑\">A</a>",
        finds: "the tag leads to the host `cups.page`; write the one that it stands for"),
      RuleExample(
        "See <a href=\"https://caffe.app/help\">help</a>.", "es",
        "Ver <a href=\"↓https://caffe.app.help.page↑\">la ayuda</a>.",
        finds: "the tag leads to the host `caffe.app.help.page`; write `https://caffe.app/help`",
        fixed: "Ver <a href=\"https://caffe.app/help\">la ayuda</a>."),
      RuleExample(
        "See <a href=\"https://caffe.app/help\">help</a>.", "es",
        "Ver <a href=\"↓https://caffe.app/ayuda↑\">la ayuda</a>.",
        finds:
          "the tag leads to another page; see that it is the source's, `https://caffe.app/help`",
        severity: .note, fixed: "Ver <a href=\"https://caffe.app/help\">la ayuda</a>."),
      RuleExample(
        "https://intranet/help", "de", "↓https://caffe.page/help",
        finds: "the address differs from the source's, `https://intranet/help`; write that one",
        severity: .note, fixed: "https://intranet/help"),
      RuleExample(
        "See https://caffe.app/help.", "es", "Ver ↓https://caffe.page/help↑.",
        finds: "the address differs from the source's, `https://caffe.app/help`; write that one",
        fixed: "Ver https://caffe.app/help."),
      RuleExample(
        "See https://caffe.app/help.", "es", "↓Ver la ayuda.",
        finds: "the address `https://caffe.app/help` of the source is missing; write it",
        severity: .warning
      ),
      RuleExample(
        "See https://caffe.app/help.", "zh-Hans", "请看 ↓https：//↑caffe.app/help。",
        finds: "`https：//` starts no address that can be opened; write `https://`",
        severity: .warning, fixed: "请看 https://caffe.app/help。"),
      RuleExample(
        "See https://caffe.app/help.", "de", "Siehe ↓https: //↑caffe.app/help.",
        finds: "`https: //` starts no address that can be opened; write `https://`",
        severity: .warning, fixed: "Siehe https://caffe.app/help."),
      RuleExample(
        "See https://caffe.app/help.", "de", "Siehe ↓http://caffe.app/help↑.",
        finds: "the address differs from the source's, `https://caffe.app/help`; write that one",
        severity: .warning, fixed: "Siehe https://caffe.app/help."),
      RuleExample(
        "URL (e.g. https://cups.app)", "ca", "URL (p. ex. ↓https://tasses.app↑)",
        finds: "the address differs from the source's, `https://cups.app`; write that one",
        severity: .warning, fixed: "URL (p. ex. https://cups.app)"),
      RuleExample(
        "Enter https://your-cups.com", "de", "Gib ↓https://deine-tassen.de↑ ein",
        finds: "the address differs from the source's, `https://your-cups.com`; write that one",
        severity: .warning, fixed: "Gib https://your-cups.com ein"),
      RuleExample(
        "Such as https://grinder?token=mytoken", "fi", "Kuten ↓https://grinder?token=minunToken",
        finds:
          "the address differs from the source's, `https://grinder?token=mytoken`; write that one",
        severity: .note, fixed: "Kuten https://grinder?token=mytoken"),
      RuleExample(
        "Such as https://example.com", "de", "Wie ↓https://beispiel.de",
        finds: "the address differs from the source's, `https://example.com`; write that one",
        severity: .note, fixed: "Wie https://example.com"),
      RuleExample(
        "See https://example.com/en/help.", "es", "Ver ↓https://example.com/es/ayuda↑.",
        finds:
          "the address differs from the source's, `https://example.com/en/help`; write that one",
        severity: .note, fixed: "Ver https://example.com/en/help."),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource else { return [] }
    let tags = TagAddress.changed(in: unit).compactMap { finding($0, unit) }
    return tags + findingsInText(of: unit, context)
  }

  /// The finding about what a tag of HTML leads to.
  private static func finding(_ change: TagAddress.Change, _ unit: LintUnit) -> Finding? {
    let (source, target) = (change.source, change.target)
    // `executable-link`, `deceptive-host` and what looks at arguments say more.
    guard !target.address.isExecutable, !source.isArgument || target.address.host != nil,
      !target.isArgument,
      DeceptiveHost.problem(target.address.host ?? "", hasKnown: source.address.host != nil) == nil
    else { return nil }
    let difference = AddressDifference(source.address, target.address, unit)
    guard let message = saying(difference, target) else { return nil }
    var severity: Severity?
    switch difference {
    case .scheme where source.address.scheme == "http" && target.address.scheme == "https":
      return nil
    case .scheme: severity = .warning
    case .page, .path: severity = .note
    case .host, .country:
      let host = ExampleHost(source.address.host?[...] ?? "")
      severity = weight(of: difference, host, unit) ?? (change.isKnown ? .warning : nil)
    case .none, .nowhere: break
    }
    let isWritten = change.isSure && unit.target.value[utf8: target.range] == target.text
    let edit = TextEdit(target.range, source.text)
    return Finding(
      message + (change.isSure ? " `\(source.text)`" : " the one that it stands for"),
      at: target.range,
      fix: isWritten ? TextFix("Write the source's address", isSafe: false, [edit]) : nil,
      severity: severity)
  }

  /// What is said of what a tag leads to, before the source's address; nil where that is right.
  private static func saying(_ difference: AddressDifference, _ target: TagAddress) -> String? {
    switch difference {
    case .none: nil
    case .nowhere: "the tag leads nowhere; write"
    case .scheme: "the tag's address has another scheme or none; write"
    case .host, .country:
      "the tag leads to the host `\(target.address.host ?? target.text)`; write"
    case .page, .path: "the tag leads to another page; see that it is the source's,"
    }
  }

  /// The findings about addresses that people read.
  private static func findingsInText(of unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard mayHaveAddresses(unit.source) else { return [] }
    var source = addresses(unit.source)
    guard !source.isEmpty else { return [] }
    var target = mayHaveAddresses(unit.target) ? addresses(unit.target) : []
    var broken: [Finding] = []
    var kept: [AddressPairs.Kept] = []
    source.removeAll { address in
      guard let index = target.firstIndex(where: { $0.text == address.text }) else {
        if let open = target.firstIndex(where: { $0.isUnsafe(address) }) {
          broken += [finding(address, target.remove(at: open), unit)].compactMap(\.self)
          return true
        }
        // As the address of a link, or without its scheme, it is still there to be read.
        guard let place = unit.target.value.firstRange(of: address.withoutScheme) else {
          return false
        }
        broken += brokenScheme(before: place.lowerBound, of: address, unit)
        return true
      }
      kept.append(address.kept(as: target.remove(at: index)))
      return true
    }
    guard !source.isEmpty, DeceptiveHost.findings(in: unit, context).isEmpty else { return broken }
    let placed = AddressPairs(
      source.map(\.range.lowerBound), target.map(\.range.lowerBound), around: kept)
    return broken + placed.pairs.compactMap { finding(source[$0.source], target[$0.target], unit) }
      + placed.alone.compactMap { lost(source[$0], unit) }
  }

  /// The finding about an address whose scheme is damaged; none where it has another or none at all.
  private static func brokenScheme(
    before place: String.Index, of address: Address, _ unit: LintUnit
  ) -> [Finding] {
    let text = unit.target.value
    let host = text.utf8.distance(from: text.startIndex, to: place)
    guard !isInLink(host, unit.target), let scheme = BrokenScheme(before: host, in: text)
    else { return [] }
    let meant = String(address.text.dropLast(address.withoutScheme.count))
    return [
      Finding(
        "`\(text[utf8: scheme.range])` starts no address that can be opened; write `\(meant)`",
        at: scheme.range,
        fix: TextFix("Write `\(meant)`", isSafe: true, [TextEdit(scheme.range, meant)]),
        severity: .warning)
    ]
  }

  /// The finding about an address that is not in the text; none where a sample is written in the
  /// letters of the language.
  private static func lost(_ address: Address, _ unit: LintUnit) -> Finding? {
    let isSample = host(of: address).isSample
    if isSample, Addresses.web(in: unit.target.value).contains(where: \.isInOtherLetters) {
      return nil
    }
    return Finding(
      "the address `\(address.text)` of the source is missing; write it",
      at: unit.target.wholeRange, severity: isSample ? .note : .warning)
  }

  private struct Address {
    var text: String
    var range: Range<Int>

    var withoutScheme: Substring {
      text.utf8.firstRange(of: "://".utf8).map { text[$0.upperBound...] } ?? text[...]
    }

    /// Where it stands in both texts, as an address of the source that a translation has as well.
    func kept(as other: Address) -> AddressPairs.Kept {
      AddressPairs.Kept(source: range.lowerBound, target: other.range.lowerBound)
    }

    /// Whether it is another one but for the scheme, with which anybody on the way reads the page.
    func isUnsafe(_ other: Address) -> Bool {
      text.hasPrefix("http://") && other.text.hasPrefix("https://")
        && withoutScheme == other.withoutScheme
    }
  }

  /// Web addresses that are no link's, and in no other's query.
  private static func addresses(_ text: LintText) -> [Address] {
    guard text.isShort else { return [] }
    var found: [Address] = []
    for web in Addresses.web(in: text.value) {
      // Letters may stand directly in front of a scheme.
      guard let scheme = ["https", "http"].first(where: web.scheme.hasSuffix) else { continue }
      let start = web.range.lowerBound + web.scheme.utf8.count - scheme.utf8.count
      let written = String(web.text.dropFirst(web.scheme.count - scheme.count))
      guard written.utf8.count > scheme.utf8.count + 3, start >= found.last?.range.upperBound ?? 0,
        !isInLink(start, text)
      else { continue }
      found.append(Address(text: written, range: start..<web.range.upperBound))
    }
    return found
  }

  private static func isInLink(_ offset: Int, _ text: LintText) -> Bool {
    guard text.bytes.intersects(.brackets) else { return false }
    return text.message.nodes.contains { node in
      switch node.kind {
      case .link, .image, .autolink, .code, .html, .attributes: node.range.contains(offset)
      default: false
      }
    }
  }

  private static func mayHaveAddresses(_ text: LintText) -> Bool {
    text.bytes.contains(UInt8(ascii: "/")) && text.bytes.contains(UInt8(ascii: ":"))
  }

  private static func finding(
    _ source: Address, _ target: Address, _ unit: LintUnit
  ) -> Finding? {
    let difference = AddressDifference(WebAddress(source.text), WebAddress(target.text), unit)
    guard difference != .none, !showsSample(source, target, unit) else { return nil }
    let severity: Severity? =
      isChosen(source, target, unit) ? .note : weight(of: difference, source, target, unit)
    // A page for each language is asked for by name, so that another one may be right.
    let advice = isGiven(source, target, unit) ? "see that the page is the same" : "write that one"
    return Finding(
      "the address differs from the source's, `\(source.text)`; \(advice)", at: target.range,
      fix: TextFix(
        "Write the source's address", isSafe: false, [TextEdit(target.range, source.text)]),
      severity: severity)
  }

  /// How much a difference weighs; nil for as much as the rule.
  private static func weight(
    of difference: AddressDifference, _ source: Address, _ target: Address, _ unit: LintUnit
  ) -> Severity? {
    switch difference {
    case .none, .page: return .note
    case .path where host(of: source).isSample: return .note
    case .path, .scheme: return .warning
    case .country, .host, .nowhere: break
    }
    if unit.key.isOfSample && isAlone(source, unit.source) { return .note }
    return weight(of: difference, host(of: source), unit)
      ?? (isGiven(source, target, unit) ? .warning : nil)
  }

  /// How much another host weighs than the source's; nil for as much as the rule.
  private static func weight(
    of difference: AddressDifference, _ host: ExampleHost, _ unit: LintUnit
  ) -> Severity? {
    if host.isSample { return .note }
    let isOpen =
      difference == .country || NumberWords(unit).nameExample || host.standsForAny
    return isOpen ? .warning : nil
  }

  /// Whether both texts are nothing but an address, the source's a sample that shows what one looks
  /// like.
  private static func showsSample(
    _ source: Address, _ target: Address, _ unit: LintUnit
  ) -> Bool {
    let (own, other) = (host(of: target), host(of: source))
    // `https://intranet/help` may be a machine's, and a site in its place is another.
    return other.isSample && (!other.isWord || own.isWord) && isAlone(source, unit.source)
      && isAlone(target, unit.target)
  }

  private static func host(of address: Address) -> ExampleHost {
    ExampleHost(WebAddress(address.text).host?[...] ?? "")
  }

  /// Whether the text is nothing but the address, and other languages have others, or one the same.
  private static func isChosen(_ source: Address, _ target: Address, _ unit: LintUnit) -> Bool {
    guard isAlone(source, unit.source) else { return false }
    let peers = Peers(unit)
    let site = isAlone(target, unit.target) ? WebAddress(target.text).site : nil
    return peers.often { peer in addresses(peer.text).first.map { isAlone($0, peer.text) } ?? false
    }
      || site != nil
        && peers.contains { peer in
          addresses(peer.text).first.map { WebAddress($0.text).site == site } ?? false
        }
  }

  /// Whether translators are given an address alone, under a key that says so: `help_url`.
  private static func isGiven(_ source: Address, _ target: Address, _ unit: LintUnit) -> Bool {
    let key = unit.key.key.suffix(4).lowercased()
    return (key.hasSuffix("url") || key == "link") && !unit.key.keyIsSource
      && isAlone(source, unit.source) && isAlone(target, unit.target)
  }

  /// Whether a text has nothing but the address, and what the app fills in behind it.
  private static func isAlone(_ address: Address, _ text: LintText) -> Bool {
    address.range.lowerBound == 0
      && text.value.utf8.dropFirst(address.range.upperBound).allSatisfy {
        (0x21...0x7E).contains($0)
      }
  }
}

extension Addresses.Web {
  /// Whether its host has letters of another script than addresses mostly have.
  fileprivate var isInOtherLetters: Bool { host.utf8.contains { $0 >= 0x80 } }
}

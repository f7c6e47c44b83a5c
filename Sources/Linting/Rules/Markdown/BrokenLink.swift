import Diagnostics
import Messages
import PlainBytes
import Reading

/// A link that was begun and doesn't work.
enum BrokenLink: UnitRule {
  static let documentation = RuleDocumentation(
    id: "broken-link", family: .markdown, severity: .error,
    summary: "A link is written so that it doesn't work and people read its address.",
    rationale: """
      `[words](address)` needs ASCII brackets with nothing between `]` and `(`, no spaces in the \
      address, and a closing parenthesis. Anything else stands in the text as it is written. A link \
      without words can't be seen at all.

      Only texts whose source has links are looked at, apart from addresses that begin with a \
      scheme.
      """,
    good: [
      RuleExample("Read [more](https://example.com).", "es", "Leer [más](https://example.com).")
    ],
    bad: [
      RuleExample(
        "Read [more](https://example.com).", "es", "Leer [más]↓ ↑(https://example.com).",
        finds: "a space stands between `]` and `(`, so people read the address; remove it",
        fixed: "Leer [más](https://example.com)."),
      RuleExample(
        "Read [more](https://example.com)", "es", "Leer [más]↓(↑https://example.com",
        finds: "the address has no closing parenthesis, so people read it; add `)`"),
      RuleExample(
        "Read [more](https://example.com)", "zh-Hans", "阅读↓［↑更多］（https://example.com）",
        finds:
          "`［` is no bracket of Markdown, so people read the address; write `[words](address)` with ASCII brackets",
        fixed: "阅读[更多](https://example.com)"),
      RuleExample(
        "Read [more](https://example.com)", "es", "Leer más ↓[](https://example.com)",
        finds: "the link has no words, so nobody can see it; write some"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let faults = faults(in: unit)
    let kinds = faults.indices.filter { index in
      faults.firstIndex { $0.message == faults[index].message } == index
    }
    return kinds.flatMap { kind in
      faults.filter { $0.message == faults[kind].message }.map { fault in
        Finding(fault.message, at: fault.range, fix: repair(fault, unit))
      }.asOneCause
    }
  }

  static func faults(in unit: LintUnit) -> [LinkFault] {
    guard !unit.isSource, unit.source.bytes.intersects(.brackets) else { return [] }
    let pairing = LinkPairing(unit)
    let source = unit.source.links
    let wordless =
      source.contains { $0.label.isEmpty } ? [] : unit.target.links.filter(\.label.isEmpty)
    let faults = wordless.filter { $0.kind == .link }.map { link in
      LinkFault(
        range: link.range, message: "the link has no words, so nobody can see it; write some")
    }
    guard source.contains(where: { $0.kind != .autolink }), !pairing.missing.isEmpty,
      unit.target.isShort
    else {
      return faults
    }
    let found = LinkFaultScan(unit.target).faults(upTo: pairing.missing.count)
    return faults + found
  }

  /// The ASCII spelling, if it brings back the source's links.
  private static func repair(_ fault: LinkFault, _ unit: LintUnit) -> TextFix? {
    guard !fault.edits.isEmpty else { return nil }
    let fix = TextFix("Write the link as Markdown has it", isSafe: true, fault.edits)
    let mended = LintText(fix.applied(to: unit.target.value), like: unit.target)
    return mended.links.count == unit.target.links.count + 1 ? fix : nil
  }
}

/// What is wrong with the brackets of a link.
struct LinkFault {
  var range: Range<Int>
  var message: String
  var edits: [TextEdit] = []
}

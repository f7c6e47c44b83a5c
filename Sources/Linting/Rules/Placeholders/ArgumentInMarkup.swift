import Diagnostics
import Messages
import Reading

/// A specifier stands in a link's destination or in attributes, and not so in the source.
enum ArgumentInMarkup: UnitRule {
  static let documentation = RuleDocumentation(
    id: "argument-in-markup", family: .placeholders, severity: .error,
    summary: "A specifier was moved into a link's destination or into attributes.",
    rationale: """
      A destination that is made of another argument leads elsewhere, and attributes never show \
      one. Write destinations and attributes as the source has them, and the specifier into the \
      text that people read.
      """,
    good: [
      RuleExample("[%@](https://example.com)", "de", "[%@](https://example.com)"),
      RuleExample("[Open](https://example.com/%@)", "de", "[Öffnen](https://example.com/%@)"),
    ],
    bad: [
      RuleExample(
        "[%@](https://example.com)", "de", "[hier](https://example.com/↓%@↑)",
        finds:
          "'%@' stands in a link's destination or in attributes, where the source has no such argument; write it into the text"
      ),
      RuleExample(
        "%@: ^[%lld file](inflect: true)", "de", "^[%2$lld Datei](inflect: true, x: '↓%1$@↑')",
        finds:
          "'%1$@' stands in a link's destination or in attributes, where the source has no such argument; write it into the text"
      ),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource, !unit.target.scan.specifiers.isEmpty, unit.hasSourceText,
      unit.target.message.nodes.count > 2
    else { return [] }
    let found = unit.target.message.hiddenSpecifiers
    guard !found.isEmpty else { return [] }
    let known = unit.source.message.hiddenSpecifiers
    let shown = numbers(unit.entry.localization.shownArguments(of: unit.target))
    let sources = numbers(unit.entry.source.shownArguments(of: unit.source))
    let expected = Set(known.compactMap { sources[$0] })
    return found.compactMap { range in
      guard let number = shown[range], !expected.contains(number) else { return nil }
      return Finding(
        "'\(unit.target.value[utf8: range])' stands in a link's destination or in attributes, where "
          + "the source has no such argument; write it into the text",
        at: range)
    }
  }

  /// The number of the argument at each place.
  private static func numbers(_ shown: [ShownArgument]) -> [Range<Int>: Int] {
    Dictionary(shown.map { ($0.range, $0.number) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Message {
  /// Specifiers that are not in the text that people read.
  fileprivate var hiddenSpecifiers: [Range<Int>] {
    // All of the text, so that they are counted; once, for there may be many payloads.
    lazy var specifiers = SpecifierScan(source, options: specifierOptions).specifiers
      .filter { $0.kind != .percentSign }.map(\.range)
    var ranges: [Range<Int>] = []
    for (index, node) in nodes.enumerated() {
      switch node.kind {
      case .link, .image: ranges += link(of: index)?.placeholders.map(\.range) ?? []
      case .attributes:
        guard let payload = caretAttributes(of: index)?.payloadRange else { continue }
        let first = specifiers.partitioningIndex { $0.lowerBound >= payload.lowerBound }
        ranges += specifiers[first...].prefix { $0.lowerBound < payload.upperBound }
      default: break
      }
    }
    return ranges
  }
}

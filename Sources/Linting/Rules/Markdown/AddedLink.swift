import Diagnostics
import Messages
import PlainBytes
import Reading

/// The translation has a link that the source doesn't have.
enum AddedLink: UnitRule {
  static let documentation = RuleDocumentation(
    id: "added-link", family: .markdown, severity: .warning,
    summary: "The translation has a link or an image that the source doesn't have.",
    rationale: """
      A translator's link leads readers to where the app's makers never looked. It can also come \
      about by a slip: a mark before brackets makes an image of a link, and brackets directly before \
      parentheses make a link of a remark. Remove it, or put a space between the brackets.
      """,
    good: [
      RuleExample("Read more.", "es", "Leer más (ayuda)."),
      RuleExample(
        "[Caffé](https://example.com) is fast. It is here.", "es",
        "[Caffé](https://example.com) es rápido. [Caffé](https://example.com) está aquí."),
    ],
    bad: [
      RuleExample(
        "Read more.", "es", "Leer ↓[más](https://example.com)↑.",
        finds: "the source has no link to `https://example.com`; remove it", fixed: "Leer más.")
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource, unit.target.bytes.intersects(.brackets), unit.hasSourceText else {
      return []
    }
    let images = LinkImages.marks(in: unit).map { mark in
      Finding(
        "the `!` makes an image of the link; remove it, or put a space behind it", at: mark,
        fix: TextFix("Remove `!`", isSafe: false, [TextEdit(mark, "")]))
    }
    return images
      + LinkPairing(unit).added.compactMap { link in
        // A destination that the text shows anyway, or an attribute without its caret.
        if link.kind == .autolink, unit.source.value.contains(link.destination) { return nil }
        // The source leads there, too, if not as often.
        if unit.source.links.contains(where: { $0.destination == link.destination }) { return nil }
        guard !BrokenCaret.isAttribute(link.destination, unit) else { return nil }
        return Finding(
          "the source has no link to `\(link.destination)`; remove it", at: link.range,
          fix: link.kind == .link
            ? TextFix(
              "Keep the words", isSafe: false, [TextEdit(link.range, link.label)]) : nil)
      }
  }
}

/// Links that an exclamation mark makes an image of.
enum LinkImages {
  static func marks(in unit: LintUnit) -> [Range<Int>] {
    guard unit.target.bytes.contains(UInt8(ascii: "!")) else { return [] }
    let images = unit.target.links.filter { $0.kind == .image }
    guard !images.isEmpty, !unit.source.links.contains(where: { $0.kind == .image }) else {
      return []
    }
    let known = unit.source.links.map(\.destination)
    return images.filter { known.contains($0.destination) }
      .map { $0.range.lowerBound..<($0.range.lowerBound + 1) }
  }
}

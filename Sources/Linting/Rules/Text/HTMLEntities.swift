import Diagnostics
import Messages
import Reading

/// A character reference of HTML that the source doesn't have.
enum HTMLEntities: UnitRule {
  static let documentation = RuleDocumentation(
    id: "html-entities", family: .text, severity: .warning,
    folding: RuleDocumentation.Folding(mostSingle: 5) { count, language in
      "\(count) texts of \(language) have HTML references for characters"
    },
    summary:
      "The text has an HTML character reference such as `&nbsp;` that the source doesn't have.",
    rationale: """
      Web tools write `&amp;`, `&nbsp;` or `&#39;` for characters. A string that the app reads as \
      plain text shows them letter by letter. Write the character itself.

      The rule is silent where the source has references too: then the app reads the text as HTML. \
      Markdown reads them as well, so it is a note where the source has marks of Markdown.
      """,
    good: [
      RuleExample("Terms & Conditions", "de", "Bedingungen & Hinweise"),
      RuleExample("A &amp; B", "de", "A &amp; B"),
    ],
    bad: [
      RuleExample(
        "Don't ask again", "fr", "N↓&#39;↑oubliez pas",
        finds: "&#39; is HTML for a character; write the character itself", fixed: "N'oubliez pas"),
      RuleExample(
        "Terms & Conditions", "de", "Bedingungen ↓&amp;↑ Hinweise",
        finds: "&amp; is HTML for a character; write the character itself",
        fixed: "Bedingungen & Hinweise"),
      RuleExample(
        "Grind **slowly** & gently", "de", "**Langsam** ↓&amp;↑ sanft mahlen",
        finds: "&amp; is HTML for a character; write the character itself", severity: .note,
        fixed: "**Langsam** & sanft mahlen"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.profile.traits.contains(.ampersands), unit.isComparable else { return [] }
    let message = unit.target.message
    let known = Set(references(unit.source.message).map(\.text))
    return references(message).filter {
      known.isEmpty || !known.contains($0.text) && known.count > 3
    }
    .map { reference in
      Finding(
        "\(reference.text) is HTML for a character; write the character itself",
        at: reference.range,
        fix: TextFix(
          "Write the character", isSafe: false, [TextEdit(reference.range, reference.character)]),
        severity: unit.markdownReading == .unlikely ? nil : .note)
    }
  }

  private static func references(
    _ message: Message
  ) -> [(text: String, range: Range<Int>, character: String)] {
    message.nodes.indices.compactMap { index in
      guard message.nodes[index].kind == .entity else { return nil }
      return (
        String(message.sourceText(of: index)), message.nodes[index].range,
        String(message.text(of: index))
      )
    }
  }
}

import Diagnostics
import Messages
import Reading
import Vocabulary

/// A plural form asks for agreement with the number that already chose it.
enum PluralWithAgreement: UnitRule {
  static let documentation = RuleDocumentation(
    id: "plural-with-agreement", family: .plurals, severity: .note,
    summary: "A plural form marks words for agreement with the number that chose the form.",
    rationale: """
      `^[%lld file](inflect: true)` makes its words agree with the number, and so do plural forms. \
      Together they are work done twice, and the one may undo the other. Keep the plural forms for \
      languages that agreement doesn't reach, and the mark for the others.
      """,
    good: [
      RuleExample(source: "^[%lld file](inflect: true)"),
      RuleExample(source: ["one": "%lld file", "other": "%lld files"]),
    ],
    bad: [
      RuleExample(
        source: [
          "one": "%lld file", "other": "↓^[%lld files](inflect: true)",
        ],
        finds:
          "the form is chosen by the number, and the words agree with it once more; remove the mark or the plural forms"
      )
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.category != nil, unit.target.message.nodes.count > 2,
      !unit.target.scan.specifiers.isEmpty
    else { return [] }
    let message = unit.target.message
    return message.nodes.indices.compactMap { index in
      guard message.nodes[index].kind == .attributes,
        let attributes = message.caretAttributes(of: index),
        attributes.members.contains(where: { $0.agreement == .inflect }),
        showsNumber(in: index, message)
      else { return nil }
      return Finding(
        "the form is chosen by the number, and the words agree with it once more; remove the mark "
          + "or the plural forms",
        at: message.nodes[index].range)
    }
  }

  private static func showsNumber(in index: Int, _ message: Message) -> Bool {
    (index..<Int(message.nodes[index].subtreeEnd)).contains { child in
      guard let placeholder = message.placeholder(of: child) else { return false }
      return placeholder.isSubstitutionArgument || placeholder.value?.type.isNumber == true
    }
  }
}

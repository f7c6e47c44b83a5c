import Diagnostics
import Messages

/// The translation doesn't show an argument that the source shows.
enum MissingArgument: UnitRule {
  static let documentation = RuleDocumentation(
    id: "missing-argument", family: .placeholders, severity: .error,
    summary: "The translation leaves out an argument that the source shows.",
    rationale: """
      A reader misses what the app wanted to say: whose message it is, how many files there are. \
      Write the specifier where the language wants the word, with its number when the order changes.

      Plural forms for one number may say it in a word ("one file"), so there the rule is silent.
      """,
    good: [
      RuleExample("%@ sent %lld photos", "es", "%@ envió %lld fotos"),
      RuleExample("%@ sent %lld photos", "de", "%2$lld Fotos von %1$@"),
    ],
    bad: [
      RuleExample("Add %@ to %@", "es", "↓Añadir %@")
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource, unit.target.category == nil, !unit.target.isPart else { return [] }
    let shown = Set(unit.target.scan.arguments.map(\.number))
    return unit.source.scan.arguments.filter { !shown.contains($0.number) }.map { argument in
      let specifier = unit.source.value[utf8: argument.firstRange]
      return Finding(
        "argument \(argument.number) (\(specifier)) of the source is not shown; add \(specifier)",
        at: 0..<unit.target.value.utf8.count)
    }
  }
}

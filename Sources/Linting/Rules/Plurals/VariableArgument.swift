import Catalogs
import Diagnostics
import Messages

/// A variable counts another argument than in the source.
enum VariableArgument: UnitRule {
  static let documentation = RuleDocumentation(
    id: "variable-argument", family: .plurals, severity: .error,
    summary: "A variable takes another argument than the variable of that name in the source.",
    rationale: """
      Variables without numbers take the arguments in the order in which they stand. Where a \
      translation changes the order, people read the number of one thing with the name of the other. \
      Write the argument's number: `%2$#@files@`.
      """,
    good: [
      RuleExample(
        .substituted(
          "%1$#@a@ in %2$#@b@",
          [.init("a", ["other": "%arg files"]), .init("b", ["other": "%arg folders"])]),
        "ja",
        .substituted(
          "%2$#@b@%1$#@a@", [.init("a", ["other": "%argファイル"]), .init("b", ["other": "%argフォルダ"])]))
    ],
    bad: [
      RuleExample(
        .substituted(
          "%#@a@ in %#@b@",
          [.init("a", ["other": "%arg files"]), .init("b", ["other": "%arg folders"])]),
        "ja",
        .substituted(
          "↓%#@b@↑に↓%#@a@",
          [.init("a", ["other": "%argファイル"]), .init("b", ["other": "%argフォルダ"])]),
        finds:
          "the variable 'b' takes argument 1 here and argument 2 in the source; write '%2$#@b@'",
        "the variable 'a' takes argument 2 here and argument 1 in the source; write '%1$#@a@'")
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource, unit.entry.localization.variables.count > 1,
      unit.target.scan.specifiers.count > 1
    else { return [] }
    let source = unit.entry.source.shownArguments(of: unit.source)
    let specifiers = unit.target.scan.specifiers
    return unit.entry.localization.shownArguments(of: unit.target).compactMap { shown in
      guard let name = shown.variable,
        let known = source.first(where: { $0.variable == name }), known.number != shown.number,
        specifiers.contains(where: { specifier in
          guard case .variable(let variable) = specifier.kind else { return false }
          return variable.name.text == name && variable.position == nil
        })
      else { return nil }
      let written = "%\(known.number)$#@\(name)@"
      return Finding(
        "the variable '\(name)' takes argument \(shown.number) here and argument \(known.number) in "
          + "the source; write '\(written)'", at: shown.range)
    }
  }
}

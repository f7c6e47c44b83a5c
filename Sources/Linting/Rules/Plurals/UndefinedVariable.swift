import Catalogs
import Diagnostics
import Messages

/// A text uses a variable that the catalog doesn't define.
enum UndefinedVariable: UnitRule {
  static let documentation = RuleDocumentation(
    id: "undefined-variable", family: .plurals, severity: .error,
    summary: "A text uses a variable or a substitution that isn't defined in the same language.",
    rationale: """
      People would read `%#@files@` itself, or nothing. Names are compared letter by letter, and a \
      translation needs definitions of its own. Write the name as it is defined, or define it.
      """,
    good: [
      RuleExample(
        .substituted("%#@files@", [.init("files", ["one": "%arg file", "other": "%arg files"])]),
        "de",
        .substituted(
          "%#@files@", [.init("files", ["one": "%arg Datei", "other": "%arg Dateien"])]))
    ],
    bad: [
      RuleExample(
        .substituted("%#@files@", [.init("files", ["one": "%arg file", "other": "%arg files"])]),
        "de",
        .substituted(
          "↓%#@Dateien@", [.init("files", ["one": "%arg Datei", "other": "%arg Dateien"])]),
        fixed: .substituted(
          "%#@files@", [.init("files", ["one": "%arg Datei", "other": "%arg Dateien"])]))
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.target.scan.specifiers.isEmpty else { return [] }
    let variables = unit.entry.localization.variables
    let findings = unit.target.scan.specifiers.lazy.compactMap { specifier -> Finding? in
      guard case .variable(let variable) = specifier.kind else { return nil }
      if unit.target.value[utf8: specifier.range].utf8.contains(UInt8(ascii: " ")) {
        return spaced(variable, specifier.range)
      }
      guard !variables.contains(where: { $0.name == variable.name.text })
      else { return nil }
      return finding(variable, specifier.range, unit)
    }
    return Array(findings.prefix(ScanLimit.findings))
  }

  /// A variable with a space flag, which has no meaning for it.
  private static func spaced(_ variable: VariableSpecifier, _ range: Range<Int>) -> Finding {
    let position = variable.position.map { "\($0)$" } ?? ""
    let written = "%\(position)#@\(variable.name.text)@"
    return Finding(
      "the variable '\(variable.name.text)' is written with a space inside; write '\(written)'",
      at: range, fix: TextFix("Remove the space", isSafe: true, [TextFix.Edit(range, written)]),
      severity: .warning)
  }

  private static func finding(
    _ variable: VariableSpecifier, _ range: Range<Int>, _ unit: LintUnit
  ) -> Finding {
    let localization = unit.entry.localization
    let used = Set(
      localization.texts.flatMap { localization.shownArguments(of: $0).compactMap(\.variable) })
    let unused = localization.variables.filter { !used.contains($0.name) }.map(\.name)
    let names = localization.variables.map { "'\($0.name)'" }.joined(separator: ", ")
    let hint = names.isEmpty ? "define it, or write a specifier" : "expected \(names)"
    let edit = unused.count == 1 ? TextFix.Edit(variable.name.range, unused[0]) : nil
    return Finding(
      "the variable '\(variable.name.text)' isn't defined in \(localization.language), so that "
        + "people would read its name; \(hint)",
      at: range,
      fix: edit.map {
        TextFix("Write the name of the defined variable", isSafe: true, [$0])
      })
  }
}

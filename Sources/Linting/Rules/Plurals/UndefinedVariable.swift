import Catalogs
import Diagnostics
import Messages
import Reading

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
        finds:
          "the variable 'Dateien' isn't defined in de, so that people would read its name; expected 'files'",
        fixed: .substituted(
          "%#@files@", [.init("files", ["one": "%arg Datei", "other": "%arg Dateien"])])),
      RuleExample(
        .substituted("%#@files@", [.init("files", ["one": "%arg file", "other": "%arg files"])]),
        "de",
        .substituted(
          "↓%# @files @", [.init("files", ["one": "%arg Datei", "other": "%arg Dateien"])]),
        finds:
          "the variable 'files' is written with a space inside, so that people would read its name; write '%#@files@'",
        fixed: .substituted(
          "%#@files@", [.init("files", ["one": "%arg Datei", "other": "%arg Dateien"])])),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.target.scan.specifiers.isEmpty else { return [] }
    let findings = unit.target.scan.specifiers.lazy.compactMap { specifier -> Finding? in
      guard case .variable(let variable) = specifier.kind else { return nil }
      return finding(variable, specifier.range, unit)
    }
    return Array(findings.prefix(ScanLimit.findings))
  }

  private static func finding(
    _ variable: VariableSpecifier, _ range: Range<Int>, _ unit: LintUnit
  ) -> Finding? {
    let localization = unit.entry.localization
    let defined = localization.variables.map(\.name)
    let name = variable.name.text
    // A name may have spaces of its own; a space flag has no meaning for a variable.
    let close = defined.contains(name) ? name : name.filter { $0 != " " }
    let used = Set(
      localization.texts.flatMap { localization.shownArguments(of: $0).compactMap(\.variable) })
    let unused = defined.filter { !used.contains($0) }
    let isKnown = defined.contains(close)
    let meant = !isKnown && unused.count == 1 ? unused[0] : close
    let written = "%\(variable.position.map { "\($0)$" } ?? "")#@\(meant)@"
    let spelling = unit.target.value[utf8: range]
    let fix = TextFix("Write '\(written)'", isSafe: true, [TextEdit(range, written)])
    if meant == close, spelling.utf8.contains(UInt8(ascii: " ")) {
      guard spelling != written else { return nil }
      return Finding(
        "the variable '\(close)' is written with a space inside, so that people would read its name; "
          + "write '\(written)'", at: range, fix: fix)
    }
    guard !isKnown else { return nil }
    let names = defined.map { "'\($0)'" }.joined(separator: ", ")
    let hint = names.isEmpty ? "define it, or write a specifier" : "expected \(names)"
    return Finding(
      "the variable '\(name)' isn't defined in \(localization.language), so that people would read "
        + "its name; \(hint)",
      at: range, fix: meant == name ? nil : fix)
  }
}

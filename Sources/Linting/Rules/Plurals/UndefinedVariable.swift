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
    guard !unit.target.scan.specifiers.isEmpty, !unit.entry.isSourceForTranslators else {
      return []
    }
    let localization = unit.entry.localization
    let defined = localization.variableNames
    // Looked for once, and only for a name that nobody knows: a text may use many.
    var unused: [String]?
    let findings = unit.target.scan.specifiers.lazy.compactMap { specifier -> Finding? in
      guard case .variable(let variable) = specifier.kind else { return nil }
      let close = close(to: variable.name.text, defined)
      if !defined.contains(close), unused == nil { unused = localization.unusedVariables }
      let meant = unused?.count == 1 && !defined.contains(close) ? unused?.first : nil
      return finding(variable, specifier.range, unit, close: close, meant: meant ?? close)
    }
    return Array(findings.prefix(ScanLimit.findings))
  }

  /// A name may have spaces of its own; a space flag has no meaning for a variable.
  private static func close(to name: String, _ defined: Set<String>) -> String {
    defined.contains(name) ? name : name.filter { $0 != " " }
  }

  private static func finding(
    _ variable: VariableSpecifier, _ range: Range<Int>, _ unit: LintUnit, close: String,
    meant: String
  ) -> Finding? {
    let localization = unit.entry.localization
    let name = variable.name.text
    let written = "%\(variable.position.map { "\($0)$" } ?? "")#@\(meant)@"
    let spelling = unit.target.value[utf8: range]
    let fix = TextFix("Write '\(written)'", isSafe: true, [TextEdit(range, written)])
    if meant == close, spelling.utf8.contains(UInt8(ascii: " ")) {
      guard spelling != written else { return nil }
      return Finding(
        "the variable '\(close)' is written with a space inside, so that people would read its name; "
          + "write '\(written)'", at: range, fix: fix)
    }
    guard !localization.variableNames.contains(close) else { return nil }
    let names = localization.variables.prefix(shownNames).map { "'\($0.name)'" }
    let hint =
      names.isEmpty
      ? "define it, or write a specifier" : "expected \(names.joined(separator: ", "))"
    return Finding(
      "the variable '\(name)' isn't defined in \(localization.language), so that people would read "
        + "its name; \(hint)",
      at: range, fix: meant == name ? nil : fix)
  }

  /// Nobody reads longer lists.
  private static let shownNames = 5
}

extension LintLocalization {
  /// The variables that no text uses.
  fileprivate var unusedVariables: [String] {
    let used = Set(texts.flatMap { shownArguments(of: $0).compactMap(\.variable) })
    return variables.map(\.name).filter { !used.contains($0) }
  }
}

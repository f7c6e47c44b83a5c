import Catalogs
import Diagnostics

/// A variable is defined and no text shows it.
enum UnusedVariable: EntryRule {
  static let documentation = RuleDocumentation(
    id: "unused-variable", family: .plurals, severity: .warning,
    summary: "A variable or a substitution is defined, but no text uses it.",
    rationale: """
      Its forms are never shown: the text that should use it lost its name, or it is left over. \
      Write `%#@name@` where the part belongs, or remove the definition.
      """,
    good: [
      RuleExample(
        source: .substituted(
          "%#@files@", [.init("files", ["one": "%arg file", "other": "%arg files"])]))
    ],
    bad: [
      RuleExample(
        .substituted("%#@files@", [.init("files", ["one": "%arg file", "other": "%arg files"])]),
        "de",
        .substituted(
          "%lld Dateien", [.init("files", ["one": "%arg Datei", "other": "%arg Dateien"])]),
        finds:
          "no text uses the variable 'files', so that its forms are never shown; write '%#@files@' where they belong, or remove it"
      )
    ])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    let localization = entry.localization
    guard !localization.variables.isEmpty, localization.isTranslated else { return [] }
    let used = Set(
      localization.texts.flatMap { localization.shownArguments(of: $0).compactMap(\.variable) })
    // A misspelt name has a finding where it stands.
    guard used.isSubset(of: localization.variableNames) else { return [] }
    return localization.variables.compactMap { variable in
      guard !used.contains(variable.name) else { return nil }
      let form = localization.forms(of: variable).last
      return EntryFinding(
        Finding(
          "no text uses the variable '\(variable.name)', so that its forms are never shown; write "
            + "'%#@\(variable.name)@' where they belong, or remove it"),
        path: form?.path)
    }
  }
}

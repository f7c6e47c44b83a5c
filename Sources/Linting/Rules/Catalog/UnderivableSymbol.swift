import Catalogs
import Diagnostics

/// No symbol can be made of a key that is managed by hand.
enum UnderivableSymbol: EntryRule {
  static let documentation = RuleDocumentation(
    id: "underivable-symbol", family: .catalog, severity: .warning,
    summary: "Xcode can't make a Swift symbol of a key.",
    rationale: """
      Xcode makes a symbol of each key that is managed by hand, such as `.homeTitle` of \
      `home.title`. Of `%@ / %@` there is no word to make one of, and `default` is a keyword of \
      Swift: the build ends with an error. Rename the key, or turn its symbol off \
      ("generatesSymbol": false).

      In a catalog of version 1.0, which may be kept without symbols, it is a note.
      """,
    good: [RuleExample(source: "Delete all")],
    bad: [])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    guard entry.isSource, let symbol = entry.key.symbol, let problem = symbol.problem else {
      return []
    }
    return [
      EntryFinding(
        Finding(
          message(of: problem), severity: symbol.isSure ? nil : .note))
    ]
  }

  private static func message(of problem: SymbolProblem) -> String {
    switch problem {
    case .reserved(let name):
      "`\(name.text)` is a keyword of Swift, so no symbol is made of this key; rename it, or turn its "
        + "symbol off"
    case .argument(let specifier):
      "no symbol can take a value for `\(specifier)`; use `%@` or a number, or turn the key's symbol "
        + "off"
    case .noName, .same:
      "no symbol can be made of this key, which has no word; rename it, or turn its symbol off"
    }
  }
}

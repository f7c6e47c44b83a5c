import Catalogs
import Diagnostics

/// Two keys that are managed by hand give one symbol.
enum SymbolCollision: EntryRule {
  static let documentation = RuleDocumentation(
    id: "symbol-collision", family: .catalog, severity: .warning,
    summary: "Two keys of a String Catalog give the same Swift symbol.",
    rationale: """
      Xcode makes a symbol of each key that is managed by hand, such as `.homeTitle` of \
      `home.title`, and the build ends with an error where two give the same name and take the same \
      arguments: `home.title` and `homeTitle`. Rename one of them, or turn its symbol off \
      ("generatesSymbol": false).

      In a catalog of version 1.0, which may be kept without symbols, it is a note.
      """,
    good: [RuleExample(source: "Delete all")],
    bad: [])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    guard entry.isSource, let symbol = entry.key.symbol, let name = symbol.name,
      let twin = symbol.twin, !name.isReserved
    else { return [] }
    return [
      EntryFinding(
        Finding(
          "this key gives the same symbol as `\(twin)`, `\(name.text)`; rename one, or turn its "
            + "symbol off", severity: symbol.isSure ? nil : .note))
    ]
  }
}

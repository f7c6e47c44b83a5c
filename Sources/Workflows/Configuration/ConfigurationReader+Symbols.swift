import Catalogs
import Exchange
import Reading

/// How `l10n symbols` generates.
extension ConfigurationReader {
  enum SymbolsKey: String, CaseIterable {
    case access, keys
  }

  mutating func readSymbols(_ value: JSONValue) -> Configuration.Symbols {
    var symbols = Configuration.Symbols()
    for (key, value) in members(of: value, SymbolsKey.self, "symbols") {
      switch key {
      case .access: symbols.access = choice(value, "access", among: SymbolSource.Access.allCases)
      case .keys: symbols.keys = choice(value, "keys", among: SymbolTable.Keys.allCases)
      }
    }
    return symbols
  }
}

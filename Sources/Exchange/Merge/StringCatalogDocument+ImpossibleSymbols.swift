import Catalogs
import Reading

extension StringCatalogDocument {
  /// The same with the symbols turned off of those new keys that have none, or another key's: Xcode's
  /// build would end with an error.
  ///
  /// Keys that were managed by hand before keep their symbols, whatever they are.
  ///
  /// - Parameter new: Keys that a merge made ones that are managed by hand.
  func turningOffImpossibleSymbols(of new: Set<ExactKey>) -> StringCatalogDocument {
    guard !new.isEmpty else { return self }
    let language = usedSourceLanguage
    var taken: Set<CatalogSymbol.Signature> = []
    for entry in entries where entry.hasSymbol && !new.contains(ExactKey(entry.key.value)) {
      guard let symbol = try? CatalogSymbol(of: entry, sourceLanguage: language) else { continue }
      taken.insert(symbol.signature)
    }
    var changes = StringCatalogChanges(document: self)
    for key in new.map(\.text).sorted(by: { $0.precedesInBytes($1) }) {
      guard let entry = self.entry(forKey: key), entry.hasSymbol else { continue }
      let symbol = try? CatalogSymbol(of: entry, sourceLanguage: language)
      if let symbol, taken.insert(symbol.signature).inserted { continue }
      changes.add(.setGeneratesSymbol(false, key: key))
    }
    return applying(changes)
  }
}

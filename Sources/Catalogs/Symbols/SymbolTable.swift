package import Reading

/// The symbols of a String Catalog, in the order in which Xcode writes them: that of their keys' bytes.
package struct SymbolTable: Sendable {
  /// The catalog's file name without its suffix.
  package let table: String
  package private(set) var symbols: [CatalogSymbol] = []
  /// By key.
  package private(set) var failures: [Failure] = []

  /// A key that gives no symbol.
  package struct Failure: Sendable {
    package let key: JSONString
    package let problem: SymbolProblem
    /// Whether Xcode's build would end with an error.
    package let isManual: Bool
  }

  /// Which keys get a symbol.
  package enum Keys: String, Sendable, CaseIterable {
    /// Those that are managed by hand, as in Xcode.
    case manual
    /// All but those that are stale.
    case all
  }

  package init(
    _ document: StringCatalogDocument, table: String, keys: Keys = .manual,
    sourceLanguage: String = "en"
  ) {
    self.table = table
    let language = document.sourceLanguage?.text ?? sourceLanguage
    let entries = document.entries.filter { $0.isChosen(by: keys) }
      .sorted { $0.key.value.precedesInBytes($1.key.value) }
    // Where an extracted key and one by hand give the same, the one by hand has it.
    let manual = Self.owners(entries.filter(\.hasSymbol), language)
    var taken = manual
    for entry in entries {
      do throws(SymbolProblem) {
        let symbol = try CatalogSymbol(of: entry, sourceLanguage: language)
        let owner = taken[symbol.signature] ?? symbol.key
        taken[symbol.signature] = owner
        guard owner.isExactly(symbol.key) else { throw .same(asKey: owner) }
        symbols.append(symbol)
      } catch {
        failures.append(Failure(key: entry.key, problem: error, isManual: entry.hasSymbol))
      }
    }
  }

  private static func owners(
    _ entries: [StringCatalogEntry], _ language: String
  ) -> [CatalogSymbol.Signature: String] {
    var owners: [CatalogSymbol.Signature: String] = [:]
    for entry in entries {
      guard let symbol = try? CatalogSymbol(of: entry, sourceLanguage: language),
        owners[symbol.signature] == nil
      else { continue }
      owners[symbol.signature] = symbol.key
    }
    return owners
  }
}

extension StringCatalogEntry {
  fileprivate func isChosen(by keys: SymbolTable.Keys) -> Bool {
    switch keys {
    case .manual: hasSymbol
    case .all: allowsSymbol && extractionState?.value != .stale
    }
  }
}

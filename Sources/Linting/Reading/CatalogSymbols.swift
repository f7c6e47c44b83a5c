import Catalogs
import Reading

/// The symbols of a String Catalog's keys.
struct CatalogSymbols: Sendable {
  private let isSure: Bool
  /// The first keys that give a symbol, with the values that it takes.
  private let firstKeys: [CatalogSymbol.Signature: String]

  init(_ document: StringCatalogDocument, _ sourceLanguage: String) {
    // Symbols came with the second version of the format.
    isSure = document.version.map { $0.text != "1.0" } ?? false
    // Few catalogs have keys that are managed by hand, and reading all takes long.
    guard document.text.utf8.containsSequence(Array("\"manual\"".utf8)) else {
      firstKeys = [:]
      return
    }
    var keys: [CatalogSymbol.Signature: String] = [:]
    for entry in document.entries where entry.hasSymbol {
      guard let symbol = try? CatalogSymbol(of: entry, sourceLanguage: sourceLanguage) else {
        continue
      }
      if keys[symbol.signature] == nil { keys[symbol.signature] = symbol.key }
    }
    firstKeys = keys
  }

  /// The symbol of a key; nil for one that code doesn't name so.
  func symbol(of entry: StringCatalogEntry, _ sourceLanguage: String) -> KeySymbol? {
    guard entry.hasSymbol else { return nil }
    do throws(SymbolProblem) {
      let symbol = try CatalogSymbol(of: entry, sourceLanguage: sourceLanguage)
      let first = firstKeys[symbol.signature]
      return KeySymbol(
        name: symbol.name, twin: first == symbol.key ? nil : first, isSure: isSure)
    } catch {
      return KeySymbol(
        name: SymbolName(ofKey: entry.key.value), problem: error, isSure: isSure)
    }
  }
}

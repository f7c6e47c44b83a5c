import Catalogs
import Exchange
import Reading

/// One key of a table, for which the others of a String Catalog aren't read.
extension ExchangeTable {
  /// What the table has of one key in a language, as it is written.
  func leaves(ofKey key: String, in language: String) -> [TextLeaf] {
    guard let document = stringCatalog else {
      return leaves(ofLanguage: language).filter { $0.key.isExactly(key) }.map { $0.leaf }
    }
    let entry = document.entry(forKey: key)
    let spelled = spelling(ofLanguage: language)
    return entry?.localization(in: spelled)?.content.leaves() ?? []
  }

  /// The texts of one key with their translations into a language, stale ones too.
  func units(ofKey key: String, in language: String) -> [ExchangeUnit] {
    guard let document = stringCatalog else {
      return units(in: [language], includesStale: true)[0].filter { $0.key.isExactly(key) }
    }
    return document.exchangeUnits([target(language)], ofKey: key, includesStale: true)[0]
  }
}

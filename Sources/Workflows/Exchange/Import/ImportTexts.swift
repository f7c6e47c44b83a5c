import Catalogs
import Exchange

/// The catalogs' texts as an export would write them now, for all languages that came back.
struct ImportTexts {
  private struct TableLanguage: Hashable {
    var original: String
    var language: String
  }

  private var units: [TableLanguage: [ExchangeUnit]] = [:]

  /// Decodes each catalog once.
  ///
  /// - Parameter tables: The catalogs that each file of a language belongs to.
  init(_ languages: [String], _ tables: [[ExchangeTable]]) {
    var wanted: [String: (table: ExchangeTable, languages: Set<String>)] = [:]
    for (language, tables) in zip(languages, tables) {
      for table in tables {
        wanted[table.original, default: (table, [])].languages.insert(language)
      }
    }
    for (original, (table, languages)) in wanted {
      let languages = languages.sorted()
      for (language, units) in zip(languages, table.units(in: languages)) {
        self.units[TableLanguage(original: original, language: language)] = units
      }
    }
  }

  func units(of table: ExchangeTable, in language: String) -> [ExchangeUnit] {
    units[TableLanguage(original: table.original, language: language)] ?? []
  }
}

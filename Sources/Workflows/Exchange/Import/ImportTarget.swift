import Catalogs
import Exchange
import Reading

/// The texts of some tables in one language, by their ids.
struct ImportTarget {
  struct Place {
    var table: Int
    var unit: ExchangeUnit
  }

  let tables: [ExchangeTable]
  /// The language as each of the tables spells it.
  let languages: [String]
  private var places: [ExactKey: [Place]] = [:]
  /// For ids whose white space a tool changed.
  private var loosePlaces: [String: [Place]] = [:]

  init(_ tables: [ExchangeTable], language: String, texts: ImportTexts) {
    self.tables = tables
    languages = tables.map { $0.spelling(ofLanguage: language) }
    for (index, table) in tables.enumerated() {
      for unit in texts.units(of: table, in: language) {
        let place = Place(table: index, unit: unit)
        places[ExactKey(survivingXML(unit.id)), default: []].append(place)
        loosePlaces[unit.id.withCollapsedWhitespace, default: []].append(place)
      }
    }
  }

  /// Whether a table is written in the language, not translated to it.
  var isSourceLanguage: Bool {
    zip(tables, languages).contains { $0.sourceLanguage == $1 }
  }

  /// The texts that an id can mean: none for an unknown one, several for an ambiguous one.
  func places(forID id: String) -> [Place] {
    places[ExactKey(survivingXML(id))] ?? loosePlaces[id.withCollapsedWhitespace] ?? []
  }
}

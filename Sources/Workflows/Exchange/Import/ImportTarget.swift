import Catalogs
import Diagnostics
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
  /// One id of those that are alike but for capitals.
  private var smallIDs: [String: String] = [:]

  init(_ tables: [ExchangeTable], language: String, texts: ImportTexts) {
    // Of several catalogs, one written in the language can't be what the texts translate.
    let translated = tables.filter { $0.sourceLanguage != $0.spelling(ofLanguage: language) }
    self.tables = translated.isEmpty ? tables : translated
    languages = self.tables.map { $0.spelling(ofLanguage: language) }
    for (index, table) in self.tables.enumerated() {
      for unit in texts.units(of: table, in: language) {
        let place = Place(table: index, unit: unit)
        places[ExactKey(survivingXML(unit.id)), default: []].append(place)
        let id = unit.id.withCollapsedWhitespace
        loosePlaces[id, default: []].append(place)
        let smallID = id.lowercased()
        smallIDs[smallID] = smallIDs[smallID] ?? unit.id
      }
    }
  }

  /// The language that the tables are written in, that of the first where they differ.
  var sourceLanguage: String { tables.first?.sourceLanguage ?? "" }

  /// Whether the tables are written in the language, not translated to it.
  var isSourceLanguage: Bool {
    zip(tables, languages).contains { $0.sourceLanguage == $1 }
  }

  /// The texts that a unit can mean: of several catalogs' the one with its source.
  func places(for unit: ExchangeUnit) -> [Place] {
    let found = places(forID: unit.id)
    guard isOneOfSeveral(found) else { return found }
    let alike = found.filter { survivingXML($0.unit.source).isExactly(unit.source) }
    return alike.count == 1 ? alike : found
  }

  /// The table of a place, in the language as that spells it: files may do so in several ways.
  func table(of place: Place) -> TableLanguage {
    TableLanguage(original: tables[place.table].original, language: languages[place.table])
  }

  /// Whether several catalogs have a text.
  func isOneOfSeveral(_ places: [Place]) -> Bool { Set(places.map(\.table)).count > 1 }

  /// The id that an unknown one is but for capitals; nil where there is none.
  func similarID(to id: String) -> String? { smallIDs[id.withCollapsedWhitespace.lowercased()] }

  /// The texts that an id can mean: none for an unknown one, several for an ambiguous one.
  ///
  /// What code no longer asks for is meant only where nothing else is.
  func places(forID id: String) -> [Place] {
    let found = places[ExactKey(survivingXML(id))] ?? loosePlaces[id.withCollapsedWhitespace] ?? []
    let used = found.filter { !$0.unit.isStale }
    return used.isEmpty ? found : used
  }

  /// The text for all other numbers beside a form for a plural category that the tables' language
  /// hasn't: an export gives it as the source of what other languages need.
  func generalPlaces(for unit: ExchangeUnit) -> [Place] {
    ExchangeUnitID.name(unit.id, for: .other).map(places(forID:)) ?? []
  }
}

/// The catalogs' texts as an export would write them now, for all languages that came back, and those
/// that it would leave out because code no longer asks for them: Xcode exports these, too.
struct ImportTexts {
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
      for (language, units) in zip(languages, table.units(in: languages, includesStale: true)) {
        self.units[TableLanguage(original: original, language: language)] = units
      }
    }
  }

  func units(of table: ExchangeTable, in language: String) -> [ExchangeUnit] {
    units[TableLanguage(original: table.original, language: language)] ?? []
  }
}

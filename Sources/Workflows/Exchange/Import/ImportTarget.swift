import Catalogs

/// The texts of some tables in one language, by their ids.
struct ImportTarget {
  struct Place {
    var table: Int
    var unit: ExchangeUnit
  }

  let tables: [ExchangeTable]
  private var places: [ExactKey: [Place]] = [:]
  /// For ids whose white space a tool changed.
  private var loosePlaces: [String: [Place]] = [:]

  /// - Parameter units: The texts of each table.
  init(_ tables: [ExchangeTable], _ units: [[ExchangeUnit]]) {
    self.tables = tables
    for (index, units) in units.enumerated() {
      for unit in units {
        let place = Place(table: index, unit: unit)
        places[ExactKey(survivingXML(unit.id)), default: []].append(place)
        loosePlaces[unit.id.withCollapsedWhitespace, default: []].append(place)
      }
    }
  }

  /// The texts that an id can mean: none for an unknown one, several for an ambiguous one.
  func places(forID id: String) -> [Place] {
    places[ExactKey(survivingXML(id))] ?? loosePlaces[id.withCollapsedWhitespace] ?? []
  }
}

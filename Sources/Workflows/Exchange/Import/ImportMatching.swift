import Catalogs

extension ExchangeCatalogs {
  /// The tables that a file's texts belong to: by the path that it names, or by the end of that
  /// path where the project stands in another folder here.
  ///
  /// The path is only compared; nothing is ever opened by it.
  func tables(for part: ExchangeInput.Part) -> [ExchangeTable] {
    let original = part.file.original
    if part.format == .strings {
      let wanted = ExchangeTable.flatName(original)
      return best(tables.map(\.flatName), wanted).map { tables[$0] }
    }
    let originals = tables.map(\.original)
    if let exact = originals.firstIndex(of: original) { return [tables[exact]] }
    let found = best(originals, original)
    return found.count == 1 ? [tables[found[0]]] : []
  }

  /// Those that share the most folders with a path, counted from its end; the name must be the same.
  private func best(_ paths: [String], _ wanted: String) -> [Int] {
    let scores = paths.map { path in
      zip(path.split(separator: "/").reversed(), wanted.split(separator: "/").reversed())
        .prefix { $0 == $1 }.count
    }
    guard let most = scores.max(), most > 0 else { return [] }
    return scores.indices.filter { scores[$0] == most }
  }
}

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

extension String {
  /// The text with one space for each run of white space, and none at its ends.
  var withCollapsedWhitespace: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text with the white space of another one around it.
  func withWhitespace(around model: String) -> String {
    let start = model.prefix(while: \.isWhitespace)
    let end = model.dropFirst(start.count).reversed().prefix(while: \.isWhitespace).reversed()
    let inner = drop(while: \.isWhitespace)
    let last = inner.lastIndex { !$0.isWhitespace }
    return start + (last.map { inner[...$0] } ?? "") + String(end)
  }
}

import Locking

/// A catalog file that is read and parsed when it is first needed, by one thread only.
final class TableFile: Sendable {
  let source: CatalogSource
  private let parsed = Locked<LocalizedTable?>(nil)

  init(_ source: CatalogSource) { self.source = source }

  /// The file's texts; other threads wait while one parses.
  var table: LocalizedTable {
    let source = source
    return parsed.withLock { parsed in
      if let parsed { return parsed }
      let table = LocalizedTable(source)
      parsed = table
      return table
    }
  }

  /// The languages the file has texts for; a String Catalog must be parsed to know them.
  var localizations: [String] { source.localization.map { [$0] } ?? table.localizations }
}

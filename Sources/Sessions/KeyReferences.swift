import Catalogs
package import Diagnostics
import Extraction
import Reading
package import Workflows

/// All places of a key: its entries in catalogs, its literals in code, and the names of its symbol.
package struct KeyReferences: Sendable {
  /// The key in every catalog that has it, by path.
  package let entries: [Location]
  /// What code asks for the key with, by file and offset.
  package let literals: [Location]
  private let key: String
  private let table: String
  private let hasSymbol: Bool
  /// Whether the symbol is a function.
  private let isCalled: Bool

  /// - Parameter catalogs: The catalogs of the key's table.
  package init(
    ofKey key: String, table: String, _ catalogs: [KnownCatalog], in session: Session
  ) {
    (self.key, self.table) = (key, table)
    var entries: [Location] = []
    var (hasSymbol, isCalled) = (false, false)
    for catalog in catalogs {
      guard let file = session.catalog(catalog.path) else { continue }
      entries += file.entries(forKey: key).map {
        Location(file: catalog.path, range: file.entries[$0].keyRange)
      }
      hasSymbol = hasSymbol || file.stringCatalog?.entry(forKey: key)?.hasSymbol ?? false
      isCalled = isCalled || file.stringCatalog?.callsSymbol(ofKey: key) ?? false
    }
    self.entries = entries
    self.hasSymbol = hasSymbol
    self.isCalled = isCalled
    literals = Self.literals(ofKey: key, table: table, in: session)
  }

  package init(of place: KeyPlace, in session: Session) {
    self.init(ofKey: place.key, table: place.table, place.catalogs, in: session)
  }

  private static func literals(
    ofKey key: String, table: String, in session: Session
  ) -> [Location] {
    let found = session.latestKnowledge.entries.filter {
      $0.table == table && $0.key.isExactly(key)
    }
    return found.flatMap(\.locations).map { place in
      let text = session.text(of: place.file)?.text ?? []
      let end = SwiftLiteral.end(in: text, from: place.offset)
      return Location(file: place.file, range: place.offset..<(end ?? place.offset))
    }
  }

  /// Where code names the key's symbol; reads the whole project where the key has one.
  package func symbols(in session: Session) -> [Location] {
    guard hasSymbol else { return [] }
    let files = session.files
    return session.latestKnowledge.symbolPlaces(ofKey: key, table: table, isCalled: isCalled) {
      try? files.read($0)
    }
  }
}

extension CatalogFile {
  /// The entries with a key, in file order.
  package func entries(forKey key: String) -> [Int] {
    entries.indices.filter { entries[$0].key.isExactly(key) }
  }
}

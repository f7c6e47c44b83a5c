import Catalogs
import Diagnostics
import Reading
package import Workflows

/// The symbol of a renamed key under its new name, wherever code names it.
package struct SymbolRenaming {
  private let old: String
  private let new: String
  private let table: String
  private let session: Session

  package init(of old: String, to new: String, table: String, in session: Session) {
    (self.old, self.new, self.table, self.session) = (old, new, table, session)
  }

  /// Adds what code says by the symbol to what a renaming changes; nothing where neither the old key
  /// nor the new one has a symbol.
  package func adding(to changes: [FileEdit]) -> [FileEdit] {
    let knowledge = session.latestKnowledge
    guard let name = SymbolName(ofKey: new), !name.isReserved,
      case let documents = self.documents(knowledge),
      documents.contains(where: { $0.entry(forKey: old)?.hasSymbol ?? false })
    else {
      return changes
    }
    var all = Dictionary(changes.map { ($0.path, $0) }) { first, _ in first }
    let (files, known) = (session.files, all)
    let isCalled = documents.contains { $0.callsSymbol(ofKey: old) }
    let places = knowledge.symbolPlaces(ofKey: old, table: table, isCalled: isCalled) { path in
      known[path]?.new ?? (try? files.read(path, .source))
    }
    for (path, places) in Dictionary(grouping: places, by: \.file) {
      guard let old = all[path]?.old ?? (try? files.read(path, .source)) else { continue }
      var change = all[path] ?? FileEdit(path: path, old: old, new: old)
      change.new = change.new.applying(places.map { TextEdit($0.range, name.text) })
      all[path] = change
    }
    return all.values.sorted { $0.path.precedesInBytes($1.path) }
  }

  private func documents(_ knowledge: ProjectKnowledge) -> [StringCatalogDocument] {
    knowledge.catalogs.compactMap { session.catalog($0.path)?.stringCatalog }
  }
}

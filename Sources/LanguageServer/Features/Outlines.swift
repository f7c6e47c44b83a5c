import JSONRPC
import Reading
import Sessions
import Workflows

/// What shows the shape of a catalog: its keys, and which lines go with each.
extension Server {
  func addOutlines(to methods: inout MethodTable) {
    methods.onRequest("textDocument/documentSymbol") {
      [unowned self] (asked: NamedDocument, _) in
      try outline(of: path(of: asked.textDocument.uri)) { entry, map in
        DocumentSymbol(
          name: entry.key.isEmpty ? "\"\"" : entry.key, detail: entry.comment,
          range: map.range(entry.range), selectionRange: map.range(entry.keyRange))
      }
    }
    methods.onRequest("textDocument/foldingRange") { [unowned self] (asked: NamedDocument, _) in
      try outline(of: path(of: asked.textDocument.uri)) { entry, map in
        let range = map.range(entry.range)
        return FoldingRange(startLine: range.start.line, endLine: range.end.line)
      }
      .filter { $0.endLine > $0.startLine }
    }
    methods.onRequest("workspace/symbol") { [unowned self] (asked: SymbolQuery, context) in
      try symbols(matching: asked.query, context)
    }
  }

  private func outline<Part>(
    of path: String, _ part: (CatalogFile.Entry, PositionMap) -> Part
  ) throws -> [Part] {
    let session = try session()
    guard let file = session.catalog(path), let map = map(of: path, in: session) else { return [] }
    return file.entries.map { part($0, map) }
  }

  /// The keys of the project that have all letters of a query in their order.
  private func symbols(
    matching query: String, _ context: RequestContext
  ) throws -> [WorkspaceSymbol] {
    let session = try session()
    var found: [WorkspaceSymbol] = []
    for catalog in session.latestKnowledge.catalogs {
      try context.checkCancellation()
      guard let file = session.catalog(catalog.path) else { continue }
      var map: PositionMap?
      for entry in file.entries where query.isSubsequence(of: entry.key) {
        guard found.count < Self.mostSymbols else { return found }
        map = map ?? self.map(of: catalog.path, in: session)
        guard let map else { break }
        found.append(
          WorkspaceSymbol(
            name: entry.key,
            location: DocumentLocation(
              uri: DocumentURI(path: catalog.path), range: map.range(entry.keyRange)),
            containerName: catalog.language.map { "\(catalog.table) (\($0))" } ?? catalog.table))
      }
    }
    return found
  }

  /// A list that nobody reads to its end.
  private static var mostSymbols: Int { 500 }
}

extension String {
  /// Whether another text has all characters of this one in their order, whatever their case.
  func isSubsequence(of other: String) -> Bool {
    var rest = self.lowercased()[...]
    for character in other.lowercased() where character == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}

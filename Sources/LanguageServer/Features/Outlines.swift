import JSONRPC
import Reading
import Sessions
import Workflows

/// What shows the shape of a catalog: its keys, and which lines go with each.
extension Server {
  func addOutlines(to methods: inout MethodTable) {
    methods.onRequest(
      "textDocument/documentSymbol",
      writing: { [unowned self] (asked: NamedDocument, _) in
        var text = JSONWriter()
        let parts = try outline(of: path(of: asked.textDocument.uri))
        var places = parts?.map.walk()
        text.writeList(parts?.entries ?? []) { text, entry in
          places?.writeSymbol(of: entry, to: &text)
        }
        return text
      })
    methods.onRequest("textDocument/foldingRange") {
      [unowned self] (asked: NamedDocument, _) -> [FoldingRange] in
      guard let parts = try outline(of: path(of: asked.textDocument.uri)) else { return [] }
      var places = parts.map.walk()
      return parts.entries.map { entry in
        FoldingRange(
          startLine: places.position(at: entry.range.lowerBound).line,
          endLine: places.position(at: entry.range.upperBound).line)
      }
      .filter { $0.endLine > $0.startLine }
    }
    methods.onRequest("workspace/symbol") { [unowned self] (asked: SymbolQuery, context) in
      try symbols(matching: asked.query, context)
    }
  }

  /// The keys of a catalog with its places; nil where there is none.
  private func outline(
    of path: String
  ) throws -> (entries: [CatalogFile.Entry], map: PositionMap)? {
    let session = try session()
    guard let file = session.catalog(path), let map = map(of: path, in: session) else { return nil }
    return (file.entries, map)
  }

  /// The keys of the project that have all letters of a query in their order.
  private func symbols(
    matching query: String, _ context: RequestContext
  ) throws -> [WorkspaceSymbol] {
    let session = try session()
    let query = KeyQuery(query)
    var found: [WorkspaceSymbol] = []
    for catalog in session.latestKnowledge.catalogs {
      try context.checkCancellation()
      guard let file = session.catalog(catalog.path) else { continue }
      var map: PositionMap?
      for entry in file.entries where query.matches(entry.key) {
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

extension PositionWalk {
  /// Writes a key of an outline (Language Server Protocol 3.17, "DocumentSymbol").
  fileprivate mutating func writeSymbol(of entry: CatalogFile.Entry, to text: inout JSONWriter) {
    text.write("{")
    if let comment = entry.comment {
      text.write("\"detail\":")
      text.write(text: comment)
      text.write(",")
    }
    text.write("\"kind\":20,\"name\":")
    text.write(text: entry.key.isEmpty ? "\"\"" : entry.key)
    text.write(",\"range\":")
    writeRange(entry.range, to: &text)
    text.write(",\"selectionRange\":")
    writeRange(entry.keyRange, to: &text)
    text.write("}")
  }

  private mutating func writeRange(_ range: Range<Int>, to text: inout JSONWriter) {
    let (start, end) = (position(at: range.lowerBound), position(at: range.upperBound))
    text.write("{\"end\":")
    Self.write(end, to: &text)
    text.write(",\"start\":")
    Self.write(start, to: &text)
    text.write("}")
  }

  private static func write(_ position: Position, to text: inout JSONWriter) {
    text.write("{\"character\":")
    text.write(position.character)
    text.write(",\"line\":")
    text.write(position.line)
    text.write("}")
  }
}

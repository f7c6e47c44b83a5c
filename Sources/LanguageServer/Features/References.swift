import Diagnostics
import JSONRPC
import Reading
import Sessions
import Workflows

/// Where a key is written, and where it is used.
extension Server {
  func addReferences(to methods: inout MethodTable) {
    methods.onRequest("textDocument/definition") {
      [unowned self] (asked: DocumentPosition, context) in
      try definition(of: asked, context)
    }
    methods.onRequest("textDocument/references") {
      [unowned self] (asked: ReferenceQuery, context) in
      try references(to: asked, context)
    }
  }

  /// From code to the key's entries in all catalogs; from a catalog to the code.
  private func definition(
    of asked: DocumentPosition, _ context: RequestContext
  ) throws -> [DocumentLocation] {
    guard let document = try document(asked.textDocument) else { return [] }
    let session = document.session
    let uses = uses(at: asked.position, in: document)
    try context.checkCancellation()
    let isCatalog = session.catalog(document.path) != nil
    let found = uses.flatMap { use -> [Location] in
      let code = isCatalog ? use.literals + use.symbols(in: session) : []
      return code.isEmpty ? use.entries : code
    }
    return shown(found, in: session)
  }

  private func references(
    to asked: ReferenceQuery, _ context: RequestContext
  ) throws -> [DocumentLocation] {
    guard let document = try document(asked.textDocument) else { return [] }
    let session = document.session
    var found: [Location] = []
    for use in uses(at: asked.position, in: document) {
      try context.checkCancellation()
      found += use.literals + use.symbols(in: session)
      if asked.context?.includeDeclaration ?? true { found += use.entries }
    }
    return shown(found, in: session)
  }

  /// What is known of the keys at a place: one, or those that share a symbol's name.
  private func uses(at position: Position, in document: DocumentView) -> [KeyReferences] {
    let (path, session) = (document.path, document.session)
    let offset = document.map.offset(at: position)
    let place =
      KeyPlace(at: offset, of: path, in: session)
      ?? KeyPlace(ofDefaultValueAt: offset, of: path, in: session)
    let places =
      place.map { [$0] } ?? SymbolPlace(at: offset, of: path, in: session)?.places
      ?? ToolSymbolPlace(at: offset, of: path, in: session)?.keys ?? []
    return places.map { KeyReferences(of: $0, in: session) }
  }

  /// Places as a client has them; each file is read once.
  func shown(_ places: [Location], in session: Session) -> [DocumentLocation] {
    var maps: [String: PositionMap] = [:]
    return places.compactMap { place in
      guard let map = maps[place.file] ?? map(of: place.file, in: session) else { return nil }
      maps[place.file] = map
      return DocumentLocation(uri: DocumentURI(path: place.file), range: map.range(place.range))
    }
  }
}

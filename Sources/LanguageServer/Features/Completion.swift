import JSONRPC
import Reading
import Sessions

/// What can be written at a place: keys in code; placeholders, attributes and structure in catalogs.
extension Server {
  func addCompletion(to methods: inout MethodTable) {
    methods.onRequest("textDocument/completion") {
      [unowned self] (asked: DocumentPosition, context) in
      try completion(at: asked, context)
    }
  }

  private func completion(
    at asked: DocumentPosition, _ context: RequestContext
  ) throws -> CompletionList {
    let path = try path(of: asked.textDocument.uri)
    let session = try session()
    guard let map = map(of: path, in: session) else { return .empty }
    let offset = map.offset(at: asked.position)
    if let file = session.catalog(path) {
      return CompletionList(
        isIncomplete: false, items: items(at: offset, of: file, map, in: session))
    }
    guard path.hasSuffix(".swift") else { return .empty }
    if let value = DefaultValueCompletion(at: offset, of: path, in: session) {
      return CompletionList(isIncomplete: false, items: value.items(map))
    }
    return try KeyCompletion(at: offset, of: path, in: session)?.list(map, context) ?? .empty
  }

  private func items(
    at offset: Int, of file: CatalogFile, _ map: PositionMap, in session: Session
  ) -> [CompletionItem] {
    let texts = TextCompletion(at: offset, of: file, in: session)?.items(map)
    if let dictionary = DictionaryCompletion(at: offset, of: file, in: session) {
      return (texts ?? []) + dictionary.items(map)
    }
    return texts ?? StructureCompletion(at: offset, of: file, in: session).items(map)
  }
}

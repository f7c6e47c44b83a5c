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
      let items =
        TextCompletion(at: offset, of: file, in: session)?.items(map)
        ?? StructureCompletion(at: offset, of: file, in: session).items(map)
      return CompletionList(isIncomplete: false, items: items)
    }
    guard path.hasSuffix(".swift") else { return .empty }
    return try KeyCompletion(at: offset, of: path, in: session)?.list(map, context) ?? .empty
  }
}

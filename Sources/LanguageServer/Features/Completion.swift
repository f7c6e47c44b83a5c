import JSONRPC
import Locking
import Reading
import Sessions

/// What can be written at a place: keys in code; placeholders, attributes and structure in catalogs.
extension Server {
  func addCompletion(to methods: inout MethodTable) {
    methods.onRequest("textDocument/completion") {
      [unowned self] (asked: DocumentPosition, context) in
      let list = try completion(at: asked, context)
      let item = state.withLock { $0.capabilities?.textDocument?.completion?.completionItem }
      return item?.snippetSupport == true ? list : list.withoutSnippets
    }
  }

  private func completion(
    at asked: DocumentPosition, _ context: RequestContext
  ) throws -> CompletionList {
    guard let document = try document(asked.textDocument) else { return .empty }
    let offset = document.map.offset(at: asked.position)
    if let file = document.session.catalog(document.path) {
      return CompletionList(
        isIncomplete: false,
        items: items(at: offset, of: file, document.map, in: document.session))
    }
    return document.path.hasSuffix(".swift")
      ? try completion(at: offset, ofSource: document, context) : .empty
  }

  private func completion(
    at offset: Int, ofSource document: DocumentView, _ context: RequestContext
  ) throws -> CompletionList {
    let (path, session, map) = (document.path, document.session, document.map)
    let text = LiteralTextCompletion(at: offset, of: path, in: session)
    var list = CompletionList(isIncomplete: false, items: text?.items(map) ?? [])
    guard text?.isInAttribute != true else { return list }
    if let place = DefaultValuePlace(around: offset, of: path, in: session),
      let bytes = session.text(of: path)?.text
    {
      list.items += DefaultValueCompletion(place, at: offset, in: bytes, session).items(map)
      list.isIncomplete = place.literal.hasSeveralLines(in: bytes)
      return list
    }
    guard let keys = try KeyCompletion(at: offset, of: path, in: session)?.list(map, context) else {
      return list
    }
    return CompletionList(isIncomplete: keys.isIncomplete, items: list.items + keys.items)
  }

  private func items(
    at offset: Int, of file: CatalogFile, _ map: PositionMap, in session: Session
  ) -> [CompletionItem] {
    let texts = TextCompletion(at: offset, of: file, in: session)?.items(map)
    if let dictionary = DictionaryCompletion(at: offset, of: file) {
      return (texts ?? []) + dictionary.items(map)
    }
    return texts ?? StructureCompletion(at: offset, of: file, in: session).items(map)
  }
}

import Extraction
import JSONRPC
import Reading
import Sessions
import Workflows

/// What a key is in every language, as people read it.
extension Server {
  func addHovering(to methods: inout MethodTable) {
    methods.onRequest("textDocument/hover") { [unowned self] (asked: DocumentPosition, context) in
      try hover(asked, context)
    }
  }

  private func hover(_ asked: DocumentPosition, _ context: RequestContext) throws -> Hover? {
    guard let document = try document(asked.textDocument) else { return nil }
    let (path, session) = (document.path, document.session)
    let offset = document.map.offset(at: asked.position)
    guard
      let place = KeyPlace(at: offset, of: path, in: session)
        ?? KeyPlace(ofDefaultValueAt: offset, of: path, in: session)
        ?? SymbolPlace(at: offset, of: path, in: session)?.meantPlaces(in: session).first
        ?? ToolSymbolPlace(at: offset, of: path, in: session)?.keys.first
    else { return nil }
    try context.checkCancellation()
    let page = HoverPage(place, in: session)
    return Hover(
      contents: MarkupContent(value: page.markdown), range: place.range.map(document.map.range))
  }
}

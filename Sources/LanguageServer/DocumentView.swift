import JSONRPC
import Sessions

/// A document that a request is about, as it is now.
struct DocumentView {
  let path: String
  let session: Session
  let map: PositionMap
}

extension Server {
  /// The document that a request is about; nil where it can't be read.
  func document(_ asked: NamedDocument.Identifier) throws(ResponseError) -> DocumentView? {
    let path = try path(of: asked.uri)
    let session = try session()
    return map(of: path, in: session).map { DocumentView(path: path, session: session, map: $0) }
  }
}

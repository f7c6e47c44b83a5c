import Catalogs
import JSONRPC
import Reading
import Sessions
import Workflows

/// Catalogs as Xcode would write them.
extension Server {
  func addFormatting(to methods: inout MethodTable) {
    methods.onRequest("textDocument/formatting") { [unowned self] (asked: NamedDocument, _) in
      try edits(toFormat: path(of: asked.textDocument.uri))
    }
  }

  /// The edits that lay a catalog out as Xcode does; none where it has mistakes.
  private func edits(toFormat path: String) throws -> [DocumentEdit] {
    let session = try session()
    guard let old = session.buffer(path)?.text, CatalogFormat(path: path) != nil,
      let map = map(of: path, in: session)
    else { return [] }
    guard let new = FormatWorkflow.formatted(old, file: path).bytes else {
      throw ResponseError(.requestFailed, "the catalog has mistakes; mend them first")
    }
    return DocumentEdit.from(old, to: new, map)
  }
}

extension DocumentEdit {
  /// What makes one text of another.
  static func from(_ old: [UInt8], to new: [UInt8], _ map: PositionMap) -> [DocumentEdit] {
    TextEdit.difference(old, new).map { DocumentEdit($0, map) }
  }
}

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
    guard let old = session.buffer(path)?.text, session.catalog(path) != nil,
      let map = map(of: path, in: session)
    else { return [] }
    guard let new = FormatWorkflow.formatted(old, file: path).bytes else {
      throw ResponseError(.requestFailed, "the catalog has mistakes; mend them first")
    }
    return DocumentEdit.from(old, to: new, map)
  }
}

extension DocumentEdit {
  /// What makes one text of another: a replacement of what is between their common ends.
  static func from(_ old: [UInt8], to new: [UInt8], _ map: PositionMap) -> [DocumentEdit] {
    guard old != new else { return [] }
    func isInside(_ bytes: [UInt8], _ offset: Int) -> Bool {
      offset < bytes.count && bytes[offset] & 0xC0 == 0x80
    }
    var start = zip(old, new).prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
    while start > 0, isInside(old, start) || isInside(new, start) { start -= 1 }
    let most = min(old.count, new.count) - start
    var end = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }
      .reduce(0) { count, _ in count + 1 }
    while end > 0, isInside(old, old.count - end) || isInside(new, new.count - end) { end -= 1 }
    let replacement = String(decoding: new[start..<(new.count - end)], as: UTF8.self)
    return [DocumentEdit(range: map.range(start..<(old.count - end)), newText: replacement)]
  }
}

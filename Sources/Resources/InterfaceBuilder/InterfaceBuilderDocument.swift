import Diagnostics
import Extraction
import Reading

/// Reads storyboards and xibs.
enum InterfaceBuilderDocument {
  /// Views nest some fifty levels deep; a text view may hold a whole licence.
  private static let limits = MarkupLimits(depth: 200, attributes: 256, textLength: 1 << 20)

  static func read(_ bytes: [UInt8], into file: inout ResourceFile) {
    let text = SourceText(decoding: bytes)
    let visitor = InterfaceBuilderVisitor(
      list: EntryList(path: file.path, table: file.table, text: text))
    file.diagnostics = MarkupReader(sizeLimit: ResourceLimit.fileSize, limits: limits)
      .read(text, file: file.path, root: "document", to: visitor)
    visitor.finish()
    file.entries = visitor.list.entries
    file.diagnostics += visitor.list.diagnostics
  }
}

import Catalogs
import Extraction
import JSONRPC
import Messages
import Reading
import Sessions
import Workflows

/// What in a document is the same as what stands at the cursor: an argument in all texts of its key, or
/// a key.
extension Server {
  func addHighlights(to methods: inout MethodTable) {
    methods.onRequest("textDocument/documentHighlight") {
      [unowned self] (asked: DocumentPosition, _) in
      try highlights(at: asked)
    }
  }

  private func highlights(at asked: DocumentPosition) throws -> [DocumentHighlight] {
    guard let document = try document(asked.textDocument) else { return [] }
    let (path, session, map) = (document.path, document.session, document.map)
    let offset = map.offset(at: asked.position)
    let ranges =
      session.catalog(path).map { Self.ranges(at: offset, in: $0) }
      ?? Self.ranges(at: offset, ofSource: path, in: session)
    return ranges.map { DocumentHighlight(range: map.range($0)) }
  }

  private static func ranges(at offset: Int, in file: CatalogFile) -> [Range<Int>] {
    guard let (index, text) = file.text(at: offset) else {
      guard let index = file.entry(at: offset) else { return [] }
      let entry = file.entries[index]
      let isKey = entry.keyRange.contains(offset) || entry.keyRange.upperBound == offset
      return isKey ? file.entries(forKey: entry.key).map { file.entries[$0].keyRange } : []
    }
    let here = arguments(in: text.leaf).first {
      $0.range.lowerBound <= offset && offset <= $0.range.upperBound
    }
    guard let here else { return [] }
    return file.texts(ofEntry: index).flatMap { arguments(in: $0.leaf) }
      .filter { $0.argument == here.argument }.map(\.range)
  }

  /// The places of a text's arguments.
  private static func arguments(in leaf: TextLeaf) -> [(argument: Int, range: Range<Int>)] {
    guard let offsets = leaf.place?.offsets(of: leaf.text) else { return [] }
    return SpecifierScan(leaf.text, options: leaf.options).specifiers.compactMap { specifier in
      specifier.value.map { value in
        (argument: value.argument, range: offsets.sourceRange(of: specifier.range))
      }
    }
  }

  private static func ranges(
    at offset: Int, ofSource path: String, in session: Session
  ) -> [Range<Int>] {
    guard path.hasSuffix(".swift"), let text = session.text(of: path)?.text,
      let here = KeyPlace(at: offset, of: path, in: session)
    else { return [] }
    return session.latestKnowledge.places(inFile: path).compactMap { entry, place in
      guard entry.table == here.table, entry.key.isExactly(here.key) else { return nil }
      return SwiftLiteral.end(in: text, from: place.offset).map { place.offset..<$0 }
    }
  }
}

import Catalogs
import Extraction
package import Workflows

/// A place in a file that means a key: its literal in Swift, its entry or one of its texts in a
/// catalog.
package struct KeyPlace: Sendable {
  package var key: String
  package var table: String
  /// What the place covers, in UTF-8 offsets.
  package var range: Range<Int>?
  /// The language of the text at the place; nil for a key.
  package var language: String?
  /// The catalogs that have the table, all languages; by path.
  package var catalogs: [KnownCatalog]

  init(key: String, table: String, range: Range<Int>?, catalogs: [KnownCatalog]) {
    (self.key, self.table, self.range, self.catalogs) = (key, table, range, catalogs)
  }

  /// - Returns: nil where nothing at the place means a key.
  package init?(at offset: Int, of path: String, in session: Session) {
    if let file = session.catalog(path) {
      self.init(at: offset, of: file, in: session)
    } else {
      self.init(at: offset, ofSource: path, in: session)
    }
  }

  private init?(at offset: Int, of file: CatalogFile, in session: Session) {
    let knowledge = session.latestKnowledge
    let own = knowledge.catalog(at: file.path)
    guard let index = file.entry(at: offset) else { return nil }
    let entry = file.entries[index]
    key = entry.key
    table = own?.table ?? ""
    catalogs = knowledge.catalogs(ofTableWith: file.path)
    if let text = file.text(at: offset)?.text {
      language = text.language ?? own?.language
      range = text.leaf.place?.range
    } else {
      range =
        entry.keyRange.contains(offset) || entry.keyRange.upperBound == offset
        ? entry.keyRange : nil
    }
  }

  private init?(at offset: Int, ofSource path: String, in session: Session) {
    let knowledge = session.latestKnowledge
    guard let text = session.text(of: path)?.text else { return nil }
    var best: (entry: ExtractedEntry, range: Range<Int>)?
    for (entry, place) in knowledge.places(inFile: path) where place.offset <= offset {
      guard best.map({ $0.range.lowerBound < place.offset }) ?? true,
        let end = SwiftLiteral.end(in: text, from: place.offset), end >= offset
      else { continue }
      best = (entry, place.offset..<end)
    }
    guard let best else { return nil }
    (key, table, range) = (best.entry.key, best.entry.table, best.range)
    catalogs = knowledge.catalogs(named: best.entry.table)
  }

  /// The languages of the table, sorted.
  package func languages(in session: Session) -> [String] {
    let found = catalogs.flatMap { catalog -> [String] in
      if let language = catalog.language { return language == "Base" ? [] : [language] }
      return session.catalog(catalog.path)?.stringCatalog?.languages ?? []
    }
    return Set(found).sorted()
  }
}

import Catalogs
import Reading
import Sessions

extension SavedChange {
  /// An entry that others changed in the meantime, with this save's text put in.
  ///
  /// A String Catalog has all languages of a key in one entry: what somebody writes in another one
  /// doesn't contradict.
  ///
  /// - Parameter opened: The file as it is now, which has the current entry.
  /// - Returns: nil where the language has another text by now.
  func merged(
    from old: [UInt8], to new: [UInt8], into current: [UInt8], of opened: OpenFile
  ) -> [UInt8]? {
    guard CatalogFormat(path: file) == .stringCatalog, let old = EntryAlone(old),
      let new = EntryAlone(new), let known = EntryAlone(current),
      old.text(in: language) == known.text(in: language)
    else { return nil }
    let isMissing = known.range(of: language) == nil
    guard let now = isMissing ? entryWithPlace(in: opened) : known,
      let range = now.range(of: language)
    else { return nil }
    let bytes: [UInt8] =
      if let text = new.text(in: language) {
        now.document.text.utf8.applying([TextEdit(range, text)])
      } else {
        now.document.applying([
          .removeContent(at: StringCatalogPlace(key: key, language: language))
        ]).text.utf8
      }
    return CatalogExcerpt.entry(key, in: bytes, path: file)
  }

  /// The entry with a place for a text of the language, laid out as the file is.
  private func entryWithPlace(in opened: OpenFile) -> EntryAlone? {
    let place = StringCatalogPlace(key: key, language: language)
    let edit = StringCatalogEdit.setUnit(value: "", state: .new, at: place)
    guard let document = opened.catalog.stringCatalog?.applying([edit]),
      let index = document.index(forKey: key)
    else { return nil }
    return EntryAlone(Array(document.text.utf8[document.entries.range(at: index)]))
  }
}

/// One entry of a String Catalog, as a catalog of its own.
private struct EntryAlone {
  let document: StringCatalogDocument
  private let entry: StringCatalogEntry

  init?(_ bytes: [UInt8]) {
    let piece = StringCatalogPiece(of: [bytes], sourceLanguage: "en")
    document = StringCatalogDocument(parsing: piece.bytes, file: "")
    guard document.entries.count == 1, !document.hasErrors else { return nil }
    entry = document.entries[0]
  }

  /// Where the text of a language stands.
  func range(of language: String) -> Range<Int>? {
    entry.localization(in: language)?.content.range
  }

  /// The text of a language, as it is spelled.
  func text(in language: String) -> [UInt8]? {
    range(of: language).map { Array(document.text.utf8[$0]) }
  }
}

import Reading

/// What becomes of one entry of a String Catalog.
package struct EntryChange: Sendable {
  let old: CatalogEntry
  let new: CatalogEntry

  /// - Returns: nil where the parts are no String Catalogs, or one lacks the key.
  init?(of key: String, from before: ExchangeTable, to after: ExchangeTable) {
    guard let before = before.stringCatalog, let after = after.stringCatalog,
      let old = CatalogEntry(key, in: before), let new = CatalogEntry(key, in: after)
    else { return nil }
    (self.old, self.new) = (old, new)
  }

  /// As an edit of the file's text.
  var edit: TextEdit { TextEdit(old.start..<(old.start + old.bytes.count), new.bytes) }
}

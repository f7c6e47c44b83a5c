extension StringsDocument {
  /// The text of an entry, with the place where it stands.
  package func unit(of entry: StringsEntry) -> CatalogUnit {
    CatalogUnit(
      text: value(of: entry), place: place(entry.valueContentRange, entry.valueRange), options: [])
  }

  /// Where an entry's key stands.
  package func keyPlace(of entry: StringsEntry) -> TextPlace {
    place(entry.keyContentRange, entry.keyRange)
  }

  private func place(_ content: Range<Int>, _ whole: Range<Int>) -> TextPlace {
    TextPlace(content, .strings(isQuoted: content != whole), in: text)
  }
}

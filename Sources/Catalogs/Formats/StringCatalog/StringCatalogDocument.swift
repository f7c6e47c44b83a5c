package import Diagnostics
package import Messages

/// A String Catalog (`.xcstrings`): its text, its entries in order, and what is wrong with it.
///
/// Versions 1.0 and 1.1 are known; of a later one everything is read that has not changed. Nothing
/// of the file is lost: what is not understood stands among the unknown fields, with its range.
package struct StringCatalogDocument: Sendable {
  /// The file's path as diagnostics name it.
  package let file: String
  /// The text that all ranges refer to; see `SourceText` for UTF-16 files.
  package let text: SourceText
  package let sourceLanguage: StringCatalogField<JSONString>?
  package let version: StringCatalogField<JSONString>?
  /// The keys in file order, duplicates included.
  package let entries: [StringCatalogEntry]
  /// The object `strings`.
  package let stringsRange: Range<Int>?
  /// The outermost object.
  package let rootRange: Range<Int>?
  /// What nobody knows of the outermost object's fields.
  package let unknownFields: [JSONMember]
  /// Mistakes by place in the file; a document with errors is not to be edited.
  package let diagnostics: [Diagnostic]
  private let indices: [ExactKey: Int]

  /// Parses a file's bytes; never fails, see `diagnostics`.
  package init(parsing bytes: [UInt8], file: String) {
    self.file = file
    text = SourceText(decoding: bytes)
    var reader = StringCatalogReader(file: file)
    let root = reader.read(text)
    sourceLanguage = root.sourceLanguage
    version = root.version
    entries = root.entries
    stringsRange = root.stringsRange
    rootRange = root.range
    unknownFields = root.unknownFields
    var indices = [ExactKey: Int](minimumCapacity: root.entries.count)
    for (index, entry) in root.entries.enumerated() {
      if let earlier = indices.updateValue(index, forKey: ExactKey(entry.key.value)) {
        reader.reportDuplicate(entry.key, earlier: root.entries[earlier].key)
      }
    }
    self.indices = indices
    diagnostics = reader.diagnostics.sortedByPlace()
  }

  /// The document's own bytes.
  package func serialized() -> [UInt8] { text.encoded(text.utf8) }

  /// Whether something in the file can't be read, so that no tool should write it.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Lines and columns of `text`.
  package var lineMap: LineMap { LineMap(text.utf8) }

  /// The entry for a key; of duplicates the last one, which tools that read JSON keep.
  package func entry(forKey key: String) -> StringCatalogEntry? {
    indices[ExactKey(key)].map { entries[$0] }
  }

  /// The languages that any entry has, as the file spells them, sorted; the source language too.
  package var languages: [String] {
    var languages: Set<String> = []
    for entry in entries {
      for localization in entry.localizations { languages.insert(localization.language.value) }
    }
    if let sourceLanguage { languages.insert(sourceLanguage.text) }
    return languages.sorted()
  }
}

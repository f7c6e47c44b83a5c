package import Diagnostics
import Messages
package import Reading

/// A String Catalog (`.xcstrings`): its text, its entries in order, and what is wrong with it.
///
/// Versions 1.0 to 1.2 are known; of a later one everything is read that has not changed. Nothing
/// of the file is lost: what is not understood stands among the unknown fields, with its range.
package struct StringCatalogDocument: Sendable {
  /// The file's path as diagnostics name it.
  package let file: String
  /// The text that all ranges refer to; see `SourceText` for UTF-16 files.
  package let text: SourceText
  package let sourceLanguage: StringCatalogField<JSONString>?
  /// The language that its texts are written in: English in a catalog that says none, as in Xcode.
  package var usedSourceLanguage: String { sourceLanguage?.text ?? "en" }
  package let version: StringCatalogField<JSONString>?
  /// The keys in file order, duplicates included.
  package let entries: StringCatalogEntries
  /// The object `strings`.
  package let stringsRange: Range<Int>?
  /// The outermost object.
  package let rootRange: Range<Int>?
  /// What nobody knows of the outermost object's fields.
  package let unknownFields: [JSONMember]
  /// Mistakes by place in the file; a document with errors is not to be edited.
  package let diagnostics: [Diagnostic]
  /// What is worth a look but keeps nobody from using the file, by place; for lint.
  package let remarks: [Diagnostic]
  /// Mistakes and remarks, for those who look for either.
  package var findings: [Diagnostic] { diagnostics + remarks }
  /// The languages that any entry has, as the file spells them, sorted; the source language too.
  package let languages: [String]
  /// How many entries have a localization, by language.
  package let localizationCounts: [String: Int]
  /// The outermost object's members in file order; none where the file is no JSON object.
  package let members: [StringCatalogMember]
  /// Whether some key has more than one entry.
  package let hasDuplicates: Bool
  let keys: KeyIndex

  /// Parses a file's bytes; never fails, see `diagnostics`.
  package init(parsing bytes: [UInt8], file: String) {
    self.init(SourceText(decoding: bytes), file: file)
  }

  init(_ text: SourceText, file: String) {
    var reader = StringCatalogReader(file: file)
    let root = reader.read(text)
    let entries = StringCatalogEntries(text: text.utf8, storage: root.entries)
    var duplicates: [(Int, Int)] = []
    let keys = KeyIndex(entries) { duplicates.append(($0, $1)) }
    for (earlier, later) in duplicates {
      reader.reportDuplicate(entries[later].key, earlier: entries[earlier].key)
    }
    self.init(text, file: file, root, keys, hasDuplicates: !duplicates.isEmpty, reader)
  }

  /// A document of what was read.
  ///
  /// - Parameter reader: What read it, with the mistakes that it found.
  init(
    _ text: SourceText, file: String, _ root: StringCatalogReader.Root,
    _ keys: KeyIndex, hasDuplicates: Bool, _ reader: StringCatalogReader
  ) {
    (self.file, self.text) = (file, text)
    (self.keys, self.hasDuplicates) = (keys, hasDuplicates)
    sourceLanguage = root.sourceLanguage
    version = root.version
    entries = StringCatalogEntries(text: text.utf8, storage: root.entries)
    stringsRange = root.stringsRange
    rootRange = root.range
    members = root.members
    unknownFields = root.unknownFields
    let source = [root.sourceLanguage?.text].compactMap { $0 }
    languages = Set(reader.languages.keys).union(source).sorted()
    localizationCounts = reader.languages
    diagnostics = reader.diagnostics.sortedByPlace()
    remarks = reader.remarks.sortedByPlace()
  }

  /// The document's own bytes.
  package func serialized() -> [UInt8] { text.encoded(text.utf8) }

  /// Whether something in the file can't be read, so that no tool should write it.
  package var hasErrors: Bool { diagnostics.hasErrors }

  /// The entry for a key; of duplicates the last one, which tools that read JSON keep.
  package func entry(forKey key: String) -> StringCatalogEntry? {
    index(forKey: key).map { entries[$0] }
  }

  /// The number of the entry for a key.
  package func index(forKey key: String) -> Int? {
    var key = key
    return key.withUTF8 { keys.index(of: $0, in: entries) }
  }

  /// The document with other text in the same encoding.
  func replacingText(_ utf8: [UInt8]) -> StringCatalogDocument {
    StringCatalogDocument(SourceText(utf8: utf8, like: text), file: file)
  }
}

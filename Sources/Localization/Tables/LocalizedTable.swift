package import Catalogs
package import Diagnostics
import Messages
import Reading

/// The texts of one file of a table, parsed.
///
/// A `.strings` or `.stringsdict` file has one localization, a String Catalog has many.
package struct LocalizedTable: Sendable {
  private enum Content: Sendable {
    case strings(StringsDocument)
    case dictionary(StringsdictDocument)
    case propertyList(PropertyListTable, [ExactKey: Int])
    case catalog(StringCatalogDocument, RecentEntries)
    case nothing
  }

  private let content: Content
  /// The languages that the file has texts for, as it spells them.
  package let localizations: [String]
  /// The language of a String Catalog's keys.
  package let sourceLanguage: String?
  /// What is wrong with the file.
  package let diagnostics: [Diagnostic]

  /// Reads and parses a file; never fails, see `diagnostics`.
  package init(_ source: CatalogSource) {
    switch source.bytes() {
    case .success(let bytes): self.init(bytes, source)
    case .failure(let error):
      self.init(.nothing, source, [source.diagnostic(for: error)])
    }
  }

  private init(_ bytes: [UInt8], _ source: CatalogSource) {
    let file = source.file
    if source.format == .stringCatalog {
      let document = StringCatalogDocument(parsing: bytes, file: file)
      self.init(.catalog(document, RecentEntries()), source, document.diagnostics)
    } else if PropertyListForm.isBinary(bytes) {
      self.init(PropertyListTable(PropertyListDocument(binary: bytes, file: file)), source)
    } else {
      let text = SourceText(decoding: bytes)
      if PropertyListForm.isXML(text) {
        let document = StringsdictDocument(parsing: bytes, file: file)
        self.init(.dictionary(document), source, document.diagnostics)
      } else if source.format == .stringsdict {
        self.init(PropertyListTable(PropertyListDocument(openStep: text, file: file)), source)
      } else {
        let document = StringsDocument(parsing: bytes, file: file)
        self.init(.strings(document), source, document.diagnostics)
      }
    }
  }

  private init(_ list: PropertyListTable, _ source: CatalogSource) {
    var indices: [ExactKey: Int] = [:]
    for (index, entry) in list.entries.enumerated() { indices[ExactKey(entry.key)] = index }
    self.init(.propertyList(list, indices), source, list.diagnostics)
  }

  private init(_ content: Content, _ source: CatalogSource, _ diagnostics: [Diagnostic]) {
    self.content = content
    self.diagnostics = diagnostics
    if case .catalog(let document, _) = content {
      localizations = document.languages
      sourceLanguage = document.sourceLanguage?.text
    } else {
      localizations = source.localization.map { [$0] } ?? []
      sourceLanguage = nil
    }
  }

  /// The keys in the file's order, each once.
  package var keys: [String] {
    var known: Set<ExactKey> = []
    return allKeys.filter { known.insert(ExactKey($0)).inserted }
  }

  private var allKeys: [String] {
    switch content {
    case .strings(let document): document.entries.map { document.key(of: $0) }
    case .dictionary(let document): document.entries.map(\.key)
    case .propertyList(let list, _): list.entries.map(\.key)
    case .catalog(let document, _): document.entries.map(\.key.value)
    case .nothing: []
    }
  }

  /// What the file has for a key in one of its localizations.
  ///
  /// In a String Catalog's source language, a key without a text of its own is the text.
  package func text(forKey key: String, localization: String) -> CatalogText? {
    switch content {
    case .strings(let document):
      return document.entry(forKey: key).map { CatalogText(document.value(of: $0)) }
    case .dictionary(let document):
      return document.entry(forKey: key).flatMap { CatalogText($0.content) }
    case .propertyList(let list, let indices):
      return indices[ExactKey(key)].flatMap { CatalogText(list.entries[$0].content) }
    case .catalog(let document, let recent):
      guard let entry = recent.entry(forKey: key, of: document) else { return nil }
      let own = entry.localization(in: localization).flatMap { CatalogText($0.content) }
      let text = own ?? (localization == sourceLanguage ? CatalogText(key) : nil)
      guard let text, text.mayNameArguments else { return text }
      return text.withPlainSpecifiers(entry.argumentNames(sourceLanguage: sourceLanguage ?? ""))
    case .nothing: return nil
    }
  }
}

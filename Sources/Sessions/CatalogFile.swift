package import Catalogs
package import Diagnostics
package import Exchange
package import Reading
package import Workflows

/// A catalog, or a file that goes between it and translators, with the place of each key and text.
package struct CatalogFile: Sendable {
  package let path: String
  /// What all ranges refer to: for UTF-16 files their text in UTF-8.
  package let text: SourceText
  /// The entries in file order.
  package let entries: [Entry]
  /// The language of the keys, where the file says it.
  package let sourceLanguage: String?
  /// The first thing in it that can't be read; nil where there is none.
  package let firstError: Diagnostic?
  private let document: Document

  /// A key with what stands behind it.
  package struct Entry: Hashable, Sendable {
    package var key: String
    /// The key as the file has it, with its quotation marks or tags.
    package var keyRange: Range<Int>
    /// From the key to behind its texts.
    package var range: Range<Int>
    package var comment: String?

    fileprivate mutating func follow(_ edit: TextEdit) {
      keyRange = edit.moved(keyRange.lowerBound)..<edit.moved(keyRange.upperBound)
      range = edit.moved(range.lowerBound)..<edit.moved(range.upperBound)
    }
  }

  /// One text of an entry.
  package struct Text: Sendable {
    /// As the file spells it; nil where the folder of the file says it.
    package var language: String?
    package var leaf: TextLeaf
  }

  private enum Document: Sendable {
    case stringCatalog(StringCatalogDocument)
    case strings(StringsDocument)
    case stringsdict(StringsdictDocument, StringsdictLeaves)
    case exchange(XLIFFDocument)
  }

  /// - Parameter path: Says by its end what the file is.
  /// - Returns: nil for a file that is no catalog.
  package init?(_ bytes: [UInt8], path: String) {
    switch (CatalogFormat(path: path), ExchangeFormat(path: path)) {
    case (.stringCatalog?, _): self.init(StringCatalogDocument(parsing: bytes, file: path))
    case (.strings?, _): self.init(StringsDocument(parsing: bytes, file: path))
    case (.stringsdict?, _): self.init(StringsdictDocument(parsing: bytes, file: path), path: path)
    case (nil, .xliff?):
      self.init(
        XLIFFDocument(parsing: bytes, file: path), SourceText(decoding: bytes), path: path)
    default: return nil
    }
  }

  /// - Parameter entries: Those of the document, where somebody knows them.
  private init(_ read: StringCatalogDocument, _ entries: [Entry]? = nil) {
    (path, text, document) = (read.file, read.text, .stringCatalog(read))
    (sourceLanguage, firstError) = (read.sourceLanguage?.text, read.diagnostics.firstError)
    self.entries = entries ?? Self.entries(of: read)
  }

  /// - Parameter entries: Those of the document, where somebody knows them.
  private init(_ read: StringsDocument, _ entries: [Entry]? = nil) {
    (path, text, document) = (read.file, read.text, .strings(read))
    (sourceLanguage, firstError) = (nil, read.diagnostics.firstError)
    self.entries = entries ?? Self.entries(of: read)
  }

  private init(_ read: StringsdictDocument, path: String) {
    (self.path, text) = (path, read.text)
    document = .stringsdict(read, StringsdictLeaves(read))
    (sourceLanguage, firstError) = (nil, read.diagnostics.firstError)
    entries = read.entries.map { Entry(key: $0.key, keyRange: $0.keyRange, range: $0.range) }
  }

  /// - Parameter entries: Those of the document, where somebody knows them.
  private init(
    _ read: XLIFFDocument, _ text: SourceText, path: String, _ entries: [Entry]? = nil
  ) {
    (self.path, self.text, document) = (path, text, .exchange(read))
    sourceLanguage = read.files.first?.sourceLanguage
    firstError = read.diagnostics.firstError
    self.entries = entries ?? Self.entries(of: read)
  }

  /// Whether something in it can't be read, so that no tool should write it.
  package var hasErrors: Bool { firstError != nil }

  /// The file after a change inside of one text; nil where it has to be read as a whole.
  package func following(_ edit: TextEdit) -> CatalogFile? {
    switch document {
    case .stringCatalog(let document):
      document.following(edit).map { CatalogFile($0, followingEntries(edit)) }
    case .strings(let document):
      document.following(edit).map { CatalogFile($0, followingEntries(edit)) }
    case .exchange(let document): followingUnit(edit, document)
    case .stringsdict: nil
    }
  }

  private func followingUnit(_ edit: TextEdit, _ document: XLIFFDocument) -> CatalogFile? {
    document.following(edit, in: text.utf8, file: path).map { changed in
      let utf8 = text.utf8.applying([edit])
      return CatalogFile(
        changed, SourceText(utf8: utf8, like: text), path: path, followingEntries(edit))
    }
  }

  /// What a document follows leaves all keys and comments as they were.
  private func followingEntries(_ edit: TextEdit) -> [Entry] {
    var followed = entries
    let first = entries.partitioningIndex { $0.range.upperBound > edit.range.lowerBound }
    for index in first..<followed.count { followed[index].follow(edit) }
    return followed
  }

  private static func entries(of document: StringCatalogDocument) -> [Entry] {
    let text = document.text.utf8
    return document.entries.indices.map { index in
      let range = document.entries.range(at: index)
      // The key ends before the colon; of what lies between, only white space is no part of it.
      let end = Self.endOfString(in: text, from: range.lowerBound, to: range.upperBound)
      return Entry(
        key: document.entries.key(at: index), keyRange: range.lowerBound..<end, range: range)
    }
  }

  /// Behind the quotation mark that ends the string that starts at an offset.
  private static func endOfString(in text: [UInt8], from start: Int, to limit: Int) -> Int {
    var position = start + 1
    while position < limit {
      switch text[position] {
      case UInt8(ascii: "\\"): position += 2
      case UInt8(ascii: "\""): return position + 1
      default: position += 1
      }
    }
    return limit
  }

  private static func entries(of document: XLIFFDocument) -> [Entry] {
    document.files.flatMap(\.units).compactMap { unit in
      unit.range.map { Entry(key: unit.key, keyRange: $0, range: $0) }
    }
  }

  private static func entries(of document: StringsDocument) -> [Entry] {
    document.entries.map { entry in
      Entry(
        key: document.key(of: entry), keyRange: entry.keyRange, range: entry.range,
        comment: entry.commentRange.map(document.decodedText))
    }
  }

  // MARK: Texts

  /// The texts of an entry, in file order.
  package func texts(ofEntry index: Int) -> [Text] {
    guard entries.indices.contains(index) else { return [] }
    switch document {
    case .stringCatalog(let document):
      return document.entries[index].localizations.flatMap { localization in
        document.leaves(of: localization.content).map {
          Text(language: localization.language.value, leaf: $0)
        }
      }
    case .strings(let document):
      return [Text(language: nil, leaf: document.leaf(of: document.entries[index]))]
    case .stringsdict(let document, let leaves):
      return leaves.content(of: document.entries[index]).leaves.map {
        Text(language: nil, leaf: $0)
      }
    case .exchange(let document):
      guard let (file, unit) = document.unit(startingAt: entries[index].range.lowerBound),
        let text = unit.target, let target = xliffTarget(ofEntry: index)
      else { return [] }
      let leaf = TextLeaf(
        path: unit.path, text: text, state: unit.state, place: target.place(in: self.text))
      return [Text(language: file.targetLanguage, leaf: leaf)]
    }
  }

  /// The translation of a unit of XLIFF 1.2; nil for other files.
  package func xliffTarget(ofEntry index: Int) -> XLIFFTarget? {
    guard case .exchange(let document) = document, document.version == .v1_2 else { return nil }
    return XLIFFTarget(inUnit: entries[index].range, of: text.utf8)
  }

  /// The entry at a UTF-8 offset; nil between entries.
  package func entry(at offset: Int) -> Int? {
    let next = entries.partitioningIndex { $0.range.lowerBound > offset }
    guard next > 0, entries[next - 1].range.upperBound >= offset else { return nil }
    return next - 1
  }

  /// The text that an offset lies in, its ends included.
  package func text(at offset: Int) -> (entry: Int, text: Text)? {
    guard let entry = entry(at: offset) else { return nil }
    let found = texts(ofEntry: entry).first { text in
      guard let range = text.leaf.place?.range else { return false }
      return range.lowerBound <= offset && offset <= range.upperBound
    }
    return found.map { (entry, $0) }
  }

  /// What an XLIFF file of version 1.2 says around an entry, without its units; nil for other files.
  package func surroundings(ofUnit index: Int) -> UnitSurroundings? {
    guard case .exchange(let document) = document, document.version == .v1_2,
      entries.indices.contains(index)
    else { return nil }
    var file = document.files.last { file in
      file.range.map { $0.lowerBound <= entries[index].range.lowerBound } ?? false
    }
    file?.units = []
    return file.map(UnitSurroundings.init)
  }

  /// The String Catalog, where it is one.
  package var stringCatalog: StringCatalogDocument? {
    if case .stringCatalog(let document) = document { document } else { nil }
  }

  /// The comment of an entry, without its marks.
  package func comment(ofEntry index: Int) -> String? {
    guard let document = stringCatalog else { return entries[index].comment }
    return document.entries[index].comment?.text
  }
}

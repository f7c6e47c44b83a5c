import Catalogs
import Diagnostics
import Exchange
import Messages
import Reading

/// A catalog that a key is renamed in: only the key's own bytes change, and the place of its entry
/// where the file is sorted, and a text is added where the key was the text.
enum RenamedFile {
  case strings(StringsDocument, bytes: [UInt8])
  case stringsdict(StringsdictDocument, bytes: [UInt8])
  case stringCatalog(StringCatalogDocument, bytes: [UInt8])

  init(_ bytes: [UInt8], file: String) {
    self =
      switch CatalogFormat(path: file) {
      case .stringCatalog:
        .stringCatalog(StringCatalogDocument(parsing: bytes, file: file), bytes: bytes)
      case .stringsdict:
        .stringsdict(StringsdictDocument(parsing: bytes, file: file), bytes: bytes)
      case .strings, nil: Self.table(SourceText(decoding: bytes), file: file, bytes)
      }
  }

  /// A table, which may be kept as a property list.
  private static func table(_ text: SourceText, file: String, _ bytes: [UInt8]) -> RenamedFile {
    text.isPropertyList
      ? .stringsdict(StringsdictDocument(text, file: file), bytes: bytes)
      : .strings(StringsDocument(reading: text, file: file), bytes: bytes)
  }

  /// Whether it is a property list, in which a key is renamed and no text is added.
  var isPropertyList: Bool { if case .stringsdict = self { true } else { false } }

  var keys: [String] {
    switch self {
    case .strings(let document, _): document.entries.map(document.key)
    case .stringsdict(let document, _): document.entries.map(\.key)
    case .stringCatalog(let document, _): document.entries.indices.map(document.entries.key)
    }
  }

  func has(_ key: String) -> Bool {
    switch self {
    case .strings(let document, _): document.index(forKey: key) != nil
    case .stringsdict(let document, _): document.entry(forKey: key) != nil
    case .stringCatalog(let document, _): document.index(forKey: key) != nil
    }
  }

  /// Whether the key is managed by hand, so that Xcode makes a symbol of it.
  func isManual(_ key: String) -> Bool {
    guard case .stringCatalog(let document, _) = self else { return false }
    return document.entry(forKey: key)?.extractionState?.value == .manual
  }

  /// Whether that symbol is a function.
  func callsSymbol(_ key: String) -> Bool {
    guard case .stringCatalog(let document, _) = self else { return false }
    return document.callsSymbol(ofKey: key)
  }

  var hasErrors: Bool {
    switch self {
    case .strings(let document, _): document.hasErrors
    case .stringsdict(let document, _): document.hasErrors
    case .stringCatalog(let document, _): document.hasErrors
    }
  }

  var diagnostics: [Diagnostic] {
    switch self {
    case .strings(let document, _): document.diagnostics
    case .stringsdict(let document, _): document.diagnostics
    case .stringCatalog(let document, _): document.diagnostics
    }
  }

  /// The file with the new key; nil where it hasn't the old one, or can't be written.
  ///
  /// - Parameter keepsText: Whether the old key is written as the source language's text where it
  ///   has no other.
  func renamed(_ pair: KeyPair, keepsText: Bool) -> RenameOutcome.Change? {
    switch self {
    case .strings(let document, let bytes):
      Self.renamed(document, bytes, pair, keepsText: keepsText)
    case .stringsdict(let document, let bytes): Self.renamed(document, bytes, pair)
    case .stringCatalog(let document, let bytes):
      Self.renamed(document, bytes, pair, keepsText: keepsText)
    }
  }

  // MARK: Formats

  private static func renamed(
    _ document: StringCatalogDocument, _ bytes: [UInt8], _ pair: KeyPair, keepsText: Bool
  ) -> RenameOutcome.Change? {
    let found = document.entries.indices.filter {
      document.entries.key(at: $0).isExactly(pair.old)
    }
    guard !found.isEmpty else { return nil }
    let edits = document.edits(givingKey: pair.new, toEntriesAt: found)
    var after = document.text.encoded(document.text.utf8.applying(edits))
    let language = document.usedSourceLanguage
    let texts = document.entry(forKey: pair.old)?.localization(in: language)?.content.leaves() ?? []
    if keepsText, texts.isEmpty {
      let place = StringCatalogPlace(key: pair.new, language: language)
      let renamed = StringCatalogDocument(parsing: after, file: document.file)
      let edit = StringCatalogEdit.setUnit(value: pair.oldText, state: .translated, at: place)
      after = renamed.applying([edit]).serialized()
    }
    return change(document.file, found.count, bytes, after)
  }

  private static func renamed(
    _ document: StringsDocument, _ bytes: [UInt8], _ pair: KeyPair, keepsText: Bool
  ) -> RenameOutcome.Change? {
    let found = document.entries.filter { document.key(of: $0).isExactly(pair.old) }
    guard !found.isEmpty else {
      guard keepsText else { return nil }
      let edit = StringsEdit.insert(key: pair.new, value: pair.oldText, comment: nil)
      var change = change(document.file, 1, bytes, document.applying([edit]).serialized())
      change.addsText = true
      return change
    }
    let edits = found.flatMap { entry -> [TextEdit] in
      let key = TextEdit(entry.keyRange, quotedForStrings(pair.new))
      // The short form has one text for both.
      return entry.isShort
        ? [key, .insertion(" = " + quotedForStrings(pair.old), at: entry.keyRange.upperBound)]
        : [key]
    }
    let after = document.text.encoded(document.text.utf8.applying(edits))
    return change(document.file, found.count, bytes, after)
  }

  private static func renamed(
    _ document: StringsdictDocument, _ bytes: [UInt8], _ pair: KeyPair
  ) -> RenameOutcome.Change? {
    let found = document.entries.filter { $0.key.isExactly(pair.old) }
    guard !found.isEmpty, !document.isBinary else { return nil }
    let edits = found.map { entry in
      TextEdit(entry.keyRange, "<key>" + escapedForXML(pair.new) + "</key>")
    }
    let after = document.text.encoded(document.text.utf8.applying(edits))
    return change(document.file, found.count, bytes, after)
  }

  private static func change(
    _ file: String, _ places: Int, _ before: [UInt8], _ after: [UInt8]
  ) -> RenameOutcome.Change {
    RenameOutcome.Change(file: file, places: places, before: before, after: after)
  }
}

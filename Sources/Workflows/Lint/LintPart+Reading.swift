import Catalogs
import Diagnostics
import Exchange
import Linting
import Reading

extension LintPart {
  /// Parses its files, with everything that is wrong with them.
  func read() -> Content {
    var reading = PartReading(bytes: bytes)
    switch kind {
    case .stringCatalog(let path, let place, let shown):
      reading.addStringCatalog(path, place, shown)
    case .folders(let languages, let place, let shown): reading.add(languages, place, shown)
    case .exchange(let path): reading.addExchange(path)
    case .loose(let path): reading.addLoose(path)
    }
    return reading.content
  }
}

/// Parses the files of a part.
private struct PartReading {
  let bytes: [String: [UInt8]]
  private(set) var content = LintPart.Content()

  init(bytes: [String: [UInt8]]) { self.bytes = bytes }

  mutating func addStringCatalog(
    _ path: String, _ place: LintPart.Place, _ shown: StringsDocument?
  ) {
    guard let bytes = bytes[path] else { return }
    let document = StringCatalogDocument(parsing: bytes, file: path)
    let table = StringCatalogTable(
      document, name: place.name.table, sourceLanguage: place.sourceLanguage, shownSource: shown)
    content.files.append(
      LintFile(
        path: path, format: .stringCatalog, text: document.text, language: nil,
        languages: table.languages, diagnostics: document.findings))
    content.tables.append(LintPart.Table(table: table, files: [path], name: place.name))
  }

  mutating func add(
    _ languages: [String: CatalogLayout.Files], _ place: LintPart.Place, _ shown: StringsDocument?
  ) {
    var documents: [String: LprojTable.Files] = [:]
    for (language, files) in languages.sorted(by: { $0.key < $1.key }) {
      let (text, list) = files.strings.map { strings($0, in: language) } ?? (nil, nil)
      documents[language] = LprojTable.Files(
        strings: text, dictionary: files.stringsdict.flatMap { dictionary($0, in: language) },
        list: list)
    }
    let table = LprojTable(
      name: place.name.table, sourceLanguage: place.sourceLanguage, files: documents,
      shownSource: shown)
    content.tables.append(
      LintPart.Table(table: table, files: LintPart.files(of: languages), name: place.name))
  }

  /// Adds a file that came back from translators, with a table for each catalog in it.
  mutating func addExchange(_ path: String) {
    guard let bytes = bytes[path] else { return }
    let text = SourceText(decoding: bytes)
    let (all, found) = (ExchangeFormat(path: path) ?? .csv).read(bytes, path: path)
    let excess = Self.excess(in: all, path: path)
    // Tables of thousands of languages are compared with each other.
    let parts = excess == nil ? all : []
    var diagnostics = LimitedDiagnostics()
    diagnostics.append(contentsOf: found + [excess].compactMap(\.self))
    content.files.append(
      LintFile(
        path: path, format: .exchange, text: text, language: nil,
        languages: Self.languages(of: parts),
        diagnostics: diagnostics.all + parts.conflicts(path: path)))
    for part in parts where !part.targetLanguage.isEmpty {
      let table = ExchangeFileTable(part, path: path, text: text)
      content.tables.append(LintPart.Table(table: table, files: [path]))
    }
  }

  /// What is wrong where a file has more languages than an import takes.
  private static func excess(in parts: [ExchangeFile], path: String) -> Diagnostic? {
    var languages: Set<String> = []
    for part in parts {
      languages.insert(part.targetLanguage)
      guard languages.count > ExchangeLimit.languages else { continue }
      return Diagnostic(
        id: "too-many-languages", severity: .error,
        message: "more than \(ExchangeLimit.languages) languages are in one file; split it",
        location: Location(file: path, range: part.range ?? 0..<0))
    }
    return nil
  }

  /// The languages that a file is translated to, or says that it is.
  private static func languages(of parts: [ExchangeFile]) -> [String] {
    // The source language's own file needs to name none.
    let named = parts.filter { part in
      !part.targetLanguage.isEmpty || !part.units.allSatisfy(\.isUntranslated)
    }
    return Set(named.map(\.targetLanguage)).sorted()
  }

  mutating func addLoose(_ file: String) {
    switch CatalogFormat(path: file) {
    case .strings: _ = strings(file, in: nil)
    case .stringsdict: _ = dictionary(file, in: nil)
    case .stringCatalog, nil: break
    }
  }

  /// Reads a `.strings` file: its text, or the property list that it may be as well.
  private mutating func strings(
    _ file: String, in language: String?
  ) -> (text: StringsDocument?, list: StringsdictDocument?) {
    guard let bytes = bytes[file] else { return (nil, nil) }
    let text = SourceText(decoding: bytes)
    if text.isPropertyList {
      let list = StringsdictDocument(text, file: file)
      add(file, .strings, text, language, list.diagnostics)
      return (nil, list)
    }
    let document = StringsDocument(parsing: bytes, file: file)
    add(file, .strings, document.text, language, document.diagnostics, read: document)
    return (document, nil)
  }

  private mutating func dictionary(_ file: String, in language: String?) -> StringsdictDocument? {
    guard let bytes = bytes[file] else { return nil }
    let document = StringsdictDocument(parsing: bytes, file: file)
    add(file, .stringsdict, document.text, language, document.diagnostics)
    return document
  }

  private mutating func add(
    _ path: String, _ format: LintFormat, _ text: SourceText, _ language: String?,
    _ diagnostics: [Diagnostic], read strings: StringsDocument? = nil
  ) {
    content.files.append(
      LintFile(
        path: path, format: format, text: text, language: language,
        languages: [language].compactMap { $0 }, diagnostics: diagnostics, strings: strings))
  }
}

import Catalogs
import Diagnostics
import JSONRPC
import Reading
import Sessions
import Workflows

/// What shows the shape of a catalog: its keys, and which lines go with each.
extension Server {
  func addOutlines(to methods: inout MethodTable) {
    methods.onRequest(
      "textDocument/documentSymbol",
      writing: { [unowned self] (asked: NamedDocument, _) in
        var text = JSONWriter()
        let outline = try outline(of: path(of: asked.textDocument.uri))
        var places = outline?.map.walk()
        text.writeList(outline?.entries ?? 0..<0) { text, index in
          guard let outline else { return }
          places?.writeSymbol(
            of: outline.file.entries[index], outline.languages(ofEntry: index), to: &text)
        }
        return text
      })
    methods.onRequest("textDocument/foldingRange") { [unowned self] (asked: NamedDocument, _) in
      try foldingRanges(of: path(of: asked.textDocument.uri))
    }
    methods.onRequest("workspace/symbol") { [unowned self] (asked: SymbolQuery, context) in
      try symbols(matching: asked.query, context)
    }
  }

  private func foldingRanges(of path: String) throws -> [FoldingRange] {
    guard let outline = try outline(of: path) else { return [] }
    var places = outline.map.walk()
    return outline.entries.flatMap { index in
      [outline.file.entries[index].range] + outline.languages(ofEntry: index).map(\.range)
    }
    .map { range in
      FoldingRange(
        startLine: places.position(at: range.lowerBound).line,
        endLine: places.position(at: range.upperBound).line)
    }
    .filter { $0.endLine > $0.startLine }
  }

  /// The keys of a catalog with its places; nil where there is none.
  private func outline(of path: String) throws -> Outline? {
    let session = try session()
    guard let file = session.catalog(path), let map = map(of: path, in: session) else { return nil }
    return Outline(file, map)
  }

  /// The keys of the project that have all letters of a query in their order.
  private func symbols(
    matching query: String, _ context: RequestContext
  ) throws -> [WorkspaceSymbol] {
    let session = try session()
    let query = KeyQuery(query)
    var found: [WorkspaceSymbol] = []
    for catalog in session.latestKnowledge.catalogs {
      try context.checkCancellation()
      guard let file = session.catalog(catalog.path) else { continue }
      var map: PositionMap?
      for entry in file.entries where query.matches(entry.key) {
        guard found.count < Self.mostSymbols else { return found }
        map = map ?? self.map(of: catalog.path, in: session)
        guard let map else { break }
        found.append(
          WorkspaceSymbol(
            name: entry.key,
            location: DocumentLocation(
              uri: DocumentURI(path: catalog.path), range: map.range(entry.keyRange)),
            containerName: catalog.language.map { "\(catalog.table) (\($0))" } ?? catalog.table))
      }
    }
    return found
  }

  /// A list that nobody reads to its end.
  private static var mostSymbols: Int { 500 }
}

/// The keys of a catalog, and of a String Catalog the languages in each.
private struct Outline {
  /// A language of a key.
  struct Language {
    var name: JSONString
    /// From its name to behind its texts.
    var range: Range<Int>
    /// The first of its texts.
    var text: String?
  }

  let file: CatalogFile
  let map: PositionMap
  private let document: StringCatalogDocument?

  /// More than that no client shows, and the keys are what is looked for.
  private static let mostLanguages = 20_000

  init(_ file: CatalogFile, _ map: PositionMap) {
    (self.file, self.map) = (file, map)
    let count = file.stringCatalog?.localizationCounts.values.reduce(0, +) ?? 0
    document = count <= Self.mostLanguages ? file.stringCatalog : nil
  }

  /// The numbers of the keys.
  var entries: Range<Int> { file.entries.indices }

  func languages(ofEntry index: Int) -> [Language] {
    guard let document else { return [] }
    return document.entries[index].localizations.map { localization in
      Language(
        name: localization.language,
        range: localization.language.range.lowerBound..<localization.content.range.upperBound,
        text: document.leaves(of: localization.content).first?.text)
    }
  }
}

extension PositionWalk {
  /// Writes a key of an outline (Language Server Protocol 3.17, "DocumentSymbol").
  fileprivate mutating func writeSymbol(
    of entry: CatalogFile.Entry, _ languages: [Outline.Language], to text: inout JSONWriter
  ) {
    text.write("{")
    if !languages.isEmpty {
      text.write("\"children\":")
      text.writeList(languages) { text, language in writeSymbol(of: language, to: &text) }
      text.write(",")
    }
    if let comment = entry.comment {
      text.write("\"detail\":")
      text.write(text: comment)
      text.write(",")
    }
    text.write("\"kind\":20,\"name\":")
    text.write(text: entry.key.isEmpty ? "\"\"" : entry.key)
    text.write(",\"range\":")
    writeRange(entry.range, to: &text)
    text.write(",\"selectionRange\":")
    writeRange(entry.keyRange, to: &text)
    text.write("}")
  }

  private mutating func writeSymbol(of language: Outline.Language, to text: inout JSONWriter) {
    text.write("{")
    if let value = language.text {
      text.write("\"detail\":")
      text.write(text: value.shortened())
      text.write(",")
    }
    text.write("\"kind\":15,\"name\":")
    text.write(text: language.name.value.isEmpty ? "\"\"" : language.name.value)
    text.write(",\"range\":")
    writeRange(language.range, to: &text)
    text.write(",\"selectionRange\":")
    writeRange(language.name.range, to: &text)
    text.write("}")
  }

  private mutating func writeRange(_ range: Range<Int>, to text: inout JSONWriter) {
    let (start, end) = (position(at: range.lowerBound), position(at: range.upperBound))
    text.write("{\"end\":")
    Self.write(end, to: &text)
    text.write(",\"start\":")
    Self.write(start, to: &text)
    text.write("}")
  }

  private static func write(_ position: Position, to text: inout JSONWriter) {
    text.write("{\"character\":")
    text.write(position.character)
    text.write(",\"line\":")
    text.write(position.line)
    text.write("}")
  }
}

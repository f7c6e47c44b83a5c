import Catalogs
import Diagnostics
import Extraction
import Locking
import Reading
import Sessions
import Workflows

/// A table that is open, with its files as they were read last.
struct OpenTable: Sendable {
  let name: String
  /// The name that code asks for.
  let codeName: String
  let sourceLanguage: String
  let languages: [String]
  let keepsState: Bool
  /// All its files, sorted.
  let paths: [String]
  private var read: [String: ReadFile<OpenFile>] = [:]
  /// Another one for each state of the files.
  private(set) var version = OpenTable.nextVersion()

  private static let versions = Locked(0)

  private static func nextVersion() -> Int {
    versions.withLock { number in
      number += 1
      return number
    }
  }

  /// Its files as they were read last, by path.
  var files: [String: OpenFile] { read.mapValues(\.value) }

  init(_ table: TextTable, _ knowledge: ProjectKnowledge) {
    name = table.name
    codeName = table.codeName
    sourceLanguage = table.sourceLanguage
    languages = table.languages
    keepsState = table.keepsState
    let known = ([table.sourceLanguage] + table.languages).lazy
      .map { knowledge.catalogs(ofTableWith: table.path(ofLanguage: $0)).map(\.path) }
    paths = known.first { !$0.isEmpty } ?? []
  }

  /// Reads files whose bytes may not be those that were read last.
  ///
  /// - Parameter now: In nanoseconds since 1970.
  /// - Returns: Whether any have other bytes.
  mutating func refresh(from tree: any FileTree, at now: Int64 = FileStamp.now) -> Bool {
    var hasChanged = false
    for path in paths {
      let before = read[path]
      let after = ReadFile.latest(of: path, after: before, in: tree, at: now) {
        OpenFile($0, path: path)
      }
      read[path] = after
      if before?.content != after?.content { hasChanged = true }
    }
    if hasChanged { version = Self.nextVersion() }
    return hasChanged
  }

  /// Whether the files are those of another state of the table.
  func hasSameFiles(as other: OpenTable) -> Bool { version == other.version }

  /// Takes what this session wrote, of which it knows what has changed.
  mutating func take(_ written: SavedChange.Applied, to path: String) {
    version = Self.nextVersion()
    let followed = written.edit.flatMap {
      read[path]?.value.following($0, leaving: written.bytes)
    }
    read[path] = (followed ?? OpenFile(written.bytes, path: path)).map {
      ReadFile($0, of: written.bytes)
    }
  }

  /// The table's files with only some keys; a file that has none of them is left as it is.
  ///
  /// - Parameter language: One that the excerpts say the table is translated to, if it is.
  func excerpts(of keys: Set<ExactKey>, in language: String) -> [String: [UInt8]] {
    files.compactMapValues { file in
      var entries = Set(file.indexes(of: keys))
      guard !file.catalog.hasErrors, !entries.isEmpty else { return nil }
      if let entry = file.firstEntries[language] { entries.insert(entry) }
      return CatalogExcerpt(of: file.catalog, entries: Array(entries)).bytes
    }
  }
}

/// A file of a table, as it was read.
struct OpenFile: Sendable {
  /// As the disk has them.
  private(set) var bytes: [UInt8]
  private(set) var catalog: CatalogFile
  /// In a String Catalog the first entry that has a text in a language, by the language.
  private(set) var firstEntries: [String: Int]
  /// Where the first mistake stands that keeps the file from being read as a whole, from 1, in lines and
  /// UTF-8 bytes; nil where there is none.
  private(set) var firstMistake: (line: Int, column: Int)?
  private let places: [ExactKey: [Int]]

  init?(_ bytes: [UInt8], path: String) {
    guard let catalog = CatalogFile(bytes, path: path) else { return nil }
    self.bytes = bytes
    self.catalog = catalog
    firstMistake = Self.firstMistake(in: catalog)
    firstEntries = catalog.stringCatalog.map(Self.firstEntries) ?? [:]
    places = Dictionary(grouping: catalog.entries.indices) {
      ExactKey(catalog.entries[$0].key)
    }
  }

  /// The file after a change inside of one entry; nil where it has to be read as a whole.
  func following(_ edit: TextEdit, leaving bytes: [UInt8]) -> OpenFile? {
    guard let changed = catalog.entry(at: edit.range.lowerBound),
      let followed = catalog.following(edit)
    else { return nil }
    var file = self
    (file.catalog, file.bytes) = (followed, bytes)
    file.firstMistake = Self.firstMistake(in: followed)
    if let document = followed.stringCatalog {
      let languages = Set(document.entries[changed].localizations.map(\.language.value))
      let lost = firstEntries.contains { $0.value == changed && !languages.contains($0.key) }
      if lost { file.firstEntries = Self.firstEntries(of: document) }
      for language in languages where changed < file.firstEntries[language] ?? .max {
        file.firstEntries[language] = changed
      }
    }
    return file
  }

  private static func firstMistake(in catalog: CatalogFile) -> (line: Int, column: Int)? {
    catalog.firstError.map { error in
      LineMap(catalog.text.utf8).shownPosition(at: error.location?.range.lowerBound ?? 0)
    }
  }

  private static func firstEntries(of document: StringCatalogDocument) -> [String: Int] {
    var missing = Set(document.languages)
    var found: [String: Int] = [:]
    for index in document.entries.indices where !missing.isEmpty {
      for localization in document.entries[index].localizations {
        let language = localization.language.value
        if missing.remove(language) != nil { found[language] = index }
      }
    }
    return found
  }

  func indexes(of keys: Set<ExactKey>) -> [Int] { keys.flatMap { places[$0] ?? [] } }

  /// The entry of a key; nil where there is none, or more than one.
  func index(of key: String) -> Int? {
    guard let found = places[ExactKey(key)], found.count == 1 else { return nil }
    return found[0]
  }
}

import Catalogs
import Extraction
import Locking
import Reading
import Workflows

extension Session {
  /// A catalog with the places of its texts; nil where there is none.
  ///
  /// No catalog is parsed, or read, twice in the same state: what an editor holds is followed, and of
  /// the disk's files `ReadFile` tells which have changed.
  package func catalog(_ path: String) -> CatalogFile? {
    guard CatalogFile.isText(path) else { return nil }
    return buffer(path).map { openCatalog(path, $0.text) } ?? diskCatalog(path)
  }

  private func openCatalog(_ path: String, _ text: [UInt8]) -> CatalogFile? {
    if let known = state.withLock({ $0.openCatalogs[path] }) { return known }
    guard let file = CatalogFile(text, path: path) else { return nil }
    state.withLock { state in
      // What was typed meanwhile isn't in it.
      if state.buffers[path]?.text == text { state.openCatalogs[path] = file }
    }
    return file
  }

  private func diskCatalog(_ path: String) -> CatalogFile? { shownCatalog(path)?.file }

  /// A catalog of the disk; nil where none can be read.
  func shownCatalog(_ path: String) -> ShownCatalog? {
    let known = state.withLock { $0.catalogs[path] }
    let now = ReadFile.latest(of: path, after: known, in: disk) { bytes in
      CatalogFile(bytes, path: path).map(ShownCatalog.init)
    }
    state.withLock { state in
      guard state.buffers[path] == nil else { return }
      state.keep(now, of: path)
    }
    return now?.value
  }

  /// Reads the catalogs of the keys that a source asks for, so that nobody waits for that later.
  package func readCatalogs(forSource path: String) {
    let knowledge = latestKnowledge
    let tables = Set(knowledge.places(inFile: path).map(\.entry.table))
    for known in knowledge.catalogs where tables.contains(known.table) { _ = catalog(known.path) }
  }

  /// A catalog of the disk, with where its lines start.
  struct ShownCatalog: Sendable {
    let file: CatalogFile
    let text: Buffer

    init(_ file: CatalogFile) {
      self.file = file
      text = Buffer(file.text.utf8, version: 0)
    }
  }
}

extension Session.State {
  /// In bytes of text; what is known of it takes some times as much.
  private static let mostKept = 128 << 20

  /// Keeps a catalog of the disk for the next time that somebody asks for it.
  fileprivate mutating func keep(
    _ catalog: ReadFile<Session.ShownCatalog>?, of path: String
  ) {
    let isNew = catalogs[path] == nil
    catalogs[path] = catalog
    guard isNew, let catalog else { return }
    let size = catalogs.values.reduce(0) { $0 + $1.value.text.text.count }
    if size > Self.mostKept { catalogs = [path: catalog] }
  }
}

extension CatalogFile {
  /// Whether a file holds texts only, so that nothing else depends on it.
  static func isText(_ path: String) -> Bool {
    CatalogFormat(path: path) != nil || ExchangeFormat(path: path) == .xliff
  }
}

import Catalogs
package import Diagnostics
import Exchange
import Foundation
import Locking
import Reading
package import Workflows

/// A file for translators as a project: of each catalog that it has texts of there is a String Catalog,
/// which is only looked at.
///
/// What is saved goes into the file's own units. A bundle (`.xcloc`) is the files inside of it.
package final class ExchangeProject: FileTree {
  /// The folder of the String Catalogs, which is nowhere.
  package let root: String
  /// The files that carry the texts.
  let paths: [String]
  private let base: any FileTree
  private let carriers: Locked<[String: ExchangeCarrier]>

  /// Whether a path is that of a file for translators, which can be opened so.
  package static func isExchange(_ path: String) -> Bool {
    [.xliff, .xcloc].contains(ExchangeFormat(path: PathParts.withoutSlash(path)))
  }

  /// - Throws: What is wrong with the file, so that it can't be shown.
  package init(_ path: String, on tree: any FileTree) throws(ExchangeProblem) {
    let path = PathParts.withoutSlash(path)
    base = tree
    var paths = [path]
    if ExchangeFormat(path: path) == .xcloc {
      let found = XclocBundle.localizedFiles(of: path, in: tree)
      if let error = found.diagnostics.first(where: { $0.severity == .error }) {
        throw ExchangeProblem(diagnostics: [error])
      }
      paths = found.files
    }
    self.paths = paths
    // What lies in a bundle is nobody's catalog elsewhere.
    let folder = ExchangeFormat(path: path) == .xcloc ? "\(path).texts" : path
    root = folder
    var carriers: [String: ExchangeCarrier] = [:]
    var names: Set<String> = []
    for path in paths {
      let carrier = try Self.read(path, from: tree, in: folder, besides: names)
      names.formUnion(carrier.catalogs.map(\.path))
      carriers[path] = carrier
    }
    self.carriers = Locked(carriers)
  }

  private static func read(
    _ path: String, from tree: any FileTree, in root: String, besides names: Set<String>
  ) throws(ExchangeProblem) -> ExchangeCarrier {
    try ExchangeCarrier(try bytes(of: path, from: tree), path: path, in: root, besides: names)
  }

  private static func bytes(
    of path: String, from tree: any FileTree
  ) throws(ExchangeProblem) -> [UInt8] {
    do throws(FileError) {
      return try tree.read(path, .exchange)
    } catch {
      throw ExchangeProblem(diagnostics: [error.diagnostic])
    }
  }

  /// The languages that the texts are translated to, sorted.
  var languages: [String] {
    Set(known.flatMap(\.catalogs).map(\.exchanged.file.targetLanguage)).sorted()
  }

  /// What the disk has, as far as it can be read.
  private var known: [ExchangeCarrier] {
    carriers.withLock { $0.values.sorted { $0.path < $1.path } }
  }

  /// The file that carries a String Catalog's texts, as the disk has it now; nil where it can't be
  /// read any more.
  func carrier(of catalog: String) -> ExchangeCarrier? { try? readCarrier(of: catalog) }

  /// The same; nil where no file carries them.
  ///
  /// - Throws: Why the file can't be read any more.
  private func readCarrier(of catalog: String) throws(ExchangeProblem) -> ExchangeCarrier? {
    let holder = self.known.first { $0.catalogs.contains { $0.path == catalog } }
    guard let path = holder?.path else { return nil }
    let bytes = try Self.bytes(of: path, from: base)
    let (known, others) = carriers.withLock { carriers in
      (carriers[path], carriers.values.filter { $0.path != path })
    }
    if let known, known.bytes.hasSameBytes(as: bytes) { return known }
    let names = Set(others.flatMap(\.catalogs).map(\.path))
    let carrier = try ExchangeCarrier(bytes, path: path, in: root, besides: names)
    note(carrier)
    return carrier
  }

  /// Whether the texts of a String Catalog are translated to a language.
  func isTranslated(_ catalog: String?, to language: String) -> Bool {
    known.flatMap(\.catalogs).contains {
      $0.path == catalog && $0.exchanged.file.targetLanguage == language
    }
  }

  /// The places of a key's texts for which the file has units.
  func places(of key: String, in catalog: String) -> Set<String> {
    let found = carrier(of: catalog)?.catalogs.first { $0.path == catalog }
    return Set((found?.exchanged.units(of: key) ?? []).map(\.path.spelling))
  }

  /// What texts of a key make of the file that carries a String Catalog's texts.
  ///
  /// - Throws: Why they can't be written.
  func change(
    of key: String, in catalog: String, to texts: [String: String], _ state: TextState,
    language: String
  ) throws(StudioProblem) -> (file: String, SavedChange.Change) {
    let (carrier, found) = try place(of: catalog)
    guard found.exchanged.file.targetLanguage == language else {
      throw StudioProblem(.refused, "the file has these texts in another language")
    }
    let changes = try carrier.changes(of: key, in: found, to: texts, state)
    guard !changes.isEmpty else {
      throw StudioProblem(.nothing, "the file has these texts already")
    }
    guard
      carrier.applying(changes)?.catalogs.first(where: { $0.path == catalog })?.exchanged
        .has(texts, state, of: key) ?? false
    else {
      throw StudioProblem(
        .refused,
        "the file would not hold this text as it is: translate it with the program that the file "
          + "comes from")
    }
    return (carrier.path, .units(changes))
  }

  private func place(
    of catalog: String
  ) throws(StudioProblem) -> (ExchangeCarrier, ExchangeCarrier.Catalog) {
    do throws(ExchangeProblem) {
      if let carrier = try readCarrier(of: catalog),
        let found = carrier.catalogs.first(where: { $0.path == catalog })
      {
        return (carrier, found)
      }
    } catch {
      let reason = error.diagnostics.first?.message ?? "look whether it is still there"
      throw StudioProblem(.file, "the file can't be shown any more: \(reason)")
    }
    throw StudioProblem(.file, "the file doesn't have these texts any more")
  }

  /// Takes a file as it was just written.
  func note(_ carrier: ExchangeCarrier) { carriers.withLock { $0[carrier.path] = carrier } }

  private func bytes(of catalog: String) -> [UInt8]? {
    carrier(of: catalog)?.catalogs.first { $0.path == catalog }?.bytes
  }

  // MARK: FileTree

  package func files(under roots: [String], _ selection: FileSelection) -> FileListing {
    let all = known.flatMap(\.catalogs).map(\.path)
    return FileListing(
      files: all.filter { path in
        selection.suffixes.contains(where: path.hasSuffix)
          && roots.contains { $0 == "." || PathParts.contains($0, path) }
      }.sorted())
  }

  package func read(_ path: String, _ limit: FileLimit) throws(FileError) -> [UInt8] {
    guard isCatalog(path) else { return try base.read(path, limit) }
    guard let bytes = bytes(of: path) else {
      throw .system(.read, path, EIO)
    }
    return bytes
  }

  private func isCatalog(_ path: String) -> Bool {
    known.contains { $0.catalogs.contains { $0.path == path } }
  }

  package func write(
    _ bytes: [UInt8], to path: String, replacing old: [UInt8]?
  ) throws(FileError) -> FileChange {
    guard paths.contains(path) else { throw .system(.written, path, EROFS) }
    return try base.write(bytes, to: path, replacing: old)
  }

  package func remove(_ path: String) throws(FileError) {
    throw .system(.removed, path, EROFS)
  }

  package func opening(_ path: String) -> any FileTree { self }
  package func removeEmptyFolder(_: String) {}
  package func names(in folder: String) -> [String] { base.names(in: folder) }

  package func size(of path: String) -> Int? {
    known.flatMap(\.catalogs).first { $0.path == path }?.bytes.count ?? base.size(of: path)
  }

  package func realPath(of path: String) -> String? {
    guard isCatalog(path) else { return base.realPath(of: path) }
    return PathParts.absolute(path, from: base.realPath(of: ".") ?? "/")
  }

  package func stamp(of path: String) -> FileStamp? {
    let carrier = known.first { $0.catalogs.contains { $0.path == path } }
    return base.stamp(of: carrier?.path ?? path)
  }
}

/// Why a file for translators can't be shown.
package struct ExchangeProblem: Error {
  package let diagnostics: [Diagnostic]
}

extension ExchangedCatalog {
  /// Whether a key has texts at their places.
  fileprivate func has(_ texts: [String: String], _ state: TextState, of key: String) -> Bool {
    let units = units(of: key)
    return texts.allSatisfy { path, text in
      units.contains { unit in
        unit.path.spelling == path && unit.unit.target.map { $0.isExactly(text) } ?? false
          && (unit.unit.state ?? .translated) == state
      }
    }
  }
}

import Catalogs
package import Diagnostics
import Exchange
import Reading

/// `l10n xcstringstool sync`: brings String Catalogs up to date with what a compiler found.
///
/// As Apple's tool does, a key that no source names any more goes if nobody translated it, and is
/// marked stale otherwise. Unlike there, a catalog whose table none of the files names is left alone:
/// its name is more likely wrong than that all of its keys went.
package struct CatalogSync: Sendable {
  /// The String Catalogs; the name of each is that of its table.
  package var catalogs: [String] = []
  /// The `.stringsdata` files of all sources.
  package var stringsData: [String] = []
  /// Whether keys that no source names are left as they are.
  package var keepsOthers = false

  package init() {}

  /// Writes all catalogs or none.
  package func run(on tree: any FileTree) -> (diagnostics: [Diagnostic], status: ExitStatus) {
    var diagnostics: [Diagnostic] = []
    let data = stringsData.compactMap { read($0, on: tree, &diagnostics) }
    let tables = Set(data.flatMap(\.tables.keys))
    var files: [FileEdit] = []
    for catalog in catalogs {
      guard let document = document(catalog, on: tree, &diagnostics) else { continue }
      let table = PathParts.stem(of: catalog)
      guard tables.contains(table) else {
        diagnostics.append(Self.missing(table, catalog, tables))
        continue
      }
      files.append(file(document, data.entries(of: table)))
    }
    guard !diagnostics.hasErrors else {
      return (diagnostics, .couldNotRun)
    }
    do throws(FileError) {
      diagnostics += try tree.writeAll(files)
      return (diagnostics, .clean)
    } catch {
      return (diagnostics + [error.diagnostic], .couldNotRun)
    }
  }

  private func file(
    _ document: StringCatalogDocument, _ entries: [SourceEntry]
  ) -> FileEdit {
    let used = Set(entries.map { ExactKey($0.key) })
    let others = document.entries.filter { !used.contains(ExactKey($0.key.value)) }
    let kept = keepsOthers ? Set(others.map { ExactKey($0.key.value) }) : []
    let dropped = others.filter { !keepsOthers && $0.isUntranslated }
    let merged = document.merging(
      entries, keeping: kept, dropping: Set(dropped.map { ExactKey($0.key.value) }))
    return FileEdit(
      path: document.file, old: document.serialized(), new: merged.document.serialized())
  }

  private func read(
    _ path: String, on tree: any FileTree, _ diagnostics: inout [Diagnostic]
  ) -> StringsData? {
    guard let bytes = tree.bytes(of: path, telling: &diagnostics) else { return nil }
    do throws(StringsDataError) {
      return try StringsData(parsing: bytes, file: path)
    } catch {
      diagnostics.append(error.diagnostic)
      return nil
    }
  }

  private func document(
    _ path: String, on tree: any FileTree, _ diagnostics: inout [Diagnostic]
  ) -> StringCatalogDocument? {
    guard let bytes = tree.bytes(of: path, telling: &diagnostics) else { return nil }
    let document = StringCatalogDocument(parsing: bytes, file: path)
    diagnostics += document.diagnostics
    return document.hasErrors ? nil : document
  }

  private static func missing(
    _ table: String, _ catalog: String, _ tables: Set<String>
  ) -> Diagnostic {
    let known = tables.sorted().prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      id: "unknown-table", severity: .warning,
      message:
        "no .stringsdata file has strings of a table '\(table)', so the catalog stays as it is"
        + (known.isEmpty ? "" : "; there \(tables.count == 1 ? "is" : "are") \(known)"),
      location: Location(file: catalog))
  }
}

extension StringCatalogEntry {
  /// Whether nobody wrote anything for the key, in any language.
  fileprivate var isUntranslated: Bool {
    extractionState?.value != .manual
      && localizations.allSatisfy { CatalogText($0.content)?.isTranslated != true }
  }
}

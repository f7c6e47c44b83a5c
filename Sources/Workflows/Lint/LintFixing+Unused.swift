import Catalogs
import Diagnostics
import Reading

extension LintFixing {
  /// Removes the keys that a pass found to be surely unused, in all languages that have them.
  ///
  /// - Returns: What a pass finds afterwards.
  func removeUnused(
    _ first: LintPass, on tree: any FileTree, _ outcome: inout LintOutcome
  ) -> LintPass {
    let removals = first.unusedKeys
    guard !removals.isEmpty else { return first }
    do throws(FileError) {
      var files: [FileToWrite] = []
      for (file, keys) in removals.sorted(by: { $0.key < $1.key }) {
        let old = try tree.read(file)
        guard let new = Self.bytes(of: file, old, without: keys), new != old else { continue }
        files.append(FileToWrite(path: file, bytes: new, replaced: old))
      }
      outcome.diagnostics += try tree.writeAll(files)
      outcome.fixCount += files.reduce(0) { $0 + (removals[$1.path]?.count ?? 0) }
      outcome.fixedFiles += files.map(\.path)
    } catch {
      outcome.diagnostics.append(error.diagnostic)
      return first
    }
    return pass(on: tree)
  }

  /// A catalog without some of its keys; nil for what is no catalog, or can't be edited.
  private static func bytes(
    of file: String, _ old: [UInt8], without keys: Set<ExactKey>
  ) -> [UInt8]? {
    switch CatalogFormat(path: file) {
    case .strings:
      let document = StringsDocument(parsing: old, file: file)
      let edits = document.entries.indices.filter { index in
        keys.contains(ExactKey(document.key(of: document.entries[index])))
      }.map { StringsEdit.remove(entry: $0) }
      return document.hasErrors ? nil : document.applying(edits).serialized()
    case .stringsdict:
      let document = StringsdictDocument(parsing: old, file: file)
      let edits = document.entries.indices.filter { index in
        keys.contains(ExactKey(document.entries[index].key))
      }.map { StringsdictEdit.remove(entry: $0) }
      return document.hasErrors ? nil : document.applying(edits).serialized()
    case .stringCatalog:
      let document = StringCatalogDocument(parsing: old, file: file)
      let edits = keys.map(\.text).sorted().map { StringCatalogEdit.remove(key: $0) }
      return document.hasErrors ? nil : document.applying(edits).serialized()
    case nil: return nil
    }
  }
}

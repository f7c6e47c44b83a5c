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
    if first.unnamedCount > 0 { outcome.diagnostics.append(Self.unnamed(first.unnamedCount)) }
    guard !first.unusedKeys.isEmpty else { return first }
    do throws(FileError) {
      var removals: [String: KeyRemoval] = [:]
      var kept: Set<ExactKey> = []
      for (file, keys) in first.unusedKeys.sorted(by: { $0.key < $1.key }) {
        let removal = KeyRemoval(file: file, bytes: try tree.read(file))
        removals[file] = removal
        guard !removal.isPossible else { continue }
        // A key that stays in one language stays in all.
        kept.formUnion(keys)
        outcome.diagnostics.append(Self.unable(file))
      }
      let asked = first.unusedKeys.mapValues { $0.subtracting(kept) }
      try remove(asked, removals, tree, &outcome)
    } catch {
      outcome.diagnostics.append(error.diagnostic)
      return first
    }
    return pass(on: tree)
  }

  private func remove(
    _ keys: [String: Set<ExactKey>], _ removals: [String: KeyRemoval], _ tree: any FileTree,
    _ outcome: inout LintOutcome
  ) throws(FileError) {
    var files: [FileEdit] = []
    for (file, keys) in keys.sorted(by: { $0.key < $1.key }) where !keys.isEmpty {
      guard let removal = removals[file] else { continue }
      let (bytes, count) = removal.applied(to: keys)
      guard bytes != removal.bytes else { continue }
      files.append(FileEdit(path: file, old: removal.bytes, new: bytes))
      outcome.fixCount += count
    }
    outcome.diagnostics += try tree.writeAll(files)
    outcome.fixedFiles += files.map(\.path)
  }

  private static func unnamed(_ count: Int) -> Diagnostic {
    let stays = String.counted(
      count, "key that nothing names stays", "keys that nothing names stay")
    return Diagnostic(
      id: "unused-keys-kept", severity: .note,
      message: "\(stays), for code looks up keys that only show when it runs; list those in "
        + "`dynamicKeys` of l10n.json, and the others are removed")
  }

  private static func unable(_ file: String) -> Diagnostic {
    Diagnostic(
      id: "unused-keys-kept", severity: .warning,
      message: "no key can be removed from this file, so the unused keys of its table stay in all "
        + "languages; save it as text without errors first",
      location: Location(file: file))
  }
}

/// Keys on their way out of one catalog.
private struct KeyRemoval {
  let bytes: [UInt8]
  private let file: String

  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// Whether the catalog can be edited without losing anything.
  var isPossible: Bool {
    switch CatalogFormat(path: file) {
    case .strings: !StringsDocument(parsing: bytes, file: file).hasErrors
    case .stringsdict: !StringsdictDocument(parsing: bytes, file: file).hasErrors
    case .stringCatalog: !StringCatalogDocument(parsing: bytes, file: file).hasErrors
    case nil: false
    }
  }

  /// The catalog without some keys, and how many entries that are.
  func applied(to keys: Set<ExactKey>) -> (bytes: [UInt8], count: Int) {
    switch CatalogFormat(path: file) {
    case .strings:
      let document = StringsDocument(parsing: bytes, file: file)
      let edits = document.entries.indices.filter { index in
        keys.contains(ExactKey(document.key(of: document.entries[index])))
      }.map { StringsEdit.remove(entry: $0) }
      return (document.applying(edits).serialized(), edits.count)
    case .stringsdict:
      let document = StringsdictDocument(parsing: bytes, file: file)
      let edits = document.entries.indices.filter { index in
        keys.contains(ExactKey(document.entries[index].key))
      }.map { StringsdictEdit.remove(entry: $0) }
      return (document.applying(edits).serialized(), edits.count)
    case .stringCatalog:
      let document = StringCatalogDocument(parsing: bytes, file: file)
      let edits = keys.map(\.text).sorted().map { StringCatalogEdit.remove(key: $0) }
      return (document.applying(edits).serialized(), edits.count)
    case nil: return (bytes, 0)
    }
  }
}

package import Diagnostics
import Reading

/// Files whose paths differ in nothing but the case of letters.
///
/// Most disks of Macs don't tell them apart: there one of them is the other, and so it is with what
/// is made of them, wherever that is built.
package struct AlikeFiles: Sendable {
  /// The rule that tells of them.
  package static let id = "alike-file-names"

  /// A warning for each table, at one of its files.
  package let warnings: [Diagnostic]

  /// Compares the files of catalogs.
  package init(among files: some Sequence<String>) {
    var names: [String: Set<String>] = [:]
    for file in files { names[file.lowercased(), default: []].insert(file) }
    // One language of a table tells of all.
    var told: Set<String> = []
    warnings = names.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
      .filter { told.insert(Self.table(of: $0.key)).inserted }
      .map { Self.warning(about: $0.value.sorted()) }
  }

  /// What a file has in common with those of the table in other languages.
  private static func table(of path: String) -> String {
    let folder = PathParts.folder(of: path)
    guard PathParts.isLanguageFolder(folder) else { return path }
    return PathParts.join(PathParts.folder(of: folder), PathParts.name(of: path))
  }

  private static func warning(about files: [String]) -> Diagnostic {
    let names = files.map { "'\($0)'" }.listed(atMost: 5)
    return Diagnostic(
      id: Self.id, severity: .warning,
      message: "these catalogs differ only in the case of letters (\(names)), so they are one file "
        + "on most Macs, and so is what is made of them; give one of them another name",
      location: files.last.map { Location(file: $0) })
  }
}

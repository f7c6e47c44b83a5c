import Catalogs
import Reading

/// Where tables go that several folders have, as several targets have them: each into folders of its
/// own below the output.
struct SharedTableOutput {
  /// The folder of all, without a slash at its end.
  let output: String
  /// The folder of all that was named by absolute paths, which says nothing of a table.
  private let base: String?

  /// - Parameter named: The files and folders that a person, or a build, named.
  init(_ output: String, naming named: [String]) {
    self.output = PathParts.withoutSlash(output)
    let absolute = named.filter { $0.utf8.first == UInt8(ascii: "/") }
      .map(PathParts.normalized)
    // Of a file, or of several folders, what they lie in; of one folder it is the folder.
    base = PathParts.commonFolder(
      of: absolute.map { CatalogFormat(path: $0) == nil ? PathParts.join($0, "") : $0 })
  }

  /// Where the tables of a folder go.
  func folder(for folder: String) -> String {
    let below = base.flatMap { PathParts.relative(PathParts.normalized(folder), to: $0) } ?? folder
    let parts = below.split(separator: "/").filter { $0 != "." && $0 != ".." }
    return parts.isEmpty ? output : PathParts.join(output, parts.joined(separator: "/"))
  }
}

import Catalogs
import Projects
import Reading

/// The catalogs that lie where a command looks and that globs leave out.
struct ExcludedCatalogs {
  private let files: [String]
  private let tree: any FileTree

  init(besides walk: ProjectWalk) {
    tree = walk.tree
    let globs = walk.selection.exclude + (walk.selection.project?.exclude ?? [])
    guard !globs.isEmpty else {
      files = []
      return
    }
    let known = Set(walk.all.files)
    let all = FileSelection(suffixes: CatalogFormat.allCases.map(\.suffix))
    files = walk.tree.files(under: walk.paths, all).files.filter { file in
      !known.contains(file) && !CatalogLayout.isExported(file)
    }
  }

  /// The files of a table that have a key.
  func files(of table: String, with key: String) -> [String] {
    files.filter { file in
      guard PathParts.stem(of: file) == table, let bytes = try? tree.read(file) else {
        return false
      }
      return RenamedFile(bytes, file: file).has(key)
    }
  }
}

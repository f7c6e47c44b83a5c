import Reading

/// Looks for a project's configuration (docs/decisions/0012-configuration.md).
struct ConfigurationSearch {
  static let name = "l10n.json"

  let tree: any FileTree

  private var search: ProjectSearch { ProjectSearch(tree: tree) }

  struct Found {
    /// As one would write it.
    var shown: String
    /// The real path of its folder.
    var folder: String
  }

  /// The file that was named, or the nearest `l10n.json` around the paths.
  ///
  /// - Throws: `FileError` for a named file that isn't there, and for a link out of the project.
  func file(explicit: String?, paths: [String]) throws(FileError) -> Found? {
    guard let current = tree.realPath(of: ".") else { return nil }
    if let explicit { return try named(explicit, current) }
    guard let start = search.commonFolder(of: paths) else { return nil }
    let root = search.root(of: start, current)
    var folder = start
    while true {
      let path = PathParts.absolute(Self.name, from: folder)
      if let real = tree.realPath(of: path) {
        let shown = PathParts.shown(path, from: current)
        guard PathParts.relative(real, to: root) != nil else { throw leadsOut(shown) }
        return Found(shown: shown, folder: folder)
      }
      guard folder != root, folder != "/" else { return nil }
      folder = PathParts.absolute("..", from: folder)
    }
  }

  /// A file outside of the project may be named, but a link inside of it may not lead there.
  private func named(_ path: String, _ current: String) throws(FileError) -> Found {
    guard let real = tree.realPath(of: path) else {
      throw FileError(
        id: FileError.missingID, path: path,
        message: "there is no such configuration; check the path behind --config")
    }
    let written = PathParts.absolute(path, from: current)
    let root = search.root(of: current, current)
    if PathParts.relative(written, to: root) != nil, PathParts.relative(real, to: root) == nil {
      throw leadsOut(path)
    }
    let folder = PathParts.folder(of: written)
    return Found(shown: path, folder: tree.realPath(of: folder) ?? folder)
  }

  static let linkError = "configuration-link"

  private func leadsOut(_ path: String) -> FileError {
    FileError(
      id: Self.linkError, path: path,
      message:
        "`\(path)` is a link that leads out of the project, so it is not read; replace it by a "
        + "file, or name the file that it leads to with --config")
  }
}

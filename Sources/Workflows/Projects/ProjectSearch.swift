import Projects
import Reading

/// Looks for the folder that a repository, or a project, starts at.
struct ProjectSearch {
  let tree: any FileTree

  /// The nearest folder around all paths that a project file lies in; nil if there is none.
  func folder(around paths: [String]) -> String? {
    guard let current = tree.realPath(of: "."), let start = commonFolder(of: paths) else {
      return nil
    }
    let root = root(of: start, current)
    var folder = start
    while true {
      let shown = PathParts.shown(folder, from: current)
      if tree.opening(shown.isEmpty ? "." : shown).names(in: shown.isEmpty ? "." : shown)
        .contains(where: Self.isProject)
      {
        return shown.isEmpty ? "." : shown
      }
      guard folder != root, folder != "/" else { return nil }
      folder = PathParts.absolute("..", from: folder)
    }
  }

  private static func isProject(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || ProjectFiles.isProjectFile(name)
  }

  /// The real path of the folder around all paths that exist.
  func commonFolder(of paths: [String]) -> String? {
    var common: String?
    for path in paths {
      guard let real = tree.realPath(of: path) else { continue }
      let isFolder = tree.realPath(of: PathParts.join(real, ".")) != nil
      var folder = isFolder ? real : PathParts.folder(of: real)
      if folder.isEmpty { folder = "/" }
      while let other = common, PathParts.relative(other, to: folder) == nil {
        folder = PathParts.absolute("..", from: folder)
      }
      common = folder
    }
    return common
  }

  /// Where a search ends: the repository's root, else the current folder, else the start itself.
  func root(of start: String, _ current: String) -> String {
    var folder = start
    while true {
      if tree.realPath(of: PathParts.absolute(".git", from: folder)) != nil { return folder }
      guard folder != "/" else { break }
      folder = PathParts.absolute("..", from: folder)
    }
    return PathParts.relative(start, to: current) != nil ? current : start
  }
}

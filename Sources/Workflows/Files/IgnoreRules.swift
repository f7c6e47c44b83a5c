import Projects
import Reading

/// Tells which paths git ignores, whether or not there is anything.
struct IgnoreRules {
  private let tree: any FileTree
  /// The real path of the folder that paths are relative to.
  private let current: String

  init(of tree: any FileTree) {
    self.tree = tree
    current = tree.realPath(of: ".") ?? ""
  }

  /// Whether a file, or a folder that it lies in, is ignored.
  func ignore(_ path: String) -> Bool {
    let absolute = PathParts.absolute(path, from: current)
    let root = ProjectSearch(tree: tree).root(of: PathParts.folder(of: absolute), current)
    guard let inner = PathParts.relative(absolute, to: root) else { return false }
    let names = inner.split(separator: "/").map(String.init)
    var files: [(file: IgnoreFile, depth: Int)] = []
    for depth in names.indices {
      if let file = ignoreFile(in: ([root] + names[..<depth]).joined(separator: "/")) {
        files.append((file, depth))
      }
      // The innermost file with a matching rule decides.
      let verdict = files.reversed().lazy.compactMap { file, start in
        file.verdict(
          on: names[start...depth].joined(separator: "/"), isFolder: depth < names.count - 1)
      }.first
      if verdict == true { return true }
    }
    return false
  }

  private func ignoreFile(in folder: String) -> IgnoreFile? {
    let path = PathParts.shown(PathParts.join(folder, ".gitignore"), from: current)
    return (try? tree.opening(path).read(path, .projectFile)).map(IgnoreFile.init)
  }
}

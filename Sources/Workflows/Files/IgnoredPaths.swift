import Projects
import Reading

/// Tells which paths git ignores, whether or not there is anything.
///
/// An ignore file that a walk doesn't follow isn't followed here; the walk has told of it.
struct IgnoredPaths {
  private let tree: any FileTree
  /// The real path of the folder that paths are relative to.
  private let current: String
  /// What holds in the folders that were asked for, by their paths seen from `/`; nil for one that is
  /// ignored.
  private var known: [String: IgnoreFiles?] = [:]

  init(in tree: any FileTree) {
    self.tree = tree
    current = tree.realPath(of: ".") ?? ""
  }

  /// Whether a file, or a folder that it lies in, is ignored.
  mutating func contains(_ path: String) -> Bool {
    let absolute = PathParts.absolute(path, from: current)
    guard let files = files(holdingIn: PathParts.folder(of: absolute), root: nil) else {
      return true
    }
    return files.ignore(PathParts.name(of: absolute), isFolder: false)
  }

  /// The ignore files that hold in a folder; nil if it is ignored itself.
  ///
  /// - Parameter root: Where the outermost may lie; nil to look for it.
  private mutating func files(holdingIn folder: String, root: String?) -> IgnoreFiles? {
    if let known = known[folder] { return known }
    let root = root ?? ProjectSearch(tree: tree).root(of: folder, current)
    var files: IgnoreFiles? = IgnoreFiles()
    if folder != root, folder != "/" {
      let name = PathParts.name(of: folder)
      files = self.files(holdingIn: PathParts.absolute("..", from: folder), root: root)
        .flatMap { $0.ignore(name, isFolder: true) ? nil : $0.entering(name) }
    }
    if let own = files == nil ? nil : IgnoreFile.read(in: tree, at: folder, from: current) {
      files?.add(own)
    }
    known[folder] = .some(files)
    return files
  }
}

extension IgnoreFile {
  /// Reads the ignore file of a folder; nil where there is none that is followed.
  fileprivate static func read(
    in tree: any FileTree, at folder: String, from current: String
  ) -> IgnoreFile? {
    // As for git, a link is none.
    guard let real = tree.realPath(of: folder).map({ PathParts.join($0, name) }),
      tree.realPath(of: real) == real
    else { return nil }
    let shown = PathParts.shown(PathParts.join(folder, name), from: current)
    guard let bytes = try? tree.opening(shown).read(shown, .ignoreFile) else { return nil }
    return complete(bytes)
  }
}

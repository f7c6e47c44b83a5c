/// The files and folders that a command is to look at, and which of the files in them.
package struct FileScope: Hashable, Sendable {
  package var paths: [String]
  /// Globs of which a file must match one, where there are any.
  package var include: [String]
  /// Globs of which a file must match none.
  package var exclude: [String]

  package init(paths: [String] = ["."], include: [String] = [], exclude: [String] = []) {
    self.paths = paths
    self.include = include
    self.exclude = exclude
  }

  /// Whether files of a kind were named one by one, and no folder.
  func namesOnly(_ isFile: (_ path: String) -> Bool) -> Bool {
    !paths.isEmpty && paths.allSatisfy(isFile)
  }
}

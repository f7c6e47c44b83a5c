/// The ignore files that hold in a folder, from the outermost to its own.
struct IgnoreFiles {
  /// Each with the way from its folder to the one that they hold in.
  private var files: [(file: IgnoreFile, prefix: String)] = []

  /// Adds the folder's own.
  mutating func add(_ file: IgnoreFile) { files.append((file, "")) }

  /// Those that hold in a folder of that name below, but for its own.
  func entering(_ name: String) -> IgnoreFiles {
    var inner = self
    inner.files = files.map { ($0.file, $0.prefix + name + "/") }
    return inner
  }

  /// Whether a file or folder of that name is ignored here.
  ///
  /// The innermost ignore file with a matching rule decides.
  func ignore(_ name: String, isFolder: Bool) -> Bool {
    files.reversed().lazy.compactMap { $0.file.verdict(on: $0.prefix + name, isFolder: isFolder) }
      .first ?? false
  }
}

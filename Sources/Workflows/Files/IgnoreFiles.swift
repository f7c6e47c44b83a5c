/// What is ignored in a folder: the ignore files from the outermost to its own, and what git tracks.
struct IgnoreFiles {
  /// Each with the way from its folder to the one that they hold in.
  private var files: [(file: IgnoreFile, prefix: String)] = []
  /// What isn't ignored, whatever the files say; nil where the disk isn't asked.
  private var tracked: TrackedFiles?
  /// Whether the folder itself is ignored: there is nothing in it but what git tracks.
  private var isInside = false

  /// Adds the folder's own.
  mutating func add(_ file: IgnoreFile) { files.append((file, "")) }

  /// Leaves in what git tracks, seen from this folder.
  mutating func keep(_ tracked: TrackedFiles) { self.tracked = tracked }

  /// Looks into the folder even where it is ignored: a person named it.
  mutating func admitFolder() { isInside = false }

  /// Those that hold in a folder of that name below, but for its own.
  func entering(_ name: String) -> IgnoreFiles {
    var inner = self
    inner.files = files.map { ($0.file, $0.prefix + name + "/") }
    inner.tracked = tracked?.entering(name)
    inner.isInside = isNamed(name, isFolder: true)
    return inner
  }

  /// Whether a file or folder of that name is ignored here.
  func ignore(_ name: String, isFolder: Bool) -> Bool {
    isNamed(name, isFolder: isFolder) && !(tracked?.hold(name, isFolder: isFolder) ?? false)
  }

  /// Whether the ignore files name it: the innermost with a matching rule decides.
  private func isNamed(_ name: String, isFolder: Bool) -> Bool {
    isInside
      || files.reversed().lazy
        .compactMap { $0.file.verdict(on: $0.prefix + name, isFolder: isFolder) }
        .first ?? false
  }
}

import Reading

/// What git tracks in a folder of the disk, which is the project's whatever an ignore file says.
struct TrackedFiles {
  /// The repository around the folder; nil without one.
  private var repository: GitRepository?
  /// The folder, relative to the repository's root.
  private var path = ""

  /// - Parameter repository: Nil for a folder outside of any, a copy or an archive of one perhaps.
  init(_ repository: GitRepository?) { self.repository = repository }

  /// What it tracks in a folder of that name below.
  func entering(_ name: String) -> TrackedFiles {
    var inner = self
    inner.path = PathParts.join(path, name)
    return inner
  }

  /// Whether git tracks a file of that name here, or anything in a folder.
  func hold(_ name: String, isFolder: Bool) -> Bool {
    guard let repository else { return Self.isProject(name, isFolder: isFolder) }
    guard let index = repository.index else { return false }
    let path = PathParts.join(path, name)
    return index.contains(path) || isFolder && index.holdsFiles(below: path)
  }

  /// Whether this is an Xcode project, without which nothing says what is built.
  ///
  /// Where no index tells what is tracked, one that is there is taken.
  private static func isProject(_ name: String, isFolder: Bool) -> Bool {
    isFolder ? name.hasSuffix(".xcodeproj") : name == "project.pbxproj"
  }
}

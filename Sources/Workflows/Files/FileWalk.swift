import Diagnostics
import Foundation

/// One walk over folders of the disk.
struct FileWalk {
  private let selection: FileSelection
  private var found: [String] = []
  private var diagnostics: [Diagnostic] = []
  private var visited: Set<FileIdentity> = []

  /// Folders that hold no sources of the project.
  private static let skipped: Set<String> = [
    ".build", ".git", "DerivedData", "Pods", "Carthage", "node_modules",
  ]

  private struct FileIdentity: Hashable {
    var device: UInt64
    var inode: UInt64

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      inode = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// A folder on the way: how it is reported, and the ignore files that hold in it.
  private struct Folder {
    var path: String
    /// The path below the root of the walk.
    var relative: String
    var realRoot: String
    var ignores: [(file: IgnoreFile, prefix: String)]
  }

  init(_ selection: FileSelection) { self.selection = selection }

  var listing: FileListing {
    FileListing(
      files: found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, diagnostics: diagnostics)
  }

  /// Walks one root: a file, or everything inside a folder.
  mutating func add(_ root: String) {
    let root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
    var status = stat()
    guard stat(root, &status) == 0 else {
      diagnostics.append(
        DiskFileTree.error("unreadable-file", root, "read", errno).diagnostic)
      return
    }
    let isNew = visited.insert(FileIdentity(status)).inserted
    guard status.st_mode & S_IFMT == S_IFDIR else {
      if isNew, selection.suffixes.contains(where: root.hasSuffix) { found.append(root) }
      return
    }
    let real = DiskFileTree.realPath(root) ?? root
    walk(
      Folder(
        path: root == "." ? "" : root, relative: "", realRoot: real,
        ignores: Self.ignoresAbove(real)))
  }

  /// The ignore files between the repository's root and the folder, outermost first.
  private static func ignoresAbove(_ realRoot: String) -> [(file: IgnoreFile, prefix: String)] {
    var ignores: [(IgnoreFile, String)] = []
    var folder = realRoot
    var below = ""
    while FileManager.default.fileExists(atPath: PathParts.join(folder, ".git")) == false {
      let name = PathParts.name(of: folder)
      guard !folder.isEmpty, folder != "/" else { return [] }
      below = below.isEmpty ? name : name + "/" + below
      folder = PathParts.folder(of: folder)
      if let bytes = try? DiskFileTree().read(PathParts.join(folder, ".gitignore")) {
        ignores.insert((IgnoreFile(bytes), below + "/"), at: 0)
      }
    }
    return ignores
  }

  private mutating func walk(_ folder: Folder) {
    var folder = folder
    let shown = folder.path.isEmpty ? "." : folder.path
    guard let names = Self.names(in: shown) else {
      diagnostics.append(
        DiskFileTree.error("unreadable-folder", shown, "read", errno).diagnostic)
      return
    }
    if names.contains(".gitignore"),
      let bytes = try? DiskFileTree().read(PathParts.join(folder.path, ".gitignore"))
    {
      folder.ignores.append((IgnoreFile(bytes), ""))
    }
    for name in names.sorted() { visit(name, in: folder) }
  }

  private mutating func visit(_ name: String, in folder: Folder) {
    let path = PathParts.join(folder.path, name)
    let relative = PathParts.join(folder.relative, name)
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFLNK {
      // A link may lead anywhere; only what stays inside the root is the project's.
      guard let real = DiskFileTree.realPath(path),
        PathParts.contains(folder.realRoot, real), stat(path, &status) == 0
      else { return }
    }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    guard isFolder || selection.suffixes.contains(where: name.hasSuffix) else { return }
    if isFolder, Self.skipped.contains(name) { return }
    if isIgnored(name, isFolder: isFolder, in: folder)
      || selection.excludes(relative, in: folder.realRoot)
    {
      return
    }
    guard isFolder || selection.admits(relative, in: folder.realRoot) else { return }
    guard visited.insert(FileIdentity(status)).inserted else { return }
    guard isFolder else {
      if !name.hasPrefix(".l10n-") { found.append(path) }
      return
    }
    let inner = folder.ignores.map { ($0.file, $0.prefix + name + "/") }
    walk(
      Folder(path: path, relative: relative, realRoot: folder.realRoot, ignores: inner))
  }

  /// The innermost ignore file with a matching rule decides.
  private func isIgnored(_ name: String, isFolder: Bool, in folder: Folder) -> Bool {
    for (file, prefix) in folder.ignores.reversed() {
      if let verdict = file.verdict(on: prefix + name, isFolder: isFolder) { return verdict }
    }
    return false
  }

  /// The names in a folder, or nil if it can't be opened.
  private static func names(in path: String) -> [String]? {
    guard let stream = opendir(path) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}

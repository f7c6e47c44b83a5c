import Diagnostics
import Foundation

/// One walk over folders of the disk.
struct FileWalk {
  private let selection: FileSelection
  private var found: [String] = []
  private var diagnostics: [Diagnostic] = []
  private var visited: Set<FileIdentity> = []
  /// Links that were met: what has a name of its own in the walk goes by that.
  private var links: [(name: String, folder: Folder)] = []

  /// Folders that hold no sources of the project.
  private static let skipped: Set<String> = [
    ".build", ".git", "DerivedData", "Pods", "Carthage", "node_modules",
  ]
  /// In bytes; the system takes no longer one.
  private static let longestPath = 4096

  /// A folder on the way: how it is reported, and the ignore files that hold in it.
  private struct Folder {
    var path: String
    /// The names below the root of the walk.
    var names: [String]
    var root: Root
    var ignores: [(file: IgnoreFile, prefix: String)]

    var relative: String { names.joined(separator: "/") }
  }

  /// Where a walk started.
  private struct Root {
    var folder: Descriptor
    var path: String
    var real: String
  }

  init(_ selection: FileSelection) { self.selection = selection }

  var listing: FileListing {
    FileListing(
      files: found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, diagnostics: diagnostics)
  }

  /// Says that a root can't be walked.
  mutating func add(_ error: FileError) { diagnostics.append(error.diagnostic) }

  /// Walks one root: a file, or everything inside a folder.
  mutating func add(_ opened: Descriptor, at path: String) {
    guard let status = opened.status else {
      return add(.system("unreadable-file", path, "read", errno))
    }
    let isNew = visited.insert(status.identity).inserted
    guard status.isFolder else {
      guard status.isFile else { return add(.notAFile(path, isFolder: false)) }
      if isNew, mayMatter(path) { found.append(path) }
      return
    }
    let real = DiskFileTree.realPath(path) ?? path
    let root = Root(folder: opened, path: path, real: real)
    let above = IgnoreFilesAbove(real)
    diagnostics += above.diagnostics
    let shown = path == "." ? "" : path
    walk(opened, Folder(path: shown, names: [], root: root, ignores: above.files))
    // Following one may bring up more.
    while !links.isEmpty {
      let met = links
      links = []
      for (name, folder) in met { follow(name, in: folder) }
    }
  }

  private mutating func walk(_ opened: Descriptor, _ folder: Folder) {
    var folder = folder
    guard folder.names.count < Descent.deepest else {
      return leaveOut(folder.path, "it lies more than \(Descent.deepest) folders deep")
    }
    guard let names = FolderNames(of: opened) else {
      let path = folder.path.isEmpty ? "." : folder.path
      return add(.system("unreadable-folder", path, "read", errno))
    }
    for name in names.invalid where mayMatter(name) {
      leaveOut(PathParts.join(folder.path, name), "its name is not valid UTF-8; rename it")
    }
    if names.entries.contains(where: { $0.name == ".gitignore" }) {
      switch IgnoreFile.read(in: opened, at: folder.path) {
      case .success(let file): folder.ignores.append((file, ""))
      case .failure(let error): diagnostics.append(error.ignored)
      }
    }
    var spellings: Set<String> = []
    for entry in names.entries where entry.kind != .file || mayMatter(entry.name) {
      let path = PathParts.join(folder.path, entry.name)
      // Equal as texts, which is how everything after this compares them.
      if spellings.insert(entry.name).inserted {
        visit(entry.name, in: folder, opened)
      } else if mayMatter(entry.name) {
        leaveOut(path, "another file here has the same name in other bytes; rename one")
      }
    }
  }

  private func mayMatter(_ name: String) -> Bool {
    selection.suffixes.contains(where: name.hasSuffix)
  }

  private mutating func visit(_ name: String, in folder: Folder, _ opened: Descriptor) {
    guard let status = opened.status(of: name) else { return }
    if status.isLink { return links.append((name, folder)) }
    take(name, status, in: folder) { opened.open(name) }
  }

  /// Takes what a link inside the root leads to; one that leads out is none of the project's.
  private mutating func follow(_ name: String, in folder: Folder) {
    var descent = Descent(from: folder.root.folder, at: folder.root.path, links: .inside)
    do throws(Descent.Failure) {
      let target = try descent.open(folder.names + [name])
      guard let status = target.status else { return }
      take(name, status, in: folder) { target }
    } catch {
      let path = PathParts.join(folder.path, name)
      var status = stat()
      let isFolder = stat(path, &status) == 0 && FileStatus(status).isFolder
      guard isFolder || mayMatter(name), isWanted(name, isFolder: isFolder, in: folder) else {
        return
      }
      leaveOut(path, FileError.refused(path, "read", error).message)
    }
  }

  private mutating func take(
    _ name: String, _ status: FileStatus, in folder: Folder, _ open: () -> Descriptor?
  ) {
    guard status.isFolder || mayMatter(name), !TemporaryFile.isName(name),
      isWanted(name, isFolder: status.isFolder, in: folder)
    else { return }
    let path = PathParts.join(folder.path, name)
    guard path.utf8.count <= Self.longestPath else {
      return leaveOut(path, "its path is longer than \(Self.longestPath) bytes")
    }
    guard status.isFolder || status.isFile else {
      return leaveOut(path, FileError.notAFile(path, isFolder: false).message)
    }
    guard visited.insert(status.identity).inserted else { return }
    guard status.isFolder else { return found.append(path) }
    guard let opened = open() else {
      return add(.system("unreadable-folder", path, "read", errno))
    }
    let inner = folder.ignores.map { ($0.file, $0.prefix + name + "/") }
    walk(
      opened,
      Folder(path: path, names: folder.names + [name], root: folder.root, ignores: inner))
  }

  private func isWanted(_ name: String, isFolder: Bool, in folder: Folder) -> Bool {
    if isFolder, Self.skipped.contains(name) { return false }
    let relative = PathParts.join(folder.relative, name)
    guard !isIgnored(name, isFolder: isFolder, in: folder),
      !selection.excludes(relative, in: folder.root.real)
    else { return false }
    return isFolder || selection.admits(relative, in: folder.root.real)
  }

  /// The innermost ignore file with a matching rule decides.
  private func isIgnored(_ name: String, isFolder: Bool, in folder: Folder) -> Bool {
    for (file, prefix) in folder.ignores.reversed() {
      if let verdict = file.verdict(on: prefix + name, isFolder: isFolder) { return verdict }
    }
    return false
  }

  private mutating func leaveOut(_ path: String, _ reason: String) {
    diagnostics.append(FileListing.leftOut(path, because: reason))
  }
}

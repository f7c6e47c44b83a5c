import Diagnostics
import Foundation
import Reading

/// One walk over folders of the disk, for one selection of files or several.
struct FileWalk {
  private var collections: FileCollections
  /// Links that were met: what has a name of its own in the walk goes by that.
  private var links: [(name: String, folder: Folder)] = []

  /// Whether a folder is none of the project's: what others made, or built.
  private static func isSkipped(_ name: String) -> Bool {
    VendoredFolder.isOne(name)
      || [".framework", ".xcframework"].contains(PathParts.suffix(of: name))
  }

  /// Whether a folder is the inside of a bundle as it was built, with its property list beside its
  /// program or signature: to change a file in it would break the signature.
  private static func isBuilt(_ folder: Folder, _ names: FolderNames) -> Bool {
    guard folder.names.last == "Contents" else { return false }
    let names = names.entries.map(\.name)
    return names.contains("Info.plist")
      && (names.contains("MacOS") || names.contains("_CodeSignature"))
  }

  /// A folder on the way: how it is reported, and the ignore files that hold in it.
  private struct Folder {
    var path: String
    /// The names below the root of the walk.
    var names: [String]
    var root: Root
    var ignores: IgnoreFiles
    /// The selections that go into it, by number.
    var visitors: [Int]

    var relative: String { names.joined(separator: "/") }
  }

  /// Where a walk started.
  private struct Root {
    var folder: Descriptor
    var path: String
    var real: String
  }

  init(_ selections: [FileSelection]) { collections = FileCollections(selections) }

  /// What each selection takes.
  var listings: [FileListing] { collections.listings }

  /// Says that a root can't be walked.
  mutating func add(_ error: FileError) {
    collections.report(error.diagnostic, to: collections.all)
  }

  /// Walks one root: a file, or everything inside a folder.
  mutating func add(_ opened: Descriptor, at path: String) {
    guard let status = opened.status else {
      return add(.system(.read, path, errno))
    }
    let new = collections.meet(status.identity, at: path, of: collections.all)
    guard status.isFolder else {
      guard status.isFile else { return add(.notAFile(path, isFolder: false)) }
      return collections.add(path, to: collections.asking(for: path, among: new))
    }
    let real = DiskFileTree.realPath(path) ?? path
    let root = Root(folder: opened, path: path, real: real)
    let above = IgnoreFilesAbove(real)
    for diagnostic in above.diagnostics { collections.report(diagnostic, to: collections.all) }
    let shown = path == "." ? "" : path
    walk(
      opened,
      Folder(
        path: shown, names: [], root: root, ignores: above.files,
        visitors: collections.all))
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
      return collections.leaveOut(
        folder.path, "it lies more than \(Descent.deepest) folders deep", of: folder.visitors)
    }
    guard let names = FolderNames(of: opened) else {
      let path = folder.path.isEmpty ? "." : folder.path
      let error = FileError.system(.listed, path, errno)
      return collections.report(error.diagnostic, to: folder.visitors)
    }
    guard !Self.isBuilt(folder, names) else { return }
    for name in names.invalid { leaveOut(invalid: name, in: folder) }
    for entry in names.entries { meet(entry.name, in: opened, of: &folder) }
    var spellings: Set<String> = []
    for entry in names.entries {
      let asking = collections.asking(for: entry.name, among: folder.visitors)
      guard entry.kind != .file || !asking.isEmpty else { continue }
      // Equal as texts, which is how everything after this compares them.
      if spellings.insert(entry.name).inserted {
        visit(entry.name, in: folder, opened)
      } else {
        collections.leaveOut(
          PathParts.join(folder.path, entry.name),
          "another file here has the same name in other bytes; rename one", of: asking)
      }
    }
  }

  private mutating func leaveOut(invalid name: String, in folder: Folder) {
    collections.leaveOut(
      PathParts.join(folder.path, name), "its name is not valid UTF-8; rename it",
      of: collections.asking(for: name, among: folder.visitors))
  }

  /// Takes up what a file or folder of that name says of the others, if it is one that does.
  private mutating func meet(_ name: String, in opened: Descriptor, of folder: inout Folder) {
    switch name {
    case GitRepository.name:
      let path = PathParts.join(folder.root.real, folder.relative)
      folder.ignores.keep(TrackedFiles(GitRepository(opened, at: path)))
    case IgnoreFile.name: readIgnoreFile(in: opened, of: &folder)
    default: break
    }
  }

  private mutating func readIgnoreFile(in opened: Descriptor, of folder: inout Folder) {
    switch IgnoreFile.read(in: opened, at: folder.path) {
    case .success(let file): folder.ignores.add(file)
    case .failure(let error): collections.report(error.ignored, to: folder.visitors)
    }
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
      collections.add(
        link: PathParts.join(folder.path, name), to: status.identity,
        of: visitors(of: folder, wanting: name, isFolder: status.isFolder))
      take(name, status, in: folder) { target }
    } catch {
      let path = PathParts.join(folder.path, name)
      guard !Self.isForDiskImage(path) else { return }
      var status = stat()
      let isThere = stat(path, &status) == 0
      let isFolder = isThere && FileStatus(status).isFolder
      collections.leaveOut(
        path, FileError.refused(path, .read, error).message,
        of: visitors(of: folder, wanting: name, isFolder: isFolder))
    }
  }

  /// Whether a link is for whoever opens a disk image and drags the app onto it.
  private static func isForDiskImage(_ path: String) -> Bool {
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    return target.map(PathParts.withoutSlash) == "/Applications"
  }

  private mutating func take(
    _ name: String, _ status: FileStatus, in folder: Folder, _ open: () -> Descriptor?
  ) {
    guard !TemporaryFile.isName(name) else { return }
    let wanting = visitors(of: folder, wanting: name, isFolder: status.isFolder)
    let path = PathParts.join(folder.path, name)
    guard path.utf8.count <= PathParts.longest else {
      return collections.leaveOut(
        path, "its path is longer than \(PathParts.longest) bytes", of: wanting)
    }
    guard status.isFolder || status.isFile else {
      return collections.leaveOut(
        path, FileError.notAFile(path, isFolder: false).message, of: wanting)
    }
    let new = collections.meet(status.identity, at: path, of: wanting)
    guard status.isFolder, !new.isEmpty else { return collections.add(path, to: new) }
    guard let opened = open() else {
      let error = FileError.system(.listed, path, errno)
      return collections.report(error.diagnostic, to: new)
    }
    walk(
      opened,
      Folder(
        path: path, names: folder.names + [name], root: folder.root,
        ignores: folder.ignores.entering(name), visitors: new))
  }

  /// The selections that take a file, or go into a folder.
  private func visitors(of folder: Folder, wanting name: String, isFolder: Bool) -> [Int] {
    let asking = isFolder ? folder.visitors : collections.asking(for: name, among: folder.visitors)
    guard !asking.isEmpty, !(isFolder && Self.isSkipped(name)),
      !folder.ignores.ignore(name, isFolder: isFolder)
    else { return [] }
    let relative = PathParts.join(folder.relative, name)
    return collections.wanting(relative, isFolder: isFolder, in: folder.root.real, among: asking)
  }
}

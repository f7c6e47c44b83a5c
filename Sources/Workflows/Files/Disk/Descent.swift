import Foundation
import Reading

/// The way from an open folder down to a file, one name at a time, which never leaves the folder.
struct Descent {
  enum Links {
    /// Followed as long as they stay inside.
    case inside
    /// None on the way, and none at its end.
    case refused
  }

  /// Why a file can't be reached.
  enum Failure: Error {
    case leadsOut
    case isLink
    case tooManyLinks
    case invalidName
    case system(Int32)
  }

  /// As many as Linux follows.
  private static let mostLinks = 40
  /// A tree that is deeper was made to hurt: each folder on the way stays open.
  static let deepest = 128

  private let root: Descriptor
  private let rootPath: String
  private let links: Links
  private var linkCount = 0
  private var folders: [Descriptor]
  /// What is still to go, the next name last.
  private var pending: [String] = []

  /// - Parameter rootPath: How the folder was opened, for links that say where they lead from `/`.
  init(from root: Descriptor, at rootPath: String, links: Links) {
    self.root = root
    self.rootPath = rootPath
    self.links = links
    folders = [root]
  }

  /// The folder at the end of the names, or any other thing that is there.
  mutating func open(_ names: [String], _ flags: Int32 = O_RDONLY) throws(Failure) -> Descriptor {
    if let found = try openAtOnce(names, flags) { return found }
    guard let (folder, name) = try end(of: names) else {
      guard let last = folders.last else { throw .leadsOut }
      return last
    }
    if let found = folder.open(name, flags) { return found }
    throw .system(errno)
  }

  /// What nearly all names lead to: something that no link is on the way to, so that the system can
  /// go the whole way in one call.
  ///
  /// - Returns: Nil where it can't, for whatever reason.
  private func openAtOnce(_ names: [String], _ flags: Int32) throws(Failure) -> Descriptor? {
    let isPlain = names.allSatisfy { name in
      !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(0)
    }
    guard isPlain, !names.isEmpty, names.count < Self.deepest else { return nil }
    if let found = root.openWithoutLinks(names.joined(separator: "/"), flags) { return found }
    guard errno != ENOENT else { throw .system(ENOENT) }
    return nil
  }

  /// The folder that holds the last of the names, and that name, which is no link; nil where the
  /// names lead to the folder that they start from.
  ///
  /// - Parameter makesFolders: Whether folders that aren't there are made.
  mutating func end(
    of names: [String], makesFolders: Bool = false
  ) throws(Failure) -> (folder: Descriptor, name: String)? {
    try add(names.reversed())
    while let name = pending.popLast() {
      if name == "." || name.isEmpty { continue }
      guard let folder = folders.last else { throw .leadsOut }
      if name == ".." {
        guard folders.count > 1 else { throw .leadsOut }
        folders.removeLast()
      } else if folder.status(of: name)?.isLink == true {
        guard let link = folder.link(name) else { throw .system(errno) }
        try follow(link)
      } else if pending.isEmpty {
        return (folder, name)
      } else {
        folders.append(try step(into: name, of: folder, makesFolders: makesFolders))
        guard folders.count <= Self.deepest else { throw .system(ENAMETOOLONG) }
      }
    }
    return nil
  }

  private mutating func step(
    into name: String, of folder: Descriptor, makesFolders: Bool
  ) throws(Failure) -> Descriptor {
    if let next = folder.open(name, O_RDONLY | O_DIRECTORY) { return next }
    guard makesFolders, errno == ENOENT else { throw .system(errno) }
    guard mkdirat(folder.number, name, 0o755) == 0 || errno == EEXIST else {
      throw .system(errno)
    }
    guard let next = folder.open(name, O_RDONLY | O_DIRECTORY) else { throw .system(errno) }
    return next
  }

  private mutating func add(_ names: some Collection<String>) throws(Failure) {
    guard pending.count + names.count <= 4 * Self.deepest else { throw .system(ENAMETOOLONG) }
    for name in names where name.utf8.contains(0) { throw .invalidName }
    pending += names
  }

  private mutating func follow(_ link: String) throws(Failure) {
    guard links == .inside else { throw .isLink }
    linkCount += 1
    guard linkCount <= Self.mostLinks else { throw .tooManyLinks }
    var target = link
    if link.hasPrefix("/") {
      guard let real = DiskFileTree.realPath(rootPath.isEmpty ? "." : rootPath),
        let below = PathParts.relative(link, to: real)
      else { throw .leadsOut }
      folders = [root]
      target = below
    }
    try add(target.split(separator: "/").map(String.init).reversed())
  }
}

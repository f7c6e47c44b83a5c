import Foundation
import Locking
import Reading

/// The folders that a person named: nothing outside of them is read or written.
///
/// A path belongs to the innermost folder around it, as it is written. The way to that folder may
/// lead through links, for the person chose it; below it they are somebody else's.
final class FileRoots: Sendable {
  /// A path, split into the folder that it belongs to and what lies below that.
  struct Place {
    var root: Root
    var names: [String]
  }

  struct Root: Sendable {
    /// The folder, as it is opened.
    var path: String
    /// The folder seen from `/`, without `.`.
    var absolute: [String]
    /// What was named, seen from `/`: the folder, or a file in it, or something still to be made.
    var scope: [String]
  }

  private let current: String
  private let namesAbsolutely: Bool
  private let roots: [Root]
  private let opened = Locked<[String: Descriptor]>([:])

  /// - Parameters:
  ///   - inputs: Files and folders that are read, and may be written where a command changes them.
  ///   - outputs: Files and folders that are only written. One inside of another root is no root of
  ///     its own: a repository may have put a link there.
  ///   - namesAbsolutely: Whether paths are reported as seen from `/`, wherever the current folder is.
  init(inputs: [String], outputs: [String], namesAbsolutely: Bool = false) {
    let current = FileManager.default.currentDirectoryPath
    self.current = current
    self.namesAbsolutely = namesAbsolutely
    func root(_ path: String, _ folder: String) -> Root {
      Root(
        path: folder, absolute: Self.absolute(folder, from: current),
        scope: Self.absolute(path, from: current))
    }
    var roots = [root(".", ".")]
    // One that isn't there is its own folder, so that opening it says so.
    roots += inputs.map { root($0, Self.exists($0) ? Self.nearestFolder($0) : $0) }
    // Everything lies inside of `/`, which says nothing about who put it there.
    let holders = roots.filter { !$0.scope.isEmpty }
    for output in outputs {
      let names = Self.absolute(output, from: current)
      guard !holders.contains(where: { Self.leads(names, to: $0.scope) }) else { continue }
      roots.append(root(output, Self.nearestFolder(output)))
    }
    self.roots = roots.sorted { $0.scope.count > $1.scope.count }
  }

  /// A path as it is reported: below the current folder relative to that, and without `.`.
  ///
  /// So that whatever one calls a file, it is one file.
  func shown(_ path: String) -> String {
    let names = Self.absolute(path, from: current)
    guard !namesAbsolutely else { return "/" + names.joined(separator: "/") }
    let start = Self.absolute(".", from: current)
    guard !names.contains("..") else { return names.isEmpty ? path : PathParts.withoutSlash(path) }
    guard !start.isEmpty, Self.leads(names, to: start) else { return PathParts.withoutSlash(path) }
    return names.count == start.count ? "." : names[start.count...].joined(separator: "/")
  }

  /// Where a path belongs; nil if it lies in no folder that was named.
  func place(of path: String) -> Place? {
    let names = Self.absolute(path, from: current)
    guard let root = roots.first(where: { Self.leads(names, to: $0.scope) }) else {
      return nil
    }
    return Place(root: root, names: Array(names.dropFirst(root.absolute.count)))
  }

  /// Opens the folder, or gives the one that is open already.
  func open(_ root: Root) -> Descriptor? {
    opened.withLock { opened in
      if let known = opened[root.path] { return known }
      guard let folder = Descriptor.folder(root.path) else { return nil }
      opened[root.path] = folder
      return folder
    }
  }

  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// The path itself if it is a folder, else the nearest folder on the way to it.
  private static func nearestFolder(_ path: String) -> String {
    var path = path.isEmpty ? "." : path
    while true {
      var status = stat()
      if stat(path, &status) == 0, FileStatus(status).isFolder { return path }
      guard let slash = path.lastIndex(of: "/") else { return "." }
      path = slash == path.startIndex ? "/" : String(path[..<slash])
      if path == "/" { return path }
    }
  }

  /// The names on the way from `/`.
  ///
  /// `..` stays behind a name: after a link it leads elsewhere than it looks. Where a path starts with
  /// it, it leads up from the current folder, whose own path has no links.
  private static func absolute(_ path: String, from current: String) -> [String] {
    var rest = names(of: path)[...]
    guard path.utf8.first != UInt8(ascii: "/") else { return Array(rest) }
    var start = names(of: current)
    while rest.first == "..", !start.isEmpty {
      rest.removeFirst()
      start.removeLast()
    }
    return start + rest
  }

  private static func names(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
      .filter { $0 != "." }
  }

  /// Whether names lead to a folder or to something inside of it.
  ///
  /// Names are compared by their bytes: the disk may hold two that are one text.
  private static func leads(_ names: [String], to folder: [String]) -> Bool {
    names.count >= folder.count
      && zip(folder, names).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
      && !names[folder.count...].contains("..")
  }
}

import Foundation
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

/// The git repository that a folder of the disk is the root of.
final class GitRepository {
  static let name = ".git"

  private let folder: Descriptor
  private let path: String

  /// - Parameter path: How the folder is opened.
  init(_ folder: Descriptor, at path: String) {
    self.folder = folder
    self.path = path
  }

  /// Nil where there is none that can be read.
  ///
  /// Read when the first path is asked for that an ignore file names.
  private(set) lazy var index: GitIndex? = {
    guard let bytes = data.flatMap({ $0.bytes(of: "index", .gitIndex) }) else { return nil }
    return GitIndex(bytes)
  }()

  /// The folder that git keeps its data in.
  ///
  /// Of a submodule and of a further working tree, `.git` is a file that names it.
  private var data: Descriptor? {
    guard let opened = folder.open(Self.name), let status = opened.status else { return nil }
    guard !status.isFolder else { return opened }
    let mark = "gitdir: "
    guard let bytes = folder.bytes(of: Self.name, .gitFile), bytes.starts(with: mark.utf8) else {
      return nil
    }
    let line = bytes.dropFirst(mark.utf8.count).prefix { $0 != UInt8(ascii: "\n") && $0 != 0 }
    let target = String(decoding: line, as: UTF8.self)
    return Descriptor.folder(target.hasPrefix("/") ? target : PathParts.join(path, target))
  }
}

extension Descriptor {
  /// The bytes of a file inside of this folder that is no link; nil where it can't be read.
  fileprivate func bytes(of name: String, _ limit: FileLimit) -> [UInt8]? {
    guard let opened = open(name), let status = opened.status, status.isFile,
      status.size <= limit.bytes
    else { return nil }
    return try? FileReading(opened, size: status.size, limit: limit.bytes).bytes()
  }
}

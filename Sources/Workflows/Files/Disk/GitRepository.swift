import Foundation
import Reading

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

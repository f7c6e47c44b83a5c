import Foundation
import Workflows

/// The files of a folder with their bytes, by relative path.
struct FolderState: Equatable {
  var files: [String: Data]

  init(files: [String: Data]) { self.files = files }

  /// What a folder holds, hidden files included.
  init(of folder: URL) {
    files = [:]
    for case let name as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
      var isFolder: ObjCBool = false
      let path = folder.appending(path: name).path
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      files[name] = FileManager.default.contents(atPath: path)
    }
  }

  /// Puts the files into a folder in the place of what is there.
  func write(to folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    for (path, bytes) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: file)
    }
  }

  /// The names of files that a command left that didn't finish.
  var unfinished: [String] { files.keys.filter(Self.isUnfinished).sorted() }

  /// The paths of files that hold neither what they held before nor what they shall hold.
  func torn(between old: FolderState, and new: FolderState) -> [String] {
    files.filter { path, bytes in
      !Self.isUnfinished(path) && bytes != old.files[path] && bytes != new.files[path]
    }.map(\.key).sorted() + old.files.keys.filter { files[$0] == nil && new.files[$0] != nil }
  }

  /// The paths that the other state doesn't have, or has with other bytes, and the other way round.
  func differences(from other: FolderState) -> [String] {
    Set(files.keys).union(other.files.keys).filter { files[$0] != other.files[$0] }.sorted()
  }

  /// Whether a file is one that a killed command left; the next command removes it.
  private static func isUnfinished(_ path: String) -> Bool {
    TemporaryFile.isName(URL(filePath: path).lastPathComponent)
  }
}

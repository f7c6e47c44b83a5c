import Diagnostics
import Foundation
import Reading
import Studio
import Workflows

/// The commits of a git repository, as earlier states of its files.
///
/// They are read by plumbing commands from objects: no filter, hook, pager or signature check of a
/// hostile repository has a part in it.
struct GitHistory: FileHistory {
  /// - Returns: nil where there is no repository, or no git.
  init?(around path: String) {
    guard let top = try? Git(around: path).top(), !top.isEmpty else { return nil }
  }

  func states(of path: String, most: Int) -> [FileState] {
    // One more field each for what `rev-list` says before.
    let format = "%x00%h%x00%an%x00%at%x00%s%x00"
    let output = try? git(around: path).output(
      [
        "rev-list", "--max-count=\(most)", "--encoding=UTF-8", "--format=\(format)", "HEAD", "--",
        ":(literal)\(PathParts.name(of: path))",
      ], within: Git.Limit(bytes: 1 << 20, seconds: 5))
    let fields = (output ?? Data()).split(separator: 0, omittingEmptySubsequences: false)
      .map {
        String(decoding: $0.prefix(Self.longest + 4), as: UTF8.self).shortened(
          toBytes: Self.longest)
      }
    return stride(from: 1, to: fields.count - 4, by: 5).compactMap { start in
      guard let time = Int(fields[start + 2]) else { return nil }
      return FileState(
        name: fields[start], author: fields[start + 1], time: time, title: fields[start + 3])
    }
  }

  private static let longest = 300

  func bytes(of path: String, in state: FileState) -> [UInt8]? {
    guard state.name.allSatisfy(\.isHexDigit), !state.name.isEmpty else { return nil }
    let data = try? git(around: path).output(
      ["cat-file", "blob", "\(state.name):./\(PathParts.name(of: path))"],
      within: Git.Limit(bytes: FileLimit.catalog.bytes, seconds: 5))
    return data.map { Array($0) }
  }

  /// Git in the folder of a file, so that the file's name needs no path.
  private func git(around path: String) throws -> Git {
    let folder = PathParts.folder(of: path)
    return try Git(in: folder.isEmpty ? "." : folder).withoutPrograms()
  }
}

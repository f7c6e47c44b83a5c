import Foundation
import Workflows

/// Files as a revision of the git repository has them, read from its objects: nothing is checked
/// out, so no filter and no hook has a part in it.
struct EarlierRevision: EarlierFiles {
  let revision: String
  private let git: Git
  /// By the real paths of files.
  private let blobs: [String: Blob]

  private struct Blob {
    /// The object's name, which the same bytes have wherever they are.
    var object: String
    var size: Int
  }

  /// - Parameter names: The files that differ, relative to the repository's folder.
  init(_ revision: String, of names: Set<String>, in git: Git) throws {
    self.revision = revision
    self.git = git
    var blobs: [String: Blob] = [:]
    for line in try git.lines(["ls-tree", "-r", "-l", "-z", "--full-tree", revision]) {
      guard let entry = Self.entry(line), names.contains(entry.name) else { continue }
      blobs[ChangedFiles.realPath(entry.name, in: git)] = entry.blob
    }
    self.blobs = blobs
  }

  var paths: [String] { blobs.keys.sorted() }

  func bytes(of path: String) -> [UInt8]? {
    blobs[path].flatMap { try? git.output(["cat-file", "blob", $0.object]) }.map(Array.init)
  }

  func size(of path: String) -> Int? { blobs[path]?.size }

  func identity(of path: String) -> String { blobs[path]?.object ?? path }

  /// A line `mode type object size TAB name` of a regular file that is no larger than a catalog is.
  private static func entry(_ line: String) -> (name: String, blob: Blob)? {
    let parts = line.split(separator: "\t", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let fields = parts[0].split(separator: " ")
    guard fields.count == 4, fields[0].hasPrefix("100"), fields[1] == "blob",
      let size = Int(fields[3]), size <= FileLimit.catalog.bytes
    else { return nil }
    return (String(parts[1]), Blob(object: String(fields[2]), size: size))
  }
}

import Foundation
import Reading

/// A folder in memory: workflows run in it as they do on a disk, which tests and fuzzing use.
package final class InMemoryFolder: FileTree, @unchecked Sendable {
  private let lock = NSLock()
  private var contents: [String: [UInt8]]
  private var unreadable: Set<String>
  private var isReadOnly = false
  /// Of each file that was written, how many writes there had been.
  private var revisions: [String: Int] = [:]
  private var writes = 0
  private var reads: [String: Int] = [:]

  /// - Parameters:
  ///   - files: Texts by path.
  ///   - unreadable: Paths that can be listed but not read.
  package convenience init(_ files: [String: String], unreadable: Set<String> = []) {
    self.init(bytes: files.mapValues { Array($0.utf8) }, unreadable: unreadable)
  }

  /// - Parameters:
  ///   - files: Bytes by path.
  ///   - unreadable: Paths that can be listed but not read.
  package init(bytes files: [String: [UInt8]], unreadable: Set<String> = []) {
    contents = files
    self.unreadable = unreadable
  }

  /// Refuses to write from now on, as a disk does that is mounted so.
  package func makeReadOnly() { lock.withLock { isReadOnly = true } }

  /// Writes again.
  package func makeWritable() { lock.withLock { isReadOnly = false } }

  /// The files with their bytes, by path.
  package var files: [String: [UInt8]] { lock.withLock { contents } }

  /// The text of a file, or nil if there is none.
  package func text(at path: String) -> String? {
    lock.withLock { contents[path].map { String(decoding: $0, as: UTF8.self) } }
  }

  /// Puts bytes in the place of a file's, or makes the file.
  package func set(_ bytes: [UInt8], at path: String) {
    lock.withLock { replace(bytes, at: path) }
  }

  /// How often the bytes of a file were read.
  package func reads(of path: String) -> Int { lock.withLock { reads[path] ?? 0 } }

  /// Under the lock.
  private func replace(_ bytes: [UInt8]?, at path: String) {
    contents[path] = bytes
    writes += 1
    revisions[path] = writes
  }

  package func files(under roots: [String], _ selection: FileSelection) -> FileListing {
    var listing = FileListing()
    let all = lock.withLock { contents.keys.sorted() }
    for root in roots {
      let folder = root == "." ? "" : root
      let inside = all.filter { PathParts.contains(folder, $0) }
      if inside.isEmpty, !folder.isEmpty {
        listing.diagnostics.append(
          FileError.system(.read, root, ENOENT).diagnostic)
      }
      listing.files += inside.filter {
        selection.admits($0, in: Self.root) && !listing.files.contains($0)
      }
    }
    return listing
  }

  package func read(_ path: String, _ limit: FileLimit) throws(FileError) -> [UInt8] {
    let (bytes, isReadable) = lock.withLock {
      reads[path, default: 0] += 1
      return (contents[path], !unreadable.contains(path))
    }
    guard isReadable else { throw .system(.read, path, EACCES) }
    guard let bytes else { throw .system(.read, path, ENOENT) }
    guard bytes.count <= limit.bytes else { throw .tooLarge(path, bytes.count, limit) }
    return bytes
  }

  @discardableResult
  package func write(
    _ bytes: [UInt8], to path: String, replacing old: [UInt8]?
  ) throws(FileError) -> FileChange {
    if lock.withLock({ isReadOnly }) { throw .readOnly(path) }
    let isChanged: Bool? = lock.withLock {
      let current = contents[path]
      guard current != bytes else { return false }
      guard old == nil || old == current ?? [] else { return nil }
      replace(bytes, at: path)
      return true
    }
    guard let isChanged else { throw .changedMeanwhile(path) }
    return FileChange(isWritten: isChanged)
  }

  package func names(in folder: String) -> [String] {
    let folder = folder == "." ? "" : folder
    let all = lock.withLock { Array(contents.keys) }
    let inside = all.compactMap { folder.isEmpty ? $0 : PathParts.relative($0, to: folder) }
    return Set(inside.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
  }

  package func opening(_: String) -> any FileTree { self }

  package func remove(_ path: String) throws(FileError) {
    if lock.withLock({ isReadOnly }) { throw .readOnly(path) }
    let isThere = lock.withLock {
      guard contents[path] != nil else { return false }
      replace(nil, at: path)
      return true
    }
    guard isThere else {
      throw .system(.removed, path, ENOENT)
    }
  }

  /// A folder in memory is there as long as something is in it.
  package func removeEmptyFolder(_: String) {}

  package func size(of path: String) -> Int? {
    lock.withLock { contents[path]?.count }
  }

  package func stamp(of path: String) -> FileStamp? {
    lock.withLock {
      contents[path] == nil ? nil : FileStamp(revision: revisions[path] ?? 0)
    }
  }

  /// Where the folder stands as the current one.
  private static let root = "/in-memory"

  package func realPath(of path: String) -> String? {
    let absolute = PathParts.absolute(path, from: Self.root)
    // Files that were named by their whole paths lie beside the folder.
    let inside = PathParts.relative(absolute, to: Self.root) ?? absolute
    let exists = lock.withLock { contents.keys.contains { PathParts.contains(inside, $0) } }
    return exists || inside.isEmpty ? absolute : nil
  }
}

import Diagnostics
import Foundation

/// The files of this machine; paths are relative to the current folder or absolute.
package struct DiskFileTree: FileTree {
  package init() {}

  package func files(under roots: [String], _ selection: FileSelection) -> FileListing {
    var walk = FileWalk(selection)
    for root in roots { walk.add(root) }
    return walk.listing
  }

  package func read(_ path: String) throws(FileError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Self.error("unreadable-file", path, "read", errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw Self.error("unreadable-file", path, "read", errno)
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw Self.error("unreadable-file", path, "read", EISDIR)
    }
    var bytes: [UInt8] = []
    // Also for the last, empty read: growing would take twice the memory.
    bytes.reserveCapacity(Int(status.st_size) + 1 + 4096)
    var failure: Int32 = 0
    // One byte more than the size, so that the last read finds the end.
    var room = Int(status.st_size) + 1
    while true {
      let old = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: max(room, 4096)))
      let count = bytes.withUnsafeMutableBytes { buffer in
        Foundation.read(file, buffer.baseAddress.map { $0 + old }, buffer.count - old)
      }
      if count < 0 { failure = errno }
      bytes.removeLast(bytes.count - old - max(count, 0))
      if count <= 0 { break }
      room = 4096
    }
    guard failure == 0 else { throw Self.error("unreadable-file", path, "read", failure) }
    return bytes
  }

  package func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  @discardableResult
  package func write(
    _ bytes: [UInt8], to path: String, replacing old: [UInt8]?
  ) throws(FileError) -> Bool {
    if holds(bytes, path) { return false }
    // A link stays a link: what it points to is replaced.
    let target = Self.realPath(path) ?? path
    try Self.makeFolder(PathParts.folder(of: target))
    let temporary = PathParts.join(
      PathParts.folder(of: target), ".l10n-\(UInt64.random(in: .min ... .max))")
    do {
      try Self.writeNew(bytes, to: temporary, mode: Self.mode(of: target), for: path)
    } catch {
      unlink(temporary)
      throw error
    }
    do {
      try replace(target, holding: old, with: temporary, for: path)
    } catch {
      unlink(temporary)
      throw error
    }
    return true
  }

  /// Puts the new file in its place, if the old one is still what it was.
  private func replace(
    _ target: String, holding old: [UInt8]?, with temporary: String, for path: String
  ) throws(FileError) {
    let isHeld = try FolderLock.holding(PathParts.folder(of: target)) { () throws(FileError) in
      if let old, !(holds(old, target) || old.isEmpty && size(of: target) == nil) {
        throw .changedMeanwhile(path)
      }
      guard rename(temporary, target) == 0 else {
        throw Self.error("unwritable-file", path, "written", errno)
      }
    }
    guard isHeld else { throw .changedMeanwhile(path) }
  }

  private func holds(_ bytes: [UInt8], _ path: String) -> Bool {
    size(of: path) == bytes.count && (try? read(path)) == bytes
  }

  package func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 else { throw Self.error("unwritable-file", path, "removed", errno) }
  }

  private static func writeNew(
    _ bytes: [UInt8], to temporary: String, mode: mode_t, for path: String
  ) throws(FileError) {
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else { throw error("unwritable-file", path, "written", errno) }
    defer { close(file) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.write(file, buffer.baseAddress.map { $0 + written }, bytes.count - written)
      }
      guard count > 0 else { throw error("unwritable-file", path, "written", errno) }
      written += count
    }
    guard fchmod(file, mode) == 0, fsync(file) == 0 else {
      throw error("unwritable-file", path, "written", errno)
    }
  }

  private static func mode(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o644
  }

  private static func makeFolder(_ path: String) throws(FileError) {
    guard !path.isEmpty else { return }
    var status = stat()
    if stat(path, &status) == 0 { return }
    try makeFolder(PathParts.folder(of: path))
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw error("unwritable-file", path, "made", errno)
    }
  }

  package func realPath(of path: String) -> String? { Self.realPath(path) }

  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func error(_ id: String, _ path: String, _ verb: String, _ code: Int32) -> FileError {
    if code == ENOENT {
      return FileError(
        id: "missing-path", path: path, message: "there is no such file or folder; check the path")
    }
    let reason = String(cString: strerror(code))
    return FileError(
      id: id, path: path,
      message: "this can't be \(verb) (\(reason)); check its permissions, or leave it out with "
        + "--exclude")
  }
}

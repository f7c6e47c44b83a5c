import Diagnostics
import Foundation
import Reading
import SystemCalls

/// Puts new bytes in a file's place in one step, and keeps everything else that is known of it.
struct FileWriting {
  private let folder: Descriptor
  private let name: String
  private let path: String

  /// - Parameters:
  ///   - folder: The open folder of the file.
  ///   - path: The file as it is reported.
  init(_ folder: Descriptor, _ name: String, path: String) {
    self.folder = folder
    self.name = name
    self.path = path
  }

  /// - Parameters:
  ///   - old: What the file has to hold still; empty for no file, nil if it doesn't matter.
  ///   - swept: The folders that need no sweeping any more.
  func write(
    _ bytes: [UInt8], replacing old: [UInt8]?, sweeping swept: SweptFolders
  ) throws(FileError) -> FileChange {
    let status = folder.status(of: name)
    if let status { try check(status) }
    var made: TemporaryFile?
    try locked { () throws(FileError) in
      swept.sweep(folder)
      made = TemporaryFile(in: folder)
    }
    // What was found out of the folder goes with the temporary file, whatever happens below.
    guard let temporary = made else { throw failure(errno) }
    defer { temporary.remove() }
    guard temporary.append(bytes) else { throw failure(errno) }
    let notices = try keepMetadata(of: status, on: temporary)
    guard temporary.finish() else { throw failure(errno) }
    try locked { () throws(FileError) in
      if let old { try expect(old) }
      guard temporary.rename(to: name) else { throw failure(errno) }
    }
    return FileChange(isWritten: true, notices: notices)
  }

  /// A file that is read-only says that it is not to be changed, also to those who could.
  private func check(_ status: FileStatus) throws(FileError) {
    guard status.isFile else { throw .notAFile(path, isFolder: status.isFolder) }
    guard status.mode & 0o222 != 0, faccessat(folder.number, name, W_OK, AT_EACCESS) == 0 else {
      throw .readOnly(path)
    }
  }

  private func expect(_ old: [UInt8]) throws(FileError) {
    guard let file = folder.open(name), let status = file.status, status.isFile else {
      guard old.isEmpty, folder.status(of: name) == nil else { throw .changedMeanwhile(path) }
      return
    }
    let reading = FileReading(file, size: status.size, limit: old.count)
    guard status.size == old.count, let bytes = try? reading.bytes(),
      bytes.hasSameBytes(as: old)
    else {
      throw .changedMeanwhile(path)
    }
  }

  private func locked(_ body: () throws(FileError) -> Void) throws(FileError) {
    guard try FolderLock.holding(folder, body) else { throw .locked(path) }
  }

  private func failure(_ code: Int32) -> FileError {
    .system(.written, path, code)
  }

  // MARK: Metadata

  private func keepMetadata(
    of status: FileStatus?, on temporary: TemporaryFile
  ) throws(FileError) -> [Diagnostic] {
    guard let status else { return [] }
    var notices: [Diagnostic] = []
    if status.linkCount > 1 {
      notices.append(
        notice("broken-hard-link", "the file's other names keep what it held; link them again"))
    }
    if !temporary.take(owner: status.owner, group: status.group) {
      notices.append(notice("changed-owner", "the file has another owner or group now"))
    }
    if let file = folder.open(name), copy_extended_attributes(file.number, temporary.number) != 0 {
      notices.append(
        notice("lost-attributes", "not all extended attributes of the file could be kept"))
    }
    guard temporary.take(mode: status.mode) else { throw failure(errno) }
    return notices
  }

  private func notice(_ id: String, _ message: String) -> Diagnostic {
    Diagnostic(
      id: id, severity: .note, message: message, location: Location(file: path))
  }
}

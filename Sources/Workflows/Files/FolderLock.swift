import Foundation

/// Keeps other processes of this tool from writing into a folder meanwhile.
enum FolderLock {
  /// For how many seconds another process is waited for; writing takes a fraction of one.
  private static let patience = 10.0

  /// Runs a body while no other process holds the folder.
  ///
  /// - Returns: Whether the body ran; it doesn't when another process doesn't let go of the folder.
  static func holding(
    _ path: String, _ body: () throws(FileError) -> Void
  ) throws(FileError) -> Bool {
    let folder = open(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Closing lets go of the lock.
    defer { if folder >= 0 { close(folder) } }
    guard folder < 0 || locks(folder) else { return false }
    try body()
    return true
  }

  /// A file system without locks is left at the rename, which is one step anyway.
  private static func locks(_ folder: Int32) -> Bool {
    let end = Date(timeIntervalSinceNow: patience)
    while flock(folder, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
      guard Date() < end else { return false }
      usleep(2000)
    }
    return true
  }
}

import Foundation

/// Keeps other processes of this tool from writing into a folder meanwhile.
enum FolderLock {
  /// For how many seconds another process is waited for; writing takes a fraction of one.
  private static let patience = 2.0

  /// Runs a body while no other process holds the folder.
  ///
  /// - Returns: Whether the body ran; it doesn't when another process doesn't let go of the folder.
  static func holding(
    _ folder: Descriptor, _ body: () throws(FileError) -> Void
  ) throws(FileError) -> Bool {
    // Of its own: a lock belongs to what was opened, and other threads may have the folder open.
    // Closing lets go of the lock.
    let own = folder.open(".", O_RDONLY | O_DIRECTORY)
    if let own, !locks(own) { return false }
    try body()
    return true
  }

  /// A file system without locks is left at the rename, which is one step anyway.
  private static func locks(_ folder: Descriptor) -> Bool {
    let end = Date(timeIntervalSinceNow: patience)
    while flock(folder.number, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
      guard Date() < end else { return false }
      usleep(2000)
    }
    return true
  }
}

import Foundation
import Locking

/// Removes what runs that were killed left in the folders that are written to, once a folder.
final class SweptFolders: Sendable {
  private let known = Locked<Set<FileIdentity>>([])

  /// Removes temporary files that no process holds; the folder must be locked.
  func sweep(_ folder: Descriptor) {
    guard let identity = folder.status?.identity,
      known.withLock({ $0.insert(identity).inserted })
    else { return }
    for name in FolderNames(of: folder)?.valid ?? [] where TemporaryFile.isName(name) {
      guard let file = folder.open(name), file.status?.isFile == true else { continue }
      // Whoever writes it holds its lock.
      guard flock(file.number, LOCK_EX | LOCK_NB) == 0 else { continue }
      unlinkat(folder.number, name, 0)
    }
  }
}

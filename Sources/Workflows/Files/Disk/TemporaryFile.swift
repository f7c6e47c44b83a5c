import Diagnostics
import Foundation
import PlainBytes

/// A file beside the one that it is to replace; gone when it isn't needed any more.
///
/// It is locked as long as it is in use, so that a later run can tell what is left of one that died.
package final class TemporaryFile {
  private static let prefix = ".l10n-"

  private let folder: Descriptor
  private let name: String
  private let file: Descriptor

  var number: Int32 { file.number }

  /// Makes a file, or nil with a reason in `errno`.
  init?(in folder: Descriptor) {
    name = Self.prefix + String(hexadecimal: UInt64.random(in: .min ... .max), width: 16)
    self.folder = folder
    UnfinishedFiles.shared.add(folder, name)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    guard let file = Descriptor(openat(folder.number, name, flags, 0o644)) else {
      UnfinishedFiles.shared.remove(folder, name)
      return nil
    }
    self.file = file
    _ = flock(file.number, LOCK_EX | LOCK_NB)
  }

  /// Whether a name is one of these files'.
  package static func isName(_ name: String) -> Bool {
    let digits = name.utf8.dropFirst(prefix.utf8.count)
    return name.hasPrefix(prefix) && (1...20).contains(digits.count)
      && digits.allSatisfy { $0.isASCIIHexDigit && !$0.isASCIICapitalLetter }
  }

  func append(_ bytes: [UInt8]) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        write(file.number, buffer.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }

  /// Gives the file an owner and a group, or the group alone; tells whether both are as asked.
  func take(owner: uid_t, group: gid_t) -> Bool {
    guard let status = file.status else { return false }
    if status.owner == owner, status.group == group { return true }
    if fchown(file.number, owner, group) == 0 { return true }
    let hasGroup = fchown(file.number, uid_t.max, group) == 0
    return hasGroup && status.owner == owner
  }

  func take(mode: mode_t) -> Bool { fchmod(file.number, mode) == 0 }

  /// Waits until the bytes are on the disk.
  func finish() -> Bool { fsync(file.number) == 0 }

  /// Puts the file in the place of another in its folder.
  func rename(to target: String) -> Bool {
    renameat(folder.number, name, folder.number, target) == 0
  }

  /// Removes the file, if it has not taken another's place.
  func remove() {
    unlinkat(folder.number, name, 0)
    UnfinishedFiles.shared.remove(folder, name)
  }
}

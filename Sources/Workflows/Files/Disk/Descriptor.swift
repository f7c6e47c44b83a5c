import Foundation
import SystemCalls

/// An open file or folder, closed when nobody holds it any more.
final class Descriptor: Sendable {
  let number: Int32

  /// - Parameter number: What `open` gave; nil where that is no descriptor.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit { close(number) }

  /// Opens a folder by the path that a person wrote, links and all.
  static func folder(_ path: String) -> Descriptor? {
    Descriptor(
      Foundation.open(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK))
  }

  /// Opens something inside of this folder, if it is no link.
  ///
  /// Never waits: a pipe that nobody writes to opens at once, and is then seen to be no file.
  func open(_ name: String, _ flags: Int32 = O_RDONLY) -> Descriptor? {
    Descriptor(openat(number, name, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC))
  }

  /// Opens something below this folder if no link is on the way to it; else `errno` says why not,
  /// where it is `ENOENT` that nothing is there.
  ///
  /// - Parameter path: Names divided by `/`, none of them `..`.
  func openWithoutLinks(_ path: String, _ flags: Int32 = O_RDONLY) -> Descriptor? {
    Descriptor(open_without_links(number, path, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC))
  }

  /// What a link inside of this folder says, or nil where there is no link of the name.
  func link(_ name: String) -> String? {
    let size = Int(PATH_MAX)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      let length = buffer.withMemoryRebound(to: CChar.self) { buffer in
        buffer.baseAddress.map { readlinkat(number, name, $0, size) } ?? -1
      }
      count = max(length, 0)
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  var status: FileStatus? {
    var status = stat()
    return fstat(number, &status) == 0 ? FileStatus(status) : nil
  }

  /// The status of something inside of this folder; a link's own.
  func status(of name: String) -> FileStatus? {
    var status = stat()
    return fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? FileStatus(status) : nil
  }
}

/// What the disk knows of a file or folder.
struct FileStatus {
  private let status: stat

  init(_ status: stat) { self.status = status }

  private var kind: mode_t { status.st_mode & S_IFMT }

  var isFile: Bool { kind == S_IFREG }
  var isFolder: Bool { kind == S_IFDIR }
  var isLink: Bool { kind == S_IFLNK }

  /// In bytes.
  var size: Int { Int(status.st_size) }
  /// Who may read, write and run it.
  var mode: mode_t { status.st_mode & 0o7777 }
  var owner: uid_t { status.st_uid }
  var group: gid_t { status.st_gid }
  /// How many names the file has.
  var linkCount: Int { Int(status.st_nlink) }

  var identity: FileIdentity { FileIdentity(status) }

  /// When the bytes last changed, in nanoseconds since 1970.
  var modified: Int64 {
    #if canImport(Darwin)
    Self.nanoseconds(status.st_mtimespec)
    #else
    Self.nanoseconds(status.st_mtim)
    #endif
  }

  /// When anything of the file last changed, in nanoseconds since 1970.
  var changed: Int64 {
    #if canImport(Darwin)
    Self.nanoseconds(status.st_ctimespec)
    #else
    Self.nanoseconds(status.st_ctim)
    #endif
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

/// What tells one file from another, whatever it is called.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// - Parameter number: What tells a file in memory from others; no disk has the device.
  init(inMemory number: Int) { (device, inode) = (.max, UInt64(truncatingIfNeeded: number)) }
}

import Foundation

/// What the disk says of a file without reading it: where both are settled, a file with the same
/// stamp has the same bytes.
package struct FileStamp: Hashable, Sendable {
  private let file: FileIdentity
  private let size: Int
  /// In nanoseconds since 1970: of the bytes, and of what the disk knows of the file.
  private let modified: Int64
  private let changed: Int64

  init(_ status: FileStatus) {
    (file, size) = (status.identity, status.size)
    (modified, changed) = (status.modified, status.changed)
  }

  /// - Parameter revision: Counts the states of files in memory, which are settled at once.
  init(revision: Int) {
    (file, size) = (FileIdentity(inMemory: revision), 0)
    (modified, changed) = (0, 0)
  }

  /// In nanoseconds since 1970.
  package static var now: Int64 { Int64(Date().timeIntervalSince1970 * 1_000_000_000) }

  /// Whether the file was last changed so long ago that any later change gives another stamp.
  ///
  /// Clocks of file systems go in steps, some of two seconds; a change in the same step is seen only
  /// by reading.
  ///
  /// - Parameter now: When the stamp was taken, in nanoseconds since 1970.
  func isSettled(at now: Int64) -> Bool {
    let last = max(modified, changed)
    return last < now && now - last > Self.step
  }

  private static let step: Int64 = 3_000_000_000
}

extension FileTree {
  /// What the disk says of a file, where that tells the file from every later state of it; nil where
  /// only its bytes tell.
  ///
  /// - Parameter now: In nanoseconds since 1970.
  package func settledStamp(of path: String, at now: Int64 = FileStamp.now) -> FileStamp? {
    stamp(of: path).flatMap { $0.isSettled(at: now) ? $0 : nil }
  }
}

import Foundation
import Locking
import Workflows

/// Lets readers through, or not.
final class Gate: Sendable {
  private let isClosed = Locked(false)
  private let arrived = DispatchSemaphore(value: 0)
  private let opened = DispatchSemaphore(value: 0)

  func close() { isClosed.withLock { $0 = true } }

  func open() {
    isClosed.withLock { $0 = false }
    opened.signal()
  }

  /// Waits until somebody stands before the closed gate.
  func waitForReader() { arrived.wait() }

  func pass() {
    guard isClosed.withLock({ $0 }) else { return }
    arrived.signal()
    opened.wait()
    opened.signal()
  }
}

/// Files whose bytes come only through a gate.
struct GatedFiles: FileTree {
  private let base: InMemoryFolder
  private let gate: Gate

  init(_ base: InMemoryFolder, _ gate: Gate) { (self.base, self.gate) = (base, gate) }

  func files(under roots: [String], _ selection: FileSelection) -> FileListing {
    base.files(under: roots, selection)
  }

  func names(in folder: String) -> [String] { base.names(in: folder) }

  func read(_ path: String, _ limit: FileLimit) throws(FileError) -> [UInt8] {
    gate.pass()
    return try base.read(path, limit)
  }

  func write(
    _ bytes: [UInt8], to path: String, replacing old: [UInt8]?
  ) throws(FileError) -> FileChange { try base.write(bytes, to: path, replacing: old) }

  func opening(_ path: String) -> any FileTree { self }
  func remove(_ path: String) throws(FileError) { try base.remove(path) }
  func removeEmptyFolder(_ path: String) { base.removeEmptyFolder(path) }
  func size(of path: String) -> Int? { base.size(of: path) }
  func realPath(of path: String) -> String? { base.realPath(of: path) }
}

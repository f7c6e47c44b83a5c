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
struct GatedFiles: FilesOverFiles {
  let base: any FileTree
  private let gate: Gate

  init(_ base: InMemoryFolder, _ gate: Gate) { (self.base, self.gate) = (base, gate) }

  func read(_ path: String, _ limit: FileLimit) throws(FileError) -> [UInt8] {
    gate.pass()
    return try base.read(path, limit)
  }
}

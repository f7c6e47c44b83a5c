import Dispatch
import Foundation
import Locking
import SwiftSyntax

/// A thread that parses one source after the other for others, which wait for as long as a source may
/// take.
///
/// One that takes longer is left to itself, for nothing can stop the parser: it ends when that does, and
/// nobody asks it again.
final class ParsingThread: Sendable {
  private struct Work: Sendable {
    var source: [UInt8] = []
    var tree: SourceFileSyntax?
    /// Whether nobody waits for the tree any more.
    var isGivenUp = false
  }

  private struct Threads: Sendable {
    var idle: [ParsingThread] = []
    /// How many were given up and still work.
    var lost = 0
    /// What was given up, by a hash of its bytes: an editor asks for the same source again and again.
    var slow: Set<Int> = []
  }

  private static let threads = Locked(Threads())

  private let work = Locked(Work())
  private let asked = DispatchSemaphore(value: 0)
  private let answered = DispatchSemaphore(value: 0)

  /// The tree of a source.
  ///
  /// - Parameter limit: In seconds.
  /// - Throws: That it isn't there in time.
  static func parse(
    _ bytes: [UInt8], within limit: Double
  ) throws(ParsingExcess) -> SourceFileSyntax {
    let thread = try idle(for: bytes) ?? ParsingThread()
    guard let tree = thread.tree(of: bytes, within: limit) else {
      threads.withLock { _ = $0.slow.insert(bytes.hashValue) }
      throw ParsingExcess(NestingExcess(offset: 0, kind: .time))
    }
    threads.withLock { $0.idle.append(thread) }
    return tree
  }

  /// A thread that has nothing to do, if there is one.
  private static func idle(for bytes: [UInt8]) throws(ParsingExcess) -> ParsingThread? {
    let (thread, excess) = threads.withLock { threads -> (ParsingThread?, NestingExcess.Kind?) in
      if !threads.slow.isEmpty, threads.slow.contains(bytes.hashValue) { return (nil, .time) }
      // With more of these at work there would be no time left for anything else.
      if threads.lost >= NestingLimits.lostThreads { return (nil, .otherFiles) }
      return (threads.idle.popLast(), nil)
    }
    if let excess { throw ParsingExcess(NestingExcess(offset: 0, kind: excess)) }
    return thread
  }

  private init() {
    let thread = Thread { [self] in while parseNext() {} }
    thread.name = "parsing"
    thread.stackSize = LargeStack.size
    thread.start()
  }

  /// Parses what is asked for next; false if nobody waits for it any more.
  private func parseNext() -> Bool {
    asked.wait()
    let tree = GuardedParser.parsed(work.withLock { $0.source })
    let isWanted = work.withLock {
      $0.source = []
      if !$0.isGivenUp { $0.tree = tree }
      return !$0.isGivenUp
    }
    if isWanted { answered.signal() } else { Self.threads.withLock { $0.lost -= 1 } }
    return isWanted
  }

  private func tree(of bytes: [UInt8], within limit: Double) -> SourceFileSyntax? {
    work.withLock { $0.source = bytes }
    asked.signal()
    let isInTime = answered.wait(timeout: .now() + limit) == .success
    let tree = work.withLock { work in
      work.isGivenUp = work.tree == nil
      return work.tree.take()
    }
    if tree == nil { Self.threads.withLock { $0.lost += 1 } }
    // It came while the lock was waited for, and its signal is still to be taken.
    if tree != nil, !isInTime { answered.wait() }
    return tree
  }
}

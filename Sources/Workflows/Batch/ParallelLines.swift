import Dispatch
import Foundation
import Locking

/// Answers many lines on all cores, in order.
package final class ParallelLines<Batch: LineBatch>: Sendable {
  /// One for each thread; a thread has its own as long as it works.
  private let batches: [Locked<Batch>]

  /// Few enough bytes that the threads end their work at nearly the same time, and many enough that
  /// handing them out takes no time.
  static var pieceSize: Int { 16 << 10 }

  /// - Parameter batch: Copied for each thread, so it should not have kept anything yet.
  package init(
    _ batch: Batch, threads: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    batches = (0..<max(1, threads)).map { _ in Locked(batch) }
  }

  /// The answers to the lines of a text, in parts that are written one after the other.
  package func answers(to text: [UInt8]) -> [[UInt8]] {
    let pieces = Self.pieces(of: text)
    let answers = Locked([[UInt8]](repeating: [], count: pieces.count))
    let next = Locked(0)
    let threads = min(batches.count, pieces.count)
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      batches[thread].withLock { batch in
        while let index = Self.next(of: pieces, next) {
          let answer = Self.answer(by: &batch, to: text, pieces[index])
          answers.withLock { $0[index] = answer }
        }
      }
    }
    return answers.withLock { $0 }
  }

  private static func next(of pieces: [Range<Int>], _ next: Locked<Int>) -> Int? {
    next.withLock { next in
      defer { next += 1 }
      return pieces.indices.contains(next) ? next : nil
    }
  }

  private static func answer(
    by batch: inout Batch, to text: [UInt8], _ piece: Range<Int>
  ) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(2 * piece.count)
    text.withUnsafeBufferPointer { bytes in
      batch.append(answersTo: UnsafeBufferPointer(rebasing: bytes[piece]), to: &output)
    }
    return output
  }

  /// Cuts a text behind line ends.
  static func pieces(of text: [UInt8]) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    while start < text.count {
      let wanted = min(start + pieceSize, text.count)
      let lineEnd = text[(wanted - 1)...].firstIndex(of: UInt8(ascii: "\n"))
      let end = lineEnd.map { $0 + 1 } ?? text.count
      pieces.append(start..<end)
      start = end
    }
    return pieces
  }
}

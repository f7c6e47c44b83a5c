import Diagnostics
import Foundation
import Workflows

/// Lines of standard input, each of which gets one line on standard output.
struct BatchLines {
  /// How much is read at once, if it is there: a pipe holds 64 KB.
  private static let chunk = 1 << 16
  private static let limit = 1 << 18

  /// Answers until the input ends; empty lines get no answer.
  ///
  /// What was answered is written before the next wait, so that a program that asks one question at a
  /// time gets its answer.
  func answer<Batch: LineBatch>(by batch: Batch) throws {
    let lines = ParallelLines(batch)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunk, alignment: 16)
    defer { buffer.deallocate() }
    var pending: [UInt8] = []
    while true {
      // What was there before has no line end.
      let known = pending.count
      guard read(into: &pending, by: buffer) else { break }
      guard let end = pending[known...].lastIndex(of: UInt8(ascii: "\n")) else { continue }
      let rest = Array(pending[(end + 1)...])
      pending.removeSubrange((end + 1)...)
      try write(lines.answers(to: pending))
      pending = rest
    }
    try write(lines.answers(to: pending))
  }

  private func write(_ answers: [[UInt8]]) throws {
    for answer in answers { try Console.write(exactly: answer) }
  }

  /// Adds what there is to read, after a wait if there is nothing; false at the end.
  private func read(into pending: inout [UInt8], by buffer: UnsafeMutableRawBufferPointer) -> Bool {
    var total = 0
    repeat {
      guard let count = StandardInput.read(into: buffer), count > 0 else { return total > 0 }
      pending.append(contentsOf: buffer[..<count])
      total += count
    } while total < Self.limit && hasMore
    return true
  }

  /// Whether something can be read without a wait.
  private var hasMore: Bool {
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) == 1 && waiting.revents & Int16(POLLIN) != 0
  }
}

import Diagnostics
import Foundation

/// Lines of standard input, each of which gets one line on standard output.
struct BatchLines {
  private static let chunk = 1 << 16

  /// Answers until the input ends; empty lines get no answer.
  ///
  /// What was answered is written before the next wait, so that a program that asks one question at a
  /// time gets its answer.
  func answer(_ answer: (String) -> String) throws {
    var pending: [UInt8] = []
    while let bytes = available() {
      var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let rest = lines.removeLast()
      var output = ""
      for line in lines {
        append(answer, pending + line, to: &output)
        pending.removeAll(keepingCapacity: true)
      }
      pending += rest
      try Console.write(ExactText(output))
    }
    var output = ""
    append(answer, pending, to: &output)
    try Console.write(ExactText(output))
  }

  /// What there is to read, after a wait if there is nothing; nil at the end.
  private func available() -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, count in
      var result = read(STDIN_FILENO, buffer.baseAddress, Self.chunk)
      while result < 0, errno == EINTR {
        result = read(STDIN_FILENO, buffer.baseAddress, Self.chunk)
      }
      count = max(result, 0)
    }
    return bytes.isEmpty ? nil : bytes
  }

  private func append(_ answer: (String) -> String, _ line: [UInt8], to output: inout String) {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...]
    guard !line.isEmpty else { return }
    output += answer(String(decoding: line, as: UTF8.self)) + "\n"
  }
}

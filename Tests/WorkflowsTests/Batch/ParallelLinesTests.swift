import Foundation
import Testing
import Workflows

@Suite("lines that several threads answer")
struct ParallelLinesTests {
  /// Answers a line with itself in brackets.
  private struct Echo: LineBatch {
    func append(answerTo line: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
      output.append(UInt8(ascii: "["))
      output.append(contentsOf: line)
      output.append(UInt8(ascii: "]"))
    }
  }

  /// Answers a line with the number of lines before it that the same thread answered.
  private struct Counter: LineBatch {
    private var count = 0

    mutating func append(answerTo line: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
      output.append(contentsOf: String(count).utf8)
      count += 1
    }
  }

  private static func answers(
    _ text: String, by batch: some LineBatch = Echo(), threads: Int = 4
  ) -> String {
    let parts = ParallelLines(batch, threads: threads).answers(to: Array(text.utf8))
    return String(decoding: parts.reduce(into: []) { $0 += $1 }, as: UTF8.self)
  }

  @Test(arguments: [
    ("", ""), ("a", "[a]\n"), ("a\n", "[a]\n"), ("a\nb", "[a]\n[b]\n"), ("\n\n", ""),
    ("a\r\n\r\nb\r", "[a]\n[b]\n"), ("\r\r\n", "[\r]\n"), (" \n", "[ ]\n"),
  ])
  func lineEnds(text: String, expected: String) {
    #expect(Self.answers(text) == expected)
  }

  @Test(arguments: 1...5)
  func order(threads: Int) {
    let lines = (0..<8_000).map { "\($0)" + String(repeating: "x", count: $0 % 70) }
    let text = lines.joined(separator: "\n")
    let expected = lines.map { "[\($0)]\n" }.joined()
    #expect(Self.answers(text, threads: threads) == expected)
  }

  @Test("a line that is longer than a piece stays whole")
  func longLines() {
    let lines = [1, 100_000, 3, 16_384, 16_383, 50_000].map { String(repeating: "y", count: $0) }
    #expect(Self.answers(lines.joined(separator: "\n")) == lines.map { "[\($0)]\n" }.joined())
  }

  @Test("what a batch keeps stays with its thread, from one text to the next")
  func statesAreKept() {
    let lines = ParallelLines(Counter(), threads: 1)
    let first = lines.answers(to: Array("a\nb\n".utf8))
    let second = lines.answers(to: Array("c\n".utf8))
    #expect(String(decoding: first.joined(), as: UTF8.self) == "0\n1\n")
    #expect(String(decoding: second.joined(), as: UTF8.self) == "2\n")
  }

  @Test("bytes that are no text are handed on")
  func anyBytes() {
    let all: [UInt8] = (0...255).map { UInt8($0) }
    let text: [UInt8] = all.filter { $0 != 0x0A && $0 != 0x0D } + [0x0A, 0xFF]
    let parts = ParallelLines(Echo(), threads: 2).answers(to: text)
    let whole = Array("[".utf8) + text.dropLast(2) + Array("]\n[".utf8) + [0xFF]
    #expect(Array(parts.joined()) == whole + Array("]\n".utf8))
  }
}

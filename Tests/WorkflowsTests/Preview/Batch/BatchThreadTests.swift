import Foundation
import Fuzzing
import Testing
import Workflows

@Suite("previews by several threads")
struct BatchThreadTests {
  /// Lines as they come, and lines that something is wrong with.
  private static let lines: [String] = (0..<4_000).map { number in
    let words = ["ensalada", "pizza", "jugo", "sándwich", "blorbo"]
    let locale = ["es", "es-MX", "en", "ja", "!"][number % 5]
    let line =
      #"{"id":\#(number),"locale":"\#(locale)","address":"feminine","template":"#
      + #""**^[%1$lld %2$@](inflect: true)** a_b \#(number % 300)","args":[\#(number % 7),"#
      + #""\#(words[number % 4])"]}"#
    guard number % 10 == 0 else { return line }
    return MessageMutation(seeds: [line], seed: 7, number: number).text
      .replacing(/[\n\r]/, with: " ")
  }

  @Test("threads give what one line after the other gives")
  func sameAnswers() {
    var batch = PreviewBatch()
    let expected = Self.lines.filter { !$0.isEmpty }.map { batch.answer($0) + "\n" }.joined()
    let text = Array(Self.lines.joined(separator: "\n").utf8)
    let parts = ParallelLines(PreviewBatch(), threads: 4).answers(to: text)
    #expect(String(decoding: parts.joined(), as: UTF8.self) == expected)
  }

  @Test("mistakes have their places in a text without those of its encoding")
  func illFormedLines() {
    for line in [[0xFF], [0x22, 0xC3, 0x22], [0x7B, 0x22, 0xF0, 0x9F, 0x22, 0x3A]] as [[UInt8]] {
      var batch = PreviewBatch()
      var output: [UInt8] = []
      line.withUnsafeBufferPointer { batch.append(answerTo: $0, to: &output) }
      let repaired = batch.answer(String(decoding: line, as: UTF8.self))
      #expect(String(decoding: output, as: UTF8.self) == repaired)
      #expect(repaired.hasPrefix(#"{"id":null,"error":"#))
    }
  }
}

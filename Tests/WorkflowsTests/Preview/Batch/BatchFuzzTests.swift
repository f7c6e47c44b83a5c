import Fuzzing
import Testing
import Workflows

@Suite("promises that hold for every line of a batch")
struct BatchFuzzTests {
  @Test("mutated lines", arguments: 0..<4)
  func mutations(part: Int) {
    var preview = PreviewBatch()
    let inflect = InflectBatch(locale: "es", describes: part == 0)
    for number in 0..<800 {
      let line = MessageMutation(
        seeds: LinePromise.seeds, seed: UInt64(part + 1), number: number
      ).text
      let broken =
        LinePromise.broken(by: line, answer: preview.answer(line))
        ?? LinePromise.broken(by: line, answer: inflect.answer(line))
      #expect(broken == nil, "\(line.debugDescription)")
      if broken != nil { return }
    }
  }

  @Test(
    "a line that can't be used says why",
    arguments: [
      ("{", "byte"), ("[]", "expected an object"), (#"{"template":"a"}"#, "`locale` is missing"),
      (#"{"locale":"!","template":"a"}"#, "`!` is no locale"),
      (#"{"locale":"es"}"#, "needs `template` or `key`"),
      (#"{"locale":"es","key":"a"}"#, "needs catalogs"),
      (#"{"locale":"es","template":"a","args":{}}"#, "`args` is an array"),
      (#"{"locale":"es","template":"a","args":[true]}"#, "`true` is no argument"),
      (#"{"locale":"es","template":"a","address":"x"}"#, "is no term of address"),
      (#"{"locale":"es","template":"a","concepts":[{}]}"#, "is no concept"),
    ])
  func errors(line: String, message: String) {
    var batch = PreviewBatch()
    let answer = batch.answer(line)
    #expect(answer.hasPrefix(#"{"id":null,"error":""#))
    #expect(answer.contains(message), "\(answer)")
  }

  @Test("an attributed string has no arguments of its own")
  func markdownArguments() {
    var batch = PreviewBatch()
    let placeholders = String(repeating: "%1$@", count: 20)
    let answer = batch.answer(
      #"{"id":1,"locale":"es","template":"%@","args":[{"markdown":"100%% \#(placeholders)"}]}"#)
    #expect(answer.contains("100%% \(placeholders)"))
  }
}

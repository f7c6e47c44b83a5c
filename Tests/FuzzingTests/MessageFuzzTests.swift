import Fuzzing
import TestSupport
import Testing

@Suite("promises that hold for every message")
struct MessageFuzzTests {
  @Test("mutated messages", arguments: 0..<4)
  func mutations(part: Int) {
    for number in 0..<600 {
      let text = MessageMutation(
        seeds: MessageMutation.seeds, seed: UInt64(part + 1), number: number
      ).text
      let broken = MessagePromise.broken(by: text)
      #expect(broken == nil, "\(text.debugDescription)")
      if broken != nil { return }
    }
  }

  @Test("mutations depend on the seed and the number alone")
  func repeatable() {
    let texts = (0..<100).map {
      MessageMutation(seeds: MessageMutation.seeds, seed: 7, number: $0).text
    }
    let again = (0..<100).map {
      MessageMutation(seeds: MessageMutation.seeds, seed: 7, number: $0).text
    }
    #expect(texts == again)
    #expect(Set(texts).count > 90)
  }
}

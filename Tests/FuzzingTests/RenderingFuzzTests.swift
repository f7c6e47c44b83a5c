import Fuzzing
import TestSupport
import Testing

@Suite("promises that hold for every rendering")
struct RenderingFuzzTests {
  @Test("mutated templates with any arguments", arguments: 0..<4)
  func mutations(part: Int) {
    for number in 0..<400 {
      let sample = RenderingSample(
        seeds: RenderingSample.seeds, seed: UInt64(part + 1), number: number)
      let broken = RenderingPromise.broken(by: sample)
      #expect(broken == nil, "\(sample.template.debugDescription) \(sample.arguments)")
      if broken != nil { return }
    }
  }
}

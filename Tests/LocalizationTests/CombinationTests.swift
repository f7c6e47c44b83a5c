import Localization
import Testing

@Suite struct CombinationTests {
  @Test(
    "the last one changes fastest, and the first ones are taken",
    arguments: [
      ([["a", "b"], ["1", "2"]], 9, ["a1", "a2", "b1", "b2"]),
      ([["a", "b"], ["1", "2"]], 3, ["a1", "a2", "b1"]), ([], 9, [""]), ([["a"], []], 9, []),
      (
        Array(repeating: ["0", "1"], count: 100), 2,
        [0, 1].map { String(repeating: "0", count: 99) + "\($0)" }
      ),
    ] as [([[String]], Int, [String])])
  func combinations(choices: [[String]], limit: Int, expected: [String]) {
    #expect(choices.combinations(upTo: limit).map { $0.joined() } == expected)
  }
}

import Testing

@testable import Workflows

/// Lines that are the same in two texts.
@Suite struct LineMatchingTests {
  @Test(arguments: [
    ("", "", []), ("a", "a", [0]), ("a", "b", [-1]), ("a b c", "a c", [0, -1, 1]),
    ("a c", "a b c", [0, 2]), ("x a b", "a b x", [-1, 0, 1]), ("a a a", "a a", [0, 1, -1]),
    ("{ k } { l }", "{ k } { m } { l }", [0, 1, 2, 3, 7, 8]),
  ])
  func lines(old: String, new: String, expected: [Int]) {
    let split = { (text: String) in text.split(separator: " ").map(String.init) }
    let matching = LineMatching(from: split(old), to: split(new)).newLines
    #expect(matching.count == split(old).count)
    let pairs = zip(split(old), matching).filter { $0.1 >= 0 }
    #expect(pairs.allSatisfy { split(new)[$0.1] == $0.0 })
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.1 < $1.1 })
    #expect(pairs.count == expected.count { $0 >= 0 })
  }

  @Test("six lines added to a file of sixty thousand are six lines of difference")
  func large() {
    let old = (0..<60_000).map { "line \($0 % 15_000 == 7 ? 7 : $0)" }
    var new = old
    for place in [59_000, 45_000, 30_000, 15_000, 10, 0] { new.insert("new", at: place) }
    let bytes = { (lines: [String]) in Array((lines.joined(separator: "\n") + "\n").utf8) }
    let text = UnifiedDiff.text(old: bytes(old), new: bytes(new), path: "a")
    #expect(text.split(separator: "\n").count { $0.hasPrefix("+") } == 7)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("-") } == 1)
    #expect(text.split(separator: "\n").count < 60)
  }
}

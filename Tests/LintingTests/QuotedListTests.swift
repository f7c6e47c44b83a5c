import Testing

@testable import Linting

@Suite struct QuotedListTests {
  @Test(arguments: [
    (0, ""), (2, "`a0`, `a1`"), (40, "`a39`"), (41, "`a39` and 1 more"),
    (10_000, "`a39` and 9960 more"),
  ])
  func listsEnd(count: Int, end: String) {
    let list = (0..<count).map { "a\($0)" }.quotedList
    #expect(list.hasSuffix(end))
    #expect(list.utf8.count < 400)
  }

  @Test func wordsMayStandBetween() {
    #expect(["a", "b"].quotedList(joinedBy: " or ") == "`a` or `b`")
  }
}

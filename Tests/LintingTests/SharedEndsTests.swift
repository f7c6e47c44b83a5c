import Testing

@testable import Linting

@Suite struct SharedEndsTests {
  @Test(
    arguments: [
      ("Sanctions Check", "Sanction Check", 8, 6), ("Photos", "Fotos", 0, 4), ("a", "a", 1, 1),
      ("", "a", 0, 0), ("aba", "abba", 2, 2), ("né", "nè", 2, 0),
    ] as [(String, String, Int, Int)])
  func counts(left: String, right: String, start: Int, end: Int) {
    let shared = SharedEnds(left, right)
    #expect(shared.start == start)
    #expect(shared.end == end)
  }
}

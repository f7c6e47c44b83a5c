import ModelContext
import Testing
import Workflows

/// Calls that give more than the schemas of the tools say, which not every client looks at.
@Suite("more than a tool takes")
struct InputLimitTests {
  @Test(
    "a search has a bound, in characters",
    arguments: [("a", 1000, false), ("a", 1001, true), ("é", 1000, false), ("é", 1001, true)])
  func search(letter: String, count: Int, isRefused: Bool) throws {
    let result = try Client().call(
      "read", ["language": "es", "contains": String(repeating: letter, count: count)])
    #expect((result["isError"].flag ?? false) == isRefused, "\(result)")
    let text = result["content"][0]["text"].text ?? ""
    #expect(text.contains("`contains` takes at most 1000 characters") == isRefused)
  }

  @Test(
    "arguments are refused rather than cut off",
    arguments: [(1, 4096, false), (1, 4097, true), (33, 1, true)])
  func arguments(count: Int, length: Int, isRefused: Bool) throws {
    let result = try Client().call(
      "preview",
      [
        "table": "Localizable.xcstrings", "key": "Open %@", "language": "es",
        "arguments": Array(repeating: String(repeating: "a", count: length), count: count),
      ])
    #expect((result["isError"].flag ?? false) == isRefused, "\(result)")
    let text = result["content"][0]["text"].text ?? ""
    #expect(text.contains("`arguments` takes at most") == isRefused)
  }
}

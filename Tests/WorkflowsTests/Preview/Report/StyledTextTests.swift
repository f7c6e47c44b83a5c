import Diagnostics
import TestSupport
import Testing

@testable import Workflows

@Suite struct StyledTextTests {
  @Test(arguments: [
    ("", 10, [""]), ("one", 10, ["one"]), ("one two", 7, ["one two"]),
    ("one two", 6, ["one", "two"]), ("one two", 3, ["one", "two"]),
    ("one two three", 8, ["one two", "three"]), ("one  two", 4, ["one", "two"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]), ("a bcdefgh", 3, ["a", "bcd", "efg", "h"]),
    ("山田様です", 6, ["山田様", "です"]), ("山田です。", 8, ["山田で", "す。"]),
    ("です「山田」", 6, ["です", "「山", "田」"]), ("山", 1, ["山"]),
    ("a\nb", 10, ["a↵", "b"]), ("a\r\nb", 10, ["a\\r↵", "b"]), ("a\n", 10, ["a↵"]),
    ("\n\n", 10, ["↵", "↵"]), ("one two\nx", 4, ["one", "two↵", "x"]),
  ])
  func wrapping(text: String, limit: Int, expected: [String]) {
    var styled = StyledText()
    styled.append(untrusted: text)
    #expect(styled.wrapped(to: limit).map(Self.plain) == expected)
  }

  @Test func linesFitAndLoseNothing() {
    let pieces = ["a", " ", "word ", "é", "山", "👩‍👩‍👧‍👦", "\n", "。", "ليلى ", "  ", "longerword"]
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      var styled = StyledText()
      for number in 0..<Int.random(in: 0..<40, using: &random) {
        let piece = pieces.randomElement(using: &random) ?? ""
        styled.append(untrusted: piece, number.isMultiple(of: 2) ? .bold : .plain)
      }
      let limit = Int.random(in: 2..<30, using: &random)
      let lines = styled.wrapped(to: limit)
      // A sign for a line end that comes after a full line stays with its word.
      #expect(lines.allSatisfy { $0.width <= limit })
      let letters = lines.map(Self.plain).joined().filter { $0 != " " }
      #expect(letters == Self.plain(styled).filter { $0 != " " })
    }
  }

  @Test func stylesSurviveWrapping() {
    var styled = StyledText("one ")
    styled.append("two three", .bold)
    styled.append(" four")
    let lines = styled.wrapped(to: 8).map { line in
      var text = ConsoleText()
      line.write(to: &text, usesColor: true, isolates: false)
      return text.output
    }
    #expect(lines == ["one \u{1B}[1mtwo\u{1B}[0m", "\u{1B}[1mthree\u{1B}[0m", "four"])
  }

  @Test func rightToLeftLinesAreIsolated() {
    var text = ConsoleText()
    StyledText("a").write(to: &text, usesColor: false, isolates: true)
    StyledText("ליל").write(to: &text, usesColor: false, isolates: true)
    StyledText("ليلى").write(to: &text, usesColor: false, isolates: false)
    #expect(text.output == "a\u{2068}ליל\u{2069}ليلى")
  }

  private static func plain(_ text: StyledText) -> String { text.parts.map(\.text).joined() }
}

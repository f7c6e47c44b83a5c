import TestSupport
import Testing

@testable import Studio

/// Texts of anybody, edited anywhere: nothing traps, and what is selected stays inside of the text.
@Suite struct HostileFormattingTests {
  private static let pieces = [
    "^[", "](", ")", "[", "]", "**", "*", "~~", "`", "<", ">", "\\", "\n", " ", "a", "é", "👩‍👩‍👧", "%@",
    "%1$lld", "ingredient: 'x'", "align: true", "inflect: true", "{", "}", "'", ",", ":",
    "https://a.b", "&amp;", "^[a](ingredient: 'b')", "[a](b)", "**a**",
  ]

  private static func someText(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...12, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  private static func range(in text: String, _ random: inout SeededGenerator) -> Range<Int> {
    let places =
      text.unicodeScalars.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
      + [text.utf8.count]
    let ends = [0, 1].map { _ in places.randomElement(using: &random) ?? 0 }.sorted()
    return ends[0]..<ends[1]
  }

  private static func edit(
    _ text: inout FormattedText, _ selection: inout Range<Int>, _ random: inout SeededGenerator
  ) {
    let name = ["ingredient", "align", "rainbow", "inflect"].randomElement(using: &random) ?? ""
    let value = ["true", #""a)b'""#, "{\"a\": 1}", nil].randomElement(using: &random) ?? nil
    switch Int.random(in: 0..<4, using: &random) {
    case 0: text.set(name, to: value, in: &selection)
    case 1: text.setLink(to: value, in: &selection)
    case 2: text.replace(selection, with: Self.someText(&random), selection: &selection)
    default: _ = text.canSet(name, to: value, in: selection)
    }
  }

  @Test(arguments: 0..<4)
  func nothingTrapsAndSelectionsStayInside(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      var text = FormattedText(Self.someText(&random), FormattedTextTests.definitions)
      for _ in 0..<3 {
        var selection = Self.range(in: text.text, &random)
        let before = text.text
        Self.edit(&text, &selection, &random)
        #expect(
          selection.lowerBound >= 0 && selection.upperBound <= text.text.utf8.count,
          "\(before) became \(text.text)")
      }
    }
  }
}

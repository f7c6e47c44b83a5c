import Foundation
import Grammar
import TestSupport
import Testing

@testable import Localization

/// Texts with thousands of regions, all of which agree as a single one does.
@Suite struct ManyRegionsTests {
  private static let count = 5_000

  private func copies(_ text: String) -> String { String(repeating: text, count: Self.count) }

  private func render(_ template: String, _ arguments: [Argument] = []) -> Rendering {
    var context = RenderingContext(locale: Locale(identifier: "es"))
    context.concepts = [.localizedPhrase("ensalada")]
    return Renderer(context).render(template, arguments)
  }

  static let regions = [
    ("^[2 gato negro](inflect: true) ", "2 gatos negros "),
    ("^[listo](agreeWithArgument: 1) ", "lista "),
    ("^[listo](agreeWithConcept: 1) ", "lista "),
    ("^[10000](formatNumber: true) ", "10.000 "),
  ]

  @Test(.ends, arguments: regions)
  func allAgree(region: String, shown: String) {
    let rendering = render("%1$@ " + copies(region), [.text("ensalada")])
    #expect(rendering.text == "ensalada " + copies(shown))
    #expect(!rendering.reasons.contains { $0.reason == "textTooLong" })
  }

  @Test(.ends) func allShowTheirAlternatives() {
    let rendering = render(copies("^[listo](inflect: true, inflectionAlternative: '^[y](b: 1)') "))
    #expect(rendering.text == copies("y "))
    #expect(rendering.runs.count { !$0.attributes.isEmpty } == Self.count)
  }

  @Test(.ends) func ofAHundredThousandBytesTheRestStays() {
    let region = "^[" + String(repeating: "a ", count: 6_000) + "](inflect: true) "
    func isTooLong(_ count: Int) -> Bool {
      let rendering = render(String(repeating: region, count: count))
      return rendering.reasons.contains { $0.reason == "textTooLong" }
    }
    #expect(!isTooLong(8))
    #expect(isTooLong(9))
  }

  /// The words around a region are read as well, so that a short one counts for more than it has.
  @Test(.ends) func ofThousandsOfShortRegionsTheRestStays() {
    func isTooLong(_ count: Int) -> Bool {
      let rendering = render(String(repeating: "^[a](inflect: true) ", count: count))
      return rendering.reasons.contains { $0.reason == "textTooLong" }
    }
    #expect(!isTooLong(6_000))
    #expect(isTooLong(6_500))
  }

  /// Replacing a text's parts together is like replacing one after the other from its end.
  @Test func replacementsTogether() {
    let places = [0, 1, 3, 4, 5]
    let ranges = places.flatMap { start in
      places.filter { $0 >= start }.map { start..<$0 }
    }
    var text = MarkedText()
    text.append("aébc")
    text.marks = ranges.map { MarkedText.Mark(range: $0, kind: .inflected) }
    let new = ["", "a", "éx"].map { Array($0.utf8) }
    for first in ranges {
      for second in ranges where second.lowerBound >= first.upperBound {
        // Both would be put in at one place.
        if first.upperBound == second.lowerBound, first.isEmpty || second.isEmpty { continue }
        for (one, other) in new.flatMap({ one in new.map { (one, $0) } }) {
          let replacements = [
            MarkedText.Replacement(range: first, bytes: one),
            MarkedText.Replacement(range: second, bytes: other),
          ]
          var together = text
          together.replace(replacements, markedAs: .inflected)
          var apart = text
          for single in replacements.reversed() { apart.replace([single], markedAs: .inflected) }
          #expect(together.bytes == apart.bytes)
          #expect(together.marks.map(\.range) == apart.marks.map(\.range))
        }
      }
    }
  }
}

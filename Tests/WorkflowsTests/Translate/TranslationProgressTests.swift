import Catalogs
import Testing

@testable import Workflows

/// One rule says how far a key is, for `status`, for assistants and in the studio.
@Suite struct TranslationProgressTests {
  private static let one = TextPath([.variation(.plural, "one")])
  private static let other = TextPath([.variation(.plural, .other)])

  private static func leaf(
    _ text: String, _ path: TextPath = [], _ state: TextState? = nil
  ) -> TextLeaf {
    TextLeaf(path: path, text: text, state: state)
  }

  private static let plural = [leaf("%d file", one), leaf("%d files", other)]

  private static let samples: [(texts: [TextLeaf], source: [TextLeaf], TranslationProgress)] = [
    ([], [leaf("Open")], .missing),
    ([leaf("")], [leaf("Open")], .missing),
    ([leaf("Öffnen")], [leaf("Open")], .translated),
    ([leaf("Öffnen", [], .new)], [leaf("Open")], .missing),
    ([leaf("Öffnen", [], .machineTranslated)], [leaf("Open")], .machineTranslated),
    ([leaf("Öffnen", [], TextState(rawValue: "odd"))], [leaf("Open")], .needsReview),
    // An empty text needs no translation.
    ([], [leaf("")], .translated),
    ([leaf("", [], .new)], [leaf("")], .translated),
    ([leaf("x", [], .new)], [leaf("")], .missing),
    // The least of the forms decides.
    ([leaf("%d Datei", one), leaf("%d Dateien", other)], plural, .translated),
    ([leaf("", one), leaf("%d Dateien", other)], plural, .missing),
    ([leaf("%d Datei", one, .new), leaf("%d Dateien", other, .translated)], plural, .missing),
    (
      [leaf("%d Datei", one, .needsReview), leaf("%d Dateien", other, .translated)], plural,
      .needsReview
    ),
    // A form that isn't there at all is missed where nothing else stands for its numbers.
    ([leaf("%d Dateien", other)], plural, .translated),
    ([leaf("%d Datei", one)], plural, .missing),
    // A form may be empty on purpose.
    ([leaf("", one), leaf("%d", other)], [leaf("", one), leaf("%d", other)], .translated),
  ]

  @Test(arguments: samples.indices)
  func theLeastTextDecides(index: Int) {
    let (texts, source, expected) = Self.samples[index]
    #expect(TranslationProgress(of: texts, from: source) == expected)
  }
}

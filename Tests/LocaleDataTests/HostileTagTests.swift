import LocaleData
import TestSupport
import Testing

@Suite struct HostileTagTests {
  @Test(
    "a megabyte is refused at once",
    arguments: ["a", "-", "en-", "x-a", "en-x-aaaa", "é", "@", ".", "en_US@"])
  func megabyte(unit: String) {
    let text = String(repeating: unit, count: 1_048_576 / unit.utf8.count)
    let elapsed = processorTime { #expect(LanguageTag(text) == nil) }
    #expect(elapsed < .milliseconds(100))
  }

  @Test func longestTag() throws {
    let text = "en-x" + String(repeating: "-aaaa", count: 50)
    #expect(text.utf8.count == 254)
    let tag = try #require(LanguageTag(text))
    #expect(tag.fallbackChain.map(\.description) == [text, "en"])
    #expect(LanguageTag(text + "-a") == nil)
  }

  @Test("random texts don't trap, and what is a tag reads back as itself")
  func randomTexts() {
    var generator = SeededGenerator(seed: 1)
    let alphabet = Array("aeELnsuxhz0149--__@.é")
    for _ in 0..<20_000 {
      let length = Int.random(in: 0...14, using: &generator)
      let text = String((0..<length).compactMap { _ in alphabet.randomElement(using: &generator) })
      guard let tag = LanguageTag(text) else { continue }
      #expect(LanguageTag(tag.description) == tag, "\(text)")
      #expect(tag.fallbackChain.count < 8, "\(text)")
    }
  }
}

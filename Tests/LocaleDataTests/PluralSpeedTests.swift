import LocaleData
import Testing

/// Bounds that a debug build on a busy machine keeps; they catch work done again for each number.
@Suite struct PluralSpeedTests {
  @Test func categoriesOfManyNumbers() throws {
    let rules = PluralRules(for: try #require(LanguageTag("ar")), type: .cardinal)
    let start = ContinuousClock.now
    var counts: [PluralCategory: Int] = [:]
    for number in 0..<20_000 { counts[rules.category(for: number), default: 0] += 1 }
    #expect(counts.count == 6)
    #expect(ContinuousClock.now - start < .seconds(4))
  }

  @Test func rulesAreReadOnce() throws {
    let tag = try #require(LanguageTag("pl-PL"))
    let start = ContinuousClock.now
    for _ in 0..<20_000 { _ = PluralRules(for: tag, type: .cardinal) }
    #expect(ContinuousClock.now - start < .seconds(4))
  }
}

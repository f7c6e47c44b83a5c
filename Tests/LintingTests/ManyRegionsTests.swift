import Linting
import TestSupport
import Testing

/// Texts with more regions and attributes than anybody writes, which rules go through once.
@Suite struct ManyRegionsTests {
  private func messages(
    of rule: String, _ source: String, _ language: String, _ translation: String
  ) throws -> [String] {
    let example = RuleExample(.one(source), language, .one(translation))
    let rule = try #require(RuleRegistry.rule(rule))
    return RuleRun.findings(of: rule, in: example.lintKey, example.context).map(\.finding.message)
  }

  private func concepts(_ numbers: ClosedRange<Int>) -> String {
    numbers.map { "^[x](agreeWithConcept: \($0), inflect: true)" }.joined(separator: " ")
  }

  private func attributes(_ count: Int, last: Int) -> String {
    let first = (1..<count).map { "a\($0): 1" }.joined(separator: ", ")
    return "^[x](\(first), a\(count): \(last))"
  }

  @Test(.ends) func oneNestedRegionAmongMany() throws {
    let text = String(repeating: "^[x](inflect: true) ", count: 10_000)
    let nested = text + "^[x ^[y](inflect: true)](inflect: true)"
    #expect(try messages(of: "nested-region", text, "es", text).isEmpty)
    #expect(try messages(of: "nested-region", text, "es", nested).count == 1)
  }

  @Test(.ends) func theSourcesConceptsAreReadOnce() throws {
    let found = try messages(of: "agreement-target", concepts(1...4_000), "es", concepts(2...4_001))
    #expect(found.count == 1)
    let end = " 39, 40 and 3960 more; write one of these"
    #expect(found.allSatisfy { $0.hasPrefix("the source uses no concept 4001") })
    #expect(found.allSatisfy { $0.hasSuffix(end) })
  }

  @Test(.ends) func oneChangedAttributeAmongMany() throws {
    let found = try messages(
      of: "changed-attribute", attributes(10_000, last: 1), "es", attributes(10_000, last: 2))
    #expect(found == ["`a10000` is `1` in the source and `2` here; write the source's value"])
  }

  /// Each word is tried in the whole text.
  @Test(.ends) func noMoreWordsAreTriedThanAreTold() throws {
    let source = String(repeating: "the ^[%1$lld file](inflect: true) ", count: 200)
    let translation = String(repeating: "los ^[%1$lld archivo](inflect: true) ", count: 200)
    #expect(try messages(of: "word-outside-region", source, "es", translation).count == 20)
  }
}

import Linting
import TestSupport
import Testing

@Suite struct UnusualCharacterTests {
  /// For each letter of full width the text is searched for the plain one, so that is done once.
  @Test func lettersThatATextSpeaksOfTakeTimeOfItsLength() throws {
    let text = String(repeating: "ａ = a, ｂ = b ", count: 8_000)
    let rule = try #require(RuleRegistry.rule("unusual-character"))
    let key = RuleExample(source: .one(text)).lintKey
    var count = 0
    let elapsed = processorTime {
      count = RuleRun.findings(of: rule, in: key, LintContext()).count
    }
    #expect(count == 0)
    #expect(elapsed < .seconds(5))
  }
}

import TestSupport
import Testing

@testable import Linting

/// Placeholders of another format are told from the source's own in time of their number.
@Suite struct ForeignPlaceholderTests {
  private static func text(_ name: (Int) -> String) -> String {
    (0..<20_000).map(name).joined(separator: " ")
  }

  static let respelled = [
    (text { "{a\($0)}" }, text { "{b\($0)}" }), (text { "{{ a\($0) }}" }, text { "{{a\($0)}}" }),
    (text { "{a\($0)}" }, text { "${a\($0)}" }),
  ]

  @Test(arguments: respelled)
  func manyTakeTimeOfTheirNumber(source: String, target: String) {
    let example = RuleExample(.one(source), "de", .one(target))
    let elapsed = processorTime {
      let found = RuleRun.findings(
        of: ForeignPlaceholder.self, in: example.lintKey, example.context)
      #expect(!found.isEmpty)
    }
    #expect(elapsed < .seconds(5))
  }
}

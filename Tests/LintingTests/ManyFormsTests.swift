import Diagnostics
import Linting
import TestSupport
import Testing

/// Keys of many forms, each of which is held to all others.
@Suite struct ManyFormsTests {
  /// A key of some parts that vary by their own numbers, of which a translation lacks one.
  private func example(_ count: Int, without lost: Int?) -> RuleExample {
    let names = (0..<count).map { "v\($0)" }
    func parts(_ forms: KeyValuePairs<String, String>) -> [RuleExample.Substitution] {
      names.enumerated().map { RuleExample.Substitution($1, argument: $0 + 1, forms) }
    }
    func format(_ names: [String]) -> String {
      names.map { "%#@\($0)@" }.joined(separator: " ")
    }
    let kept = names.enumerated().filter { $0.offset != lost }.map(\.element)
    return RuleExample(
      .substituted(format(names), parts(["one": "%arg file", "other": "%arg files"])), "de",
      .substituted(format(kept), parts(["one": "%arg Datei", "other": "%arg Dateien"])))
  }

  private func selections() -> [Linter.Selection] {
    RuleRegistry.all.map { Linter.Selection($0, $0.documentation.severity) }
  }

  private func findings(_ count: Int, without lost: Int?) -> [String] {
    let example = example(count, without: lost)
    var found: [LintDiagnostic] = []
    let units = Linter(selections(), example.context).check(example.lintKey, ["de"], &found)
    #expect(units == 2 * count + 1)
    return found.map { "\($0.diagnostic.id): \($0.diagnostic.message)" }
  }

  /// Whether there are few forms, or so many that what they show is looked at once for all.
  @Test(arguments: [nil, 1, 3])
  func manyFormsAreHeldToTheSame(lost: Int?) {
    let few = findings(5, without: lost)
    #expect(few == findings(12, without: lost))
    #expect(few.isEmpty == (lost == nil))
  }

  @Test func oneKeyOfManyPartsEnds() {
    let elapsed = processorTime { #expect(findings(200, without: nil).isEmpty) }
    #expect(elapsed < .seconds(5))
  }
}

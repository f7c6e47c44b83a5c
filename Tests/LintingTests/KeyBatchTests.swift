import Diagnostics
@testable import Linting
import Testing

/// Keys that rules look at together.
@Suite struct KeyBatchTests {
  private let linter = Linter(
    RuleRegistry.all.map { Linter.Selection($0, $0.documentation.severity) }, LintContext())

  /// Keys of which some have nothing, some have a rule turned off, and one is too long to be read.
  private var keys: [(key: LintKey, languages: [String])] {
    let examples = RuleRegistry.all.flatMap { $0.documentation.bad.prefix(1) }
    var keys = examples.filter { $0.code == nil }.map { example in
      (key: example.lintKey, languages: [example.sourceLanguage, example.language])
    }
    for number in keys.indices where number % 5 == 0 {
      let rule = found(keys[number]).findings.first?.diagnostic.id
      keys[number].key.comment = rule.map { "l10n:disable \($0)" } ?? "l10n:disable"
    }
    let long = String(repeating: "Long ", count: 210_000)
    keys.append((RuleExample(.one(long), "de", .one(long + "%@")).lintKey, ["en", "de"]))
    return keys
  }

  private func found(
    _ one: (key: LintKey, languages: [String])
  ) -> (findings: [LintDiagnostic], units: Int) {
    var found: [LintDiagnostic] = []
    let units = linter.check(one.key, one.languages, &found)
    return (found, units)
  }

  @Test func keysTogetherHaveWhatEachHasAlone() {
    var batch = KeyBatch()
    let keys = keys
    for (number, one) in keys.enumerated() { batch.add(one.key, at: number, one.languages) }
    #expect(batch.isFull)
    let together = linter.look(at: batch)
    let alone = keys.map(found)
    #expect(together.map(\.findings) == alone.map(\.findings))
    #expect(together.map(\.units) == alone.map(\.units))
    #expect(alone.filter { !$0.findings.isEmpty }.count > 50)
  }
}

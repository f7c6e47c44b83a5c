import Diagnostics
import Testing

@testable import Linting

/// What is kept of many findings.
@Suite struct LimitedFindingsTests {
  private func listed(
    _ findings: [(rule: String, message: String, count: Int)], limit: Int = 1_000
  ) -> [String: (count: Int, last: String?)] {
    var limited = LimitedFindings(limit: limit)
    for (rule, message, count) in findings {
      for _ in 0..<count {
        limited.add(LintDiagnostic(Diagnostic(id: rule, severity: .note, message: message)))
      }
    }
    return Dictionary(grouping: limited.findings) { $0.diagnostic.id }
      .mapValues { ($0.count, $0.last?.diagnostic.message) }
  }

  @Test func eachRuleListsSoMany() {
    let found = listed([("a", "m", 1_200), ("b", "m", 3)])
    #expect(found["a"]?.count == 1_001)
    #expect(found["a"]?.last?.hasPrefix("200 more findings of this rule") == true)
    #expect(found["b"]?.count == 3)
  }

  /// However many rules there are that say much.
  @Test func rulesThatSayMuchListFewer() {
    let long = String(repeating: "m", count: 100_000)
    let found = listed([("a", long, 600), ("b", long, 600), ("c", "m", 600)])
    for rule in ["a", "b", "c"] {
      #expect(found[rule]?.count == 501)
      #expect(found[rule]?.last?.hasPrefix("100 more findings of this rule") == true)
    }
    #expect(listed([("a", long, 600)], limit: .max)["a"]?.count == 600)
  }
}

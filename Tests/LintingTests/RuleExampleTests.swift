import Diagnostics
import Linting
import Testing

/// The examples in every rule are its tests.
@Suite struct RuleExampleTests {
  struct Case: CustomTestStringConvertible {
    var rule: any Rule.Type
    var example: RuleExample
    var testDescription: String { "\(rule.id): \(example.translation)" }
  }

  static let good = RuleRegistry.all.flatMap { rule in
    rule.documentation.good.map { Case(rule: rule, example: $0) }
  }
  static let bad = RuleRegistry.all.flatMap { rule in
    rule.documentation.bad.map { Case(rule: rule, example: $0) }
  }

  @Test(arguments: good) func aGoodExampleHasNoFinding(_ single: Case) {
    let found = RuleRun.findings(
      of: single.rule, in: single.example.lintKey, single.example.context)
    #expect(found.map(\.finding.message) == [])
  }

  @Test(arguments: bad) func aBadExampleHasItsFindings(_ single: Case) {
    let example = single.example
    let found = RuleRun.findings(of: single.rule, in: example.lintKey, example.context)
    if example.findsEntry {
      #expect(!found.isEmpty)
      #expect(found.allSatisfy { $0.finding.range == nil })
      return
    }
    var places: [[String]: [Int]] = [:]
    for one in found {
      places[one.path ?? [], default: []].append(one.finding.range?.lowerBound ?? -1)
    }
    #expect(places.mapValues { $0.sorted() } == example.marks, "\(found)")
    #expect(!found.isEmpty)
  }

  @Test(arguments: bad) func aFixMendsWhatWasFound(_ single: Case) {
    let example = single.example
    guard let expected = example.fixedTexts else { return }
    let key = example.lintKey
    let found = RuleRun.findings(of: single.rule, in: key, example.context)
    var texts: [[String]: String] = [:]
    for text in (key.translations.first ?? key.source).texts { texts[text.path] = text.value }
    let fixes = Dictionary(grouping: found) { $0.path ?? [] }
    for (path, found) in fixes {
      let edits = found.compactMap(\.finding.fix).flatMap(\.edits)
      #expect(!edits.isEmpty)
      let whole = TextFix("", isSafe: true, edits)
      texts[path] = whole.applied(to: texts[path] ?? "")
    }
    #expect(texts == expected)
  }

  @Test func rulesHaveNamesOfTheirOwnAndStandInOrder() {
    let ids = RuleRegistry.all.map { $0.id }
    #expect(Set(ids).count == ids.count)
    let names = RuleRegistry.all.map { String(describing: $0) }
    #expect(names == names.sorted())
  }

  @Test(arguments: RuleRegistry.all.map { Case(rule: $0, example: RuleExample("", "en", "")) })
  func aRuleSaysWhatItDoes(_ single: Case) {
    let documentation = single.rule.documentation
    #expect(documentation.id.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-") })
    #expect(documentation.summary.hasSuffix("."))
    #expect(documentation.rationale.count > 40)
    if !(single.rule is any TableRule.Type), !(single.rule is any FileRule.Type) {
      #expect(!documentation.good.isEmpty)
      // States, devices and files of other languages are nothing that an example can show.
      #expect(documentation.family == .catalog || !documentation.bad.isEmpty)
    }
  }
}

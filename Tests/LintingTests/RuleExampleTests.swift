import Catalogs
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
    rule.documentation.good.filter { $0.code == nil }.map { Case(rule: rule, example: $0) }
  }
  static let bad = RuleRegistry.all.flatMap { rule in
    rule.documentation.bad.filter { $0.code == nil }.map { Case(rule: rule, example: $0) }
  }

  @Test(arguments: good) func aGoodExampleHasNoFinding(_ single: Case) {
    let found = RuleRun.findings(
      of: single.rule, in: single.example.lintKey, single.example.context)
    #expect(found.map(\.finding.message) == [])
  }

  /// A finding as it is compared: the text's path, UTF-8 offsets in it, and what a person reads.
  struct Shown: Hashable {
    var path: TextPath?
    var range: Range<Int>?
    var message: String
    var severity: Severity
  }

  @Test(arguments: bad) func aBadExampleHasItsFindings(_ single: Case) {
    let example = single.example
    let severity = single.rule.documentation.severity
    let found = RuleRun.findings(of: single.rule, in: example.lintKey, example.context).map {
      Shown(
        path: $0.finding.range == nil ? nil : $0.path ?? [], range: $0.finding.range,
        message: $0.finding.message, severity: $0.finding.severity ?? severity)
    }
    #expect(!example.messages.isEmpty && example.marks.count <= example.messages.count)
    let expected = example.messages.enumerated().map { index, message in
      let mark = index < example.marks.count ? example.marks[index] : nil
      return Shown(
        path: mark?.path, range: mark?.range, message: message,
        severity: example.severity ?? severity)
    }
    #expect(found.count == expected.count && Set(found) == Set(expected))
  }

  @Test(arguments: bad) func aFixMendsWhatWasFound(_ single: Case) {
    let example = single.example
    let repair = Repair(single.rule, example.lintKey, example.context)
    #expect(repair.texts == example.fixedTexts)
    if example.fixed != nil { #expect(repair.left.map(\.finding.message) == []) }
  }

  /// Every rule on the examples of all: what is mended stays mended, so fixing comes to an end.
  @Test(arguments: bad) func aFixLeavesFewerFindings(_ single: Case) {
    let (key, context) = (single.example.lintKey, single.example.context)
    // What the rules know of a text is found out once for all of them.
    let entries = RuleRun.entries(of: key)
    for rule in RuleRegistry.all where RuleRun.isAsked(rule, in: key) {
      let found = RuleRun.findings(of: rule, in: entries, context)
      for one in found where one.finding.fix != nil {
        let mended = Repair.key(key, [one])
        let left = RuleRun.findings(of: rule, in: mended, context)
        #expect(left.count < found.count, "\(rule.id): \(one.finding)")
      }
    }
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
    let comparesKeys = single.rule is any TableRule.Type || single.rule is any MarkingRule.Type
    if !comparesKeys, !(single.rule is any FileRule.Type) {
      #expect(!documentation.good.isEmpty)
      // States, devices and files of other languages are nothing that an example can show.
      #expect(documentation.family == .catalog || !documentation.bad.isEmpty)
    }
  }
}

import Diagnostics
import Linting
import Testing

@testable import Workflows

/// Rules about the app's sources: their examples, and how projects choose what becomes of them.
@Suite struct SourceRuleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: any Rule.Type
    var example: RuleExample
    var testDescription: String { "\(rule.id): \(example.shownCode ?? "")" }
  }

  static let rules = RuleRegistry.all.filter { rule in
    if case .sources = rule.subject { true } else { false }
  }
  static let good = rules.flatMap { rule in
    rule.documentation.good.map { Case(rule: rule, example: $0) }
  }
  static let bad = rules.flatMap { rule in
    rule.documentation.bad.map { Case(rule: rule, example: $0) }
  }

  private func outcome(
    _ code: String, _ files: [String: String] = [:], _ change: (inout LintOptions) -> Void
  ) -> LintOutcome {
    var options = LintOptions(paths: ["."])
    options.sources = ["App"]
    change(&options)
    let catalog = ["App/App.swift": code, "en.lproj/Localizable.strings": #""a" = "a";"#]
    let tree = InMemoryFolder(catalog.merging(files) { $1 })
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    return LintWorkflow(options).run(on: tree, project: project)
  }

  @Test(arguments: good) func aGoodExampleHasNoFinding(_ single: Case) throws {
    let code = try #require(single.example.shownCode)
    let found = outcome(code, single.example.otherFiles) { $0.rules = [single.rule.id] }
    #expect(found.diagnostics == [])
    #expect(found.findings.map(\.diagnostic.message) == [])
  }

  @Test(arguments: bad) func aBadExampleHasItsFindings(_ single: Case) throws {
    let example = single.example
    let code = try #require(example.shownCode)
    let found = outcome(code, example.otherFiles) { $0.rules = [single.rule.id] }
    #expect(found.diagnostics == [])
    let findings = found.findings.map(\.diagnostic)
    #expect(findings.map(\.message) == example.messages)
    #expect(findings.compactMap(\.location?.range) == example.codeMarks)
    let severity = example.severity ?? single.rule.documentation.severity
    #expect(findings.allSatisfy { $0.id == single.rule.id && $0.severity == severity })
    #expect(findings.allSatisfy { $0.location?.file == "App/App.swift" })
  }

  // MARK: Choosing

  private static let conflict = """
    let save = String(localized: "save", defaultValue: "Save")
    let store = String(localized: "save", defaultValue: "Store")
    """
  private static let id = "conflicting-default-value"

  @Test func aContradictionInCodeKeepsNothingFromBeingChecked() {
    let found = outcome(Self.conflict) { $0.disabled = ["unused-key"] }
    #expect(found.status == .clean)
    #expect(found.unitCount == 1)
    #expect(found.findings.map(\.diagnostic.id) == [Self.id])
    #expect(found.findings.map(\.key) == ["save"])
    let english = outcome(Self.conflict) { $0.locales = ["en"] }.findings
    #expect(!english.contains { $0.diagnostic.id == Self.id })
  }

  @Test func severitiesComeFromOptionsAndConfiguration() {
    func severities(
      _ configuration: String = "{}", _ change: (inout LintOptions) -> Void = { _ in }
    ) -> [Severity] {
      outcome(Self.conflict, ["l10n.json": configuration], change).findings
        .filter { $0.diagnostic.id == Self.id }.map(\.diagnostic.severity)
    }
    #expect(severities() == [.warning])
    #expect(severities { $0.severities = [Self.id: .error] } == [.error])
    #expect(severities { $0.disabled = [Self.id] } == [])
    #expect(severities { $0.rules = ["duplicate-key"] } == [])
    #expect(severities("{severities: {'\(Self.id)': 'error'}}") == [.error])
    #expect(severities("{severities: {'\(Self.id)': 'off'}}") == [])
  }

  @Test(arguments: [
    ("// l10n:disable conflicting-default-value", "", true),
    ("", "// l10n:disable", true),
    ("", "// on purpose; l10n:disable duplicate-key, conflicting-default-value", true),
    ("/* l10n:disable duplicate-key */", "", false),
    ("", "", false),
  ])
  func aCommentTurnsARuleOff(before: String, behind: String, isOff: Bool) {
    let code = """
      let save = String(localized: "save", defaultValue: "Save")
      \(before)
      let store = String(localized: "save", defaultValue: "Store") \(behind)
      """
    #expect(outcome(code) { $0.rules = [Self.id] }.findings.isEmpty == isOff)
  }

  @Test func aCommentBehindOtherCodeIsAboutThatCode() {
    let code = Self.conflict.replacing("\"Save\")", with: "\"Save\") // l10n:disable")
    #expect(outcome(code) { $0.rules = [Self.id] }.findings.count == 1)
  }

  @Test func aBaselineKnowsFindingsInCode() {
    let baseline = """
      {"version": 1, "findings": [{"rule": "\(Self.id)", "file": "App/App.swift", "key": "save"}]}
      """
    let found = outcome(Self.conflict, ["known.json": baseline]) { options in
      options.rules = [Self.id]
      options.baseline = "known.json"
    }
    #expect(found.findings == [])
    #expect(found.knownCount == 1)
  }
}

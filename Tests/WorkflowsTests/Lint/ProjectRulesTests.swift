import Diagnostics
import Linting
import Testing
import Workflows

/// Rules, terms and limits that a project brings along.
@Suite struct ProjectRulesTests {
  private static let configuration = """
    {
      doNotTranslate: ["Caffé"],
      glossary: {order: {translations: {de: "Bestellung"}, note: "what a guest orders"}},
      limits: [{keys: ["short.*"], characters: 8}],
      rules: [
        {id: "no-please", pattern: "(?i)\\\\bbitte\\\\b", message: "we don't say please", locales: ["de"]},
        {id: "no-ampersand", pattern: "&", message: "write 'and'", target: "source", severity: "error"},
      ],
      severities: {"no-ampersand": "warning"},
    }
    """
  private static let english = """
    "a" = "Your Caffé order";
    "short.b" = "Go & see";
    /* l10n:disable no-please */
    "c" = "Wait";
    "d" = "Wait";

    """
  private static let german = """
    "a" = "Dein Kaffee-Auftrag";
    "short.b" = "Geh & schau nach";
    "c" = "Bitte warten";
    "d" = "Bitte warten, bitte";

    """

  private func outcome(
    _ change: (inout LintOptions) -> Void = { _ in }, configuration: String = Self.configuration
  ) -> LintOutcome {
    let tree = InMemoryFolder([
      "l10n.json": configuration, "en.lproj/L.strings": Self.english,
      "de.lproj/L.strings": Self.german, "fr.lproj/L.strings": "\"c\" = \"Bitte\";\n",
    ])
    var options = LintOptions(paths: ["."])
    change(&options)
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    return LintWorkflow(options).run(on: tree, project: project)
  }

  private func found(_ outcome: LintOutcome, _ ids: Set<String>) -> [String] {
    outcome.findings.filter { ids.contains($0.diagnostic.id) }.map {
      "\($0.diagnostic.severity) \($0.diagnostic.id) \($0.locale ?? "") \($0.key ?? "")"
    }
  }

  @Test func aLongMessageIsShortened() {
    let (short, long) = (String(repeating: "m", count: 1_000), String(repeating: "m", count: 1_001))
    for (message, told) in [(short, short), (long, String(repeating: "m", count: 1_000) + "…")] {
      let rules = "{rules: [{id: 'own', pattern: 'Bitte', message: '\(message)'}]}"
      let found = outcome(configuration: rules).findings.filter { $0.diagnostic.id == "own" }
      #expect(found.first?.diagnostic.message == told)
    }
  }

  @Test func ownRulesRunLikeOthers() {
    let outcome = outcome()
    #expect(
      found(outcome, ["no-please", "no-ampersand"]) == [
        "warning no-please de d", "warning no-please de d", "warning no-ampersand en short.b",
      ])
    #expect(
      found(outcome, ["glossary-term", "do-not-translate", "length-limit"]) == [
        "warning do-not-translate de a", "warning glossary-term de a",
        "warning length-limit de short.b",
      ])
  }

  @Test func ownRulesAreChosenAndTurnedOff() {
    let only = outcome {
      $0.rules = ["no-please"]
      $0.severities = ["no-please": .error]
    }
    #expect(found(only, ["no-please"]) == ["error no-please de d", "error no-please de d"])
    #expect(only.findings.count == 2)
    #expect(only.patternRules.map(\.id) == ["no-please"])
    #expect(found(outcome { $0.disabled = ["no-please"] }, ["no-please"]) == [])
  }

  @Test func anIdThatNoRuleHasIsTold() {
    let slip = outcome { $0.disabled = ["no-plaese"] }
    #expect(
      slip.diagnostics.map(\.message) == [
        "there is no rule `no-plaese`; did you mean `no-please`?"
      ])
  }

  @Test(
    arguments: [
      ("missing-trans", "; did you mean `missing-translation`?"),
      ("missing-trnaslation", "; did you mean `missing-translation`?"), ("mis", nil), ("", nil),
    ] as [(String, String?)])
  func theNameThatWasBegunIsTheNearest(id: String, hint: String?) {
    let message = LintWorkflow.unknownRule(id).message
    #expect(message.hasSuffix(hint ?? "; `l10n rules` lists them"), "\(message)")
  }

  @Test func sarifListsOwnRules() {
    let text = LintReport(outcome()) { _ in nil }.sarif.text()
    #expect(text.contains("\"no-please\""))
    #expect(text.contains("we don't say please"))
  }

  @Test func aBaselineKnowsFindingsOfOwnRules() throws {
    let tree = InMemoryFolder([
      "l10n.json": Self.configuration, "en.lproj/L.strings": Self.english,
      "de.lproj/L.strings": Self.german,
    ])
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    var options = LintOptions(paths: ["."])
    options.newBaseline = "known.json"
    #expect(LintWorkflow(options).run(on: tree, project: project).status == .clean)
    options.newBaseline = nil
    options.baseline = "known.json"
    let outcome = LintWorkflow(options).run(on: tree, project: project)
    #expect(outcome.findings.isEmpty)
    #expect(outcome.knownCount > 3)
  }

  @Test func ownRulesAreListed() throws {
    let tree = InMemoryFolder(["l10n.json": Self.configuration])
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    let rules = project.configuration.rules
    let list = RuleReport.list(with: rules)
    #expect(list.contains("no-please     warning  we don't say please"))
    #expect(RuleReport.json(with: rules).text().contains(#""no-please""#))
    let page = RuleReport.explanation(of: try #require(rules.first))
    #expect(page.contains("in each translation") && page.contains("\"no-please\": \"off\""))
  }

  @Test func tablesAreComparedWhenAsked() {
    let tree = InMemoryFolder([
      "en.lproj/A.strings": "\"a\" = \"Order\";\n", "en.lproj/B.strings": "\"b\" = \"Order\";\n",
      "de.lproj/A.strings": "\"a\" = \"Bestellung\";\n",
      "de.lproj/B.strings": "\"b\" = \"Auftrag\";\n", "fr.lproj/A.strings": "\"a\" = \"Ordre\";\n",
      "fr.lproj/B.strings": "\"b\" = \"ordre.\";\n",
    ])
    var options = LintOptions(paths: ["."])
    options.rules = ["inconsistent-tables"]
    #expect(
      LintWorkflow(options).run(on: tree).findings.map(\.diagnostic.message) == [
        "the same source text is 'Bestellung' in de.lproj/A.strings; choose one translation"
      ])
    options.rules = []
    #expect(
      !found(LintWorkflow(options).run(on: tree), ["inconsistent-tables"]).contains { _ in true })
  }

  // MARK: Earlier translations

  private struct Revision: EarlierFiles {
    let revision = "v1"
    var files: [String: String]
    var paths: [String] { files.keys.sorted() }
    func bytes(of path: String) -> [UInt8]? { files[path].map { Array($0.utf8) } }
  }

  private func lost(_ now: [String: String], _ then: [String: String]) -> [String] {
    let tree = InMemoryFolder(now)
    let real = then.reduce(into: [String: String]()) { files, file in
      let folder = tree.realPath(of: ".") ?? ""
      files[folder + "/" + file.key] = file.value
    }
    var options = LintOptions(paths: ["."])
    options.rules = ["lost-translation"]
    options.earlierFiles = Revision(files: real)
    return LintWorkflow(options).run(on: tree).findings.map {
      "\($0.diagnostic.severity) \($0.locale ?? "") \($0.key ?? ""): \($0.diagnostic.message)"
    }
  }

  @Test func aLostTranslationIsTold() {
    let english = "\"a\" = \"Save\";\n\"b\" = \"Open\";\n\"c\" = \"Close\";\n\"d\" = \"Same\";\n"
    let found = lost(
      [
        "en.lproj/L.strings": english.replacing("Open", with: "Open it"),
        "de.lproj/L.strings": "\"c\" = \"\";\n",
      ],
      [
        "en.lproj/L.strings": english,
        "de.lproj/L.strings":
          "\"a\" = \"Sichern\";\n\"b\" = \"Öffnen\";\n\"c\" = \"Schließen\";\n\"d\" = \"Same\";\n\"e\" = \"Weg\";\n",
      ])
    let end = "here, which is lost; bring it back or translate the text again"
    #expect(
      Set(found) == [
        "warning de a: v1 has 'Sichern' \(end)", "note de b: v1 has 'Öffnen' \(end)",
        "warning de c: v1 has 'Schließen' \(end)",
      ])
  }

  @Test func aMoveToAStringCatalogLosesNothing() {
    func catalog(_ german: String) -> String {
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {"#
        + #""en": {"stringUnit": {"state": "translated", "value": "Save"}}"# + german + "}}}}"
    }
    let then = [
      "en.lproj/L.strings": "\"a\" = \"Save\";\n", "de.lproj/L.strings": "\"a\" = \"Sichern\";\n",
      "fr.lproj/L.strings": "\"a\" = \"Enregistrer\";\n",
    ]
    let state = #", "de": {"stringUnit": {"state": "new", "value": ""}}"#
    let found = lost(
      ["L.xcstrings": catalog(state), "fr.lproj/L.strings": "\"a\" = \"Enregistrer\";\n"], then)
    #expect(found.map { $0.prefix(12) } == ["warning de a"])
    let kept = #", "de": {"stringUnit": {"state": "translated", "value": "Sichern"}}"#
    #expect(lost(["L.xcstrings": catalog(kept)], then).filter { $0.contains(" de ") } == [])
  }
}

import Diagnostics
import Linting
import Testing
import Workflows

/// Text that nobody reviewed stops what asks for that.
@Suite struct StatusFailureTests {
  private static let catalog = #"""
    {"sourceLanguage": "en", "strings": {
      "a": {"localizations": {"de": {"stringUnit": {"state": "machine_translated", "value": "x"}}}},
      "b": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "machine_translated", "value": "x"}},
        "other": {"stringUnit": {"state": "new", "value": ""}}}}}}},
      "c": {"localizations": {"de": {"stringUnit": {"state": "needs_review", "value": "x"}}}},
      "d": {"extractionState": "stale", "localizations":
        {"de": {"stringUnit": {"state": "machine_translated", "value": "x"}}}},
      "e": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "x"}}}}},
     "version": "1.2"}
    """#

  private let tree = InMemoryFolder(["L.xcstrings": Self.catalog])

  private func status(_ failures: StatusFailure...) -> StatusOutcome {
    var options = StatusOptions(paths: ["."])
    options.failures = failures
    return StatusWorkflow(options).run(on: tree)
  }

  private static let missing: [(file: String, table: String?, id: String?)] = [
    ("A.swift", nil, "no-catalog"), ("L.xcstrings", "M", "unknown-table"),
    ("L.xcstrings", "L", nil),
  ]

  @Test("what is not there is not done", arguments: missing)
  func whatIsMissing(file: String, table: String?, id: String?) {
    var options = StatusOptions(paths: ["."])
    options.table = table
    let outcome = StatusWorkflow(options).run(on: InMemoryFolder([file: Self.catalog]))
    #expect(outcome.diagnostics.map(\.id) == [id].compactMap(\.self))
    #expect(outcome.status == (id == nil ? .clean : .couldNotRun))
  }

  /// As who runs it inside of an `.lproj` folder sees them.
  @Test func filesInNoLanguagesFolderAreNoCatalogs() {
    let tree = InMemoryFolder(["Localizable.strings": "\"a\" = \"b\";\n"])
    let outcome = StatusWorkflow(StatusOptions(paths: ["."])).run(on: tree)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id) == ["no-catalog"])
    let message = outcome.diagnostics.first?.message ?? ""
    #expect(message.hasPrefix("no .strings or .stringsdict file here lies in"), "\(message)")
  }

  @Test(
    "it is told of the path that was named",
    arguments: [(["README.md"], "README.md"), (["."], nil), (["App", "README.md"], nil)]
      as [([String], String?)])
  func placeOfWhatIsMissing(paths: [String], place: String?) {
    let tree = InMemoryFolder(["README.md": "", "App/A.swift": ""])
    let outcome = StatusWorkflow(StatusOptions(paths: paths)).run(on: tree)
    #expect(outcome.diagnostics.map(\.id) == ["no-catalog"])
    #expect(outcome.diagnostics.map(\.location?.file) == [place])
  }

  /// Lint tells many empty texts of a language as one.
  @Test func eachKeyThatFailsLintCounts() {
    let keys = (0..<5).map { index in
      #""Wash \#(index)": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": ""}}}}"#
    }
    let catalog =
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {"#
      + keys.joined(separator: ", ") + "}}"
    let outcome = StatusWorkflow(StatusOptions(paths: ["."]))
      .run(on: InMemoryFolder(["L.xcstrings": catalog]))
    #expect(outcome.report.tables.first?.locales.first?.counts.failingLint == 5)
  }

  /// They count as translated, and nobody has translated them.
  @Test func copiesOfTheSourceAreCounted() {
    let tree = InMemoryFolder([
      "en.lproj/L.strings":
        "\"a\" = \"Delete all cups\";\n\"b\" = \"Wash the cups\";\n\"c\" = \"Open\";\n",
      "de.lproj/L.strings":
        "\"a\" = \"Delete all cups\";\n\"b\" = \"Waschen\";\n\"c\" = \"Auf\";\n",
    ])
    let report = StatusWorkflow(StatusOptions(paths: ["."])).run(on: tree).report
    let counts = report.tables.first?.locales.first?.counts
    #expect(counts?.copied == 1 && counts?.translated == 3)
    let text = StatusRenderer(report).text.output
    #expect(text.hasSuffix("3 translated, 1 copied from the source\n"), "\(text)")
  }

  @Test func aMachinesTextIsCountedApart() {
    let counts = status().report.tables.first?.locales.first?.counts
    #expect(counts?.machineTranslated == 1)
    #expect(counts?.new == 1)
    #expect(counts?.needsReview == 1)
    #expect(counts?.stale == 1)
    #expect(counts?.percent == 25)
    let text = StatusRenderer(status().report).text.output
    #expect(text.hasPrefix("L.xcstrings: 4 keys, 1 stale, en\n"))
    #expect(text.contains("1 translated, 1 by machine, 1 to review, 1 new, 1 stale"))
    let markdown = StatusRenderer(status().report).markdown
    #expect(markdown.contains("| By machine | Fails lint |\n|---|---|:--|--:|--:|--:|--:|--:|--:|"))
  }

  @Test(
    arguments: [
      (.machine, "L has 2 keys ('a', 'b') in de that a machine translated and nobody reviewed"),
      (.missing, "L has 1 key ('b') in de without a translation"),
      (.needsReview, "L has 1 key ('c') in de that needs review"),
      (.stale, "L has 1 key ('d') in de that is no longer in the source"),
    ] as [(StatusFailure, String)])
  func eachKindFails(failure: StatusFailure, message: String) throws {
    let outcome = status(failure)
    #expect(outcome.status == .findings)
    let found = try #require(outcome.diagnostics.first)
    #expect(outcome.diagnostics.count == 1)
    #expect(found.message.hasPrefix(message))
  }

  /// Who is stopped is led to the first key, and sees whether there are more.
  @Test func theFirstKeysAreNamed() throws {
    let keys = (1...5).map { "\"k\($0)\": {}" } + ["\"e\": {\"shouldTranslate\": false}"]
    let tree = InMemoryFolder([
      "L.xcstrings":
        "{\"sourceLanguage\": \"en\", \"strings\": {\(keys.joined(separator: ","))}, "
        + "\"version\": \"1.0\"}",
      "en.lproj/S.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n",
      "de.lproj/S.strings": "\"a\" = \"A\";\n\"c\" = \"C\";\n",
    ])
    var options = StatusOptions(paths: ["."])
    options.failures = [.missing, .stale]
    options.locales = ["de"]
    let found = StatusWorkflow(options).run(on: tree).diagnostics
    #expect(
      found.map { String($0.message.prefix(40)) } == [
        "L has 5 keys ('k1', 'k2', 'k3', …) in de", "S has 1 key ('b') in de without a transl",
        "S has 1 key ('c') in de that is no longe",
      ])
    #expect(
      found.map(\.location) == [
        Location(file: "L.xcstrings", range: 37..<41, keyPath: ["k1"]),
        Location(file: "en.lproj/S.strings", range: 11..<14, keyPath: ["b"]),
        Location(file: "de.lproj/S.strings", range: 11..<14, keyPath: ["c"]),
      ])
  }

  /// Translating can't make it other than it is; exports and lint say the same.
  @Test(arguments: [
    ("\"de\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\"}}, ", 0),
    ("\"de\": {\"stringUnit\": {\"state\": \"new\", \"value\": \"\"}}, ", 0), ("", 0),
    ("\"de\": {\"stringUnit\": {\"state\": \"new\", \"value\": \"x\"}}, ", 1),
  ])
  func anEmptyTextNeedsNoTranslation(german: String, new: Int) {
    let english = "\"en\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\"}}"
    let catalog =
      "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\(german)\(english)}}}, "
      + "\"version\": \"1.0\"}"
    let tree = InMemoryFolder([
      "L.xcstrings": catalog, "en.lproj/S.strings": "\"a\" = \"\";\n",
      "de.lproj/S.strings": "\"a\" = \"\";\n",
    ])
    var options = StatusOptions(paths: ["."])
    options.locales = ["de"]
    let counts = StatusWorkflow(options).run(on: tree).report.tables.map { $0.locales[0].counts }
    #expect(counts.map(\.new) == [new, 0])
    #expect(counts.map(\.total) == [1, 1])
  }

  @Test func nothingFailsUnasked() {
    #expect(status().status == .clean)
    #expect(status(.machine, .stale).diagnostics.map(\.id) == ["status-machine", "status-stale"])
  }

  private func lint(_ change: (inout LintOptions) -> Void) -> LintOutcome {
    var options = LintOptions(paths: ["."])
    change(&options)
    return LintWorkflow(options).run(on: tree)
  }

  @Test func lintFailsOnAMachinesTextWhateverTheConfigurationSays() {
    let found = lint { $0.failures = [.machine] }.findings.filter {
      $0.diagnostic.id == "machine-translation"
    }
    #expect(found.map(\.key) == ["a", "b"])
    #expect(found.allSatisfy { $0.diagnostic.severity == .error })
    let others = lint {
      $0.failures = [.machine]
      $0.rules = ["missing-argument"]
    }
    #expect(others.status == .findings)
    #expect(others.rules == ["machine-translation", "missing-argument"])
    #expect(!lint { _ in }.rules.contains("machine-translation"))
    #expect(!lint { _ in }.rules.contains("review-state"))
  }
}

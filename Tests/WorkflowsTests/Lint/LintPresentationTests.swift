import Diagnostics
import Linting
import Testing
import Workflows

/// What of all findings is shown, and how many of it.
@Suite struct LintPresentationTests {
  private static let english = """
    "one" = "Delete the first folder";
    "two" = "Delete the second folder";
    "three" = "Delete the third folder…";
    "four" = "Sent %@ to the printer";
    "shut" = "Shut all windows";
    """

  /// Lacks two keys, loses an argument and spells an ellipsis with full stops.
  private static let german = """
    "three" = "Den dritten Ordner löschen...";
    "four" = "An den Drucker geschickt";
    "shut" = "Alle Fenster schließen";
    """

  private var project: InMemoryFolder {
    InMemoryFolder([
      "en.lproj/Localizable.strings": Self.english, "de.lproj/Localizable.strings": Self.german,
    ])
  }

  private func run(
    on tree: InMemoryFolder? = nil, _ change: (inout LintOptions) -> Void = { _ in }
  ) -> LintOutcome {
    var options = LintOptions(paths: ["."])
    change(&options)
    return LintWorkflow(options).run(on: tree ?? project)
  }

  private func ids(_ outcome: LintOutcome) -> [String] { outcome.findings.map(\.diagnostic.id) }

  @Test(
    "a locale that no catalog has is likely a slip",
    arguments: [("de-DE", false), ("fr", true), ("en", true)])
  func locales(locale: String, isKnown: Bool) {
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {"Cup": {"localizations": {"fr": {"stringUnit":
        {"state": "translated", "value": "Tasse"}}}}}, "version": "1.0"}
      """#
    for (isStrict, others) in [(true, ["fr"]), (false, ["fr"]), (false, [])] {
      let outcome = run(on: InMemoryFolder(["L.xcstrings": catalog])) {
        $0.locales = [locale] + others
        $0.isStrict = isStrict
      }
      let told = outcome.diagnostics.filter { $0.id == "locale-not-found" }.map(\.message)
      #expect(told.isEmpty == isKnown)
      #expect(told.allSatisfy { $0.hasSuffix("there are en, fr") })
      // To look at nothing at all is no success.
      let found: Workflows.ExitStatus = isStrict ? .findings : .clean
      let status = others.isEmpty ? .couldNotRun : found
      #expect(outcome.status == (isKnown ? .clean : status))
    }
  }

  @Test(
    "a catalog that is named may lack a locale, and so may the languages beside it",
    arguments: [
      ("fr.lproj/L.strings", Workflows.ExitStatus.clean), ("C.xcstrings", .clean),
      ("fr.lproj", .couldNotRun), (".", .couldNotRun),
    ])
  func localesOfNamedFiles(path: String, status: Workflows.ExitStatus) {
    let tree = InMemoryFolder([
      "en.lproj/L.strings": #""cup" = "Cup";"#, "fr.lproj/L.strings": #""cup" = "Tasse";"#,
      "C.xcstrings": #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#,
    ])
    var options = LintOptions(paths: [path])
    options.locales = ["it"]
    #expect(LintWorkflow(options).run(on: tree).status == status)
  }

  @Test func aPathWithNothingSaysWhyThereIsNothing() {
    let told = { (paths: [String]) in
      LintWorkflow(LintOptions(paths: paths)).run(on: InMemoryFolder([:])).diagnostics.map(\.id)
    }
    #expect(told(["nosuch"]) == ["missing-path"])
    #expect(told(["."]) == ["no-catalog"])
  }

  @Test func nothingIsLookedAtInPseudoLocales() {
    let folder = InMemoryFolder([
      "en.lproj/L.strings": #""cup" = "Cup";"#, "en-XA.lproj/L.strings": #""cup" = "Çûþ";"#,
    ])
    let told = run(on: folder) { $0.locales = ["en-XA"] }.diagnostics
      .filter { $0.id == "locale-not-found" }
    #expect(told.allSatisfy { $0.message.hasPrefix("'en-XA' is a pseudo-locale") })
    #expect(told.count == 1)
  }

  @Test func notesWaitUntilTheyAreAskedFor() {
    let silent = run()
    #expect(!silent.findings.contains { $0.diagnostic.severity == .note })
    #expect(silent.hiddenNoteCount == 1)
    let told = run { $0.showsNotes = true }
    #expect(ids(told).contains("ellipsis-spelling") && told.hiddenNoteCount == 0)
    #expect(ids(run { $0.rules = ["ellipsis-spelling"] }) == ["ellipsis-spelling"])
    #expect(
      ids(run { $0.severities = ["ellipsis-spelling": .note] }).contains("ellipsis-spelling"))
  }

  @Test func aProjectMayMakeARuleANote() {
    var project = ProjectConfiguration()
    project.configuration.severities = ["missing-argument": .note]
    let outcome = LintWorkflow(LintOptions(paths: ["."])).run(on: self.project, project: project)
    #expect(ids(outcome) == ["missing-translation"])
    #expect(outcome.hiddenNoteCount == 2 && outcome.status == .clean)
  }

  @Test func whatNobodyIsShownIsNotFixed() {
    let tree = project
    let outcome = run(on: tree) { $0.fixes = true }
    #expect(outcome.fixCount == 0)
    #expect(tree.text(at: "de.lproj/Localizable.strings") == Self.german)
  }

  @Test func keysThatALanguageLacksAreOneFinding() throws {
    let outcome = run()
    let missing = outcome.findings.filter { $0.diagnostic.id == "missing-translation" }
    let folded = try #require(missing.first)
    #expect(missing.count == 1)
    #expect(folded.foldedKeys == ["one", "two"])
    #expect(folded.key == nil && folded.locale == "de" && folded.table == "Localizable")
    #expect(
      folded.diagnostic.message
        == "2 keys have no text in de; translate them; "
        + "`l10n lint --rule missing-translation --locale de` lists them")
    #expect(outcome.counts.rules.first { $0.rule == "missing-translation" }?.warnings == 1)
  }

  /// Where one has more keys, that is told by itself.
  @Test func keysThatAreEmptyInManyLanguagesAreOneFinding() throws {
    func localizations(_ languages: [String]) -> String {
      languages.map { #""\#($0)":{"stringUnit":{"state":"translated","value":""}}"# }
        .joined(separator: ",")
    }
    let languages = ["cs", "da", "de", "fr", "it"]
    let keys = ["Wash", "Rinse", "Dry", "Iron"].map {
      #""\#($0) it":{"localizations":{\#(localizations(languages + ($0 == "Iron" ? [] : ["nb"])))}}"#
    }
    let tree = InMemoryFolder([
      "L.xcstrings":
        #"{"sourceLanguage":"en","strings":{\#(keys.joined(separator: ",")),"#
        + #""Fold it":{"localizations":{\#(localizations(["nb"]))}}},"version":"1.0"}"#
    ])
    let empty = run(on: tree).findings.filter { $0.diagnostic.id == "empty-translation" }
    #expect(empty.map { $0.locale } == [nil, "nb"])
    #expect(empty.map { $0.foldedKeys.count } == [4, 4])
    let message = try #require(empty.first?.diagnostic.message)
    #expect(message.hasPrefix("20 texts of 5 languages are empty"))
    #expect(run(on: tree) { $0.rules = ["empty-translation"] }.findings.count == 24)
  }

  /// Targets have the same catalog, and an export has its texts once more.
  @Test(arguments: [
    ("Gesendet ", "edge-whitespace", 1), ("Schon gesendet ", "edge-whitespace", 2),
    ("An %@ gesendet", "extra-argument", 3),
  ])
  func whatCopiesHaveIsOneFinding(other: String, rule: String, count: Int) throws {
    let english = #""a" = "Sent";"#
    let text = rule == "extra-argument" ? other : "Gesendet "
    let xliff = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file
      original="App/en.lproj/L.strings" source-language="en" target-language="de"
      datatype="plaintext"><body><trans-unit id="a"><source>Sent</source>
      <target>\(text)</target></trans-unit></body></file></xliff>
      """
    let tree = InMemoryFolder([
      "App/de.xliff": xliff,
      "App/en.lproj/L.strings": english, "App/de.lproj/L.strings": #""a" = "\#(text)";"#,
      "Watch/en.lproj/L.strings": english, "Watch/de.lproj/L.strings": #""a" = "\#(other)";"#,
    ])
    let found = run(on: tree).findings.filter { $0.diagnostic.id == rule }
    let first = try #require(found.first)
    #expect(found.count == count)
    let places = first.diagnostic.notes.filter { $0.message == "the same text stands here" }
    let copies = ["App/de.xliff"] + (count == 1 ? ["Watch/de.lproj/L.strings"] : [])
    #expect(places.map { $0.location?.file } == (count == 3 ? [] : copies))
    #expect(run(on: tree) { $0.rules = [rule] }.findings.count == 3)
  }

  /// A tool that writes a state of its own, or an empty field, writes it into each entry.
  @Test func whatAFileHasAllOverIsOneFinding() {
    func entry(_ key: String, _ states: [String: String], _ comment: String) -> String {
      let localizations = states.sorted { $0.key < $1.key }.map {
        #""\#($0.key)": {"stringUnit": {"state": "\#($0.value)", "value": "x"}}"#
      }
      return #""\#(key)": {"comment": \#(comment), "localizations": {"#
        + localizations.joined(separator: ", ") + "}}"
    }
    var entries = (0..<9).map { entry("\($0)", ["de": "signed-off", "fr": "signed-off"], "null") }
    entries.append(entry("x", ["de": "frozen"], #""y""#))
    let head = #"{"sourceLanguage": "en", "version": "1.0", "strings": {"#
    let tree = InMemoryFolder(["L.xcstrings": head + entries.joined(separator: ", ") + "}}"])
    let rules: Set = ["unknown-state", "unknown-field"]
    let found = run(on: tree).findings.filter { rules.contains($0.diagnostic.id) }
    #expect(found.map(\.diagnostic.id) == ["unknown-field", "unknown-state", "unknown-state"])
    #expect(found.map { $0.foldedKeys.count } == [9, 18, 0])
    #expect(found.map { $0.locale } == [nil, nil, "de"])
    #expect(
      found.prefix(2).map(\.diagnostic.message) == [
        "'comment' is null, which says nothing; take the field out (as in 8 more places of the "
          + "file); `l10n lint --rule unknown-field` lists them",
        "'signed-off' is no state: expected new, translated, needs_review, machine_translated or "
          + "stale; correct it (as in 17 more places of the file); "
          + "`l10n lint --rule unknown-state` lists them",
      ])
    #expect(run(on: tree) { $0.rules = rules.sorted() }.findings.count == 28)
  }

  /// A platform exports each entry with the same categories.
  @Test func categoriesThatAFileHasAllOverAreOneFinding() {
    let forms = ["one": "plik", "two": "pliki", "few": "pliki", "other": "pliku"].sorted {
      $0.key < $1.key
    }
    let variations = forms.map {
      #""\#($0.key)": {"stringUnit": {"state": "translated", "value": "%lld \#($0.value)"}}"#
    }.joined(separator: ", ")
    let entries = (0..<9).map { number in
      #""%lld \#(number)": {"localizations": {"pl": {"variations": {"plural": {\#(variations)}}}}}"#
    }
    let head = #"{"sourceLanguage": "en", "version": "1.0", "strings": {"#
    let tree = InMemoryFolder(["L.xcstrings": head + entries.joined(separator: ", ") + "}}"])
    for (rule, start) in [
      ("unused-plural-category", "pl has no plural category 'two'"),
      ("missing-plural-category", "the plural category 'many' is missing, which pl needs"),
    ] {
      let all = run(on: tree) { $0.showsNotes = true }
      let found = all.findings.filter { $0.diagnostic.id == rule }
      #expect(found.map(\.foldedKeys.count) == [9])
      let message = found.first?.diagnostic.message ?? ""
      #expect(message.hasPrefix(start) && message.contains("(as in 8 more places of the file)"))
      #expect(run(on: tree) { $0.rules = [rule] }.findings.count == 9)
    }
  }

  @Test func semicolonsThatAFileLacksAllOverAreOneFinding() {
    let text = (0..<9).map { "\"\($0)\" = \"x\"\n" }.joined()
    let tree = InMemoryFolder(["da.lproj/A.strings": text])
    let found = run(on: tree).findings.filter { $0.diagnostic.id == "syntax-error" }
    #expect(
      found.map(\.diagnostic.message) == [
        "expected ';' at the end of the entry; add it (as in 8 more places of the file); "
          + "`l10n lint --rule syntax-error` lists them"
      ])
    #expect(run(on: tree) { $0.rules = ["syntax-error"] }.findings.count == 9)
  }

  /// A tool that writes carriage returns writes them into each text; another character is told apart.
  @Test func controlCharactersOfAToolAreOneFinding() {
    let lines = (0..<9).map { #""k\#($0)" = "One\rTwo";"# } + [#""x" = "Th\U0008ree";"#]
    let tree = InMemoryFolder(["en.lproj/A.strings": lines.joined(separator: "\n")])
    let found = run(on: tree).findings.filter { $0.diagnostic.id == "control-character" }
    #expect(found.map { $0.foldedKeys.count } == [9, 0])
    #expect(found.map { $0.diagnostic.severity } == [.warning, .error])
    #expect(found.first?.diagnostic.fixIts.map(\.edits.count) == [9])
    #expect(
      found.first?.diagnostic.message
        == "a carriage return alone breaks lines in few places; write a line feed, or nothing (as in "
        + "8 more places of the file); `l10n lint --rule control-character` lists them")
    let named = run(on: tree) { $0.rules = ["control-character"] }
    #expect(named.findings.count == 10)
  }

  @Test func aRuleThatIsNamedTellsEachKey() {
    let outcome = run { $0.rules = ["missing-translation"] }
    #expect(outcome.findings.compactMap(\.key) == ["one", "two"])
  }

  /// A baseline that knew the number would hide the key that is new.
  @Test func aBaselineKnowsEachKey() {
    let tree = project
    _ = run(on: tree) { $0.newBaseline = "known.json" }
    let more = Self.english + "\n\"five\" = \"Delete the fifth folder\";"
    tree.set(Array(more.utf8), at: "en.lproj/Localizable.strings")
    let outcome = run(on: tree) { $0.baseline = "known.json" }
    #expect(outcome.findings.map(\.key) == ["five"])
    #expect(ids(outcome) == ["missing-translation"])
  }

  @Test func theWorstFindingsComeFirstToAMaximum() {
    let outcome = run { $0.mostShown = 1 }
    #expect(ids(outcome) == ["missing-argument"])
    #expect(outcome.errorCount == 1 && outcome.warningCount == 1)
    #expect(outcome.status == .findings)
  }

  /// A file whose findings aren't shown is not said to have passed.
  @Test func aReportOfTheWorstSaysNothingOfTheOthers() {
    let tree = InMemoryFolder([
      "a/en.lproj/L.strings": "\"k\" = \"%@ is here\";",
      "a/de.lproj/L.strings": "\"k\" = \"ist da\";",
      "b/en.lproj/L.strings": "\"k\" = \"%@ is here\";",
      "b/de.lproj/L.strings": "\"k\" = \"ist da\";",
    ])
    func report(_ most: Int?) -> String {
      LintReport(run(on: tree) { $0.mostShown = most }) { tree.text(at: $0).map { Array($0.utf8) } }
        .junit.text
    }
    #expect(report(1).contains("a/de.lproj") && !report(1).contains("b/de.lproj"))
    #expect(report(1).contains("b/en.lproj") && report(nil).contains("b/de.lproj"))
  }

  @Test func theTextEndsWithTheRules() {
    let outcome = run()
    let report = LintReport(outcome) { project.text(at: $0).map { Array($0.utf8) } }
    let text = report.text(usesColor: false, errorsOnly: false).output
    #expect(
      text.hasSuffix(
        """

        findings by rule:
          missing-argument     1 error
          missing-translation  1 warning
        `l10n lint --rule ID` lists one rule's findings, `--explain ID` tells about it

        """))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("note: to turn it off") } == 2)
  }

  @Test func aBaselineOfAnybodysCountsEndsSomewhere() {
    let tree = project
    let count = #"{"rule":"a","count":9223372036854775807}"#
    tree.set(
      Array(#"{"version":1,"findings":[\#(count),\#(count)]}"#.utf8), at: "known.json")
    #expect(run(on: tree) { $0.baseline = "known.json" }.status == .findings)
  }

  /// Code asks for the key, so a mended one would have no translations.
  @Test func aKeyIsNotMendedUnseen() {
    let text = #"{"sourceLanguage": "en", "strings": {"%# @sites @ left": {}}, "version": "1.0"}"#
    let tree = InMemoryFolder(["A.xcstrings": text])
    let outcome = run(on: tree) { $0.fixes = true }
    #expect(!outcome.findings.isEmpty && outcome.fixCount == 0)
    #expect(tree.text(at: "A.xcstrings") == text)
  }

  @Test(arguments: [
    ("%(name)@ sent %(count)lld", "%(count)@ von %(name)lld"),
    ("%(a)@ and %(a)@, %(c)lld", "%(a)@ und %(a)@, %(c)lld"),
  ])
  func aNameIsNotNumberedAgainstItsMeaning(source: String, german: String) {
    func unit(_ text: String) -> String {
      #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }
    let text =
      #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"de": \#(unit(german)), "#
      + #""en": \#(unit(source))}}}, "version": "1.0"}"#
    let tree = InMemoryFolder(["A.xcstrings": text])
    let outcome = run(on: tree) { $0.fixes = true }
    #expect(tree.text(at: "A.xcstrings")?.contains("$") == false)
    #expect(ids(outcome).contains("missing-argument") == false)
  }
}

import Diagnostics
import Linting
import Testing
import Workflows

@Suite struct LintWorkflowTests {
  private static let english = #"""
    "sent" = "%1$@ sent %2$lld photos";
    "tables" = "^[%lld table](inflect: true)";
    """#
  private static let spanish = #"""
    /* kept \U00e9 as it is */
    "sent" = "Envió %2$lld \U0022fotos\U0022";
    "tables" = "«\U00e9» %lld  ^[mesa](inflect: true);";
    """#

  private func options(_ change: (inout LintOptions) -> Void = { _ in }) -> LintOptions {
    var options = LintOptions(paths: ["."])
    options.rules = ["missing-argument", "count-outside-region"]
    change(&options)
    return options
  }

  private var project: InMemoryFolder {
    InMemoryFolder([
      "en.lproj/Localizable.strings": Self.english, "es.lproj/Localizable.strings": Self.spanish,
    ])
  }

  private func ids(_ outcome: LintOutcome) -> [String] { outcome.findings.map(\.diagnostic.id) }

  @Test func whatCannotBeWrittenIsCountedAllTheSame() {
    let tree = InMemoryFolder([
      "en.lproj/A.strings": #""a" = "All of it";"#, "es.lproj/A.strings": #""a" = "Todo eso ";"#,
    ])
    tree.makeReadOnly()
    var options = LintOptions(paths: ["."])
    options.rules = ["edge-whitespace"]
    options.fixes = true
    let outcome = LintWorkflow(options).run(on: tree)
    #expect(outcome.diagnostics.contains { $0.severity == .error })
    #expect(ids(outcome) == ["edge-whitespace"] && outcome.counts.total(.warning) == 1)
    #expect(outcome.fixCount == 0 && outcome.status == .couldNotRun)
  }

  /// No fix touches a file whose syntax is broken.
  @Test(arguments: [("", 1), ("/* kept", 0)])
  func fixesThatAreNotAppliedAreNotCounted(end: String, count: Int) {
    let tree = InMemoryFolder([
      "en.lproj/A.strings": #""a" = "All of it";"#,
      "es.lproj/A.strings": #""a" = "Todo eso ";"# + end,
    ])
    let outcome = LintWorkflow(options { $0.rules = ["edge-whitespace", "syntax-error"] })
      .run(on: tree)
    #expect(ids(outcome).contains("edge-whitespace"))
    #expect(outcome.fixableCount == count)
  }

  @Test func findingsHaveTheirPlaceAcrossEscapes() throws {
    let outcome = LintWorkflow(options()).run(on: project)
    #expect(ids(outcome) == ["missing-argument", "count-outside-region"])
    #expect(outcome.findings.map(\.key) == ["sent", "tables"])
    #expect(outcome.findings.map(\.locale) == ["es", "es"])
    #expect(outcome.status == .findings)
    #expect(outcome.unitCount == 4)
    let range = try #require(outcome.findings.last?.diagnostic.location?.range)
    let found = Array(Self.spanish.utf8)[range]
    #expect(String(decoding: found, as: UTF8.self) == "%lld")
  }

  @Test func fixesTouchNothingElse() throws {
    let tree = project
    let outcome = LintWorkflow(options { $0.fixes = true }).run(on: tree)
    #expect(ids(outcome) == ["missing-argument"])
    #expect(outcome.fixCount == 1)
    #expect(outcome.fixedFiles == ["es.lproj/Localizable.strings"])
    let text = try #require(tree.text(at: "es.lproj/Localizable.strings"))
    #expect(
      text
        == Self.spanish.replacing("%lld  ^[mesa]", with: "^[%lld  mesa]"))
    let again = LintWorkflow(options { $0.fixes = true }).run(on: tree)
    #expect(again.fixCount == 0)
    #expect(tree.text(at: "es.lproj/Localizable.strings") == text)
  }

  /// A fix that left a space in the name would call for itself again.
  @Test func aVariablesSpacesGoAtOnce() throws {
    let variation =
      #"{"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"other": "#
      + #"{"stringUnit": {"state": "translated", "value": "%arg x"}}}}}"#
    func localization(_ value: String) -> String {
      #"{"stringUnit": {"state": "translated", "value": "\#(value)"}, "#
        + #""substitutions": {"sites": \#(variation)}}"#
    }
    let tree = InMemoryFolder([
      "L.xcstrings": #"{"sourceLanguage": "en", "version": "1.0", "strings": {"k": "#
        + #"{"localizations": {"en": \#(localization("%#@sites@")), "#
        + #""es": \#(localization("%# @sites @"))}}}}"#
    ])
    let outcome = LintWorkflow(
      options {
        $0.rules = ["undefined-variable"]
        $0.fixes = true
      }
    ).run(on: tree)
    #expect(outcome.fixCount == 1)
    #expect(outcome.findings.isEmpty)
    #expect(tree.text(at: "L.xcstrings")?.contains("%# @") == false)
    #expect(tree.text(at: "L.xcstrings")?.contains("sites @") == false)
  }

  @Test func aBaselineKnowsWhatItWasWrittenFor() {
    let tree = project
    let first = LintWorkflow(options { $0.newBaseline = "known.json" }).run(on: tree)
    #expect(first.status == .clean)
    let second = LintWorkflow(options { $0.baseline = "known.json" }).run(on: tree)
    #expect(second.findings.isEmpty)
    #expect(second.knownCount == 2)
    tree.set(Array(("\n\n" + Self.spanish).utf8), at: "es.lproj/Localizable.strings")
    #expect(LintWorkflow(options { $0.baseline = "known.json" }).run(on: tree).findings.isEmpty)
  }

  private static func dictionary(_ format: String) -> String {
    let variables = ["files", "folders"].map { name in
      """
      <key>\(name)</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d</string><key>other</key><string>%d</string></dict>
      """
    }
    return """
      <plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      \(variables.joined())</dict></dict></plist>
      """
  }

  /// Foundation takes the digits for a width, and the variables in order.
  @Test(arguments: [
    ("%1#@files@ in %2#@folders@", []),
    ("%2#@folders@, %1#@files@", ["malformed-specifier: warning", "malformed-specifier: warning"]),
    ("% 1 #@files@ in %#@folders@", nil),
  ])
  func variablesWithoutDollarSignAreUsed(format: String, findings: [String]?) {
    let rules: Set = [
      "missing-argument", "unused-variable", "malformed-specifier", "argument-numbering",
      "undefined-variable", "extra-argument", "wrong-argument-type", "specifier-remnant",
    ]
    let tree = InMemoryFolder(["en.lproj/L.stringsdict": Self.dictionary(format)])
    let outcome = LintWorkflow(options { $0.rules = rules.sorted() }).run(on: tree)
    let shown = outcome.findings.map {
      "\($0.diagnostic.id): \($0.diagnostic.severity.rawValue)"
    }
    #expect(outcome.unitCount == 5)
    if let findings { #expect(shown == findings) } else { #expect(!shown.isEmpty) }
  }

  @Test(arguments: ["{", "[]", #"{"findings": 1}"#, #"{"findings": [1]}"#])
  func whatIsNoBaselineIsSaid(text: String) {
    let tree = project
    tree.set(Array(text.utf8), at: "known.json")
    let asked = options {
      $0.baseline = "known.json"
      $0.fixes = true
    }
    let outcome = LintWorkflow(asked).run(on: tree)
    #expect(outcome.diagnostics.map(\.id) == ["baseline-syntax"])
    #expect(outcome.status == .couldNotRun)
    #expect(tree.text(at: "es.lproj/Localizable.strings") == Self.spanish)
  }

  /// A note of a configured folder doesn't stand for it.
  @Test(arguments: ["{}", "{catalogs: ['Missing']}"])
  func changedFilesWithoutCatalogsAreWarnedOf(json: String) {
    let reader = ConfigurationReader(Array(json.utf8), file: "l10n.json")
    #expect(reader.diagnostics.isEmpty)
    var project = ProjectConfiguration()
    project.configuration = reader.configuration
    let outcome = LintWorkflow(options { $0.changedFiles = [] })
      .run(on: InMemoryFolder(["A.swift": ""]), project: project)
    let warnings = outcome.diagnostics.filter { $0.severity == .warning }
    #expect(warnings.map(\.id) == ["no-catalog"])
  }

  /// Nothing is compared there: to say nothing would be to call it clean.
  @Test(arguments: [("", ["no-catalog"]), ("es.lproj/", [])])
  func filesInNoLanguagesFolderAreToldOf(folder: String, ids: [String]) {
    let tree = InMemoryFolder([folder + "Localizable.strings": #""tea" = "Té";"#])
    let outcome = LintWorkflow(options()).run(on: tree)
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.map(\.id) == ids)
  }

  @Test func onlyChangedFilesAreLookedAt() {
    let tree = project
    let english = tree.realPath(of: "en.lproj/Localizable.strings") ?? ""
    let outcome = LintWorkflow(options { $0.changedFiles = [english] }).run(on: tree)
    #expect(outcome.findings.isEmpty)
    #expect(outcome.fileCount == 1)
  }

  @Test(arguments: [
    (#"{severities: {"missing-argument": "off"}}"#, ["count-outside-region: error"]),
    (
      #"{severities: {"missing-argument": "warning"}}"#,
      ["missing-argument: warning", "count-outside-region: error"]
    ),
    (
      #"{severities: {"es.lproj/**": {"missing-argument": "off", "count-outside-region": "warning"}}}"#,
      ["count-outside-region: warning"]
    ),
    (#"{severities: {"fr.lproj/**": {"missing-argument": "off"}}}"#, nil),
  ])
  func theConfigurationSaysHowMuchFindingsMatter(json: String, expected: [String]?) {
    let reader = ConfigurationReader(Array(json.utf8), file: "l10n.json")
    #expect(reader.diagnostics.isEmpty)
    var project = ProjectConfiguration()
    project.configuration = reader.configuration
    let outcome = LintWorkflow(options { $0.rules = [] }).run(on: self.project, project: project)
    let shown = outcome.findings
      .filter { ["missing-argument", "count-outside-region"].contains($0.diagnostic.id) }
      .map { "\($0.diagnostic.id): \($0.diagnostic.severity.rawValue)" }
    #expect(shown == expected ?? ["missing-argument: error", "count-outside-region: error"])
  }

  @Test func aWordThatTheProjectListsIsKnown() {
    let tree = InMemoryFolder([
      "en.lproj/A.strings": "\"files\" = \"^[%lld file](inflect: true)\";",
      "es.lproj/A.strings": "\"files\" = \"^[%lld raspafleta](inflect: true)\";",
    ])
    var options = LintOptions(paths: ["."])
    options.rules = ["guessed-form"]
    #expect(ids(LintWorkflow(options).run(on: tree)) == ["guessed-form"])
    let json = """
      {lexicon: {es: [{word: "raspafleta", partOfSpeech: "noun", gender: "feminine"}]}}
      """
    var project = ProjectConfiguration()
    project.configuration = ConfigurationReader(Array(json.utf8), file: "l10n.json").configuration
    #expect(ids(LintWorkflow(options).run(on: tree, project: project)).isEmpty)
  }

  @Test func aCommentTurnsRulesOff() {
    let tree = project
    let english = "/* l10n:disable missing-argument, other */\n" + Self.english
    tree.set(Array(english.utf8), at: "en.lproj/Localizable.strings")
    #expect(ids(LintWorkflow(options()).run(on: tree)) == ["count-outside-region"])
  }

  @Test(arguments: [true, false]) func textsInUTF16AreFixed(hasMark: Bool) throws {
    let tree = project
    func bytes(_ text: String) -> [UInt8] {
      ((hasMark ? "\u{FEFF}" : "") + text).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    let path = "es.lproj/Localizable.strings"
    tree.set(bytes(Self.spanish), at: path)
    let outcome = LintWorkflow(options { $0.fixes = true }).run(on: tree)
    #expect(ids(outcome) == ["missing-argument"])
    #expect(outcome.fixCount == 1 && outcome.fixedFiles == [path])
    let fixed = Self.spanish.replacing("%lld  ^[mesa]", with: "^[%lld  mesa]")
    #expect(try tree.read(path) == bytes(fixed))
  }

  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>sent</key><string>Envió %2$lld &lt;fotos&gt;</string>
      <key>tables</key><string>%lld ^[mesa](inflect: true);</string>
    </dict>
    </plist>
    """

  /// Xcode and platforms of translators write `.strings` as property lists, too.
  @Test func aPropertyListIsATable() throws {
    let tree = InMemoryFolder([
      "en.lproj/Localizable.strings": Self.english, "es.lproj/Localizable.strings": Self.list,
    ])
    let found = LintWorkflow(options { $0.rules += ["syntax-error"] }).run(on: tree)
    #expect(ids(found) == ["missing-argument", "count-outside-region"])
    #expect(found.unitCount == 4)
    let range = try #require(found.findings.last?.diagnostic.location?.range)
    #expect(String(decoding: Array(Self.list.utf8)[range], as: UTF8.self) == "%lld")
    let fixed = LintWorkflow(options { $0.fixes = true }).run(on: tree)
    #expect(fixed.fixCount == 1)
    let text = try #require(tree.text(at: "es.lproj/Localizable.strings"))
    #expect(text == Self.list.replacing("%lld ^[mesa]", with: "^[%lld mesa]"))
  }

  /// What a language lacks is told where the source has it.
  @Test func aMissingPluralIsToldWhereItsSourceStands() {
    let plural = """
      <plist><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld file</string><key>other</key><string>%lld files</string>
      </dict></dict></dict></plist>
      """
    let tree = InMemoryFolder([
      "en.lproj/Localizable.strings": "\"a.b\" = \"Apple tree\";",
      "en.lproj/Localizable.stringsdict": plural,
      "es.lproj/Localizable.strings": "\"a.b\" = \"Manzano\";",
      "es.lproj/Localizable.stringsdict": plural.replacing("files<", with: "file<"),
    ])
    let found = LintWorkflow(options { $0.rules = ["missing-translation"] }).run(on: tree)
    #expect(found.findings.map(\.key) == ["files"])
    #expect(
      found.findings.map(\.diagnostic.location?.file) == ["en.lproj/Localizable.stringsdict"])
  }

  /// What a reader can't take as it stands is no second finding in the text; an escape is one.
  @Test(arguments: [
    ("es.lproj/A.strings", "\"a\" = \"b\u{0}c\";", ["invalid-encoding"]),
    ("es.lproj/A.strings", #""a" = "b\U0000c";"#, ["control-character"]),
    ("es.lproj/A.strings", "\"a\" = \"b\u{1}c\";", ["control-character"]),
    ("es.lproj/A.strings", "\"a\" = \"b\u{FFFD}c\";", ["garbled-text"]),
    ("es.lproj/A.strings", #""a" = "b\UFFFDc";"#, ["garbled-text"]),
    ("es.lproj/A.strings", #""a" = "b\UD83Dc";"#, ["unknown-escape"]),
    ("A.xcstrings", catalog("b\u{FFFD}c"), ["garbled-text"]),
    ("A.xcstrings", catalog("b\u{0}c"), ["syntax-error"]),
    ("A.xcstrings", catalog("b\u{1}c"), ["syntax-error"]),
    ("A.xcstrings", catalog(#"b\u0000c"#), ["control-character"]),
  ])
  func aControlCharacterIsToldOnce(name: String, text: String, rules: [String]) {
    let tree = InMemoryFolder([name: text])
    let outcome = LintWorkflow(options { $0.rules = Self.rulesOfCharacters }).run(on: tree)
    #expect(ids(outcome) == rules)
  }

  private static let rulesOfCharacters = [
    "invalid-encoding", "control-character", "syntax-error", "garbled-text", "unknown-escape",
  ]

  @Test func aTornByteIsToldOnce() {
    let text = Array("\"a\" = \"Caf".utf8) + [0xE9] + Array("\";\n".utf8)
    let tree = InMemoryFolder(bytes: ["fr.lproj/A.strings": text])
    let outcome = LintWorkflow(options { $0.rules = Self.rulesOfCharacters }).run(on: tree)
    #expect(ids(outcome) == ["invalid-encoding"])
  }

  private static func catalog(_ text: String) -> String {
    #"{"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {"es": "#
      + #"{"stringUnit": {"state": "translated", "value": ""# + text + #""}}}}}}"#
  }

  @Test func aTrailingCommaIsRemoved() {
    let text = Self.catalog("b").replacing("}}}}}}", with: "}}}},},}")
    let tree = InMemoryFolder(["A.xcstrings": text])
    let found = LintWorkflow(options { $0.rules = ["syntax-error"] }).run(on: tree)
    #expect(found.findings.first?.diagnostic.severity == .warning)
    #expect(found.status == .clean)
    let outcome = LintWorkflow(
      options {
        $0.rules = ["syntax-error"]
        $0.fixes = true
      }
    ).run(on: tree)
    #expect(outcome.findings.isEmpty)
    #expect(tree.text(at: "A.xcstrings") == Self.catalog("b"))
  }

  @Test func aNULIsRemoved() {
    let tree = InMemoryFolder(["es.lproj/A.strings": "/* \u{0} */ \"a\" = \"b\u{0}c\";"])
    let outcome = LintWorkflow(
      options {
        $0.rules = ["invalid-encoding", "control-character"]
        $0.fixes = true
      }
    ).run(on: tree)
    #expect(outcome.findings.isEmpty && outcome.fixCount == 1)
    #expect(tree.text(at: "es.lproj/A.strings") == "/*  */ \"a\" = \"bc\";")
  }

  @Test(arguments: [
    "", "{", "\u{0}\u{0}\u{0}", "\"a\" = \"", "<plist><dict>", "{\"strings\": []}",
    "\"a\" = \"\(String(repeating: "^[", count: 3000))\";",
  ])
  func hostileFilesEndInDiagnostics(text: String) {
    for name in ["es.lproj/A.strings", "es.lproj/A.stringsdict", "A.xcstrings"] {
      let outcome = LintWorkflow(LintOptions(paths: ["."])).run(on: InMemoryFolder([name: text]))
      #expect(outcome.status != .couldNotRun)
    }
  }
}

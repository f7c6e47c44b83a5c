import Diagnostics
import Linting
import Testing
import Workflows

/// What came back from translators is linted before it is imported.
@Suite struct LintExchangeTests {
  private static func xliff(_ original: String, _ units: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="\(original)" source-language="en" target-language="ru" datatype="plaintext">
        <body>
    \(units)
        </body>
      </file>
    </xliff>
    """
  }

  private static func unit(_ id: String, _ source: String, _ target: String?) -> String {
    let target = target.map { "<target>\($0)</target>" } ?? ""
    return """
            <trans-unit id="\(id)" xml:space="preserve">
              <source>\(source)</source>
              \(target)
            </trans-unit>
      """
  }

  private func findings(_ files: [String: String], paths: [String] = ["."]) -> [String] {
    var options = LintOptions(paths: paths)
    options.rules = [
      "missing-argument", "missing-plural-category", "html-tags", "syntax-error",
      "undefined-variable", "extra-argument", "invalid-encoding", "wrong-variable-type",
    ]
    let outcome = LintWorkflow(options).run(on: InMemoryFolder(files))
    return outcome.findings.map { finding in
      "\(finding.diagnostic.id) \(finding.key ?? "") \(finding.path ?? "")"
    }
  }

  /// A table with other columns may be anybody's, unless somebody names it.
  @Test(arguments: [
    ("file,id,source (en),target (es),state,notes\r\n", ["."], true),
    ("\u{FEFF}id;file;source (en);remark;target (es)\n", ["."], true),
    ("id,target (es)\n", ["."], false), ("name,price\n", ["."], false), ("", ["."], false),
    ("id,target (es)\n", ["In/es.csv"], true), ("name,price\n", ["In/es.csv"], true),
  ])
  func tablesOfAnExportAreLinted(header: String, paths: [String], isLinted: Bool) {
    let tree = InMemoryFolder([
      "In/es.csv": header, "In/en.lproj/L.strings": "\"a\" = \"b\";",
    ])
    let outcome = LintWorkflow(LintOptions(paths: paths)).run(on: tree)
    #expect(outcome.files.contains("In/es.csv") == isLinted)
  }

  /// A translator can't mend the source, so its findings are told where that can be done, or once.
  @Test(
    arguments: [
      ([:], ["de.xliff"]),
      (["en.lproj/A.strings": "\"a\" = \"%d file(s)\";"], ["en.lproj/A.strings"]),
    ] as [([String: String], [String])])
  func findingsInTheSourceAreToldOnce(catalogs: [String: String], places: [String]) {
    var files = catalogs
    for language in ["de", "fr", "ru"] {
      files["\(language).xliff"] = Self.xliff(
        "en.lproj/A.strings", Self.unit("a", "%d file(s)", "%d x(s)")
      ).replacing("\"ru\"", with: "\"\(language)\"")
    }
    var options = LintOptions(paths: ["."])
    options.rules = ["plural-in-parentheses"]
    let found = LintWorkflow(options).run(on: InMemoryFolder(files)).findings.filter {
      $0.locale == "en"
    }
    #expect(found.map(\.diagnostic.location?.file) == places)
  }

  /// As an import refuses them.
  @Test func languagesWithoutNumberAreRefused() {
    let rows = (0..<101).map { "target (es-x-\($0))" }.joined(separator: ",")
    let tree = InMemoryFolder(["a.csv": "file,id,source (en),\(rows)\r\nA.strings,a,b\r\n"])
    let outcome = LintWorkflow(LintOptions(paths: ["a.csv"])).run(on: tree)
    let all = outcome.findings.map(\.diagnostic) + outcome.diagnostics
    #expect(all.map(\.message) == ["more than 100 languages are in one file; split it"])
  }

  /// Crowdin's own XLIFF has numbers for ids, and Xcode's ids beside them.
  @Test func formsOfAPlatformAreThoseOfTheirVariable() {
    let common = "resname=\"/N:dict/n:dict/"
    let units = [
      ("1", "resname=\"/N:dict/NSStringLocalizedFormatKey:dict/:string", "%#@n@", "%#@n@"),
      ("2[0]", common, "%d task", "%d задача"), ("2[1]", common, "%d tasks", "%d задачи"),
      ("2[2]", common, "%d tasks", "%d задач"), ("2[3]", common, "%d tasks", "%d задачи"),
      ("3", "resname=\"N", "N", "Н"),
    ].map { id, name, source, target in
      Self.unit(id, source, target).replacing(" xml:space", with: " \(name)\" xml:space")
    }
    let file = Self.xliff("/en.xliff", units.joined(separator: "\n"))
    #expect(findings(["ru.xliff": file]) == [])
  }

  static let cases: [(original: String, units: [(String, String, String?)], expected: [String])] = [
    ("A.strings", [("hello", "Hi %@", "Привет")], ["missing-argument hello "]),
    ("A.strings", [("hello", "Hi %@", "Привет, %@"), ("a", "b", nil)], []),
    (
      "A.xcstrings",
      [
        ("n|==|plural.one", "%lld file", "%lld файл"),
        ("n|==|plural.few", "%lld files", "%lld файла"),
        ("n|==|plural.other", "%lld files", "%lld файла"),
      ], ["missing-plural-category n plural.other"]
    ),
    (
      "A.stringsdict",
      [
        ("/n:dict/NSStringLocalizedFormatKey:dict/:string", "%#@files@", "%#@files@"),
        ("/n:dict/files:dict/one:dict/:string", "%lld file", "%lld файл"),
        ("/n:dict/files:dict/few:dict/:string", "%lld files", "%lld файла"),
        ("/n:dict/files:dict/many:dict/:string", "%lld files", "файлы"),
        ("/n:dict/files:dict/other:dict/:string", "%lld files", "%lld файла"),
      ], ["missing-argument n files.many"]
    ),
  ]

  /// As an import refuses it.
  @Test(
    arguments: [
      (
        "a.xliff", xliff("A.strings", unit("hello", "Hi", "Привет") + unit("hello", "Hi", "Эй")), 1
      ),
      (
        "a.xliff",
        xliff("A.strings", unit("hello", "Hi", "Привет") + unit("hello", "Hi", "Привет")), 0
      ),
      ("a.xliff", xliff("A.strings", unit("hello", "Hi", "Привет") + unit("hello", "Hi", nil)), 0),
      ("a.csv", "file,id,target (ru)\nA.strings,k,а\nA.strings,k,б\nB.strings,k,в\n", 1),
    ])
  func aTextHasOneTranslation(path: String, text: String, count: Int) {
    var options = LintOptions(paths: [path])
    options.rules = ["duplicate-key"]
    let outcome = LintWorkflow(options).run(on: InMemoryFolder([path: text]))
    #expect(outcome.errorCount == count)
    #expect(outcome.findings.allSatisfy { $0.diagnostic.notes.count == 1 })
  }

  @Test(arguments: ["es.xcloc", "es.xliff", "es.csv", "es.xcloc.zip", "Translations.zip"])
  func anArchiveIsUnpackedFirst(path: String) {
    let archive = "PK\u{3}\u{4}\u{0}\u{0}abc"
    let tree = InMemoryFolder([path: archive])
    let lint = LintWorkflow(LintOptions(paths: [path])).run(on: tree)
    let told = lint.diagnostics.map(\.message) + lint.findings.map(\.diagnostic.message)
    let message = "this is a ZIP archive; unpack it, and name what is in it"
    #expect(told.filter { $0 == message }.count == 1)
    #expect(told.count == lint.diagnostics.count { $0.id == "no-catalog" } + 1, "\(told)")
    let options = ImportOptions(catalogs: ExchangeCatalogOptions(roots: ["."]), files: [path])
    #expect(ImportWorkflow(options).run(on: tree).diagnostics.map(\.message) == [message])
  }

  @Test(arguments: ["es.xcloc", "es.xliff"]) func whatIsNotThereIsTold(path: String) {
    let tree = InMemoryFolder(["en.lproj/A.strings": ""])
    let options = ImportOptions(catalogs: ExchangeCatalogOptions(roots: ["."]), files: [path])
    #expect(ImportWorkflow(options).run(on: tree).diagnostics.map(\.id) == ["missing-path"])
    let lint = LintWorkflow(LintOptions(paths: [path])).run(on: tree)
    #expect(lint.diagnostics.count { $0.id == "missing-path" } == 1)
    #expect(!lint.diagnostics.contains { $0.id == "unreadable-bundle" })
  }

  @Test func aBundleWithoutTextsIsTold() {
    let tree = InMemoryFolder(["es.xcloc/contents.json": "{"])
    let outcome = LintWorkflow(LintOptions(paths: ["es.xcloc"])).run(on: tree)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id).prefix(2) == ["unreadable-bundle", "unreadable-bundle"])
    #expect(outcome.diagnostics.map(\.severity).prefix(2) == [.error, .warning])
  }

  @Test(arguments: cases)
  func unitsAreKeysAgain(
    original: String, units: [(String, String, String?)], expected: [String]
  ) {
    let text = Self.xliff(original, units.map(Self.unit).joined(separator: "\n"))
    #expect(findings(["ru.xliff": text]) == expected)
    let bundle = "ru.xcloc/Localized Contents/ru.xliff"
    #expect(findings([bundle: text, "ru.xcloc/contents.json": "{}"]) == expected)
  }

  @Test(arguments: [".", "ru.xcloc/Source Contents", "ru.xcloc/Source Contents/en.lproj/"])
  func whatABundleShowsBesideIsNotLinted(path: String) {
    let broken = ["ru.xcloc/Source Contents/en.lproj/A.strings": "\"a\" = "]
    #expect(findings(broken, paths: [path]) == [])
    let outcome = LintWorkflow(LintOptions(paths: [path])).run(on: InMemoryFolder(broken))
    #expect(outcome.status == .couldNotRun)
    let told = outcome.diagnostics.contains {
      $0.id == "no-catalog" && $0.message.contains("'Source Contents'")
        && $0.message.contains("'ru.xcloc'")
    }
    #expect(told == (path != "."))
  }

  @Test(arguments: ["<xliff", "<!DOCTYPE x [<!ENTITY a \"b\">]><xliff>&a;</xliff>", "\u{0}"])
  func brokenFilesAreFindings(text: String) {
    let found = findings(["ru.xliff": text])
    #expect(found.allSatisfy { $0.hasPrefix("syntax-error") || $0.hasPrefix("invalid-encoding") })
    #expect(!found.isEmpty)
  }

  /// Who sends texts in can't say that nobody needs to look for what harms a reader.
  @Test(arguments: ["l10n:disable", "l10n:disable bidi-control html-tags"])
  func aNoteTurnsNoRuleAboutSecurityOff(_ note: String) {
    let unit = """
            <trans-unit id="a" xml:space="preserve">
              <source>Pay &lt;b&gt;now&lt;/b&gt;</source>
              <target>Плати\u{202E} сейчас</target>
              <note>\(note)</note>
            </trans-unit>
      """
    var options = LintOptions(paths: ["."])
    options.rules = ["bidi-control", "html-tags"]
    let files = ["ru.xliff": Self.xliff("A.strings", unit)]
    let outcome = LintWorkflow(options).run(on: InMemoryFolder(files))
    #expect(outcome.findings.map(\.diagnostic.id) == ["bidi-control"])
  }
}

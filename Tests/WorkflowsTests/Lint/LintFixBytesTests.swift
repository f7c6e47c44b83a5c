import Catalogs
import Diagnostics
import Linting
import Testing
import Workflows

/// Safe fixes change the text that they are for, and no byte beside it.
@Suite struct LintFixBytesTests {
  struct Case: CustomTestStringConvertible {
    var rule: String
    var source: String
    var text: String
    var language: String
    var testDescription: String { "\(rule): \(text)" }
  }

  /// The examples of all rules with a fix and one text.
  static let cases = RuleRegistry.all.flatMap { rule in
    rule.documentation.bad.compactMap { example -> Case? in
      let source = RuleExample.shownTexts(example.source)
      let own = RuleExample.shownTexts(example.translation)
      guard example.fixed != nil, example.language != example.sourceLanguage, source.count == 1,
        own.count == 1
      else { return nil }
      return Case(
        rule: rule.id, source: source[0].text, text: own[0].text, language: example.language)
    }
  }

  /// A text with every byte escaped that the format can escape; each comes behind the mark.
  static func escaped(_ text: String, _ prefix: String, _ suffix: String = "") -> String {
    text.utf16.map { unit in
      let hex = String(unit, radix: 16)
      return prefix + String(repeating: "0", count: 4 - hex.count) + hex + suffix
    }.joined()
  }

  @Test(arguments: cases) func aStringsFileKeepsItsOtherBytes(_ single: Case) {
    let start = "/* kept \\U00e9 */\r\n\"a\"  =  \"\\U00e9  x\" ;\r\n\"k\" = \""
    let end = "\";\r\n\r\n// kept  "
    check(single, "lproj/Localizable.strings", (start, end)) { Self.escaped($0, "\\U") }
  }

  @Test(arguments: cases) func aStringCatalogKeepsItsOtherBytes(_ single: Case) {
    let start = "{\"sourceLanguage\":\"en\",\r\n\"strings\" :{ \"k\":{\"localizations\":{\"en\":"
    let source = Self.escaped(single.source, "\\u")
    let unit = { (text: String) in
      "{\"stringUnit\" : {\"state\":\"translated\",\"value\":\"\(text)"
    }
    let own = "\"}},\r\n\t\"\(single.language)\":"
    let end = "\"} } }}},\r\n \"version\" :\"1.0\",\"\\u0078\":1}  \r\n"
    check(
      single, "Localizable.xcstrings", (start + unit(source) + own + unit(""), end)
    ) { Self.escaped($0, "\\u") }
  }

  /// A part of such a text is more than itself in the file, so that nothing there is replaced.
  @Test(arguments: [
    "<![CDATA[Supprimer %d fichier & plus?]]>", "Supprimer %d fichiers<!-- tous -->?",
    "<![CDATA[Supprimer %d fichiers ]]>",
  ])
  func aTextWithMarkupIsLeftAlone(_ text: String) {
    func table(_ text: String) -> String {
      """
      <plist version="1.0"><dict><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@c@</string><key>c</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>other</key><string>\(text)</string></dict></dict></dict></plist>
      """
    }
    let tree = InMemoryFolder([
      "en.lproj/L.stringsdict": table("Delete %d files?"), "fr.lproj/L.stringsdict": table(text),
    ])
    var options = LintOptions(paths: ["."])
    options.fixes = true
    options.showsNotes = true
    let outcome = LintWorkflow(options).run(on: tree)
    #expect(outcome.findings.contains { $0.locale == "fr" })
    #expect(tree.text(at: "fr.lproj/L.stringsdict") == table(text))
  }

  /// Nobody but a person knows what a number or a letter behind a backslash was to be.
  @Test(arguments: [
    (#"Füllen.\5. Gießen."#, #"Füllen.\n5. Gießen."#),
    (#"Füllen.\10. Gießen."#, #"Füllen.\n10. Gießen."#),
    (#"Füllen.\15. Gießen."#, #"Füllen.\n15. Gießen."#),
    (#"Füllen.\015Gießen."#, #"Füllen.\nGießen."#),
    (#"Füllen,\brühen, gießen."#, #"Füllen,\nbrühen, gießen."#),
    (#"Füllen.\n\5 Gießen."#, #"Füllen.\n\5 Gießen."#),
    (#"Füllen.\007\nGießen."#, #"Füllen.\nGießen."#),
  ])
  func whatStandsInAnEscapeStays(text: String, fixed: String) throws {
    let own = "\"k\" = \"\(text)\";\n"
    let tree = InMemoryFolder([
      "en.lproj/L.strings": #""k" = "Fill.\nPour.";"# + "\n", "de.lproj/L.strings": own,
    ])
    var options = LintOptions(paths: ["."])
    options.rules = ["control-character"]
    options.fixes = true
    let outcome = LintWorkflow(options).run(on: tree)
    #expect(tree.text(at: "de.lproj/L.strings") == own)
    try #require(outcome.findings.count == 1)
    let edits = outcome.findings[0].diagnostic.fixIts.flatMap(\.edits)
    var bytes = Array(own.utf8)
    for edit in edits { bytes.replaceSubrange(edit.range, with: edit.replacement.utf8) }
    #expect(String(decoding: bytes, as: UTF8.self) == "\"k\" = \"\(fixed)\";\n")
  }

  /// It isn't sure what texts such a file has.
  @Test(
    arguments: [("\"c\" = Måske\"\n", ["unmended-file"]), ("\"c\" = \"Måske\";\n", [])]
      as [(String, [String])])
  func aFileWithAnErrorThatNoFixMendsIsNamed(last: String, ids: [String]) {
    let first = "\"a\" = \"Ja\"\n\"b\" = \"Nej\"\n"
    let tree = InMemoryFolder(["da.lproj/A.strings": first + last])
    var options = LintOptions(paths: ["."])
    options.rules = ["syntax-error"]
    options.fixes = true
    let outcome = LintWorkflow(options).run(on: tree)
    #expect(outcome.diagnostics.map(\.id) == ids)
    #expect(outcome.findings.isEmpty == ids.isEmpty)
    let fixed = first.replacing("\"\n", with: "\";\n") + last
    #expect(tree.text(at: "da.lproj/A.strings") == (ids.isEmpty ? fixed : first + last))
  }

  /// Places are those in UTF-8, whatever the file is in.
  @Test(arguments: [
    ("es.lproj/A.strings", "\"é\" = \"x\"\n\"b\" = \"y\";\n", "\"é\" = \"x\";\n\"b\" = \"y\";\n"),
    (
      "A.xcstrings", #"{"sourceLanguage":"en","strings":{"é":{},},"version":"1.0"}"#,
      #"{"sourceLanguage":"en","strings":{"é":{}},"version":"1.0"}"#
    ),
  ])
  func aFileInUTF16StaysOne(path: String, text: String, fixed: String) throws {
    func bytes(_ text: String) -> [UInt8] {
      ("\u{FEFF}" + text).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    let tree = InMemoryFolder(bytes: [path: bytes(text)])
    var options = LintOptions(paths: ["."])
    options.rules = ["syntax-error"]
    options.fixes = true
    let outcome = LintWorkflow(options).run(on: tree)
    #expect(try tree.read(path) == bytes(fixed))
    #expect(outcome.findings.isEmpty && outcome.fixCount == 1)
  }

  private func check(
    _ single: Case, _ name: String, _ around: (start: String, end: String),
    _ escape: (String) -> String
  ) {
    let isCatalog = name.hasSuffix(".xcstrings")
    let path = isCatalog ? name : single.language + "." + name
    let tree = InMemoryFolder([path: around.start + escape(single.text) + around.end])
    if !isCatalog {
      tree.set(
        Array("\"k\" = \"\(Self.escaped(single.source, "\\U"))\";".utf8),
        at: "en.lproj/Localizable.strings")
    }
    var options = LintOptions(paths: ["."])
    options.rules = [single.rule]
    options.fixes = true
    let outcome = LintWorkflow(options).run(on: tree)
    let once = tree.text(at: path) ?? ""
    #expect(once.hasPrefix(around.start) && once.hasSuffix(around.end), "\(once)")
    let again = LintWorkflow(options).run(on: tree)
    #expect(again.fixCount == 0)
    #expect(tree.text(at: path) == once)
    if outcome.fixCount == 0 { #expect(once == around.start + escape(single.text) + around.end) }
  }
}

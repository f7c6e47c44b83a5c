import Catalogs
import Diagnostics
@testable import Linting
import Testing

/// Rules that look at files as they are.
@Suite struct FileRulesTests {
  private func file(_ text: String, language: String? = "de") -> LintFile {
    let document = StringsDocument(parsing: Array(text.utf8), file: "a.strings")
    return LintFile(
      path: "a.strings", format: .strings, text: document.text, language: language,
      languages: [], diagnostics: document.diagnostics, strings: document)
  }

  private func linter(_ ids: [String] = []) -> Linter {
    let rules = RuleRegistry.all.filter { ids.isEmpty || ids.contains($0.id) }
    return Linter(rules.map { Linter.Selection($0, $0.documentation.severity) }, LintContext())
  }

  private func found(_ file: LintFile) -> [String] {
    linter().diagnostics(in: file).map { "\($0.diagnostic.id) \($0.diagnostic.severity)" }
  }

  @Test func allSyntaxErrorsAreFound() {
    let found = found(file("\"a\" = \"b\"\n\"c\" \"d\";\n\"e\" = \"f\";\n"))
    #expect(found.count >= 2)
    #expect(found.allSatisfy { $0 == "syntax-error error" })
  }

  @Test(arguments: [
    ("tr", "Devam etmeden nce bu dosyay yedekle ve uygulamay yeniden balat", 6, true),
    ("tr", "Devam etmeden önce bu dosyayı yedekle ve uygulamayı yeniden başlat", 6, false),
    ("tr", "Devam etmeden \\U00F6nce bu dosyay yedekle ve uygulamay balat", 6, false),
    ("tr", "Devam etmeden nce bu dosyay yedekle ve uygulamay yeniden balat", 3, false),
    ("tr", "Save the file before you go on, and start the app again", 6, false),
    ("pl", "Zaloguj sie do konta, aby nie stracic danych na tym iPhone", 6, true),
    ("ro", "Nu ai salvat fisierul din dosarul pentru care este nevoie de parola", 6, true),
    ("ro", "Guarda los cambios de este archivo antes de cerrar la ventana con el resto", 6, false),
    ("de", "Das Wort ist nicht da und kommt auch nicht mit der Datei", 6, false),
  ])
  func aFileMayHaveLostItsLetters(language: String, text: String, count: Int, isFound: Bool) {
    let lines = (0..<count).map { "\"a\($0)\" = \"\(text)\";\n" }
    let expected = isFound ? ["invalid-encoding warning"] : []
    #expect(found(file(lines.joined(), language: language)) == expected)
  }

  @Test func aKeyThatStandsTwiceIsWorseWithTwoTexts() {
    #expect(found(file("\"a\" = \"b\";\n\"a\" = \"b\";\n")) == ["duplicate-key note"])
    #expect(found(file("\"a\" = \"b\";\n\"a\" = \"c\";\n")) == ["duplicate-key error"])
  }

  @Test(arguments: [
    ("<key>few</key><string>b</string>", "note"), ("<key>few</key><string>c</string>", "error"),
  ])
  func aMemberThatStandsTwiceIsWorseWithTwoTexts(other: String, severity: String) {
    let member = "<key>few</key><string>b</string>"
    let text =
      "<plist><dict><key>a</key><dict><key>n</key><dict>"
      + String(repeating: member + other, count: 200) + "</dict></dict></dict></plist>"
    let document = StringsdictDocument(parsing: Array(text.utf8), file: "a.stringsdict")
    let file = LintFile(
      path: "a.stringsdict", format: .stringsdict, text: document.text, language: "de",
      languages: [], diagnostics: document.diagnostics)
    let found = linter(["duplicate-key"]).diagnostics(in: file).map(\.diagnostic.severity)
    #expect(found.map { "\($0)" } == Array(repeating: severity, count: 101))
  }

  @Test(arguments: [("b", "note"), ("c", "error")])
  func whatSaysHowManyMoreThereAreWeighsAsTheyDo(other: String, severity: String) {
    let text = String(repeating: "\"a\"=\"b\";\"a\"=\"\(other)\";", count: 200)
    #expect(found(file(text)) == Array(repeating: "duplicate-key \(severity)", count: 101))
  }

  @Test func aFindingOfAParserNamesItsKey() {
    let found = linter().diagnostics(in: file("\"a\" = \"b\";\n\"a\" = \"c\";\n"))
    #expect(found.map(\.key) == ["a"])
  }

  @Test func whatWasUTF16IsOneError() {
    #expect(found(file("\u{FFFD}\u{FFFD}\"\u{0}a\u{0}\"\u{0}")) == ["syntax-error error"])
  }

  @Test(arguments: [
    ("\"a\" = \"b\u{0}c\";", ["invalid-encoding error"]),
    ("/* \u{0} */ \"a\" = \"b\u{0}c\u{0}\";", ["invalid-encoding error"]),
    ("\"a\" = \"b\";\n\u{0}\n\"c\" = \"d\";", ["syntax-error error"]),
    ("\"a\" = \"b\";\n\u{0}\u{0}\u{0}", ["syntax-error error"]),
  ])
  func aNULIsToldOnce(text: String, findings: [String]) {
    #expect(found(file(text)) == findings)
  }

  /// frameit reads them line by line, in UTF-8 or UTF-16.
  @Test(arguments: [
    ("fastlane/screenshots/de-DE/title.strings", true), ("de-DE/keyword.strings", true),
    ("App/de.lproj/title.strings", false), ("fastlane/screenshots/de-DE/Other.strings", false),
  ])
  func textsOnScreenshotsNeedNoSemicolons(path: String, isForScreenshots: Bool) {
    let text = "\"Home\" = \"Alles im Blick\"\n\"Map\" = \"Nie verirrt\"\n"
    let bytes: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let document = StringsDocument(parsing: bytes, file: path)
    let file = LintFile(
      path: path, format: .strings, text: document.text, language: nil, languages: [],
      diagnostics: document.diagnostics)
    let expected = ["invalid-encoding note", "syntax-error error", "syntax-error error"]
    #expect(found(file).sorted() == (isForScreenshots ? [] : expected))
  }

  @Test func anEscapeThatIsNoneIsAnError() {
    #expect(found(file(#""a" = "\u203A";"#)) == ["unknown-escape error"])
  }

  @Test(arguments: [
    (#"Fertig.\ n\ nWeiter?"#, #"Fertig.\n\nWeiter?"#), (#"Fertig.\Weiter?"#, #"Fertig.\nWeiter?"#),
    (#"Fertig.\Und nun?"#, #"Fertig.\nUnd nun?"#),
    (#"Fertig.\n\n\Und nun?"#, #"Fertig.\n\nUnd nun?"#),
    (#"Fertig.\n\Weiter?"#, #"Fertig.\n\nWeiter?"#),
    (#"Auf \Jetzt sichern\ tippen"#, #"Auf \"Jetzt sichern\" tippen"#),
    (#"Tippe auf \Unten\."#, #"Tippe auf \"Unten\"."#),
    (#"Auf \Sichern\" tippen"#, #"Auf \"Sichern\" tippen"#),
    (#"Fertig.\8 weitere"#, #"Fertig.\n8 weitere"#), (#"\u203A Weiter"#, #"\U203A Weiter"#),
    (#"\u{26A0} Weiter?"#, "⚠ Weiter?"), (#"\U{1F600}\U{1F600} Weiter?"#, "😀😀 Weiter?"),
    (#"Sag \u{22}Ja\u{22}"#, #"Sag \"Ja\""#),
  ])
  func anEscapeIsMended(written: String, mended: String) throws {
    let text = "\"a\" = \"\(written)\";"
    let diagnostics = linter(["unknown-escape"]).diagnostics(in: file(text)).map(\.diagnostic)
    let edits = try #require(diagnostics.first?.fixIts.first?.edits)
    var bytes = Array(text.utf8)
    for edit in edits.reversed() {
      bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
    }
    #expect(diagnostics.count == 1)
    #expect(String(decoding: bytes, as: UTF8.self) == "\"a\" = \"\(mended)\";")
  }

  @Test(arguments: [
    (#"Fertig.\Weiter"#, #"'\W'"#, #"write \nW for a line break, or W alone"#),
    (#"\u{26A0} Weiter"#, #"'\u{26A0}'"#, "write the character itself"),
    (#"Auf \Ja\ tippen"#, #"'\J'"#, #"\" for a quotation mark, also at its end, or J alone"#),
    (#"Zeile.\n\n\Du"#, #"'\D'"#, "; write D alone"),
    (#"Unter C:\Tassen"#, #"'\T'"#, #"write \\ for a backslash, or T alone"#),
    (#"Als KAFFEE\User"#, #"'\U'"#, #"write \\ for a backslash, or U alone"#),
    (#"\user"#, #"'\u'"#, "four hexadecimal digits, the character itself, or u alone"),
  ])
  func anEscapeIsNamed(written: String, name: String, advice: String) {
    let found = linter(["unknown-escape"]).diagnostics(in: file("\"a\" = \"\(written)\";"))
    let messages = found.map(\.diagnostic.message)
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { $0.hasPrefix(name) && $0.hasSuffix(advice) }, "\(messages)")
  }

  @Test(arguments: ["de", "pt-BR", "zh-Hant-TW", "Base", "fil", "sr-Latn"])
  func aLocaleIsKnown(_ name: String) {
    #expect(found(file("", language: name)) == [])
  }

  @Test(arguments: ["German", "Danish", "Norwegian", "Portuguese", "Polish"])
  func anOldFolderNameIsANote(_ name: String) {
    #expect(found(file("", language: name)) == ["unknown-locale note"])
  }

  @Test func whatGitCouldNotMergeIsNamed() {
    let marks = ["<<<<<<< HEAD", "=======", ">>>>>>> x"]
    let text = #""a" = "A";"# + "\n" + marks.joined(separator: "\n\"b\" = \"B\";\n") + "\n"
    let messages = linter(["syntax-error"]).diagnostics(in: file(text)).map(\.diagnostic.message)
    #expect(messages.count == 3)
    #expect(messages.allSatisfy { $0.contains("choose between the two sides") }, "\(messages)")
    let other = linter(["syntax-error"]).diagnostics(in: file("<< x\n\"a\" = \"A\";\n"))
    #expect(other.allSatisfy { !$0.diagnostic.message.contains("git") })
  }

  @Test func tornBytesAreFoundOnceInAFile() {
    let bytes = Array("\"a\" = \"".utf8) + [0xFF, 0x41, 0xFE, 0x42, 0xFF] + Array("\";\n".utf8)
    let document = StringsDocument(parsing: bytes, file: "a.strings")
    let file = LintFile(
      path: "a.strings", format: .strings, text: document.text, language: "de",
      languages: [], diagnostics: document.diagnostics)
    let messages = linter(["invalid-encoding"]).diagnostics(in: file).map(\.diagnostic.message)
    #expect(messages.count == 1)
    #expect(
      messages.allSatisfy { $0.hasSuffix("(as in 2 more places of the file)") }, "\(messages)")
  }

  @Test func aControlCharacterIsSpelledOut() {
    let messages = linter(["syntax-error"]).diagnostics(in: file("\u{6}\n\"a\" = \"b\";\n"))
      .map(\.diagnostic.message)
    #expect(messages.first?.hasPrefix("unexpected '\\u{6}'") == true, "\(messages)")
  }

  @Test func anUnderscoreIsANote() {
    #expect(found(file("", language: "pt_BR")) == ["unknown-locale note"])
  }

  @Test func anEscapeIsReportedOnceInAText() {
    #expect(found(file(#""a" = "\u203A %@ \u203A"; "b" = "\u203A";"#)).count == 2)
  }

  @Test(arguments: [
    ("sr@latin", " to 'sr-Latn'"), ("be@tarask", " to 'be-tarask'"),
    ("ca@valencia", " to 'ca-valencia'"), ("de@other", " to one such as 'sr-Latn'"),
  ])
  func aModifierIsNoTag(name: String, advice: String) {
    let messages = linter().diagnostics(in: file("", language: name)).map(\.diagnostic.message)
    #expect(messages == ["'\(name)' is no language tag; rename it\(advice)"])
  }

  @Test(arguments: [
    ("dk", "; rename it, to 'da' if its texts are in that"), ("xx", "; rename it"),
    ("GR", " to 'el' if its texts are in that"), ("jp-JP", " to 'ja' if its texts are in that"),
  ])
  func theCodeOfACountryIsNoLanguage(name: String, advice: String) {
    let messages = linter().diagnostics(in: file("", language: name)).map(\.diagnostic.message)
    #expect(messages.count == 1 && messages.allSatisfy { $0.hasSuffix(advice) }, "\(messages)")
  }

  @Test(arguments: ["xx", "d"]) func aFolderIsNoLocale(_ name: String) {
    #expect(found(file("", language: name)) == ["unknown-locale warning"])
  }

  @Test(
    arguments: [
      (#"{"generatesSymbol": false}"#, "1.2", []),
      (#"{"shouldGenerateSymbol": false}"#, "1.0", ["unknown-field warning"]),
      (#"{"localizations": {"de": {"stringunit": {}}}}"#, "1.0", ["unknown-field warning"]),
      (
        #"{"localizations": {"de": {"stringUnit": {"state": "new", "valeu": "a", "value": ""}}}}"#,
        "1.0", ["unknown-field warning"]
      ),
      ("{}", "2.0", ["unknown-field note"]), (#"{"later": 1}"#, "1.1", []),
    ] as [(String, String, [String])])
  func fieldsThatNothingReads(_ entry: String, _ version: String, _ expected: [String]) {
    let text = #"{"sourceLanguage": "en", "strings": {"a": \#(entry)}, "version": "\#(version)"}"#
    let document = StringCatalogDocument(parsing: Array(text.utf8), file: "a.xcstrings")
    #expect(document.diagnostics == [])
    let file = LintFile(
      path: "a.xcstrings", format: .stringCatalog, text: document.text, language: nil,
      languages: [], diagnostics: document.findings)
    #expect(found(file) == expected)
  }
}

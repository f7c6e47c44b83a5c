import Catalogs
import Diagnostics
import Extraction
import Testing

@testable import Workflows

/// `l10n rename` on folders in memory.
@Suite struct RenameWorkflowTests {
  private func renamed(
    _ old: String, to new: String, table: String? = nil, in files: [String: String],
    isDryRun: Bool = false, continues: Bool = false
  ) -> (tree: InMemoryFolder, outcome: RenameOutcome) {
    let tree = InMemoryFolder(files)
    let options = RenameOptions(
      old: old, new: new, table: table, paths: ["."], isDryRun: isDryRun, continues: continues)
    return (tree, RenameWorkflow(options).run(on: tree))
  }

  private func catalog(_ entry: String) -> String {
    #"{"sourceLanguage":"en","strings":{\#(entry)},"version":"1.0"}"#
  }

  private func spanish(_ key: String, _ text: String) -> String {
    #""\#(key)":{"localizations":{"es":{"stringUnit":{"state":"translated","value":"\#(text)"}}}}"#
  }

  @Test(arguments: [
    ("Done", "Finish", #"Text("Done")"#, #"Text("Finish")"#),
    ("Done", #"Say "no""#, #"Text("Done")"#, #"Text("Say \"no\"")"#),
    ("Done", #"C:\a"#, ##"Text(#"Done"#)"##, ##"Text(#"C:\#\a"#)"##),
    ("%lld cups", "cups: %lld", #"Text("\(n + 1) cups")"#, #"Text("cups: \(n + 1)")"#),
    (
      "%lld of %lld", "%lld/%lld", #"Text("\(n) of \(n * 2)")"#, #"Text("\(n)/\(n * 2)")"#
    ),
    ("%lld%%", "now %lld%%", #"Text("\(n)%")"#, #"Text("now \(n)%")"#),
  ])
  func aLiteralSpellsTheNewKey(old: String, new: String, code: String, expected: String) {
    let head = "import SwiftUI\nlet n = 1\nlet a = "
    let (tree, outcome) = renamed(
      old, to: new,
      in: ["A.swift": head + code, "Localizable.xcstrings": catalog(spanish(old, "x"))])
    #expect(outcome.diagnostics.map(\.message) == [])
    #expect(tree.text(at: "A.swift") == head + expected)
  }

  /// Code that puts a key together of parts keeps it, so that people would read the old key.
  @Test func aKeyThatCodePutsTogetherStays() {
    let files = [
      "A.swift": #"func a(_ size: String) -> String { "size.\(size)".localized() }"#,
      "en.lproj/Localizable.strings": "\"size.small\" = \"Small\";\n",
    ]
    let (tree, outcome) = renamed("size.small", to: "small", in: files)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.contains { $0.message.contains("together of parts") })
    #expect(
      tree.text(at: "en.lproj/Localizable.strings") == files["en.lproj/Localizable.strings"])
  }

  @Test func aPathThatIsNotThereIsTold() {
    let tree = InMemoryFolder(["App/A.swift": ""])
    let outcome = RenameWorkflow(RenameOptions(old: "a", new: "b", paths: ["Ap"])).run(on: tree)
    #expect(outcome.diagnostics.map(\.id) == ["missing-path"])
  }

  @Test func whatPeopleReadStays() {
    let (tree, outcome) = renamed(
      "Done", to: "done.title",
      in: [
        "A.swift": #"let a = String(localized: "Done")"#,
        "en.lproj/Localizable.strings": "/* A */\n\"Done\" = \"Done\";\n",
        "es.lproj/Localizable.strings": "Done = \"Hecho\"; // so\n",
        "fr.lproj/Localizable.strings": "\"Other\" = \"Autre\";\n",
      ])
    #expect(outcome.status == .clean)
    #expect(
      tree.text(at: "en.lproj/Localizable.strings") == "/* A */\n\"done.title\" = \"Done\";\n")
    #expect(
      tree.text(at: "es.lproj/Localizable.strings") == "\"done.title\" = \"Hecho\"; // so\n")
    #expect(tree.text(at: "fr.lproj/Localizable.strings") == "\"Other\" = \"Autre\";\n")
    #expect(outcome.diagnostics.map(\.id) == ["rename-untranslated"])
  }

  /// Beside the source language's folder, nobody reads what `Base` has.
  @Test(arguments: [("en", false), ("de", true)])
  func anEmptyBaseIsNoLanguage(language: String, isSource: Bool) {
    let (tree, outcome) = renamed(
      "done", to: "done.title",
      in: [
        "A.swift": #"let a = String(localized: "done")"#,
        "Base.lproj/Localizable.strings": "// Nothing\n",
        "\(language).lproj/Localizable.strings": "done = \"Done\";\n",
      ])
    #expect(outcome.diagnostics.map(\.id) == [])
    let base = tree.text(at: "Base.lproj/Localizable.strings")
    #expect(base?.contains("\"done.title\" = \"done\";") == isSource)
  }

  @Test func aKeyThatWasTheTextIsWrittenOut() throws {
    let code = #"let a = String(localized: "Done")"#
    let (tree, outcome) = renamed(
      "Done", to: "done",
      in: ["A.swift": code, "Localizable.xcstrings": catalog(spanish("Done", "Hecho"))])
    #expect(outcome.status == .clean)
    let text = tree.text(at: "Localizable.xcstrings") ?? ""
    let document = StringCatalogDocument(parsing: Array(text.utf8), file: "Localizable.xcstrings")
    #expect(document.entries.indices.map(document.entries.key) == ["done"])
    let texts = try ["en", "es"].map { language in
      let entry = try #require(document.entry(forKey: "done"))
      let localization = try #require(entry.localization(in: language))
      return document.leaves(of: localization.content).map(\.text)
    }
    #expect(texts == [["Done"], ["Hecho"]])
    let again = ExtractWorkflow(ExtractOptions(paths: ["."], isCheck: true)).run(on: tree)
    #expect(again.status == .clean)
  }

  @Test func aDefaultInTheCodeIsNotWrittenTwice() {
    let code = #"let a = String(localized: "a", defaultValue: "Done")"#
    let (tree, outcome) = renamed(
      "a", to: "b", in: ["A.swift": code, "Localizable.xcstrings": catalog(spanish("a", "Hecho"))])
    #expect(outcome.status == .clean)
    #expect(tree.text(at: "A.swift") == #"let a = String(localized: "b", defaultValue: "Done")"#)
    #expect(tree.text(at: "Localizable.xcstrings") == catalog(spanish("b", "Hecho")))
  }

  @Test func objectiveCAndStringsdictFollow() {
    let rule = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%d & files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>other</key><string>%d files</string></dict></dict></dict></plist>

      """.replacing("& files", with: "&amp; files")
    let (tree, outcome) = renamed(
      "%d & files", to: "%d < files",
      in: [
        "A.m": #"id a = NSLocalizedString(@"%d & files", nil);"#,
        "en.lproj/Localizable.stringsdict": rule,
      ])
    #expect(outcome.diagnostics.map(\.message) == [])
    #expect(tree.text(at: "A.m") == #"id a = NSLocalizedString(@"%d < files", nil);"#)
    #expect(
      tree.text(at: "en.lproj/Localizable.stringsdict")
        == rule.replacing("%d &amp; files", with: "%d &lt; files"))
  }

  /// Each refusal leaves every file as it was.
  @Test(arguments: [
    ("Dine", "a", "did you mean \"Done\""), ("Done", "Close", "has the key \"Close\" already"),
    ("Done", "Done", "the new key is the old one"), ("Done", "", "the new key is empty"),
    ("Done", "%@", "the new key asks for arguments"),
    ("Done", "Do\u{0}ne", "the new key has the control character U+0000"),
    ("%lld cups", "%@ cups", "the specifiers differ"),
    ("Hi %@", "greeting", #"has to have the old one's arguments, as in "greeting %@""#),
    ("%lld of %@", "%@ of %lld", "not in the order of the code"),
  ])
  func aRefusalChangesNothing(old: String, new: String, message: String) {
    let files = [
      "A.swift": #"""
      let a = String(localized: "Done"), b = String(localized: "Close")
      func c(_ name: String) -> String { String(localized: "Hi \(name)") }
      """#,
      "Localizable.xcstrings": catalog(
        [("Done", "Hecho"), ("Close", "Cerrar"), ("%lld cups", "x"), ("%lld of %@", "x")]
          .map { spanish($0.0, $0.1) }.joined(separator: ",")),
    ]
    let (tree, outcome) = renamed(old, to: new, in: files)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.contains { $0.message.contains(message) }, "\(outcome.diagnostics)")
    for (file, text) in files { #expect(tree.text(at: file) == text) }
  }

  @Test func severalTablesAskForOne() {
    let files = [
      "en.lproj/A.strings": "\"k\" = \"x\";\n", "en.lproj/B.strings": "\"k\" = \"y\";\n",
    ]
    #expect(renamed("k", to: "l", in: files).outcome.status == .couldNotRun)
    let (tree, outcome) = renamed("k", to: "l", table: "B", in: files)
    #expect(outcome.status == .clean)
    #expect(tree.text(at: "en.lproj/A.strings") == files["en.lproj/A.strings"])
    #expect(tree.text(at: "en.lproj/B.strings") == "\"l\" = \"y\";\n")
  }

  /// A table may lie in no language's folder; what was exported for translators stays.
  @Test func filesOutsideOfLanguagesFollow() {
    let table = "\"k\" = \"x\";\n"
    let export = "de.xcloc/Source Contents/en.lproj/A.strings"
    let files = [
      "A.strings": table, "shots/en-US/A.strings": table,
      "shots/de-DE/A.strings": "\"o\" = \"y\";\n",
      export: table,
    ]
    let (tree, outcome) = renamed("k", to: "l", in: files)
    #expect(outcome.changes.map(\.file) == ["A.strings", "shots/en-US/A.strings"])
    #expect(tree.text(at: "A.strings") == "\"l\" = \"x\";\n")
    #expect(tree.text(at: export) == table)
    #expect(renamed("k", to: "l", in: [export: table]).outcome.status == .couldNotRun)
  }

  @Test func theEncodingOfACatalogStays() {
    func encoded(_ text: String) -> [UInt8] {
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    let path = "es.lproj/A.strings"
    let tree = InMemoryFolder(bytes: [path: encoded("/* ñ */\r\n\"k\" = \"ñandú\";\r\n")])
    _ = RenameWorkflow(RenameOptions(old: "k", new: "año", paths: ["."])).run(on: tree)
    #expect(tree.files[path] == encoded("/* ñ */\r\n\"año\" = \"ñandú\";\r\n"))
  }

  @Test func aDryRunWritesNothing() {
    let files = ["en.lproj/A.strings": "\"k\" = \"x\";\n"]
    let (tree, outcome) = renamed("k", to: "l", in: files, isDryRun: true)
    #expect(!outcome.isWritten)
    #expect(outcome.changes.map(\.file) == ["en.lproj/A.strings"])
    #expect(outcome.changes.first?.after == Array("\"l\" = \"x\";\n".utf8))
    #expect(tree.text(at: "en.lproj/A.strings") == files["en.lproj/A.strings"])
  }

  @Test(
    "where code spells a key and none of it can be renamed, the catalogs stay",
    arguments: [
      (#"kettle.text("sink.title")"#, false, true), (#"kettle.text("sink.title")"#, true, false),
      (#"kettle.text("sink.\(kind)")"#, false, true),
      (#"kettle.text("sink.\(kind)")"#, true, false), ("1", false, false),
      (#"Text("sink.title") + kettle.text("sink.title")"#, false, false),
      // However many may become the key before it.
      (
        "[" + String(repeating: #""sink.\(kind)", "#, count: 25) + #"kettle.text("sink.title")]"#,
        false, true
      ),
    ])
  func literalsThatNothingIsKnownToLocalize(code: String, isForced: Bool, isRefused: Bool) {
    let table = "\"sink.title\" = \"Spüle\";\n"
    let tree = InMemoryFolder([
      "A.swift": "import SwiftUI\nlet title = \(code)\n", "de.lproj/Localizable.strings": table,
      "a.json": #"{"key": "sink.title"}"#,
    ])
    var options = RenameOptions(old: "sink.title", new: "sink.heading", paths: ["."])
    options.isForced = isForced
    let outcome = RenameWorkflow(options).run(on: tree)
    #expect(outcome.status == (isRefused ? .couldNotRun : .clean))
    #expect((tree.text(at: "de.lproj/Localizable.strings") == table) == isRefused)
  }

  /// Places are those of the files as they are left, after a dry run as they are.
  @Test(arguments: [false, true]) func whatStaysIsToldWhereItStands(isDryRun: Bool) {
    let (tree, outcome) = renamed(
      "button.stop", to: "button.halt.now",
      in: [
        "A.swift": """
        let a = [NSLocalizedString("button.stop", comment: ""): "button.stop"]
        let b = "button.\\(kind)", c = L10n.Button.stop, d = button.stop, e = "\\(f).\\(g)"
        """,
        "Info.plist": "<plist><string>button.stop</string></plist>",
        "en.lproj/Localizable.strings": "\"button.stop\" = \"Stop\";",
      ], isDryRun: isDryRun)
    #expect(outcome.isWritten != isDryRun)
    let found = outcome.diagnostics.compactMap { diagnostic -> String? in
      guard let place = diagnostic.location, let text = tree.text(at: place.file) else {
        return nil
      }
      let rest = String(decoding: Array(text.utf8)[place.range.lowerBound...], as: UTF8.self)
      return "\(place.file) \(diagnostic.id): \(rest.prefix(12))"
    }
    #expect(
      found == [
        "A.swift rename-mention: \"button.stop", "A.swift rename-mention: \"button.\\(ki",
        "A.swift rename-symbol: L10n.Button.", "Info.plist rename-mention: >button.stop",
      ])
  }

  @Test func testsAreRenamedToo() {
    let test = #"import XCTest; let a = NSLocalizedString("Done", comment: "")"#
    let (tree, outcome) = renamed(
      "Done", to: "done",
      in: [
        "App/A.swift": #"let a = NSLocalizedString("Done", comment: "")"#,
        "Tests/B.swift": test, "en.lproj/Localizable.strings": "\"Done\" = \"Done\";",
      ])
    #expect(outcome.diagnostics.map(\.message) == [])
    #expect(tree.text(at: "Tests/B.swift") == test.replacing("Done", with: "done"))
    // Who uses the app sees no text of tests.
    let extraction = ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: tree)
    #expect(extraction.entries.flatMap(\.locations).map(\.file) == ["App/A.swift"])
  }

  @Test func aLiteralOfSeveralLinesKeepsItsForm() {
    let head = "import SwiftUI\nlet a = "
    let (tree, outcome) = renamed(
      "Done", to: #"a"\b"#,
      in: [
        "A.swift": head + "Text(\"\"\"\n  Done\n  \"\"\")",
        "Localizable.xcstrings": catalog(spanish("Done", "Hecho")),
      ])
    #expect(outcome.diagnostics.map(\.message) == [])
    #expect(tree.text(at: "A.swift") == head + "Text(\"\"\"\n  a\\\"\\\\b\n  \"\"\")")
  }

  @Test func aBrokenCatalogOfTheTableKeepsAllAsItWas() {
    let files = [
      "A.swift": #"let a = String(localized: "Done")"#,
      "en.lproj/Localizable.strings": "\"Done\" = \"Done\";\n",
      "es.lproj/Localizable.strings": "\"Done\" = \"Hecho\";\n\"broken",
    ]
    let (tree, outcome) = renamed("Done", to: "done", in: files)
    #expect(outcome.status == .couldNotRun)
    #expect(!outcome.isWritten)
    for (file, text) in files { #expect(tree.text(at: file) == text) }
  }

  /// Whatever files a renaming got to before it was killed, going on comes to the same end.
  @Test func aRenamingThatWasCutOffGoesOn() throws {
    let before = [
      "A.swift": #"let a = String(localized: "Done")"#,
      "B.swift": #"let b = String(localized: "Done")"#,
      "en.lproj/Localizable.strings": "\"Other\" = \"Other\";\n",
      "es.lproj/Localizable.strings": "\"Done\" = \"Hecho\";\n",
    ]
    let (whole, outcome) = renamed("Done", to: "done.title", in: before)
    let changes = outcome.changesInWritingOrder
    try #require(changes.count == 4)
    // The text comes first, so nothing else is reached without it.
    #expect(changes[0].file == "en.lproj/Localizable.strings")
    for reached in 0..<16 where reached == 0 || reached & 1 != 0 {
      var files = before
      for (index, change) in changes.enumerated() where reached & 1 << index != 0 {
        files[change.file] = String(decoding: change.after, as: UTF8.self)
      }
      let (tree, next) = renamed("Done", to: "done.title", in: files, continues: true)
      #expect(next.status == .clean, "\(reached)")
      #expect(next.changes.isEmpty == (reached == 15), "\(reached)")
      for path in before.keys {
        #expect(tree.text(at: path) == whole.text(at: path), "\(path) after \(reached)")
      }
    }
  }

  /// A slip in the old key is not taken for the text that people read.
  @Test(arguments: ["Dnoe", "Done"])
  func aKeyOfWhichNothingIsLeftIsNoText(old: String) {
    let files = [
      "A.swift": #"let a = String(localized: "done.title")"#,
      "en.lproj/Localizable.strings": "\"Other\" = \"Other\";\n",
      "es.lproj/Localizable.strings": "\"done.title\" = \"Hecho\";\n",
    ]
    let (tree, outcome) = renamed(old, to: "done.title", in: files, continues: true)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.changes.isEmpty)
    #expect(outcome.diagnostics.map(\.message).contains { $0.contains("has the key \"\(old)\"") })
    for (path, text) in files { #expect(tree.text(at: path) == text) }
  }

  @Test func twoKeysAreNoRenamingThatWasCutOff() {
    let files = [
      "A.swift": #"let a = String(localized: "Done")"#,
      "en.lproj/Localizable.strings": "\"Done\" = \"Done\";\n\"Finish\" = \"Finish\";\n",
    ]
    for continues in [true, false] {
      let (tree, outcome) = renamed("Done", to: "Finish", in: files, continues: continues)
      #expect(outcome.status == .couldNotRun)
      #expect(tree.text(at: "A.swift") == files["A.swift"])
    }
  }
}

import Catalogs
import Diagnostics
import Exchange
import Extraction
import Reading
import Testing
import Workflows

/// `l10n extract` on folders in memory.
@Suite struct ExtractWorkflowTests {
  static let strings = """
    /* Greeting */
    "Hello" = "Hello";

    /* By hand */
    "Old" = "Old, edited";

    """

  private func project(
    _ source: String, _ more: [String: String] = [:], unreadable: Set<String> = []
  ) -> InMemoryFolder {
    var files = [
      "App/View.swift": "import SwiftUI\n" + source,
      "App/Resources/en.lproj/Localizable.strings": Self.strings,
      "App/Resources/es.lproj/Localizable.strings": "\"Hello\" = \"Hola\";\n",
    ]
    files.merge(more) { $1 }
    return InMemoryFolder(files, unreadable: unreadable)
  }

  private func run(_ tree: InMemoryFolder, _ change: (inout ExtractOptions) -> Void = { _ in })
    -> ExtractOutcome
  {
    var options = ExtractOptions(paths: ["."])
    change(&options)
    return ExtractWorkflow(options).run(on: tree)
  }

  @Test("what was exported for translators holds copies of sources")
  func exportedSources() {
    let tree = project(
      "let a = Text(\"Hello\")\n",
      [
        "en.xcloc/Source Contents/App/Copy.swift": "import SwiftUI\nlet a = Text(\"Copied\")\n",
        "en.xcloc/contents.json": "{}",
      ])
    #expect(run(tree).entries.map(\.key) == ["Hello"])
  }

  @Test(
    "a folder that the source language has under another name is its folder",
    arguments: [
      "English", "en-US", "EN", "en-GB",
    ])
  func foldersOfOtherNames(name: String) {
    let tree = InMemoryFolder([
      "View.swift": "import SwiftUI\nlet a = (Text(\"Hello\"), Text(\"New\"))\n",
      "\(name).lproj/Localizable.strings": Self.strings,
      "fr.lproj/Localizable.strings": "\"Hello\" = \"Bonjour\";\n",
    ])
    #expect(run(tree).status == .clean)
    #expect(tree.text(at: "en.lproj/Localizable.strings") == nil)
    #expect(tree.text(at: "\(name).lproj/Localizable.strings")?.contains("\"New\"") == true)
  }

  @Test func newKeysAreAddedAndMissingOnesMarked() throws {
    let tree = project(#"let a = Text("Hello"), b = Text("New", comment: "Why")"#)
    let outcome = run(tree)
    #expect(outcome.status == .clean)
    let change = try #require(outcome.changes.first)
    #expect(change.changes == [.added(key: "New"), .markedStale(key: "Old")])
    #expect(change.missingLocales == ["New": ["es"]])
    let text = try #require(tree.text(at: "App/Resources/en.lproj/Localizable.strings"))
    #expect(text.contains("/* Why */\n\"New\" = \"New\";"))
    #expect(text.contains("\"Old\" = \"Old, edited\";"))
    #expect(
      tree.text(at: "App/Resources/es.lproj/Localizable.strings") == "\"Hello\" = \"Hola\";\n")
  }

  @Test("a language's folders of several names are one language")
  func languagesOfSeveralNames() throws {
    let tree = InMemoryFolder([
      "View.swift": "import SwiftUI\nlet a = (Text(\"Hello\"), Text(\"New\"), Text(\"Old\"))\n",
      "en.lproj/Localizable.strings": "\"Hello\" = \"Hello\";\n",
      "English.lproj/Other.strings": "\"a\" = \"a\";\n",
      "German.lproj/Localizable.strings": "\"Old\" = \"Alt\";\n",
      "de.lproj/Localizable.strings": "\"Hello\" = \"Hallo\";\n",
      "French.lproj/Localizable.strings": "\"Old\" = \"Vieux\";\n",
    ])
    let change = try #require(run(tree).changes.first)
    #expect(change.missingLocales == ["New": ["de", "French"]])
  }

  /// Xcode reads such tables, too, and nothing here can write them.
  @Test(arguments: ["bplist00\u{1}\u{2}", "<?xml version=\"1.0\"?><plist><dict/></plist>"])
  func aTableThatIsAPropertyListIsLeftAlone(text: String) {
    let path = "App/Resources/en.lproj/Other.strings"
    let tree = project(
      #"let a = Text("Hello"), b = Text("New"), c = Text("K", tableName: "Other")"#,
      [path: text])
    let outcome = run(tree)
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.contains { $0.id == "property-list" && $0.location?.file == path })
    #expect(outcome.changes.map(\.file) == ["App/Resources/en.lproj/Localizable.strings"])
    #expect(tree.text(at: path) == text)
  }

  @Test func runningTwiceChangesNothing() {
    let tree = project(#"let a = Text("Hello"), b = Text("New \(1)")"#)
    _ = run(tree)
    let second = run(tree)
    #expect(second.changes.isEmpty)
    #expect(second.status == .clean)
  }

  @Test func staleKeysAreRemovedOnDemand() {
    let tree = project(#"let a = Text("Hello")"#)
    let outcome = run(tree) { $0.removesStale = true }
    #expect(outcome.changes.flatMap(\.changes) == [.removedStale(key: "Old")])
    #expect(
      tree.text(at: "App/Resources/en.lproj/Localizable.strings")
        == "/* Greeting */\n\"Hello\" = \"Hello\";\n")
  }

  @Test func checkWritesNothing() {
    let tree = project(#"let a = Text("Hello"), b = Text("New")"#)
    let outcome = run(tree) { $0.isCheck = true }
    #expect(outcome.status == .findings)
    #expect(tree.text(at: "App/Resources/en.lproj/Localizable.strings") == Self.strings)
    #expect(ExtractReport(outcome).difference.contains { $0.text.contains("+\"New\" = \"New\";") })
  }

  @Test func tablesAndTargetsKeepTheirOwnCatalogs() {
    let tree = project(
      #"let a = Text("Hello"), b = Text("Old"), c = Text("T", tableName: "Other")"#,
      [
        "Watch/View.swift": "import SwiftUI\nlet w = Text(\"On the wrist\")",
        "Watch/en.lproj/Localizable.strings": "",
      ])
    let outcome = run(tree)
    #expect(
      outcome.changes.map(\.file) == [
        "App/Resources/en.lproj/Other.strings", "Watch/en.lproj/Localizable.strings",
      ])
  }

  @Test func outputTakesEverything() {
    let tree = InMemoryFolder(["View.swift": "import SwiftUI\nlet a = Text(\"Hello\")"])
    let outcome = run(tree) { $0.output = "Strings" }
    #expect(outcome.status == .clean)
    #expect(
      tree.text(at: "Strings/en.lproj/Localizable.strings")
        == "/* No comment provided by engineer. */\n\"Hello\" = \"Hello\";\n")
  }

  @Test func withoutACatalogTheUserIsToldWhatToDo() {
    let tree = InMemoryFolder(["View.swift": "import SwiftUI\nlet a = Text(\"Hello\")"])
    let outcome = run(tree)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id) == ["no-catalog"])
    #expect(run(tree) { $0.needsCatalog = false }.status == .clean)
  }

  /// Where an app has tables of its own, one text beside them is no reason not to run.
  @Test func aMissingTableBesideOthersIsANote() {
    let tree = InMemoryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop", defaultLocalization: "en",
        targets: [.target(name: "Shop", resources: [.process("en.lproj")])])
      """,
      "Sources/Shop/A.swift": "import SwiftUI\nlet a = Text(\"–\")",
      "Sources/Shop/en.lproj/Cart.strings": "\"cart.title\" = \"Cart\";\n",
    ])
    let outcome = run(tree) { $0.isCheck = true }
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.map(\.id) == ["missing-table"])
  }

  /// A table in other languages only is one, whose keys may be the texts of the source language.
  @Test(arguments: [("Localizable", Workflows.ExitStatus.clean), ("InfoPlist", .couldNotRun)])
  func aTableOfOtherLanguagesIsOne(table: String, status: Workflows.ExitStatus) {
    let text = "import SwiftUI\nlet a = Text"
    let tree = InMemoryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop", defaultLocalization: "en",
        targets: [.target(name: "Shop", resources: [.process("Texts")]), .target(name: "Till")])
      """,
      "Sources/Shop/A.swift": text + "(\"Open\", bundle: .module)\n",
      "Sources/Till/B.swift": text + "(\"Closed\", bundle: .module)\n",
      "Sources/Shop/Texts/de.lproj/\(table).strings": "\"Open\" = \"Offen\";\n",
    ])
    let outcome = run(tree) { $0.isCheck = true }
    #expect(outcome.status == status)
    #expect(
      Set(outcome.diagnostics.map(\.id)) == [status == .clean ? "missing-table" : "no-catalog"])
  }

  @Test func whatWasReplacedIsKeptForDiagnostics() {
    let path = "App/Resources/en.lproj/Localizable.strings"
    let tree = project(#"let a = Text("Hello"), b = Text("New")"#)
    #expect(run(tree) { $0.isCheck = true }.replaced.isEmpty)
    #expect(run(tree).replaced == [path: Array(Self.strings.utf8)])
  }

  @Test func aBrokenCatalogIsNamedAndNothingIsWritten() {
    let broken = "\"Hello\" = \"Hello\"\n\"Old\" = ;\n"
    let tree = project(
      #"let a = Text("New")"#, ["App/Resources/en.lproj/Localizable.strings": broken])
    let outcome = run(tree)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.filter { $0.severity == .error }.count == 2)
    #expect(tree.text(at: "App/Resources/en.lproj/Localizable.strings") == broken)
  }

  @Test func anUnreadableSourceStopsWriting() {
    let tree = project(
      #"let a = Text("New")"#, ["App/More.swift": "let b = 1"], unreadable: ["App/More.swift"])
    let outcome = run(tree)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id) == ["unreadable-file"])
    #expect(tree.text(at: "App/Resources/en.lproj/Localizable.strings") == Self.strings)
  }

  @Test func aTooLargeSourceStopsWriting() {
    let tree = project(#"let a = Text("New")"#)
    tree.set(Array(repeating: UInt8(ascii: " "), count: 17 << 20), at: "App/Huge.swift")
    let outcome = run(tree)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id) == ["file-too-large"])
  }

  /// A catalog that nobody wants to be read is there all the same.
  @Test(arguments: [
    ("App/Resources/Menu.xcstrings", #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#),
    ("App/Resources/en.lproj/Menu.strings", "\"Cup\" = \"Cup\";\n"),
  ])
  func anExcludedTableStaysAndKeepsNoOtherFromBeingWritten(file: String, text: String) {
    let tree = project(
      #"let a = (Text("New"), Text("Bean", tableName: "Menu"))"#, [file: text])
    let outcome = run(tree) { $0.scope.exclude = [file] }
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.filter { $0.id == "ignored-catalog" }.count == 1)
    #expect(tree.text(at: file) == text)
    let made = "App/Resources/en.lproj/Menu.strings"
    #expect(tree.text(at: made) == (file == made ? text : nil))
    #expect(
      tree.text(at: "App/Resources/en.lproj/Localizable.strings")?.contains("\"New\"") == true)
  }

  @Test func whatGitCryptKeepsMayNameKeys() {
    let tree = project(#"let a = Text("New")"#)
    tree.set(Array("\0GITCRYPT\0\u{1}\u{2}\n\u{3}".utf8), at: "App/Secret.swift")
    let outcome = run(tree)
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.map(\.id) == ["left-out"])
    #expect(outcome.changes.flatMap(\.changes) == [.added(key: "New")])
  }

  @Test func nothingIsStaleWhileASourceHasASyntaxError() {
    let tree = project(
      #"let a = Text("Hello")"#, ["App/Broken.swift": "let t = Text(\"Hello\")\nfunc f( {"])
    let outcome = run(tree)
    #expect(outcome.changes.isEmpty)
    #expect(outcome.diagnostics.map(\.id) == ["swift-syntax"])
  }

  /// As in a repository of translations, whose app is elsewhere.
  @Test(arguments: ["Tool.m": "int main() { return 0; }", "README.md": "`Hello`"])
  func nothingIsStaleWhereNoSourceUsesTheCatalog(file: String, text: String) {
    let tree = InMemoryFolder([
      file: text, "en.lproj/Localizable.strings": "\"Sink\" = \"Sink\";\n",
    ])
    let outcome = run(tree)
    #expect(outcome.changes.isEmpty)
    #expect(outcome.diagnostics.map(\.id) == ["no-key"])
  }

  @Test func nothingIsStaleWhileASourceIsLeftOut() {
    let deep = "let t = Text(\"Hello\")\nlet a = " + String(repeating: "[", count: 40)
    let tree = project(#"let a = Text("New")"#, ["App/Deep.swift": deep])
    let outcome = run(tree)
    #expect(outcome.diagnostics.map(\.id) == ["swift-too-complex"])
    let text = tree.text(at: "App/Resources/en.lproj/Localizable.strings") ?? ""
    #expect(text.contains("\"New\""))
    #expect(
      outcome.changes.allSatisfy { !String(decoding: $0.new, as: UTF8.self).contains("stale") })
  }

  @Test func theCatalogDecidesWhatWasOnlyAssumed() {
    let catalog = "\"Node %d\" = \"Node %d\";\n\"Sure %@\" = \"x\";\n"
    let tree = project(
      #"func f(x: Unheard, n: Int) { _ = Text("Node \(x.num)"); _ = Text("Sure \(n)") }"#,
      ["App/Resources/en.lproj/Localizable.strings": catalog])
    let outcome = run(tree)
    #expect(outcome.entries.map(\.key) == ["Node %d", "Sure %lld"])
    #expect(outcome.entries.map { $0.arguments[0].specifier } == ["%d", "%lld"])
  }

  @Test(arguments: [
    (#"Text("\(n) items")"#, true), (#"Text("Page \(n)")"#, false),
    (#"Text("^[\(n) item](inflect: true)")"#, false), (#"Text("\(n)% done")"#, false),
    (#"Text("\(n) of \(n) items")"#, false), (#"Text("\(n) new items")"#, true),
    (#"Text("Read of inflect: \(n) items")"#, true), (#"Text("\(n) px")"#, false),
    (#"String(format: NSLocalizedString("%ld items", comment: ""), n)"#, true),
    (#"String(format: NSLocalizedString("%zd items", comment: ""), n)"#, true),
  ])
  func countsWithoutPluralsGetAHint(call: String, isHinted: Bool) {
    let tree = project("func f(n: Int) { _ = \(call) }")
    #expect(run(tree).diagnostics.contains { $0.id == "plural-candidate" } == isHinted)
  }

  /// Two keys at run time, though `String` takes them for one; both are in all kinds of catalogs.
  @Test(arguments: ["Localizable.strings", "Localizable.xcstrings"])
  func keysThatDifferInNormalizationAreTwo(catalog: String) throws {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    let isStrings = catalog.hasSuffix(".strings")
    let path = isStrings ? "App/en.lproj/\(catalog)" : "App/\(catalog)"
    let tree = InMemoryFolder([
      "App/A.swift": """
      import Foundation
      let a = NSLocalizedString("\(composed)", comment: "one")
      """,
      "App/B.m": "NSString *b = NSLocalizedString(@\"\(decomposed)\", @\"two\");",
      path: isStrings ? "" : #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#,
    ])
    let outcome = run(tree)
    #expect(outcome.entries.count == 2)
    let text = try #require(tree.text(at: path))
    for key in [composed, decomposed] {
      #expect(!Array(text.utf8).ranges(of: Array("\"\(key)\"".utf8)).isEmpty)
    }
    #expect(!text.contains("one\\ntwo") && !text.contains("one\ntwo"))
    #expect(run(tree) { $0.isCheck = true }.status == .clean)
  }

  /// One of two spellings is in use; the other one loses nothing that it isn't asked for.
  @Test func theOtherSpellingOfAKeyIsStale() throws {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    let tree = InMemoryFolder([
      "App/A.swift": "import Foundation\nlet a = NSLocalizedString(\"\(composed)\", comment: \"\")",
      "App/B.swift": "let b = \"kept\"",
      "App/Localizable.xcstrings": """
      {"sourceLanguage":"en","strings":{"\(decomposed)":{},"kept":{}},"version":"1.0"}
      """,
    ])
    #expect(run(tree).changes.flatMap(\.changes).count == 2)
    let catalog = try #require(tree.text(at: "App/Localizable.xcstrings"))
    #expect(catalog.ranges(of: "stale").count == 1)
  }
}

import Catalogs
import Diagnostics
import Exchange
import Testing
import Workflows

/// `l10n extract` on String Catalogs in memory.
@Suite struct ExtractStringCatalogTests {
  private static let catalog =
    #"{"sourceLanguage": "en", "strings": {"Node %d": {"localizations": {"de": {}}}, "Old": {}, "Mine": {"extractionState": "manual"}}, "version": "1.0"}"#

  private func project(_ source: String, catalog: String = Self.catalog) -> InMemoryFolder {
    InMemoryFolder([
      "App/View.swift": "import SwiftUI\n" + source, "App/Localizable.xcstrings": catalog,
    ])
  }

  private func run(_ tree: InMemoryFolder, _ change: (inout ExtractOptions) -> Void = { _ in })
    -> ExtractOutcome
  {
    var options = ExtractOptions(paths: ["."])
    change(&options)
    return ExtractWorkflow(options).run(on: tree)
  }

  @Test func newKeysAreAddedMissingOnesMarkedAndManualOnesLeft() throws {
    let tree = project(
      #"func f(x: Unheard) { _ = Text("Node \(x.num)"); _ = Text("New", comment: "Why") }"#)
    let outcome = run(tree)
    #expect(outcome.status == .clean)
    let change = try #require(outcome.changes.first)
    #expect(change.changes == [.added(key: "New"), .markedStale(key: "Old")])
    #expect(change.missingLocales == ["New": ["de"]])
    #expect(
      tree.text(at: "App/Localizable.xcstrings")
        == #"{"sourceLanguage": "en", "strings": {"Node %d": {"localizations": {"de": {}}}, "Old": {"extractionState": "stale"}, "Mine": {"extractionState": "manual"}, "New": {"comment": "Why"}}, "version": "1.0"}"#
    )
    #expect(run(tree).changes.isEmpty)
  }

  @Test func newTablesBecomeStringCatalogsBesideThem() {
    let tree = project(
      #"let a = Text("T", tableName: "Other"), b = Text("Old"), c = Text("Node %d")"#)
    let outcome = run(tree)
    #expect(outcome.changes.map(\.file) == ["App/Other.xcstrings"])
    #expect(run(tree) { $0.format = .strings }.changes.isEmpty)
  }

  @Test(arguments: [
    (NewCatalogFormat.xcstrings, "Strings/Localizable.xcstrings"),
    (.strings, "Strings/en.lproj/Localizable.strings"),
  ])
  func theFormatOfNewCatalogsIsAChoice(format: NewCatalogFormat, file: String) {
    let tree = InMemoryFolder(["View.swift": "import SwiftUI\nlet a = Text(\"Hello\")"])
    func extract() -> ExtractOutcome {
      run(tree) {
        $0.output = "Strings"
        $0.format = format
      }
    }
    #expect(extract().changes.map(\.file) == [file])
    #expect(tree.text(at: file)?.contains("\"Hello\"") == true)
    #expect(extract().changes.isEmpty)
  }

  @Test func theCatalogsOwnSourceLanguageGetsTheDefaultValue() {
    let tree = project(
      #"let a = String(localized: "k", defaultValue: "Wert")"#,
      catalog: #"{"sourceLanguage":"de","strings":{},"version":"1.0"}"#)
    _ = run(tree)
    #expect(
      tree.text(at: "App/Localizable.xcstrings")
        == #"{"sourceLanguage":"de","strings":{"k":{"extractionState":"extracted_with_value","localizations":{"de":{"stringUnit":{"state":"new","value":"Wert"}}}}},"version":"1.0"}"#
    )
  }

  @Test func nothingIsStaleWhileASourceHasASyntaxError() {
    let tree = project("let t = Text(\"Old\")\nfunc f( {")
    #expect(run(tree) { $0.removesStale = true }.changes.isEmpty)
  }

  @Test func aBrokenCatalogIsNamedAndNothingIsWritten() {
    let tree = project(#"let a = Text("New")"#, catalog: #"{"strings":{"a":{},}}"#)
    let outcome = run(tree)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.allSatisfy { $0.location?.file == "App/Localizable.xcstrings" })
    #expect(tree.text(at: "App/Localizable.xcstrings") == #"{"strings":{"a":{},}}"#)
  }

  @Test(arguments: [#""one""#, #""other""#])
  func pluralsOfTheCatalogSilenceTheHint(category: String) {
    let source = #"func f(n: Int) { _ = Text("\(n) items") }"#
    let unit = #"{"stringUnit": {"state": "new", "value": "x"}}"#
    let strings =
      #""%lld items": {"localizations": {"en": {"variations": {"plural": {\#(category): \#(unit)}}}}}"#
    let varied = #"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#
    #expect(run(project(source, catalog: varied)).diagnostics.isEmpty)
    #expect(run(project(source)).diagnostics.map(\.id) == ["plural-candidate"])
  }
}

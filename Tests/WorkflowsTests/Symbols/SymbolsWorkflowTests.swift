import Catalogs
import Diagnostics
import Exchange
import Testing
import Workflows

/// `l10n symbols` on folders in memory.
@Suite struct SymbolsWorkflowTests {
  @Test(
    "a catalog that no symbol comes of is told",
    arguments: [
      ("manual", SymbolTable.Keys.manual, nil), ("", .manual, "--all-keys"), ("", .all, nil),
    ] as [(String, SymbolTable.Keys, String?)])
  func noSymbols(state: String, keys: SymbolTable.Keys, hint: String?) {
    let entry = state.isEmpty ? "{}" : #"{"extractionState":"\#(state)"}"#
    let tree = InMemoryFolder([
      "L.xcstrings": #"{"sourceLanguage":"en","strings":{"Wash":\#(entry)},"version":"1.0"}"#
    ])
    var options = SymbolsOptions()
    options.keys = keys
    let outcome = SymbolsWorkflow(options).run(on: tree)
    #expect(outcome.status == .clean)
    #expect(outcome.files.isEmpty == (hint != nil))
    let told = outcome.diagnostics.filter { $0.id == "no-symbols" }.map(\.message)
    #expect(told.count == (hint == nil ? 0 : 1))
    #expect(told.allSatisfy { $0.contains(hint ?? "") })
  }

  /// Each target has a table of its property list, of phrases and of settings, and no code looks
  /// their keys up.
  @Test(arguments: [
    ("AppShortcuts", "", "", true), ("Settings.bundle/Root", "", "", true),
    ("InfoPlist", "", "", true), ("App-InfoPlist", "", "", true), ("InfoPlist", "manual", "", true),
    ("InfoPlist", "manual", "manual", false), ("Localizable", "", "", false),
  ])
  func tablesOfNoCode(
    table: String, first: String, second: String, isClean: Bool
  ) {
    func catalog(_ key: String, _ state: String) -> String {
      let entry = state.isEmpty ? "{}" : #"{"extractionState":"\#(state)"}"#
      return #"{"sourceLanguage":"en","strings":{"\#(key)":\#(entry)},"version":"1.0"}"#
    }
    let tree = InMemoryFolder([
      "App/\(table).xcstrings": catalog("CFBundleName", first),
      "Tip/\(table).xcstrings": catalog("CFBundleDisplayName", second),
      "App/Menu.xcstrings": catalog("Wash", ""),
    ])
    var options = SymbolsOptions()
    options.keys = .all
    let outcome = SymbolsWorkflow(options).run(on: tree)
    #expect((outcome.status == .clean) == isClean)
    #expect(outcome.diagnostics.contains { $0.id == "shared-table" } == !isClean)
    let text = outcome.files.map(\.text).joined()
    #expect(text.contains("wash") == isClean)
    #expect(text.contains("CFBundleName") == (isClean && first == "manual"))
  }
}

import Catalogs
import Diagnostics
import TestSupport
import Testing
import Workflows

/// `l10n xcstringstool sync`: which keys it adds, marks and takes away.
@Suite struct CatalogSyncTests {
  static let path = "Localizable.xcstrings"

  static func synced(
    _ entries: String, keys: [String] = ["Used"], table: String = "Localizable",
    keepsOthers: Bool = false
  ) -> (tree: InMemoryFolder, ids: [String], status: Workflows.ExitStatus) {
    let found = keys.map { #"{"key": "\#($0)", "comment": ""}"# }.joined(separator: ", ")
    let tree = InMemoryFolder([
      path: #"{"sourceLanguage": "en", "strings": {\#(entries)}, "version": "1.0"}"#,
      "A.stringsdata":
        #"{"source": "A.swift", "tables": {"\#(table)": [\#(found)]}, "version": 1}"#,
    ])
    var sync = CatalogSync()
    (sync.catalogs, sync.stringsData, sync.keepsOthers) = ([path], ["A.stringsdata"], keepsOthers)
    let (diagnostics, status) = sync.run(on: tree)
    return (tree, diagnostics.map(\.id), status)
  }

  static func entry(_ key: String, in tree: InMemoryFolder) -> StringCatalogEntry? {
    StringCatalogDocument(parsing: tree.files[path] ?? [], file: path).entry(forKey: key)
  }

  static let spanish =
    #""localizations": {"es": {"stringUnit": {"state": "translated", "value": "Viejo"}}}"#

  /// An entry that no source names: whether it is there afterwards, and whether it is stale.
  @Test(arguments: [
    ("{}", false, false), ("{\(spanish)}", true, true),
    (#"{"extractionState": "manual", \#(spanish)}"#, true, false),
    (#"{"extractionState": "stale", \#(spanish)}"#, true, true),
  ])
  func unusedKeys(entry: String, isThere: Bool, isStale: Bool) {
    let (tree, ids, status) = Self.synced(#""Old": \#(entry), "Used": {}"#)
    #expect(ids.isEmpty && status == .clean)
    let old = Self.entry("Old", in: tree)
    #expect((old != nil) == isThere)
    #expect((old?.extractionState?.value == .stale) == isStale)
    #expect(Self.entry("Used", in: tree)?.extractionState == nil)
    let kept = Self.synced(#""Old": \#(entry)"#, keepsOthers: true).tree
    #expect(Self.entry("Old", in: kept) != nil && Self.entry("Used", in: kept) != nil)
  }

  @Test func aKeyThatIsUsedAgainIsNoLongerStale() {
    let tree = Self.synced(#""Used": {"extractionState": "stale", \#(Self.spanish)}"#).tree
    #expect(Self.entry("Used", in: tree)?.extractionState == nil)
    #expect(Self.entry("Used", in: tree)?.localizations.count == 1)
  }

  @Test func whereNothingIsSaidOfATableItStays() {
    let (tree, ids, status) = Self.synced(#""Old": {}"#, table: "Other")
    #expect(ids == ["unknown-table"] && status == .clean)
    #expect(Self.entry("Old", in: tree) != nil && Self.entry("Used", in: tree) == nil)
  }

  @Test func nothingIsWrittenWhereAFileCannotBeRead() {
    let (tree, ids, status) = Self.synced(#""Old": "#)
    #expect(!ids.isEmpty && status == .couldNotRun)
    #expect(tree.text(at: Self.path)?.contains("Used") == false)
  }
}

import Catalogs
import Diagnostics
import TestSupport
import Testing

@testable import Workflows

/// What `#if` lets through only with a flag that no build configuration sets keeps Xcode's mark.
@Suite struct UnsetFlagTests {
  private static let code = """
    import SwiftUI
    #if APPSTORE
    let a = Text("Shop")
    #elseif !BETA
    let a = Text("Free")
    #else
    let a = Text("Test")
    #endif
    let b = Text("Everywhere")
    """

  private static func entry(_ key: String, isStale: Bool) -> String {
    let unit = #"{"stringUnit": {"state": "translated", "value": "Wort"}}"#
    return "\"\(key)\": {\(isStale ? "\"extractionState\": \"stale\", " : "")"
      + "\"localizations\": {\"de\": \(unit)}}"
  }

  private static func files(
    _ debug: String, _ release: String = "", _ entries: [String] = [],
    code: String = UnsetFlagTests.code
  ) -> [String: String] {
    [
      SampleXcodeProject.path: SampleXcodeProject.text(
        ["A.swift", "Localizable.xcstrings"], debug: debug, release: release),
      "A.swift": code,
      "Localizable.xcstrings":
        "{\"sourceLanguage\": \"en\", \"strings\": {\(entries.joined(separator: ", "))}, "
        + "\"version\": \"1.0\"}",
    ]
  }

  /// The keys of the catalog after a run, with those that are marked stale.
  private func keys(_ files: [String: String], removesStale: Bool = false) -> [String] {
    let tree = InMemoryFolder(files)
    var options = ExtractOptions(paths: ["."])
    options.removesStale = removesStale
    _ = ExtractWorkflow(options).run(on: tree)
    let file = "Localizable.xcstrings"
    let catalog = StringCatalogDocument(
      parsing: Array((tree.text(at: file) ?? "").utf8), file: file)
    return catalog.entries.indices.map { position in
      let key = catalog.entries.key(at: position)
      let isStale = catalog.entry(forKey: key)?.extractionState?.value == .stale
      return isStale ? key + " (stale)" : key
    }.sorted()
  }

  private static let list = "GENERATE_INFOPLIST_FILE = YES; "
  private static let both = ["Everywhere", "Free", "Shop (stale)", "Test (stale)"]
  private static let beta = ["Everywhere", "Free", "Shop", "Test (stale)"]
  private static let none = ["Everywhere", "Free", "Shop", "Test"]

  @Test(
    arguments: [
      (list, "", both), (list, "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) PRO\";", both),
      (list, "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) APPSTORE\";", beta),
      (list + "SWIFT_ACTIVE_COMPILATION_CONDITIONS = APPSTORE;", "", beta),
      (list, "OTHER_SWIFT_FLAGS = \"-D APPSTORE -DBETA\";", none),
      (list, "OTHER_SWIFT_FLAGS = (\"-D\", APPSTORE);", beta),
      // More may be set than is known.
      (list, "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(FLAGS)\";", none),
      (list, "\"SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphoneos*]\" = PHONE;", none),
      ("", "", none),
    ] as [(String, String, [String])])
  func settingsTellTheFlags(debug: String, release: String, keys: [String]) {
    let entries = ["Shop", "Test"].map { Self.entry($0, isStale: true) }
    let files = Self.files(debug, release, entries)
    #expect(self.keys(files) == keys)
    #expect(self.keys(files, removesStale: true) == keys)
  }

  /// What isn't marked stays so, what is new is added, and a place without the flag is enough.
  @Test func onlyMarksStay() {
    let entries = [Self.entry("Shop", isStale: false)]
    #expect(keys(Self.files(Self.list, "", entries)) == Self.none)
    let code = Self.code + "\nlet c = Text(\"Shop\")\n"
    let stale = [Self.entry("Shop", isStale: true)]
    #expect(keys(Self.files(Self.list, "", stale, code: code)) == Self.none)
  }

  @Test func itIsTold() {
    var options = ExtractOptions(paths: ["."])
    options.explainedKey = "Shop"
    let tree = InMemoryFolder(Self.files(Self.list))
    let told = ExtractReport(ExtractWorkflow(options).run(on: tree)).explanation.output
    #expect(
      told.contains(
        ", compiled by App, only with APPSTORE, which no build configuration sets"), "\(told)")
  }
}

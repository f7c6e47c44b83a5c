import Diagnostics
import Exchange
import Testing

@testable import Workflows

/// `l10n extract --remove-stale` where code looks up keys that only show when it runs.
@Suite struct OpenTableTests {
  private static let lookUp = """
    import SwiftUI
    func row(_ row: Row) -> Text { Text(LocalizedStringKey(row.title)) }

    """
  private static let catalog = """
    {"sourceLanguage":"en","strings":{"Apple":{},"Pear":{"extractionState":"stale"},"Used":{}},\
    "version":"1.0"}
    """

  private func run(
    _ tree: InMemoryFolder, _ configuration: String = "{}",
    _ change: (inout ExtractOptions) -> Void = { _ in }
  ) -> ExtractOutcome {
    tree.set(Array(configuration.utf8), at: "l10n.json")
    var options = ExtractOptions(paths: ["."], removesStale: true)
    change(&options)
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    return ExtractWorkflow(options).run(on: tree, project: project)
  }

  private func project(_ code: String) -> InMemoryFolder {
    InMemoryFolder([
      "App/A.swift": "import SwiftUI\nlet a = Text(\"Used\")\n", "App/B.swift": code,
      "App/Localizable.xcstrings": Self.catalog,
    ])
  }

  @Test func whatIsNewlyUnusedIsMarkedFirst() {
    let tree = project(Self.lookUp)
    let first = run(tree)
    #expect(first.status == .clean)
    #expect(
      first.changes.flatMap(\.changes) == [.markedStale(key: "Apple"), .removedStale(key: "Pear")])
    #expect(first.diagnostics.map(\.id) == ["unused-keys-kept"])
    #expect(
      first.diagnostics.first?.message.hasPrefix("1 key that nothing names is marked") == true)
    let second = run(tree)
    #expect(second.changes.flatMap(\.changes) == [.removedStale(key: "Apple")])
    #expect(second.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("import SwiftUI\nfunc row(_ row: Row) -> Text { Text(verbatim: row.title) }\n", "{}"),
    (#"let a = NSLocalizedString(id.text, tableName: "Names", comment: "")"#, "{}"),
    (OpenTableTests.lookUp, "{dynamicKeys: ['fruit.*']}"),
  ])
  func whatIsClosedLosesAll(code: String, configuration: String) {
    let outcome = run(project(code), configuration)
    #expect(
      outcome.changes.flatMap(\.changes) == [
        .removedStale(key: "Apple"), .removedStale(key: "Pear"),
      ])
    #expect(!outcome.diagnostics.contains { $0.id == "unused-keys-kept" })
  }

  @Test func whatIsListedStays() {
    let outcome = run(project(Self.lookUp), "{dynamicKeys: ['A*']}")
    #expect(outcome.changes.flatMap(\.changes) == [.removedStale(key: "Pear")])
  }

  @Test func checkingSaysWhatWouldBeMarked() {
    let tree = project(Self.lookUp)
    let outcome = run(tree) { $0.isCheck = true }
    #expect(outcome.status == .findings)
    #expect(outcome.diagnostics.map(\.id) == ["unused-keys-kept"])
    #expect(tree.text(at: "App/Localizable.xcstrings") == Self.catalog)
  }

  @Test func marksOfTablesCount() {
    let mark = "l10n: stale: not found in the source"
    let dictionary = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \t<!-- \(mark) -->
      \t<key>%d pears</key>
      \t<dict/>
      \t<key>%d apples</key>
      \t<dict/>
      </dict>
      </plist>

      """
    let tree = InMemoryFolder([
      "App/A.swift": "import SwiftUI\nlet a = Text(\"Used\")\n", "App/B.swift": Self.lookUp,
      "App/en.lproj/Localizable.strings": """
      "Used" = "Used";
      /* \(mark) */
      "Pear" = "Pear";
      "Apple" = "Apple";

      """,
      "App/en.lproj/Localizable.stringsdict": dictionary,
    ])
    let outcome = run(tree)
    #expect(
      Set(outcome.changes.flatMap(\.changes)) == [
        .markedStale(key: "%d apples"), .removedStale(key: "%d pears"),
        .markedStale(key: "Apple"), .removedStale(key: "Pear"),
      ])
    let told = outcome.diagnostics.first { $0.id == "unused-keys-kept" }
    #expect(told?.message.hasPrefix("2 keys") == true)
    let strings = tree.text(at: "App/en.lproj/Localizable.strings") ?? ""
    #expect(!strings.contains("Pear") && strings.contains("\"Apple\""))
  }
}

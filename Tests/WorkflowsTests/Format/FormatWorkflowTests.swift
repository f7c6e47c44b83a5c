import Diagnostics
import Testing
import Workflows

/// `l10n format` on folders in memory.
@Suite struct FormatWorkflowTests {
  private static let other = #"{"version":"1.0","strings":{},"sourceLanguage":"en"}"#
  private static let xcode =
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"

  private func run(
    _ tree: InMemoryFolder, _ paths: [String] = ["."], isCheck: Bool = false
  ) -> FormatOutcome {
    FormatWorkflow(FormatOptions(paths: paths, isCheck: isCheck)).run(on: tree)
  }

  @Test func catalogsAreWrittenAsXcodeWould() {
    let tree = InMemoryFolder([
      "A.xcstrings": Self.other, "B.xcstrings": Self.xcode, "en.lproj/C.strings": "a=b;",
      "View.swift": "",
    ])
    let outcome = run(tree)
    #expect(outcome.status == .clean)
    #expect(outcome.catalogCount == 3)
    #expect(outcome.changed == ["A.xcstrings"])
    #expect(tree.text(at: "A.xcstrings") == Self.xcode)
    #expect(tree.text(at: "en.lproj/C.strings") == "a=b;")
    #expect(run(tree, isCheck: true).status == .clean)
  }

  @Test func checkWritesNothingAndSaysWhere() {
    let tree = InMemoryFolder(["A.xcstrings": Self.other])
    let outcome = run(tree, isCheck: true)
    #expect(outcome.status == .findings)
    #expect(outcome.diagnostics.map(\.id) == ["catalog-format"])
    #expect(outcome.diagnostics.first?.location?.range == 1..<2)
    #expect(tree.text(at: "A.xcstrings") == Self.other)
  }

  @Test func brokenCatalogsStayAndTheOthersAreFormatted() {
    let tree = InMemoryFolder(["A.xcstrings": "{", "B.xcstrings": Self.other])
    let outcome = run(tree)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.changed == ["B.xcstrings"])
    #expect(tree.text(at: "A.xcstrings") == "{")
  }

  /// Xcode reads and builds them.
  @Test func propertyListsStayAsTheyAre() {
    let list =
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>k</key>"
      + "<string>Ja</string></dict></plist>"
    let tree = InMemoryFolder(["de.lproj/L.strings": list, "B.xcstrings": Self.xcode])
    for isCheck in [true, false] {
      let outcome = run(tree, isCheck: isCheck)
      #expect(outcome.status == .clean)
      #expect(outcome.diagnostics.isEmpty)
      #expect(outcome.catalogCount == 2)
    }
    #expect(tree.text(at: "de.lproj/L.strings") == list)
  }

  @Test func withoutACatalogTheUserIsTold() {
    #expect(run(InMemoryFolder(["View.swift": ""])).diagnostics.map(\.id) == ["no-catalog"])
    #expect(run(InMemoryFolder([:]), ["Nowhere"]).status == .couldNotRun)
  }

  @Test(
    arguments: [
      ([], [], []),
      (["*.strin", "a"], [], ["only files count that match --include '*.strin', 'a'"]),
      (
        ["*.strings"], ["*.strings"],
        ["only files count that match --include '*.strings' and don't match --exclude '*.strings'"]
      ),
    ] as [([String], [String], [String])])
  func globsThatMayHaveLeftOutAllAreNamed(include: [String], exclude: [String], notes: [String]) {
    let files = notes.isEmpty ? ["A.swift": ""] : ["en.lproj/L.strings": "a=b;"]
    let scope = FileScope(include: include, exclude: exclude)
    let outcome = FormatWorkflow(FormatOptions(scope)).run(on: InMemoryFolder(files))
    #expect(outcome.diagnostics.map(\.id) == ["no-catalog"])
    #expect(outcome.diagnostics.flatMap(\.notes).map(\.message) == notes)
  }
}

import Diagnostics
import Testing
import Workflows

/// `.stringsdata` files, which compilers write as well.
@Suite struct StringsDataTests {
  private func run(
    _ existing: String?, replacesFiles: Bool = false
  ) -> (StringsDataOutcome, InMemoryFolder) {
    var files = ["A.swift": "import SwiftUI\nlet a = Text(\"Cup\")\n"]
    files["out/A.stringsdata"] = existing
    let tree = InMemoryFolder(files)
    let workflow = StringsDataWorkflow(
      ExtractOptions(paths: ["."]), output: "out", replacesFiles: replacesFiles)
    return (workflow.run(on: tree), tree)
  }

  @Test func whatExtractionWroteIsReplaced() throws {
    let (first, tree) = run(nil)
    #expect(first.status == .clean)
    let written = try #require(tree.text(at: "out/A.stringsdata"))
    let (again, _) = run(written.replacing("Cup", with: "Mug"))
    #expect(again.status == .clean)
    #expect(again.files.map(\.path) == ["out/A.stringsdata"])
  }

  @Test(arguments: ["precious\n", #"{"source":"A.swift","tables":{},"version":1}"#])
  func othersFilesStay(text: String) {
    let (outcome, tree) = run(text)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id) == ["existing-file"])
    #expect(outcome.files.isEmpty)
    #expect(tree.text(at: "out/A.stringsdata") == text)
    // A build's own folder.
    #expect(run(text, replacesFiles: true).0.status == .clean)
  }
}

import Diagnostics
import Testing
import Workflows

/// A memory that has nothing in it.
@Suite struct EmptyMemoryTests {
  private static let catalog = ReuseWorkflowTests.catalog(
    ReuseWorkflowTests.entry("Save the file"), ReuseWorkflowTests.entry("x", es: "y"))

  @Test func itIsNamed() {
    let files = ["App/L.xcstrings": Self.catalog, "m/notes.txt": ""]
    let (outcome, _) = ReuseWorkflowTests.run(files) { $0.memory = ["m"] }
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.map(\.id) == ["empty-memory"])
  }

  @Test func oneThatIsMissingIsNamedOnce() {
    let files = ["App/L.xcstrings": Self.catalog]
    let (outcome, _) = ReuseWorkflowTests.run(files) { $0.memory = ["m"] }
    #expect(outcome.diagnostics.map(\.id) == ["missing-path"])
  }
}

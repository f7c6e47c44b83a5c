import Extraction
import Testing

@testable import Workflows

/// Renamings one after another in a project that is held open.
@Suite struct RememberedRenameTests {
  private func rename(
    _ old: String, to new: String, _ memory: ExtractionMemory?, on tree: InMemoryFolder
  ) -> RenameOutcome {
    var options = RenameOptions(old: old, new: new, paths: ["."])
    options.memory = memory
    return RenameWorkflow(options).run(on: tree)
  }

  /// What is remembered is of the files' bytes, so that the next renaming sees what the last one wrote.
  @Test func aMemoryChangesNothing() {
    let files = [
      "A.swift": "import Foundation\nlet a = String(localized: \"Wash\")\n",
      "B.swift": "import Foundation\nlet b = String(localized: \"Dry\")\n",
      "Tests/ATests.swift": """
      import XCTest
      final class ATests: XCTestCase {
        func testA() { XCTAssertEqual(a, String(localized: "Wash")) }
      }
      """,
      "en.lproj/Localizable.strings": "\"Wash\" = \"Wash\";\n\"Dry\" = \"Dry\";\n",
    ]
    let (remembering, plain) = (InMemoryFolder(files), InMemoryFolder(files))
    let memory = ExtractionMemory()
    for (old, new) in [("Wash", "wash"), ("Dry", "dry"), ("wash", "wash.title")] {
      let outcome = rename(old, to: new, memory, on: remembering)
      let expected = rename(old, to: new, nil, on: plain)
      #expect(outcome.status == .clean)
      #expect(outcome.changes.map(\.file) == expected.changes.map(\.file))
    }
    for file in files.keys { #expect(remembering.text(at: file) == plain.text(at: file)) }
    #expect(remembering.text(at: "Tests/ATests.swift")?.contains("wash.title") == true)
  }
}

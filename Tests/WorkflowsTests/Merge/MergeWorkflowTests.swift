import Catalogs
import Diagnostics
import Exchange
import Testing
import Workflows

/// `l10n merge` as git calls it: three files without a suffix, and the path that they are of.
@Suite("Merging as git's driver")
struct MergeWorkflowTests {
  private func merge(
    _ base: String, _ ours: String, _ theirs: String, path: String? = "en.lproj/Table.strings"
  ) -> (outcome: MergeOutcome, text: String?) {
    let tree = InMemoryFolder([".base": base, ".ours": ours, ".theirs": theirs])
    let options = MergeOptions(base: ".base", ours: ".ours", theirs: ".theirs", path: path)
    let outcome = MergeWorkflow(options).run(on: tree)
    #expect(tree.text(at: ".base") == base)
    #expect(tree.text(at: ".theirs") == theirs)
    return (outcome, tree.text(at: ".ours"))
  }

  @Test func theResultStandsInOurFile() {
    let (outcome, text) = merge("a=1;\nb=1;\n", "a=2;\nb=1;\n", "a=1;\nb=2;\n")
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.isEmpty)
    #expect(text == "a=2;\nb=2;\n")
  }

  @Test("files that both sides added are merged, too")
  func emptyBase() {
    let (outcome, text) = merge("", "a=1;\n", "a=1;\nb=2;\n")
    #expect(outcome.status == .clean)
    #expect(text == "a=1;\nb=2;\n")
  }

  @Test func conflictsAreFindings() {
    let (outcome, text) = merge("a=1;\n", "a=2;\n", "a=3;\n")
    #expect(outcome.status == .findings)
    #expect(outcome.conflicts == [ThreeWayConflict(key: "a", fields: ["value"])])
    #expect(text == "<<<<<<< ours\na=2;\n=======\na=3;\n>>>>>>> theirs\n")
    #expect(outcome.diagnostics.allSatisfy { $0.message.hasPrefix("en.lproj/Table.strings: 'a'") })
  }

  /// A side of a merge that is broken, and how a user is told which.
  static let broken = [
    ("<<<<<<< ours\n", "a=1;", "a=2;", "what both sides started from"),
    ("a=1;", "a", "a=2;", "our side"),
    ("a=1;", "a=2;", "\"a", "their side"),
  ]

  @Test("a side that can't be read is named, and nothing is written", arguments: broken)
  func brokenSides(_ base: String, _ ours: String, _ theirs: String, _ side: String) {
    let (outcome, text) = merge(base, ours, theirs)
    #expect(outcome.status == .couldNotRun)
    #expect(text == ours)
    let refusal = outcome.diagnostics.last
    #expect(refusal?.id == "not-merged")
    #expect(
      refusal?.message.hasPrefix(
        "en.lproj/Table.strings: not merged, because \(side) can't be read") == true)
  }

  @Test func aMissingFileIsNamed() {
    let options = MergeOptions(base: "base", ours: "ours", theirs: "theirs")
    let outcome = MergeWorkflow(options).run(on: InMemoryFolder(["base": "", "ours": ""]))
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id) == ["missing-path"])
  }

  @Test("without a path, the bytes tell the format")
  func formatOfBytes() {
    let empty = "{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\"}"
    let one = empty.replacing("{}", with: "{\"a\":{}}")
    let other = empty.replacing("{}", with: "{\"b\":{}}")
    let (outcome, text) = merge(empty, one, other, path: nil)
    #expect(outcome.status == .clean)
    #expect(text == empty.replacing("{}", with: "{\"a\":{},\"b\":{}}"))
  }
}

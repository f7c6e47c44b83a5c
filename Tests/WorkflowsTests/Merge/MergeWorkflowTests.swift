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

  @Test("where a side can't be read it is named, and lines are merged", arguments: broken)
  func brokenSides(_ base: String, _ ours: String, _ theirs: String, _ side: String) {
    let (outcome, text) = merge(base, ours, theirs)
    #expect(outcome.status == .findings)
    #expect(text == "<<<<<<< ours\n\(ours)\n=======\n\(theirs)\n>>>>>>> theirs\n")
    let notice = outcome.diagnostics.last
    #expect(notice?.id == "merged-by-lines")
    #expect(
      notice?.message.hasPrefix(
        "en.lproj/Table.strings: merged line by line, as git does by itself, because \(side) can't "
          + "be read; choose between the two sides") == true)
    // The file with our mistake is overwritten, so that its places mean nothing any more.
    #expect(!outcome.diagnostics.contains { $0.location?.file == ".ours" })
  }

  @Test("lines that merge by themselves are no merge that nobody looks at")
  func brokenLines() {
    let base = "a=1;\n\nb=1;\n\nc=1;\n"
    let (outcome, text) = merge(
      base, base.replacing("a=1", with: "a=2"), base.replacing("c=1;", with: "c="))
    #expect(text == "a=2;\n\nb=1;\n\nc=\n")
    #expect(outcome.status == .findings)
    let advice = "look at the file and correct what is wrong"
    #expect(outcome.diagnostics.last?.message.hasSuffix(advice) == true)
    // Both mended the base and added a key, each at its place: the lines say nothing of that.
    let (twice, both) = merge(
      "x\n" + base, base.replacing("b=1;\n", with: "b=1;\nk=1;\n"), base + "k=2;\n")
    #expect(both == "a=1;\n\nb=1;\nk=1;\n\nc=1;\nk=2;\n")
    #expect(twice.status == .findings)
  }

  @Test("what is one of the sides, and can be read, is merged")
  func mendedSides() {
    for (base, ours, theirs) in [("a", "a", "a=1;\n"), ("a", "a=1;\n", "a")] {
      let (outcome, text) = merge(base, ours, theirs)
      #expect(text == "a=1;\n")
      #expect(outcome.status == .clean)
      #expect(outcome.diagnostics.map(\.id) == ["merged-by-lines"])
      #expect(outcome.diagnostics.map(\.severity) == [.warning])
    }
  }

  @Test("of a String Catalog, and of what is no text, our side stays as it was")
  func unmergedSides() {
    let catalog = "{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\"}"
    for (ours, path) in [(catalog, "A.xcstrings"), ("a=\u{0};", "en.lproj/A.strings")] {
      let (outcome, text) = merge(ours, ours, "{", path: path)
      #expect(outcome.status == .couldNotRun)
      #expect(text == ours)
      #expect(outcome.diagnostics.last?.id == "not-merged")
    }
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

import Testing
import Workflows

@Suite struct UnifiedDiffTests {
  @Test(arguments: [
    ("a\n", "a\n", ""),
    ("", "a\n", "--- a/f\n+++ b/f\n@@ -0,0 +1,1 @@\n+a\n"),
    ("a\nb\nc\n", "a\nX\nc\n", "--- a/f\n+++ b/f\n@@ -1,3 +1,3 @@\n a\n-b\n+X\n c\n"),
    ("a\n", "", "--- a/f\n+++ b/f\n@@ -1,1 +0,0 @@\n-a\n"),
  ])
  func texts(old: String, new: String, expected: String) {
    #expect(
      UnifiedDiff.text(old: Array(old.utf8), new: Array(new.utf8), path: "f") == expected)
  }

  @Test func farApartChangesAreHunksOfTheirOwn() {
    let old = (1...40).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 5\n", with: "five\n").replacing("line 30\n", with: "")
    let diff = UnifiedDiff.text(old: Array(old.utf8), new: Array(new.utf8), path: "f")
    #expect(
      diff.split(separator: "\n").filter { $0.hasPrefix("@@") } == [
        "@@ -2,7 +2,7 @@", "@@ -27,7 +27,6 @@",
      ])
  }
}

import Testing
import Workflows

@Suite struct UnifiedDiffTests {
  @Test(arguments: [
    ("a\n", "a\n", ""),
    ("", "a\n", "--- a/f\n+++ b/f\n@@ -0,0 +1,1 @@\n+a\n"),
    ("a\nb\nc\n", "a\nX\nc\n", "--- a/f\n+++ b/f\n@@ -1,3 +1,3 @@\n a\n-b\n+X\n c\n"),
    ("a\n", "", "--- a/f\n+++ b/f\n@@ -1,1 +0,0 @@\n-a\n"),
    // Byte for byte, for `patch`: other line ends are part of their line.
    (
      "a\r\n\u{1B}x\u{2028}y\n", "a\n\u{1B}x\u{2028}y",
      "--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n-a\r\n-\u{1B}x\u{2028}y\n+a\n+\u{1B}x\u{2028}y\n"
        + "\\ No newline at end of file\n"
    ),
    ("e\u{301}\n", "é\n", "--- a/f\n+++ b/f\n@@ -1,1 +1,1 @@\n-e\u{301}\n+é\n"),
  ])
  func texts(old: String, new: String, expected: String) {
    let found = UnifiedDiff.text(old: Array(old.utf8), new: Array(new.utf8), path: "f")
    #expect(found.utf8.elementsEqual(expected.utf8))
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

  /// As git and GNU patch quote them.
  @Test(arguments: [
    ("ä b.strings", "a/ä b.strings"), ("a\nb", #""a/a\nb""#), ("a\"\\\t", #""a/a\"\\\t""#),
    ("\u{1B}\u{202E}", #""a/\033\342\200\256""#), ("/tmp/b.strings", "a/tmp/b.strings"),
  ])
  func namesThatCouldEndTheLineAreQuoted(path: String, expected: String) {
    let text = UnifiedDiff.text(old: [], new: Array("a\n".utf8), path: path)
    #expect(text.hasPrefix("--- \(expected)\n+++ "))
  }
}

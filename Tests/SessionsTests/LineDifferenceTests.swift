import Reading
import Sessions
import Testing

/// Edits that leave alone what stands between two changes.
@Suite struct LineDifferenceTests {
  struct Sample: Sendable {
    var old: String
    var new: String
    /// What is replaced and by what, with `>` between.
    var edits: [String]

    init(_ old: String, _ new: String, _ edits: [String]) {
      (self.old, self.new, self.edits) = (old, new, edits)
    }
  }

  static let samples = [
    Sample("a\nb\nc\n", "a\nb\nc\n", []),
    Sample("one = 1\nb\ntwo = 1\n", "one = 2\nb\ntwo = 3\n", ["1>2", "1>3"]),
    Sample("é\nè\n", "è\né\nè\n", [">è\n"]),
    Sample("a1\na2\nb", "c1\nc2\nb", ["a>c", "a>c"]),
    Sample("b\n", "x\ny\nb\nz", [">x\ny\n", ">z"]),
    Sample("a\r\nb\r\nc\r\n", "a\r\nc\r\n", ["b\r\n>"]),
    Sample("", "a\n", [">a\n"]),
    Sample("a", "", ["a>"]),
  ]

  @Test(arguments: samples)
  func everyLineIsAnEdit(sample: Sample) {
    let old = Array(sample.old.utf8)
    let edits = TextEdit.lineDifferences(old, Array(sample.new.utf8))
    let written = edits.map { edit in
      String(decoding: old[edit.range], as: UTF8.self) + ">"
        + String(decoding: edit.replacement, as: UTF8.self)
    }
    #expect(written == sample.edits)
    #expect(sample.old.applying(edits) == sample.new)
  }
}

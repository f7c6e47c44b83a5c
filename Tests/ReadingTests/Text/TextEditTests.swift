import Reading
import Testing

@Suite("Edits of a text")
struct TextEditTests {
  struct Case {
    var title: String
    var edits: [TextEdit]
    var result: String
  }

  static let cases = [
    Case(title: "none", edits: [], result: "abcdef"),
    Case(title: "order", edits: [TextEdit(4..<5, "E"), TextEdit(1..<2, "B")], result: "aBcdEf"),
    Case(
      title: "adjacency", edits: [TextEdit(1..<3, "X"), TextEdit(3..<4, "YZ")], result: "aXYZef"),
    Case(
      title: "overlap: what was taken is not taken again",
      edits: [TextEdit(1..<4, "X"), TextEdit(2..<5, "Y")], result: "aXYf"),
    Case(
      title: "a range inside another", edits: [TextEdit(1..<5, "X"), TextEdit(2..<3, "")],
      result: "aXf"),
    Case(
      title: "insertions at one place keep their order",
      edits: [.insertion("1", at: 2), .insertion("2", at: 2)], result: "ab12cdef"),
    Case(
      title: "an insertion before what is removed",
      edits: [.insertion("1", at: 2), TextEdit(2..<4, "")], result: "ab1ef"),
    Case(
      title: "both ends", edits: [.insertion(">", at: 6), .insertion("<", at: 0)],
      result: "<abcdef>"),
    Case(title: "all", edits: [TextEdit(0..<6, "")], result: ""),
    Case(
      title: "behind the end", edits: [TextEdit(5..<7, "X"), TextEdit(0..<1, "A")],
      result: "Abcdef"),
  ]

  @Test(arguments: cases) func editsAreMade(_ single: Case) {
    #expect("abcdef".applying(single.edits) == single.result, "\(single.title)")
    #expect(Array("abcdef".utf8).applying(single.edits) == Array(single.result.utf8))
  }
}

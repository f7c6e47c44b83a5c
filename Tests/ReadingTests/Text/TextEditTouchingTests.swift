import Reading
import Testing

/// Which ranges a change leaves as they were.
@Suite struct TextEditTouchingTests {
  @Test(arguments: [
    (4..<4, "x", false), (5..<5, "x", true), (8..<8, "x", false), (0..<4, "", false),
    (0..<5, "", true), (8..<9, "", false), (7..<9, "", true), (4..<8, "x", true),
    (0..<20, "", true),
  ])
  func touches(range: Range<Int>, replacement: String, isTouched: Bool) {
    #expect(TextEdit(range, replacement).touches(4..<8) == isTouched)
  }

  @Test(arguments: [(4, false), (5, true)])
  func emptyRanges(end: Int, isTouched: Bool) {
    #expect(TextEdit(2..<end, "").touches(4..<4) == isTouched)
  }
}

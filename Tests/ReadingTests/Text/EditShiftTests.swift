import Reading
import Testing

/// Where offsets are after edits.
@Suite struct EditShiftTests {
  @Test(
    arguments: [
      // In front of an edit, at its edges, inside and behind it.
      (0, 0, 0), (2, 2, 2), (3, 2, 5), (4, 5, 5), (5, 6, 6),
      // What is inserted at an offset stands in front of it.
      (7, 8, 8), (8, 10, 10), (9, 11, 11),
      // What is removed.
      (10, 12, 12), (11, 12, 12), (12, 12, 12), (20, 20, 20),
    ])
  func offsets(old: Int, start: Int, end: Int) {
    let shift = EditShift([
      TextEdit(2..<4, "abc"), .insertion("x", at: 8), TextEdit(10..<12, ""),
    ])
    #expect(shift.start(of: old) == start)
    #expect(shift.end(of: old) == end)
  }

  @Test func withoutEditsAllStays() {
    #expect(EditShift([]).start(of: 3) == 3)
    #expect(EditShift([]).end(of: 3) == 3)
  }
}

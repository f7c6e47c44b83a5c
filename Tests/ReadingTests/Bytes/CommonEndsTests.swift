import Reading
import Testing

@Suite struct CommonEndsTests {
  @Test(arguments: [
    ("green tea", "green sea", 6, 2), ("tea", "tea", 3, 0), ("tea", "", 0, 0), ("aa", "aaa", 2, 0),
    ("", "", 0, 0), ("cup", "tea", 0, 0),
  ])
  func endsAreCounted(old: String, new: String, start: Int, end: Int) {
    let (old, new) = (Array(old.utf8), Array(new.utf8))
    #expect(old.commonStart(with: new) == start)
    #expect(old.commonEnd(with: new, atMost: min(old.count, new.count) - start) == end)
  }
}

import Testing

@testable import Workflows

/// What git would make of three texts, a letter a line.
@Suite struct LineMergeTests {
  @Test(arguments: [
    ("", "", "", ""), ("a b c", "a b c", "a b c", "a b c"),
    // One side changed, added or removed something.
    ("a b c", "a x c", "a b c", "a x c"), ("a b c", "a b c", "a x c", "a x c"),
    ("a b c", "a b x c", "a b c", "a b x c"), ("a b c", "a c", "a b c", "a c"),
    ("a b c", "a b c", "", ""), ("a b c", "x a b c", "a b c y", "x a b c y"),
    // Both did, at two places, or the same.
    ("a b c d e", "x b c d e", "a b c d y", "x b c d y"), ("a b c", "a x c", "a x c", "a x c"),
    ("a b c", "a c", "a c", "a c"), ("", "x", "x", "x"),
    // Both changed one place.
    ("a b c", "a x c", "a y c", "a < x = y > c"), ("a b c", "a c", "a y c", "a < = y > c"),
    ("a b c", "a x c", "a c", "a < x = > c"), ("", "x", "y", "< x = y >"),
    // What both have alike around that is there once.
    ("a b c", "a p x q c", "a p y q c", "a p < x = y > q c"),
    ("a", "a x z", "a y z", "a < x = y > z"),
  ])
  func merges(base: String, ours: String, theirs: String, expected: String) throws {
    let merge = try #require(
      LineMerge(
        base: Self.lines(base), ours: Self.lines(ours), theirs: Self.lines(theirs), markerSize: 1))
    let found = String(decoding: merge.bytes, as: UTF8.self)
      .replacing("< ours", with: "<").replacing("> theirs", with: ">")
    #expect(found == String(decoding: Self.lines(expected), as: UTF8.self))
    #expect(merge.conflictCount == expected.count { $0 == "=" })
  }

  private static func lines(_ text: String) -> [UInt8] {
    text.split(separator: " ").flatMap { Array("\($0)\n".utf8) }
  }

  @Test("lines end as ours do, and a last one without an end gets one before a marker")
  func lineEnds() {
    let merge = LineMerge(
      base: Array("a\r\nb".utf8), ours: Array("a\r\nx".utf8), theirs: Array("a\r\ny".utf8),
      markerSize: 7)
    #expect(
      merge.map { String(decoding: $0.bytes, as: UTF8.self) }
        == "a\r\n<<<<<<< ours\r\nx\r\n=======\r\ny\r\n>>>>>>> theirs\r\n")
    let kept = LineMerge(
      base: Array("a\nb".utf8), ours: Array("x\nb".utf8), theirs: Array("a\nb".utf8), markerSize: 7)
    #expect(kept?.bytes == Array("x\nb".utf8))
    // An empty line is a line.
    let empty = LineMerge(
      base: Array("a\n".utf8), ours: Array("\n".utf8), theirs: Array("b\n".utf8), markerSize: 1)
    #expect(empty?.bytes == Array("< ours\n\n=\nb\n> theirs\n".utf8))
  }

  @Test func whatIsNoTextIsNotMerged() {
    let merge = LineMerge(base: [], ours: [0x61, 0], theirs: [0x62], markerSize: 7)
    #expect(merge?.bytes == nil)
  }
}

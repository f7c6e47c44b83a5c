import LanguageServer
import Reading
import Sessions
import Testing

@Suite struct PositionMapTests {
  /// Two lines of characters with one to four bytes, with each kind of line end.
  private static let text = "aé€𝒳b\r\nc\rd\n"

  @Test(arguments: [
    (PositionEncoding.utf8, [0, 1, 3, 6, 10, 11]), (.utf16, [0, 1, 2, 3, 5, 6]),
    (.utf32, [0, 1, 2, 3, 4, 5]),
  ])
  func columns(encoding: PositionEncoding, columns: [Int]) {
    let map = PositionMap(Buffer(Array(Self.text.utf8), version: 0), encoding)
    for (offset, column) in zip([0, 1, 3, 6, 10, 11], columns) {
      #expect(map.position(at: offset) == Position(line: 0, character: column))
      #expect(map.offset(at: Position(line: 0, character: column)) == offset)
    }
    #expect(map.position(at: 13) == Position(line: 1, character: 0))
    #expect(map.offset(at: Position(line: 2, character: 1)) == 16)
  }

  @Test(arguments: [
    (Position(line: 0, character: 99), 11), (Position(line: 99, character: 0), 17),
    (Position(line: -1, character: 3), 0), (Position(line: .max, character: .max), 17),
    (Position(line: 1, character: -1), 13), (Position(line: 0, character: 4), 6),
  ])
  func whatLiesOutside(position: Position, offset: Int) {
    let map = PositionMap(Buffer(Array(Self.text.utf8), version: 0), .utf16)
    #expect(map.offset(at: position) == offset)
  }

  /// From place to place, in order and out of it, the same as from nowhere.
  @Test(arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func aWalkGivesTheSame(encoding: PositionEncoding) {
    let long = String(repeating: "\n", count: 200)
    for text in [Self.text, "", "a", "\n", "𝒳\r\n", "aé\n\n€𝒳\(long)b𝒳c\r"] {
      let map = PositionMap(Buffer(Array(text.utf8), version: 0), encoding)
      let count = text.utf8.count
      var walk = map.walk()
      let jumps = (0...count).flatMap { [$0, count - $0, $0 / 2] }
      for offset in Array(-1...(count + 1)) + jumps {
        #expect(walk.position(at: offset) == map.position(at: offset))
      }
    }
  }

  @Test func brokenBytesHavePlaces() {
    let map = PositionMap(Buffer([0xF0, 0x9F, 0x41, 0x0A, 0xC3], version: 0), .utf16)
    for offset in 0...9 { _ = map.position(at: offset) }
    for column in 0...9 {
      #expect(map.offset(at: Position(line: 1, character: column)) <= 5)
    }
  }
}

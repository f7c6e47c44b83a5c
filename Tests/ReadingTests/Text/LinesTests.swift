import Reading
import Testing

@Suite struct LinesTests {
  @Test(arguments: [(0, 0), (2, 0), (3, 3), (4, 4), (6, 4), (7, 4), (8, 8)])
  func theLineOfAPlaceStartsBehindALineFeed(offset: Int, start: Int) {
    #expect(Array("te\n\ncup\n".utf8).startOfLine(holding: offset) == start)
  }
}

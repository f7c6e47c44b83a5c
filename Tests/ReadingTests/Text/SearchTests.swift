import Reading
import Testing

@Suite("Sorted search")
struct SearchTests {
  @Test(arguments: 0..<20) func theFirstPlaceIsFound(count: Int) {
    let sorted = (0..<count).map { $0 / 3 }
    for wanted in -1...count {
      let place = sorted.partitioningIndex { $0 >= wanted }
      #expect(place == sorted.firstIndex { $0 >= wanted } ?? sorted.endIndex)
    }
  }

  @Test func slicesKeepTheirIndices() {
    #expect([9, 1, 2, 3][1...].partitioningIndex { $0 > 1 } == 2)
  }
}

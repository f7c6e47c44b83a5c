import Testing

@testable import Localization

@Suite struct RecentValuesTests {
  @Test func neverMoreThanTheLimit() {
    var values = RecentValues<Int, Int>(limit: 100)
    for number in 0..<10_000 {
      values.insert(number, for: number)
      #expect(values.count <= 100)
    }
    #expect(values.value(for: 9_999) == 9_999)
    #expect(values.value(for: 0) == nil)
  }

  @Test func whatIsUsedAgainAndAgainStays() {
    var values = RecentValues<Int, String>(limit: 100)
    values.insert("kept", for: -1)
    for number in 0..<10_000 {
      values.insert("other", for: number)
      #expect(values.value(for: -1) == "kept")
    }
  }

  /// Threads that miss the same key at the same time say it more than once.
  @Test func aKnownKeyPushesNothingOut() {
    var values = RecentValues<Int, Int>(limit: 4)
    for key in [1, 2, 3, 4] { values.insert(key, for: key) }
    for _ in 0..<10 { values.insert(4, for: 4) }
    #expect(values.count == 4)
    #expect(values.value(for: 1) == 1)
  }

  @Test func theLastValueForAKeyCounts() {
    var values = RecentValues<Int, Int>(limit: 4)
    for number in 0..<20 {
      values.insert(number, for: 7)
      values.insert(number, for: 100 + number)
      #expect(values.value(for: 7) == number)
    }
  }
}

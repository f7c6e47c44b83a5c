import Dispatch
import Locking
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

  @Test func theLastValueForAKeyCounts() {
    var values = RecentValues<Int, Int>(limit: 4)
    for number in 0..<20 {
      values.insert(number, for: 7)
      values.insert(number, for: 100 + number)
      #expect(values.value(for: 7) == number)
    }
  }

  @Test func threadsCountInCopiesOfTheirOwn() {
    let counts = Sharded(count: 4) { 0 }
    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      for _ in 0..<1_000 { counts.withValue { $0 += 1 } }
    }
    let all = Locked(0)
    counts.withEachValue { count in all.withLock { $0 += count } }
    #expect(all.withLock { $0 } == 16_000)
  }

  /// Another copy serves while the thread's own is in use.
  @Test func aCopyInUseIsNoReasonToWait() {
    let copies = Sharded(count: 2) { 0 }
    copies.withValue { outer in
      outer += 1
      copies.withValue { $0 += 10 }
    }
    let all = Locked<[Int]>([])
    copies.withEachValue { value in all.withLock { $0.append(value) } }
    #expect(all.withLock { $0 }.sorted() == [1, 10])
  }
}

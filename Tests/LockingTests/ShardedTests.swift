import Dispatch
import Foundation
import Testing

@testable import Locking

@Suite struct ShardedTests {
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

  /// Everything rests on it: threads with one number share one copy.
  @Test func threadsHaveNumbersOfTheirOwn() {
    let numbers = Locked<[Int]>([])
    let group = DispatchGroup()
    for _ in 0..<8 {
      group.enter()
      Thread {
        let number = ThreadNumber.current
        numbers.withLock { $0 += number == ThreadNumber.current ? [number] : [] }
        group.leave()
      }.start()
    }
    group.wait()
    #expect(Set(numbers.withLock { $0 }).count == 8)
  }
}

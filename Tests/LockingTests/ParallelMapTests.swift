import Locking
import Testing

@Suite("Work on all cores")
struct ParallelMapTests {
  @Test func resultsKeepTheOrderOfTheirItems() {
    let doubled = parallelMap(Array(0..<500)) { position, item in (position, item * 2) }
    #expect(doubled.map(\.0) == Array(0..<500))
    #expect(doubled.map(\.1) == (0..<500).map { $0 * 2 })
    #expect(parallelMap([Int]()) { _, item in item }.isEmpty)
  }

  /// A thread that doesn't fit would never be made, and what waits for it would wait without end.
  @Test func littleMemoryMakesFewThreads() {
    #expect(AddressSpace.mostThreads(within: nil) == .max && AddressSpace.isEnough(nil))
    #expect(AddressSpace.mostThreads(within: 8 << 30) == 12)
    #expect(AddressSpace.mostThreads(within: 1_400 << 20) == 1)
    #expect(AddressSpace.mostThreads(within: 1 << 20) == 1)
    #expect(AddressSpace.isEnough(940 << 20) && !AddressSpace.isEnough(900 << 20))
  }

  /// Deeper than the stack of a thread of Dispatch, which has half a megabyte, and within the 65,536
  /// calls that ThreadSanitizer keeps.
  @Test func aLargeStackHoldsDeepRecursion() {
    @Sendable func depth(_ level: Int) -> Int { level == 0 ? 0 : 1 + depth(level - 1) }
    #expect(onLargeStack { depth(60_000) } == 60_000)
  }
}

import Foundation

/// Runs `transform` over all items on as many threads as there are cores; results keep their order.
///
/// The threads have stacks of their own size, because syntax trees are walked recursively and the
/// default stack of a secondary thread is small on some platforms.
func parallelMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], _ transform: @escaping @Sendable (Int, Item) -> Result
) -> [Result] {
  parallelMap(items, state: {}) { _, position, item in transform(position, item) }
}

/// The same, with a state that each thread makes once and works with alone.
func parallelMap<Item: Sendable, State, Result: Sendable>(
  _ items: [Item], state: @escaping @Sendable () -> State,
  _ transform: @escaping @Sendable (State, Int, Item) -> Result
) -> [Result] {
  let threads = min(ProcessInfo.processInfo.activeProcessorCount, items.count)
  guard threads > 0 else { return [] }
  let work = SharedWork<Result>(count: items.count)
  let group = DispatchGroup()
  for _ in 0..<threads {
    group.enter()
    let thread = Thread {
      let state = state()
      while let position = work.next() {
        work.store(transform(state, position, items[position]), at: position)
      }
      group.leave()
    }
    thread.stackSize = 256 << 20
    thread.start()
  }
  group.wait()
  return work.results
}

/// The queue of positions and the results of a parallel map.
private final class SharedWork<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let count: Int
  private var position = 0
  private var stored: [Result?]

  init(count: Int) {
    self.count = count
    stored = Array(repeating: nil, count: count)
  }

  func next() -> Int? {
    lock.withLock {
      guard position < count else { return nil }
      defer { position += 1 }
      return position
    }
  }

  func store(_ result: Result, at position: Int) {
    lock.withLock { stored[position] = result }
  }

  var results: [Result] { stored.compactMap { $0 } }
}

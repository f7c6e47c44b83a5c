import Foundation

/// Runs `transform` over all items on as many threads as there are cores; results keep their order.
///
/// The threads have stacks of their own size, because syntax trees are walked recursively and the
/// default stack of a secondary thread is small on some platforms.
package func parallelMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], _ transform: @escaping @Sendable (Int, Item) -> Result
) -> [Result] {
  parallelMap(items, state: {}) { _, position, item in transform(position, item) }
}

/// The same as ``parallelMap(_:_:)``, with a state that each thread makes once and works with alone.
package func parallelMap<Item: Sendable, State, Result: Sendable>(
  _ items: [Item], state: @escaping @Sendable () -> State,
  _ transform: @escaping @Sendable (State, Int, Item) -> Result
) -> [Result] {
  let collected = Collected<Result>()
  parallelForEach(items, state: state, transform) { _, result in collected.results.append(result) }
  return collected.results
}

/// Runs `transform` over all items in parallel and hands each result to `consume` in the items'
/// order, one at a time, as soon as those before it are there; none is kept longer than that.
package func parallelForEach<Item: Sendable, State, Result: Sendable>(
  _ items: [Item], state: @escaping @Sendable () -> State,
  _ transform: @escaping @Sendable (State, Int, Item) -> Result,
  _ consume: @escaping @Sendable (Int, Result) -> Void
) {
  let cores = ProcessInfo.processInfo.activeProcessorCount
  let threads = min(cores, items.count, AddressSpace.mostThreads())
  guard threads > 0 else { return }
  let work = WorkQueue<Result>(count: items.count, consume: consume)
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
    thread.stackSize = LargeStack.size
    thread.start()
  }
  group.wait()
}

/// Results in order.
///
/// Unchecked, but safe: the queue adds to it under its lock, and it is read when all threads ended.
private final class Collected<Result: Sendable>: @unchecked Sendable {
  var results: [Result] = []
}

/// The queue of positions, and the results that wait for one before them.
///
/// Unchecked, but safe: what changes is only touched under the lock.
private final class WorkQueue<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let count: Int
  private let consume: @Sendable (Int, Result) -> Void
  private var position = 0
  private var consumed = 0
  private var waiting: [Int: Result] = [:]

  init(count: Int, consume: @escaping @Sendable (Int, Result) -> Void) {
    self.count = count
    self.consume = consume
  }

  func next() -> Int? {
    lock.withLock {
      guard position < count else { return nil }
      defer { position += 1 }
      return position
    }
  }

  func store(_ result: Result, at position: Int) {
    lock.withLock {
      waiting[position] = result
      while let next = waiting.removeValue(forKey: consumed) {
        consume(consumed, next)
        consumed += 1
      }
    }
  }
}

import Locking

/// The saves of a session, of which the last can be undone.
struct SaveHistory: Sendable {
  /// A save with how a journal spells it.
  private struct Save: Sendable {
    var change: SavedChange
    var line: [UInt8]

    init(_ change: SavedChange) { (self.change, line) = (change, change.line) }
  }

  private var done: [Save] = []
  private var undone: [Save] = []
  /// A change keeps the bytes of one entry; these are enough for a day's work.
  private static let most = 10_000
  /// In bytes.
  private static let longestJournal = 4 << 20

  var next: SavedChange? { done.last?.change }
  var nextUndone: SavedChange? { undone.last?.change }

  mutating func add(_ change: SavedChange) {
    done.append(Save(change))
    if done.count > Self.most { done.removeFirst() }
    undone = []
  }

  /// Takes what an earlier session saved, as if it had been this one.
  mutating func resume(_ earlier: [SavedChange]) {
    done = Array((earlier.map(Save.init) + done).suffix(Self.most))
  }

  mutating func noteUndone() { if let save = done.popLast() { undone.append(save) } }

  mutating func noteRedone() { if let save = undone.popLast() { done.append(save) } }

  /// The saves in lines, without the oldest where they are too many.
  var journal: [UInt8] {
    var (length, start) = (0, done.endIndex)
    while start > 0, length + done[start - 1].line.count < Self.longestJournal {
      start -= 1
      length += done[start].line.count
    }
    var lines: [UInt8] = []
    lines.reserveCapacity(length)
    for save in done[start...] { lines += save.line }
    return lines
  }
}

extension StudioSession {
  /// Changes what can be undone, and keeps it for after a crash.
  func keep(_ change: (inout SaveHistory) -> Void) {
    let lines = state.withLock { state in
      change(&state.history)
      return state.history.journal
    }
    journal?.keepSaves(lines)
  }

  /// Takes up what a session saved that ended unexpectedly, or forgets it.
  func settleLeftSaves(takingThem takes: Bool) {
    let left = state.withLock { state in
      defer { state.left = LeftSaves() }
      return state.left
    }
    if takes { keep { $0.resume(left.changes) } }
    journal?.forget(left)
  }
}

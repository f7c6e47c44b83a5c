import Locking

/// The saves of a session, of which each page takes back its own.
struct SaveHistory: Sendable {
  /// A save with how a journal spells it.
  struct Save: Sendable {
    let change: SavedChange
    /// The page that made it; nil where nobody knows, as of an earlier session's.
    fileprivate(set) var page: String?
    fileprivate let line: [UInt8]

    fileprivate init(_ change: SavedChange, on page: String?) {
      (self.change, self.page, line) = (change, page, change.line)
    }

    /// Whether a page takes it back without asking.
    fileprivate func isOwn(_ page: String?) -> Bool {
      self.page == nil || page == nil || self.page == page
    }
  }

  private(set) var done: [Save] = []
  private(set) var undone: [Save] = []
  /// A change keeps the bytes of one entry; these are enough for a day's work.
  private static let most = 10_000
  /// In bytes.
  private static let longestJournal = 4 << 20

  /// The position of the last save that a page made.
  func last(on page: String?) -> Int? { done.lastIndex { $0.isOwn(page) } }

  /// The position of the last save that a page took back.
  func lastUndone(on page: String?) -> Int? { undone.lastIndex { $0.isOwn(page) } }

  mutating func add(_ change: SavedChange, on page: String?) {
    done.append(Save(change, on: page))
    if done.count > Self.most { done.removeFirst() }
    undone.removeAll { $0.isOwn(page) }
  }

  /// Takes what an earlier session saved, as if it had been this one.
  mutating func resume(_ earlier: [SavedChange]) {
    done = Array((earlier.map { Save($0, on: nil) } + done).suffix(Self.most))
  }

  /// - Parameter page: The page that took it back, which alone does it again.
  mutating func noteUndone(at index: Int, on page: String?) {
    var save = done.remove(at: index)
    save.page = page
    undone.append(save)
  }

  mutating func noteRedone(at index: Int) { done.append(undone.remove(at: index)) }

  /// Forgets a save that can't be taken back.
  mutating func forget(at index: Int) { done.remove(at: index) }

  /// Forgets a save that was taken back and can't be done again.
  mutating func forgetUndone(at index: Int) { undone.remove(at: index) }

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

import Reading
import Sessions

/// What one save did to a file, so that it can be undone, and done again.
struct SavedChange: Sendable {
  let table: String
  let key: String
  let language: String
  let file: String
  let change: Change

  enum Change: Sendable {
    /// The entry of the key had other bytes, in UTF-8.
    case entry(old: [UInt8], new: [UInt8])
    /// The file had other bytes.
    case file(old: [UInt8], new: [UInt8])
  }

  /// The other way round.
  var inverse: SavedChange {
    let change: Change =
      switch change {
      case .entry(let old, let new): .entry(old: new, new: old)
      case .file(let old, let new): .file(old: new, new: old)
      }
    return SavedChange(table: table, key: key, language: language, file: file, change: change)
  }

  /// The bytes of the file after it.
  ///
  /// - Parameter file: The file as it is now.
  /// - Returns: nil where somebody else changed what this would change.
  func applied(to file: OpenFile) -> [UInt8]? {
    switch change {
    case .file(let old, let new): return file.bytes == old ? new : nil
    case .entry(let old, let new):
      guard let index = file.index(of: key),
        Array(file.catalog.text.utf8[file.catalog.entries[index].range]) == old
      else { return nil }
      return CatalogExcerpt.replacing(file.catalog, at: index, with: new)
    }
  }
}

/// The saves of a session, of which the last can be undone.
struct SaveHistory: Sendable {
  private var done: [SavedChange] = []
  private var undone: [SavedChange] = []
  /// A change keeps the bytes of one entry; these are enough for a day's work.
  private static let most = 10_000

  var next: SavedChange? { done.last }
  var nextUndone: SavedChange? { undone.last }

  mutating func add(_ change: SavedChange) {
    done.append(change)
    if done.count > Self.most { done.removeFirst() }
    undone = []
  }

  mutating func noteUndone() { if let change = done.popLast() { undone.append(change) } }

  mutating func noteRedone() { if let change = undone.popLast() { done.append(change) } }
}

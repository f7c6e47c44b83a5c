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
    /// The file had other bytes at one place.
    case file(FileDifference)
  }

  /// The other way round.
  var inverse: SavedChange {
    let change: Change =
      switch change {
      case .entry(let old, let new): .entry(old: new, new: old)
      case .file(let difference): .file(difference.inverse)
      }
    return SavedChange(table: table, key: key, language: language, file: file, change: change)
  }

  /// The bytes of the file after it.
  ///
  /// - Parameter file: The file as it is now.
  /// - Returns: nil where somebody else changed what this would change.
  func applied(to file: OpenFile) -> [UInt8]? {
    switch change {
    case .file(let difference): return difference.applied(to: file.bytes)
    case .entry(let old, let new):
      guard let index = file.index(of: key),
        Array(file.catalog.text.utf8[file.catalog.entries[index].range]) == old
      else { return nil }
      return CatalogExcerpt.replacing(file.catalog, at: index, with: new)
    }
  }
}

/// What makes one file's bytes of another's, without what both have around it.
struct FileDifference: Sendable {
  private let start: Int
  private let old: [UInt8]
  private let new: [UInt8]
  private let oldHash: ContentHash
  private let newHash: ContentHash

  init(from before: [UInt8], to after: [UInt8]) {
    let most = min(before.count, after.count)
    let start = (0..<most).first { before[$0] != after[$0] } ?? most
    let end =
      (0..<(most - start)).first {
        before[before.count - 1 - $0] != after[after.count - 1 - $0]
      } ?? most - start
    self.start = start
    old = Array(before[start..<(before.count - end)])
    new = Array(after[start..<(after.count - end)])
    (oldHash, newHash) = (ContentHash(of: before), ContentHash(of: after))
  }

  private init(inverting other: FileDifference) {
    start = other.start
    (old, new) = (other.new, other.old)
    (oldHash, newHash) = (other.newHash, other.oldHash)
  }

  /// The other way round.
  var inverse: FileDifference { FileDifference(inverting: self) }

  /// The bytes after it; nil where these aren't those that it was made of.
  func applied(to bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= start + old.count, ContentHash(of: bytes) == oldHash else { return nil }
    var bytes = bytes
    bytes.replaceSubrange(start..<(start + old.count), with: new)
    return bytes
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

import Reading
import Sessions

/// What one save did to a file, so that it can be undone, and done again.
struct SavedChange: Sendable {
  let table: String
  let key: String
  let language: String
  /// That is written.
  var file: String
  var change: Change

  enum Change: Sendable {
    /// The entry of the key had other bytes, in UTF-8.
    case entry(old: [UInt8], new: [UInt8])
    /// Units of a file for translators had other bytes.
    case units([UnitChange])
    /// The file had other bytes at one place.
    case file(FileDifference)
  }

  /// The other way round.
  var inverse: SavedChange {
    let change: Change =
      switch change {
      case .entry(let old, let new): .entry(old: new, new: old)
      case .units(let units): .units(units.map(\.inverse))
      case .file(let difference): .file(difference.inverse)
      }
    return SavedChange(table: table, key: key, language: language, file: file, change: change)
  }

  /// What it makes of a file.
  struct Applied {
    /// Of the file.
    var bytes: [UInt8]
    /// The one entry that has other bytes; nil where it may be anything.
    var edit: TextEdit?
  }

  /// The file after it.
  ///
  /// - Parameter file: The file as it is now.
  /// - Returns: nil where somebody else changed what this would change.
  func applied(to file: OpenFile) -> Applied? {
    switch change {
    case .file(let difference):
      return difference.applied(to: file.bytes).map { Applied(bytes: $0, edit: nil) }
    case .entry(let old, let new):
      guard let current = entry(in: file) else { return nil }
      let wanted =
        current == old ? new : merged(from: old, to: new, into: current, of: file)
      return wanted.flatMap { replacing(with: $0, in: file) }
    case .units: return nil
    }
  }

  /// The bytes of the key's entry; nil where there is none, or more than one.
  private func entry(in file: OpenFile) -> [UInt8]? {
    file.index(of: key).map { Array(file.catalog.text.utf8[file.catalog.entries[$0].range]) }
  }

  /// The file with another entry of the key; nil where there is none, or more than one.
  func replacing(with new: [UInt8], in file: OpenFile) -> Applied? {
    guard let index = file.index(of: key), let old = entry(in: file) else { return nil }
    let (text, start) = (file.catalog.text, file.catalog.entries[index].range.lowerBound)
    let edits = TextEdit.difference(old, new, at: start)
    return Applied(bytes: text.encoded(text.utf8.applying(edits)), edit: edits.first)
  }
}

extension TextEdit {
  /// What makes one text of another that stands at an offset of a file.
  static func difference(_ old: [UInt8], _ new: [UInt8], at offset: Int) -> [TextEdit] {
    difference(old, new).map { edit in
      TextEdit(
        (offset + edit.range.lowerBound)..<(offset + edit.range.upperBound), edit.replacement)
    }
  }
}

/// What makes one file's bytes of another's, without what both have around it.
struct FileDifference: Sendable {
  let start: Int
  let old: [UInt8]
  let new: [UInt8]
  let oldHash: ContentHash
  let newHash: ContentHash

  init(from before: [UInt8], to after: [UInt8]) {
    let start = before.commonStart(with: after)
    let end = before.commonEnd(with: after, atMost: min(before.count, after.count) - start)
    self.start = start
    old = Array(before[start..<(before.count - end)])
    new = Array(after[start..<(after.count - end)])
    (oldHash, newHash) = (ContentHash(of: before), ContentHash(of: after))
  }

  init(
    start: Int, old: [UInt8], new: [UInt8], oldHash: ContentHash, newHash: ContentHash
  ) {
    (self.start, self.old, self.new) = (start, old, new)
    (self.oldHash, self.newHash) = (oldHash, newHash)
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
    guard start <= bytes.count, old.count <= bytes.count - start, ContentHash(of: bytes) == oldHash
    else { return nil }
    var bytes = bytes
    bytes.replaceSubrange(start..<(start + old.count), with: new)
    return bytes
  }
}

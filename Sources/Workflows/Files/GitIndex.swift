import Reading

/// The paths that git tracks in one working tree, as its index has them.
///
/// Source of the format: Git's documentation, `gitformat-index`, versions 2 to 4 with names by SHA-1.
package struct GitIndex: Sendable {
  /// In bytes, of all names together: version 4 writes only how each differs from the one before.
  private static let mostText = 64 << 20

  /// All paths, one behind the other.
  private var text: [UInt8] = []
  /// Where each path ends in the text.
  private var ends: [Int] = []

  /// Reads an index; nil for what is none, or is of a kind that isn't known here.
  package init?(_ bytes: [UInt8]) {
    var entries = GitIndexEntries(bytes)
    guard let count = entries?.count else { return nil }
    var path: [UInt8] = []
    for _ in 0..<count {
      guard entries?.next(after: &path) == true, text.count + path.count <= Self.mostText else {
        return nil
      }
      text += path
      ends.append(text.count)
    }
  }

  /// Whether git tracks the file, or the submodule, at a path.
  ///
  /// - Parameter path: Relative to the working tree's root, as is every path here.
  package func contains(_ path: String) -> Bool {
    let bytes = Array(path.utf8)
    let position = position(of: bytes)
    return position < ends.count && self.path(at: position).elementsEqual(bytes)
  }

  /// Whether git tracks anything in a folder.
  package func holdsFiles(below folder: String) -> Bool {
    let bytes = Array(folder.utf8) + [UInt8(ascii: "/")]
    let position = position(of: bytes)
    return position < ends.count && path(at: position).starts(with: bytes)
  }

  /// Where the first path stands that doesn't come before some bytes; git sorts by bytes.
  private func position(of bytes: [UInt8]) -> Int {
    ends.indices.partitioningIndex { !path(at: $0).lexicographicallyPrecedes(bytes) }
  }

  private func path(at position: Int) -> ArraySlice<UInt8> {
    text[(position == 0 ? 0 : ends[position - 1])..<ends[position]]
  }
}

/// Reads the entries of an index, one after the other.
private struct GitIndexEntries {
  /// What comes before the flags: times, numbers of the disk, mode, owner, size and a name by SHA-1.
  private static let fixedSize = 60
  /// Of the version and number of entries, behind four letters.
  private static let headerSize = 12

  private let bytes: [UInt8]
  private let version: Int
  private var offset = headerSize
  let count: Int

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.headerSize, bytes.starts(with: "DIRC".utf8) else { return nil }
    self.bytes = bytes
    version = Self.number(bytes[4..<8])
    count = Self.number(bytes[8..<12])
    guard 2...4 ~= version, count <= bytes.count / Self.fixedSize else { return nil }
  }

  /// Makes the path of the entry before the one of the next; false where there is none.
  mutating func next(after path: inout [UInt8]) -> Bool {
    let start = offset
    offset += Self.fixedSize + 2
    guard offset < bytes.count else { return false }
    let isExtended = bytes[offset - 2] & 0x40 != 0
    if isExtended { offset += 2 }
    guard version < 4 || shorten(&path) else { return false }
    if version < 4 { path.removeAll(keepingCapacity: true) }
    guard offset < bytes.count, let end = bytes[offset...].firstIndex(of: 0) else { return false }
    path += bytes[offset..<end]
    // One to eight zero bytes make the length a multiple of eight.
    offset = version < 4 ? end + 8 - (end - start) % 8 : end + 1
    return true
  }

  /// Takes off the end what version 4 says isn't shared with the next path.
  private mutating func shorten(_ path: inout [UInt8]) -> Bool {
    var removed = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      removed |= Int(byte & 0x7F)
      guard byte & 0x80 != 0 else {
        guard removed <= path.count else { return false }
        path.removeLast(removed)
        return true
      }
      removed = (removed + 1) << 7
      guard removed <= bytes.count << 7 else { return false }
    }
    return false
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

import Catalogs
import JSONRPC
import Locking
import Messages
import Reading
import Sessions

/// The marks in the texts of a catalog, entry by entry, so that after a change only entries with other
/// bytes are looked at again.
struct EntryTokens: Sendable {
  private let text: [UInt8]
  private let entries: [Range<Int>]
  /// Of each entry, by offsets from its start.
  private let tokens: [[PlacedToken]]

  /// So many entries are looked at by one thread in one go.
  private static let portion = 256

  /// - Parameter before: What was found in an earlier state of the file.
  /// - Throws: That nobody waits for it any more.
  init(of file: CatalogFile, after before: EntryTokens?, _ context: RequestContext) throws {
    (text, entries) = (file.text.utf8, file.entries.map(\.range))
    let (text, entries) = (text, entries)
    let portions = stride(from: 0, to: entries.count, by: Self.portion).map {
      $0..<min($0 + Self.portion, entries.count)
    }
    let found = parallelMap(portions) { _, portion -> [[PlacedToken]] in
      guard !context.isCancelled else { return [] }
      return portion.map { index in
        before?.known(index, of: entries, in: text) ?? Self.tokens(ofEntry: index, of: file)
      }
    }
    try context.checkCancellation()
    tokens = Array(found.joined())
  }

  /// What was found in an entry, if it was there with the same bytes: with as many entries before it
  /// as now, or with as many behind it.
  private func known(_ index: Int, of now: [Range<Int>], in text: [UInt8]) -> [PlacedToken]? {
    for old in Set([index, index + entries.count - now.count]) where entries.indices.contains(old) {
      if self.text.hasSameBytes(in: entries[old], as: text, in: now[index]) { return tokens[old] }
    }
    return nil
  }

  /// All in the file, in no order inside of an entry.
  var places: [PlacedToken] {
    var places: [PlacedToken] = []
    for (entry, tokens) in zip(entries, tokens) {
      for single in tokens { places.append(single.moved(by: entry.lowerBound)) }
    }
    return places
  }

  /// Those in the entries that a range touches.
  static func places(in file: CatalogFile, _ range: Range<Int>) -> [PlacedToken] {
    let first = file.entries.partitioningIndex { $0.range.upperBound >= range.lowerBound }
    let touched = file.entries.indices[first...].prefix {
      file.entries[$0].range.lowerBound <= range.upperBound
    }
    return touched.flatMap { index in
      tokens(ofEntry: index, of: file).map {
        $0.moved(by: file.entries[index].range.lowerBound)
      }
    }
  }

  private static func tokens(ofEntry index: Int, of file: CatalogFile) -> [PlacedToken] {
    guard file.mayHaveMarks(inEntry: index) else { return [] }
    let start = file.entries[index].range.lowerBound
    var found: [PlacedToken] = []
    for text in file.texts(ofEntry: index) {
      guard let offsets = text.leaf.place?.offsets(of: text.leaf.text) else { continue }
      for single in MessageParts(text.leaf.text, options: text.leaf.options).tokens {
        let range = offsets.sourceRange(of: single.range)
        found.append(PlacedToken(range: range, token: single.token).moved(by: -start))
      }
    }
    return found
  }
}

extension PlacedToken {
  fileprivate func moved(by delta: Int) -> PlacedToken {
    PlacedToken(range: (range.lowerBound + delta)..<(range.upperBound + delta), token: token)
  }
}

extension [UInt8] {
  fileprivate func hasSameBytes(
    in range: Range<Int>, as other: [UInt8], in otherRange: Range<Int>
  ) -> Bool {
    guard range.count == otherRange.count else { return false }
    return withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { other in
        own[range].elementsEqual(other[otherRange])
      }
    }
  }
}

extension CatalogFile {
  /// Whether an entry has any character that marks something in a text.
  fileprivate func mayHaveMarks(inEntry index: Int) -> Bool {
    text.utf8[entries[index].range].contains { byte in
      switch byte {
      case UInt8(ascii: "%"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"),
        UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "~"):
        true
      default: false
      }
    }
  }
}

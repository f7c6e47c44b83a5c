import Foundation
import PlainBytes
import Reading

/// Spellings of keys that literals with interpolations may become.
struct SpellingPatterns {
  /// Sorted by their bytes, and by their bytes from the last to the first.
  private let byStart: [Spelling]
  private let byEnd: [Spelling]
  /// A literal that says less than this many bytes, but for its interpolations, could be anything
  /// unless it is a part of a name; so could one of marks alone.
  private static let shortest = 4

  init(of spellings: some Sequence<ArraySlice<UInt8>>) {
    byStart = spellings.map(Spelling.init).sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    byEnd = byStart.sorted { $0.bytes.reversed().lexicographicallyPrecedes($1.bytes.reversed()) }
  }

  private struct Spelling {
    var bytes: ArraySlice<UInt8>
    var pairs: PairMarks

    init(_ bytes: ArraySlice<UInt8>) {
      self.bytes = bytes
      pairs = PairMarks(of: bytes)
    }
  }

  /// Which pairs of neighbouring bytes a text has, which tells nearly all texts apart that lack a
  /// part of a literal; most literals start and end with an interpolation, and say little between.
  private struct PairMarks {
    private var bits = SIMD4<UInt64>()

    init(of bytes: ArraySlice<UInt8>) { add(bytes) }

    mutating func add(_ bytes: ArraySlice<UInt8>) {
      for (first, second) in zip(bytes, bytes.dropFirst()) {
        let place = first &* 31 &+ second
        bits[Int(place >> 6)] |= 1 << UInt64(place & 63)
      }
    }

    func holds(_ other: PairMarks) -> Bool { bits & other.bits == other.bits }
  }

  /// The spellings that a literal becomes with some text in the place of each gap.
  ///
  /// - Parameter isKey: Whether the literal is known to be a key, so that any start or end counts.
  func spellings(
    madeBy literal: ArraySlice<UInt8>, isKey: Bool = false
  ) -> [ArraySlice<UInt8>] {
    let parts = Self.parts(of: literal)
    guard let first = parts.first, let last = parts.last, parts.count > 1,
      isKey && first.count + last.count > 0 || Self.areTelling(parts)
    else { return [] }
    var pairs = PairMarks(of: [])
    for part in parts { pairs.add(part) }
    let likely = first.count >= last.count ? starting(with: first) : ending(with: last)
    return likely.lazy.filter { $0.pairs.holds(pairs) }.map(\.bytes)
      .filter { Self.isMade(of: parts, from: first, to: last, $0) }
  }

  /// Whether a text with gaps tells the keys that it makes from most other texts.
  static func tells(_ text: ArraySlice<UInt8>) -> Bool {
    let parts = parts(of: text)
    return parts.count > 1 && areTelling(parts)
  }

  /// Whether the parts of a literal tell what it makes from most other texts.
  private static func areTelling(_ parts: [ArraySlice<UInt8>]) -> Bool {
    guard let first = parts.first, let last = parts.last else { return false }
    if isNamePart(first, at: first.last) || isNamePart(last, at: last.first) { return true }
    let count = parts.reduce(0) { $0 + $1.count }
    return count >= shortest && parts.contains(where: LiteralSearch.hasWords)
  }

  /// Whether a part is one that names are put together of, however short: `DE_` and `kb.` in front,
  /// `_H` behind.
  ///
  /// - Parameter edge: Its byte beside the gap.
  private static func isNamePart(_ part: ArraySlice<UInt8>, at edge: UInt8?) -> Bool {
    guard let edge, isSeparator(edge) else { return false }
    return part.contains(where: \.isASCIILetter)
      && part.allSatisfy { $0.isASCIIWordPart || isSeparator($0) }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  /// What stands between the gaps of a literal, nothing included.
  private static func parts(of literal: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let gap = LiteralSearch.gap
    var parts: [ArraySlice<UInt8>] = []
    var start = literal.startIndex
    var place = start
    while place < literal.endIndex {
      if literal[place] == gap[0], literal[place...].starts(with: gap) {
        parts.append(literal[start..<place])
        place += gap.count
        start = place
      } else {
        place += 1
      }
    }
    return parts + [literal[start...]]
  }

  /// Whether a spelling is what some parts become with texts between them.
  private static func isMade(
    of parts: [ArraySlice<UInt8>], from first: ArraySlice<UInt8>, to last: ArraySlice<UInt8>,
    _ spelling: ArraySlice<UInt8>
  ) -> Bool {
    guard spelling.count >= first.count + last.count, spelling.starts(with: first),
      spelling.suffix(last.count).elementsEqual(last)
    else { return false }
    var rest = spelling.dropFirst(first.count).dropLast(last.count)
    // Two interpolations beside each other have nothing between them.
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let place = rest.firstRange(of: part) else { return false }
      rest = rest[place.upperBound...]
    }
    return true
  }

  private func starting(with part: ArraySlice<UInt8>) -> ArraySlice<Spelling> {
    let start = byStart.partitioningIndex { !$0.bytes.lexicographicallyPrecedes(part) }
    let end = byStart[start...].partitioningIndex { !$0.bytes.starts(with: part) }
    return byStart[start..<end]
  }

  private func ending(with part: ArraySlice<UInt8>) -> ArraySlice<Spelling> {
    let part = part.reversed()
    let start = byEnd.partitioningIndex { !$0.bytes.reversed().lexicographicallyPrecedes(part) }
    let end = byEnd[start...].partitioningIndex { !$0.bytes.reversed().starts(with: part) }
    return byEnd[start..<end]
  }
}

/// Sorted lines of text, searched where they stand.
///
/// Lines are sorted by the bytes of their first field; fields are separated by tabs; lines that
/// start with `#` are comments, before or after all others.
struct LexiconText: @unchecked Sendable {
  // Bytes of the binary itself, or of a text that lives as long as the process: never written.
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offsets between which lines with words stand.
  private let body: Range<Int>
  /// Where the lines of each first byte start: the first steps of every search.
  private var starts: [Int32] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var start = 0
    while start < bytes.count, bytes[start] == UInt8(ascii: "#") {
      start = Self.lineEnd(from: start, in: bytes) + 1
    }
    var end = bytes.count
    while end > start {
      let line = Self.lineStart(before: end - 1, start, in: bytes)
      guard bytes[line] == UInt8(ascii: "#") else { break }
      end = line
    }
    body = min(start, end)..<end
    starts = (0...256).map { Int32(lowerBound(ofFirst: $0)) }
  }

  /// The offset of the first line whose first byte is at least this one.
  private func lowerBound(ofFirst byte: Int) -> Int {
    var low = body.lowerBound
    var high = body.upperBound
    while low < high {
      let line = Self.lineStart(before: low + (high - low) / 2, low, in: bytes)
      if Int(bytes[line]) < byte {
        low = Self.lineEnd(from: line, in: bytes) + 1
      } else {
        high = line
      }
    }
    return low
  }

  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// The lines whose first field is `key`, without their line ends.
  ///
  /// - Parameter window: Where they are, if they are anywhere; ``window(startingWith:)`` says it.
  func lines(for key: [UInt8], in window: Range<Int>? = nil) -> [Bytes] {
    guard let first = key.first else { return [] }
    var low = window?.lowerBound ?? Int(starts[Int(first)])
    var high = window?.upperBound ?? Int(starts[Int(first) + 1])
    while low < high {
      let line = Self.lineStart(before: low + (high - low) / 2, low, in: bytes)
      switch compare(key, withFieldAt: line) {
      case .less: high = line
      case .greater: low = Self.lineEnd(from: line, in: bytes) + 1
      case .equal: return neighbors(of: line, key)
      }
    }
    return []
  }

  /// Whether the first field of any line starts so.
  func hasKey(startingWith prefix: [UInt8]) -> Bool { !window(startingWith: prefix).isEmpty }

  /// The offsets of the lines that start with a prefix, so that words that share it are searched
  /// there alone.
  func window(startingWith prefix: [UInt8]) -> Range<Int> {
    guard let first = prefix.first else { return body }
    let all = Int(starts[Int(first)])..<Int(starts[Int(first) + 1])
    let low = bound(in: all) { $0 == .less }
    return low..<bound(in: low..<all.upperBound) { $0 != .greater }

    /// The first line for which the order of it and the prefix is none that goes before.
    func bound(in range: Range<Int>, _ goesBefore: (Order) -> Bool) -> Int {
      var (low, high) = (range.lowerBound, range.upperBound)
      while low < high {
        let line = Self.lineStart(before: low + (high - low) / 2, low, in: bytes)
        if goesBefore(order(ofLineAt: line, prefix)) {
          low = Self.lineEnd(from: line, in: bytes) + 1
        } else {
          high = line
        }
      }
      return low
    }
  }

  /// Whether a line goes before a prefix, starts with it, or goes after it.
  private func order(ofLineAt line: Int, _ prefix: [UInt8]) -> Order {
    var offset = line
    for byte in prefix {
      let other = offset < bytes.count ? bytes[offset] : 0
      if other != byte { return other < byte ? .less : .greater }
      offset += 1
    }
    return .equal
  }

  /// All lines with words, in order.
  var allLines: [Bytes] { bytes[body].split(separator: UInt8(ascii: "\n")) }

  private func neighbors(of line: Int, _ key: [UInt8]) -> [Bytes] {
    var start = line
    while start > body.lowerBound {
      let previous = Self.lineStart(before: start - 1, body.lowerBound, in: bytes)
      guard compare(key, withFieldAt: previous) == .equal else { break }
      start = previous
    }
    var lines: [Bytes] = []
    while start < body.upperBound, compare(key, withFieldAt: start) == .equal {
      let end = Self.lineEnd(from: start, in: bytes)
      lines.append(bytes[start..<end])
      start = end + 1
    }
    return lines
  }

  private enum Order { case less, equal, greater }

  private func compare(_ key: [UInt8], withFieldAt line: Int) -> Order {
    var offset = line
    for byte in key {
      let other = offset < bytes.count ? bytes[offset] : 0
      // A field that ends is less than one that goes on: tab and line feed sort before letters.
      if other == UInt8(ascii: "\t") || other == UInt8(ascii: "\n") { return .greater }
      if byte != other { return byte < other ? .less : .greater }
      offset += 1
    }
    let next = offset < bytes.count ? bytes[offset] : UInt8(ascii: "\n")
    return next == UInt8(ascii: "\t") || next == UInt8(ascii: "\n") ? .equal : .less
  }

  /// The start of the line that `offset` stands in, not before `limit`.
  private static func lineStart(
    before offset: Int, _ limit: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var start = offset
    while start > limit, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  private static func lineEnd(from offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }
}

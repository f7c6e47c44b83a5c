package import LanguageData

/// A text of lines `key value`, sorted by the bytes of their keys and searched in place.
package struct SortedText: Sendable {
  private let text: @Sendable () -> LanguageText

  static let aliases = SortedText { language_data_cldr_aliases() }
  static let likely = SortedText { language_data_cldr_likely() }
  static let parents = SortedText { language_data_cldr_parents() }

  package init(_ text: @escaping @Sendable () -> LanguageText) {
    self.text = text
  }

  /// What stands behind a key in its line; nil when there is no such line.
  package subscript(key: String) -> String? {
    let text = text()
    // Part of the binary, so the pointer stays good.
    let bytes = UnsafeBufferPointer(start: text.bytes, count: text.count)
    var key = key
    return key.withUTF8 { Self.value(of: $0, in: bytes) }
  }

  /// The keys in their order.
  var keys: [String] {
    let text = text()
    return UnsafeBufferPointer(start: text.bytes, count: text.count)
      .split(separator: UInt8(ascii: "\n"))
      .filter { $0.first != UInt8(ascii: "#") }
      .map { line in String(decoding: line.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self) }
  }

  private static func value(
    of key: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> String? {
    var low = 0
    var high = text.count
    while low < high {
      var line = low + (high - low) / 2
      while line > low, text[line - 1] != UInt8(ascii: "\n") { line -= 1 }
      let lineEnd = end(of: line..<high, at: UInt8(ascii: "\n"), in: text)
      let keyEnd = end(of: line..<lineEnd, at: UInt8(ascii: " "), in: text)
      let difference = difference(of: text[line..<keyEnd], from: key)
      // The comments stand above all lines.
      if text[line] == UInt8(ascii: "#") || difference < 0 {
        low = min(lineEnd + 1, high)
      } else if difference == 0 {
        return String(decoding: text[min(keyEnd + 1, lineEnd)..<lineEnd], as: UTF8.self)
      } else {
        high = line
      }
    }
    return nil
  }

  // Loops, for in a debug build, which the suite is, slices search and compare many times as slowly.

  /// Where a part of the text ends that a byte ends, if it is there.
  private static func end(
    of range: Range<Int>, at byte: UInt8, in text: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var end = range.lowerBound
    while end < range.upperBound, text[end] != byte { end += 1 }
    return end
  }

  /// Less than zero if the part comes before the key, zero if it is the key.
  private static func difference(
    of part: Slice<UnsafeBufferPointer<UInt8>>, from key: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let start = part.startIndex
    let common = min(part.count, key.count)
    var offset = 0
    while offset < common, part.base[start + offset] == key[offset] { offset += 1 }
    if offset < common { return Int(part.base[start + offset]) - Int(key[offset]) }
    return part.count - key.count
  }
}

import Diagnostics
import Reading

/// One `"key" = "value";` of a `.strings` file, as ranges of the file's UTF-8 text.
///
/// A table can hold a million entries, so the offsets are kept in 32 bits.
package struct StringsEntry: Hashable, Sendable {
  package var commentStart: UInt32
  var commentEnd: UInt32
  var keyStart: UInt32
  package var keyEnd: UInt32
  var valueStart: UInt32
  package var valueEnd: UInt32
  package var end: UInt32
  var trailingCommentEnd: UInt32
  package var traits: Traits = []

  /// What the scanner saw on its way, so that decoding needs no second look.
  package struct Traits: OptionSet, Hashable {
    package var rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    static let keyIsQuoted = Traits(rawValue: 1)
    static let keyHasEscapes = Traits(rawValue: 2)
    static let valueIsQuoted = Traits(rawValue: 4)
    static let valueHasEscapes = Traits(rawValue: 8)
    package static let isStale = Traits(rawValue: 16)
  }

  /// From the key to behind the semicolon.
  package var range: Range<Int> { Int(keyStart)..<Int(end) }
  /// The key as written, with its quotes.
  package var keyRange: Range<Int> { Int(keyStart)..<Int(keyEnd) }
  /// The value as written, with its quotes; the key's range for the short form `"key";`.
  package var valueRange: Range<Int> { Int(valueStart)..<Int(valueEnd) }
  /// The key without its quotes, escapes not decoded.
  package var keyContentRange: Range<Int> { content(keyRange, isQuoted: .keyIsQuoted) }
  /// The value without its quotes, escapes not decoded.
  package var valueContentRange: Range<Int> { content(valueRange, isQuoted: .valueIsQuoted) }
  /// The comments right before the entry (no blank line between), a stale mark among them.
  package var commentRange: Range<Int>? {
    commentStart == commentEnd ? nil : Int(commentStart)..<Int(commentEnd)
  }
  /// Everything that goes when the entry goes: its comments before and behind it too.
  package var fullRange: Range<Int> {
    Int(commentStart == commentEnd ? keyStart : commentStart)..<Int(max(end, trailingCommentEnd))
  }
  /// Whether a comment marks the entry as no longer in the source.
  package var isStale: Bool { traits.contains(.isStale) }
  /// Whether the entry is written `"key";`: its value equals its key.
  package var isShort: Bool { valueStart == keyStart }

  private func content(_ range: Range<Int>, isQuoted: Traits) -> Range<Int> {
    guard traits.contains(isQuoted), range.count >= 2 else { return range }
    return (range.lowerBound + 1)..<(range.upperBound - 1)
  }
}

extension StringsEntry {
  /// The entry after a change of the text before it, or inside of its value.
  func following(_ edit: TextEdit) -> StringsEntry {
    func moved(_ offset: UInt32) -> UInt32 { UInt32(edit.moved(Int(offset))) }
    var entry = self
    (entry.commentStart, entry.commentEnd) = (moved(commentStart), moved(commentEnd))
    (entry.keyStart, entry.keyEnd) = (moved(keyStart), moved(keyEnd))
    (entry.valueStart, entry.valueEnd) = (moved(valueStart), moved(valueEnd))
    (entry.end, entry.trailingCommentEnd) = (moved(end), moved(trailingCommentEnd))
    return entry
  }

  /// Looks at a changed value anew.
  ///
  /// - Returns: False where the entry is not one with the same key and just this value.
  mutating func takeTraits(from text: [UInt8]) -> Bool {
    let piece = Array(text[range])
    guard invalidUTF8Ranges(in: piece, limit: 1).isEmpty else { return false }
    let parsed = piece.withUnsafeBufferPointer { StringsParser(parsing: $0, from: 0) }
    guard parsed.problems.isEmpty, parsed.entries.count == 1, let read = parsed.entries.first,
      read.range == 0..<piece.count, read.keyRange.count == keyRange.count,
      read.valueRange.count == valueRange.count,
      read.valueRange.lowerBound == valueRange.lowerBound - range.lowerBound
    else { return false }
    traits.remove(.valueHasEscapes)
    if read.traits.contains(.valueHasEscapes) { traits.insert(.valueHasEscapes) }
    return true
  }
}

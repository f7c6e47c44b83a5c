import Diagnostics
import Messages
import PlainBytes
import Reading

/// Two full stops that are neither one nor an ellipsis, behind a word or at a text's end.
///
/// Those that end a text whose source ends in no ellipsis are differences of its end.
struct TwoStops {
  /// UTF-8 offsets of both.
  let range: Range<Int>
  /// What the source has in their place.
  let meant: String

  /// - Returns: Nil where there are none, and where the source has some too.
  init?(in unit: LintUnit) {
    guard unit.target.profile.traits.contains(.ellipses), unit.isComparable,
      let range = Self.range(in: unit.target.value), Self.range(in: unit.source.value) == nil
    else { return nil }
    let ellipsis = ["…", "..."].first { unit.source.value.utf8.containsSequence($0.utf8) }
    let rest = unit.target.value.utf8.dropFirst(range.upperBound)
    if rest.allSatisfy({ $0 == 0x20 || $0 == 0x0A }) {
      guard TextEnd(unit.source.prose, unit.sourceLanguage).mark == .ellipsis else { return nil }
    }
    self.range = range
    meant = ellipsis ?? "."
  }

  /// The first two alone between a letter or a digit and a space, a line's end or the text's.
  private static func range(in text: String) -> Range<Int>? {
    let stop = UInt8(ascii: ".")
    var text = text
    return text.withUTF8 { bytes -> Range<Int>? in
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] == stop { end += 1 }
        let before = start > 0 ? bytes[start - 1] : 0x20
        if end - start == 2, before.mayBeWordPart,
          end == bytes.count || bytes[end] == 0x20 || bytes[end] == 0x0A
        {
          return start..<end
        }
        start = max(end, start + 1)
      }
      return nil
    }
  }
}

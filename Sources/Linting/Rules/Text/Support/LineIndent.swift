import Diagnostics
import Messages
import PlainBytes
import Reading

/// A space behind a line break inside of a text, where no line of the source starts with one: the line is
/// moved in on the screen.
enum LineIndent {
  /// One for the text, with all of its places in the fix.
  static func finding(in unit: LintUnit) -> Finding? {
    guard !unit.isSource, unit.isComparable, unit.target.isShort,
      unit.source.bytes.contains(lineEnd), unit.target.bytes.contains(lineEnd),
      !hasIndent(unit.source.value)
    else { return nil }
    let places = Self.places(in: unit.target.value)
    guard let first = places.first else { return nil }
    let edits = places.prefix(ScanLimit.findings).map { TextEdit($0, "") }
    return Finding(
      "a space at the start of a line, where the source has none; remove it", at: first,
      fix: TextFix("Remove it", isSafe: true, Array(edits)))
  }

  private static let lineEnd: UInt8 = 0x0A
  private static let space: UInt8 = 0x20

  private static func hasIndent(_ text: String) -> Bool {
    zip(text.utf8, text.utf8.dropFirst()).contains { before, next in
      before == lineEnd && (next == space || next == 0x09)
    }
  }

  /// The one or two spaces behind line breaks inside of a text that a word follows; more move in a part of
  /// a list.
  private static func places(in text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    let edges = EdgeSpace(text)
    var places: [Range<Int>] = []
    var offset = edges.leading.upperBound
    while offset < edges.trailing.lowerBound {
      offset += 1
      guard bytes[offset - 1] == lineEnd else { continue }
      let start = offset
      while offset < bytes.count, bytes[offset] == space { offset += 1 }
      guard (1...2).contains(offset - start), offset < bytes.count, startsWord(bytes[offset])
      else { continue }
      places.append(start..<offset)
    }
    return places
  }

  /// Whether a byte starts a letter or an argument; bullets and dashes start with others.
  private static func startsWord(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte == UInt8(ascii: "%") || byte >= 0xC3 && byte != 0xE2
  }
}

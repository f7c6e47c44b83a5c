import Catalogs
import Diagnostics
import Reading

/// The difference of two texts, line by line, in the unified format.
package struct UnifiedDiff {
  private static let context = 3

  private let path: String
  private let lines: LineChanges

  /// The bytes are those of the texts, so that `patch` can apply the difference.
  ///
  /// - Parameter path: The file's name in the header.
  package init(old: [UInt8], new: [UInt8], path: String) {
    self.path = path
    lines = LineChanges(
      from: SourceText(decoding: old).utf8, to: SourceText(decoding: new).utf8)
  }

  /// The whole difference; empty for texts that are the same.
  package static func text(old: [UInt8], new: [UInt8], path: String) -> String {
    UnifiedDiff(old: old, new: new, path: path).parts.joined()
  }

  /// The header and the changed stretches with the lines around them, one after the other: the
  /// difference of large files is never held as a whole.
  package var parts: some Sequence<String> {
    // From the file system's root on, an absolute path is a relative one.
    let path = path.drop { $0 == "/" }
    let header = "--- \(DiffPath.quoted("a/" + path))\n+++ \(DiffPath.quoted("b/" + path))\n"
    let hunks = hunks
    return hunks.indices.lazy.map { (hunks.startIndex == $0 ? header : "") + render(hunks[$0]) }
  }

  /// The changes that stand so near to each other that the lines around them touch.
  private var hunks: [ArraySlice<LineChanges.Change>] {
    let changes = lines.changes
    var hunks: [ArraySlice<LineChanges.Change>] = []
    var start = 0
    for position in changes.indices.dropFirst()
    where changes[position].old.lowerBound - changes[position - 1].old.upperBound
      > 2 * Self.context
    {
      hunks.append(changes[start..<position])
      start = position
    }
    if start < changes.count { hunks.append(changes[start...]) }
    return hunks
  }

  private func render(_ hunk: ArraySlice<LineChanges.Change>) -> String {
    guard let first = hunk.first, let last = hunk.last else { return "" }
    let (old, new) = (lines.old, lines.new)
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldLines = first.old.lowerBound - before..<last.old.upperBound + after
    let newLines = first.new.lowerBound - before..<last.new.upperBound + after
    var text = "@@ -\(Self.extent(oldLines)) +\(Self.extent(newLines)) @@\n"
    var place = oldLines.lowerBound
    for change in hunk {
      append(" ", old[place..<change.old.lowerBound], to: &text)
      append("-", old[change.old], to: &text)
      append("+", new[change.new], to: &text)
      place = change.old.upperBound
    }
    append(" ", old[place..<oldLines.upperBound], to: &text)
    return text
  }

  /// The number of the first line and how many there are; an empty side names the line before it.
  private static func extent(_ lines: Range<Int>) -> String {
    "\(lines.lowerBound + (lines.isEmpty ? 0 : 1)),\(lines.count)"
  }

  private func append(_ mark: Character, _ lines: Slice<TextLines>, to text: inout String) {
    for line in lines {
      text.append(mark)
      text += String(decoding: line, as: UTF8.self)
      if line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
    }
  }
}

/// How a file is named in the header of a difference.
enum DiffPath {
  /// The path as it is, or in quotation marks with escapes as C writes them, as git and GNU patch
  /// do with names that could end the line or be mistaken.
  static func quoted(_ path: String) -> String {
    let needsQuotes = path.utf8.contains {
      $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }
    guard needsQuotes || VisibleText.escaped(path) != path else { return path }
    return "\"" + path.utf8.map(escaped).joined() + "\""
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case UInt8(ascii: "\n"): return "\\n"
    case UInt8(ascii: "\t"): return "\\t"
    case 0x20..<0x7F: return String(UnicodeScalar(byte))
    default:
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
  }
}

import Catalogs
import Diagnostics
import Reading

/// The difference of two texts, line by line, in the unified format.
package enum UnifiedDiff {
  private static let context = 3

  /// The bytes are those of the texts, so that `patch` can apply the difference.
  ///
  /// - Parameter path: The file's name in the header.
  package static func text(old: [UInt8], new: [UInt8], path: String) -> String {
    let (old, new) = (lines(old), lines(new))
    let edits = edits(from: old, to: new)
    guard edits.contains(where: { $0.kind != .same }) else { return "" }
    var text = "--- \(DiffPath.quoted("a/" + path))\n+++ \(DiffPath.quoted("b/" + path))\n"
    for hunk in hunks(edits) { text += render(hunk) }
    return text
  }

  private struct Edit {
    enum Kind: Character {
      case same = " "
      case removed = "-"
      case added = "+"
    }

    var kind: Kind
    var line: Line
    /// How many lines of the old and new text stand before this one.
    var old: Int
    var new: Int
  }

  private struct Line: Hashable {
    var bytes: ArraySlice<UInt8>
    var hasLineFeed = true
  }

  /// The lines as `patch` counts them: only a line feed ends one.
  private static func lines(_ bytes: [UInt8]) -> [Line] {
    var lines = SourceText(decoding: bytes).utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map { Line(bytes: $0) }
    if lines.last?.bytes.isEmpty == true {
      lines.removeLast()
    } else if !lines.isEmpty {
      lines[lines.count - 1].hasLineFeed = false
    }
    return lines
  }

  private static func edits(from old: [Line], to new: [Line]) -> [Edit] {
    let matching = LineMatching(from: old, to: new).newLines
    let removed = Set(old.indices.filter { matching[$0] < 0 })
    let added = Set(new.indices).subtracting(matching)
    return weave(old, new, removed, added)
  }

  private static func weave(
    _ old: [Line], _ new: [Line], _ removed: Set<Int>, _ added: Set<Int>
  ) -> [Edit] {
    var edits: [Edit] = []
    var (o, n) = (0, 0)
    while o < old.count || n < new.count {
      if o < old.count, removed.contains(o) {
        edits.append(Edit(kind: .removed, line: old[o], old: o, new: n))
        o += 1
      } else if n < new.count, added.contains(n) {
        edits.append(Edit(kind: .added, line: new[n], old: o, new: n))
        n += 1
      } else if o < old.count, n < new.count {
        edits.append(Edit(kind: .same, line: old[o], old: o, new: n))
        (o, n) = (o + 1, n + 1)
      } else {
        break
      }
    }
    return edits
  }

  /// The changed stretches with the lines around them.
  private static func hunks(_ edits: [Edit]) -> [ArraySlice<Edit>] {
    var ranges: [Range<Int>] = []
    for (position, edit) in edits.enumerated() where edit.kind != .same {
      let range = max(0, position - context)..<min(edits.count, position + context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { edits[$0] }
  }

  private static func render(_ hunk: ArraySlice<Edit>) -> String {
    guard let first = hunk.first else { return "" }
    let oldCount = hunk.count { $0.kind != .added }
    let newCount = hunk.count { $0.kind != .removed }
    // An empty side names the line before it.
    let oldStart = first.old + (oldCount == 0 ? 0 : 1)
    let newStart = first.new + (newCount == 0 ? 0 : 1)
    var text = "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n"
    for edit in hunk {
      text += "\(edit.kind.rawValue)"
      text += String(decoding: edit.line.bytes, as: UTF8.self)
      text += edit.line.hasLineFeed ? "\n" : "\n\\ No newline at end of file\n"
    }
    return text
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

package import Catalogs
import Reading

extension StringsdictDocument {
  /// The comments right above an entry without its stale marks; nil when there are none.
  package func comment(of entry: StringsdictEntry) -> String? {
    guard !isBinary, entry.commentStart < entry.range.lowerBound else { return nil }
    let above = text.utf8[entry.commentStart..<entry.range.lowerBound]
    let marks = entry.staleMarks
    var lines: [String] = []
    var offset = above.startIndex
    while let start = above[offset...].firstIndex(of: UInt8(ascii: "<")) {
      guard let end = above.end(ofCommentAt: start) else { break }
      if !marks.contains(start..<end) {
        lines += commentLines(String(decoding: above[(start + 4)..<(end - 3)], as: UTF8.self))
      }
      offset = end
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

extension ArraySlice<UInt8> {
  /// Behind the `-->` of the comment that opens at `start`.
  fileprivate func end(ofCommentAt start: Int) -> Int? {
    guard self[start...].starts(with: "<!--".utf8) else { return nil }
    var offset = start + 4
    while offset + 3 <= endIndex {
      if self[offset...].starts(with: "-->".utf8) { return offset + 3 }
      offset += 1
    }
    return nil
  }
}

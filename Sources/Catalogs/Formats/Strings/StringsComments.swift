import Reading

/// One comment of a `.strings` file.
package struct StringsComment {
  /// The comment as written, with its opening and closing.
  package var range: Range<Int>
  /// `/* … */`, which tools write, not `// …`, which only people do.
  package var isBlock: Bool
  package var isStaleMark: Bool
  /// The lines without the space around them.
  package var lines: [String]

  /// Whether it heads a group of entries as people head parts of code: `MARK: - Kitchen`.
  package var isHeadingMark: Bool { lines.first?.hasPrefix("MARK:") == true }
}

extension StringsDocument {
  /// The comment right before an entry without the stale mark, or else the one behind it in its
  /// line; nil when there is none.
  package func comment(of entry: StringsEntry) -> String? {
    comment(of: entry) { _ in true }
  }

  /// The same without what only heads the group that starts with the entry (`MARK: - Kitchen`), for those
  /// who take the comment elsewhere.
  package func ownComment(of entry: StringsEntry) -> String? {
    comment(of: entry) { !$0.isHeadingMark }
  }

  private func comment(
    of entry: StringsEntry, where isOwn: (StringsComment) -> Bool
  ) -> String? {
    var own = comments(of: entry).filter { !$0.isStaleMark && isOwn($0) }
    if own.isEmpty { own = trailingComments(of: entry) }
    return own.isEmpty ? nil : own.flatMap(\.lines).joined(separator: "\n")
  }

  /// The comments of the block before an entry, one by one.
  package func comments(of entry: StringsEntry) -> [StringsComment] {
    entry.commentRange.map(comments(in:)) ?? []
  }

  /// The comments behind an entry in its line.
  package func trailingComments(of entry: StringsEntry) -> [StringsComment] {
    let range = entry.range.upperBound..<entry.fullRange.upperBound
    return range.isEmpty ? [] : comments(in: range).filter { !$0.isStaleMark }
  }

  private func comments(in range: Range<Int>) -> [StringsComment] {
    text.utf8.withUnsafeBufferPointer { bytes in
      var scanner = OpenStepScanner(
        bytes: UnsafeBufferPointer(rebasing: bytes[..<range.upperBound]), offset: range.lowerBound)
      var comments: [StringsComment] = []
      while let trivia = scanner.nextTrivia() {
        guard case .comment(let range, _) = trivia else { continue }
        let isBlock = bytes[range.lowerBound + 1] == UInt8(ascii: "*")
        let content = range.dropFirst(2).dropLast(isBlock ? 2 : 0)
        let lines = commentLines(
          String(decoding: bytes[content.startIndex..<content.endIndex], as: UTF8.self))
        comments.append(
          StringsComment(
            range: range, isBlock: isBlock, isStaleMark: isStaleMark(bytes, range), lines: lines))
      }
      return comments
    }
  }
}

import PlainBytes
import Reading

extension StringsDocument {
  /// Whether a comment before an entry heads a group of entries, so that it isn't the first one's own.
  ///
  /// It is the only one of several entries between two blank lines, or is spelled as people spell
  /// headings in code: `MARK: - Kitchen`, `/** Kitchen */`.
  func isHeading(_ comment: StringsComment, ofGroupFrom index: Int) -> Bool {
    if comment.lines.first?.hasPrefix("MARK:") == true || hasTwoStars(comment) { return true }
    guard comments(of: entries[index]).count == 1, isBehindBlankLine(comment.range.lowerBound)
    else {
      return false
    }
    var last = index
    while last + 1 < entries.count, entries[last + 1].commentRange == nil,
      !hasBlankLine(behind: last)
    {
      last += 1
    }
    return last > index && (last + 1 == entries.count || hasBlankLine(behind: last))
  }

  /// Whether a comment starts with `/**`, as no tool writes those of entries; `/**/` is an empty one.
  private func hasTwoStars(_ comment: StringsComment) -> Bool {
    comment.isBlock && comment.range.count > 4
      && text.utf8[comment.range.lowerBound + 2] == UInt8(ascii: "*")
  }

  /// Whether an entry has a comment of its own that a tool may have written: no heading, and no `//`,
  /// which only people write, above a group or before an entry that they turned off.
  func hasToolComment(entry index: Int) -> Bool {
    let entry = entries[index]
    if trailingComments(of: entry).contains(where: \.isBlock) { return true }
    return comments(of: entry).contains {
      $0.isBlock && !$0.isStaleMark && !isHeading($0, ofGroupFrom: index)
    }
  }

  private func isBehindBlankLine(_ offset: Int) -> Bool {
    let before = text.utf8[..<offset].reversed().prefix { $0.isLayout }
    return before.count { $0 == UInt8(ascii: "\n") } > 1
  }

  private func hasBlankLine(behind index: Int) -> Bool {
    let next = entries[index + 1].fullRange.lowerBound
    let between = text.utf8[min(entries[index].fullRange.upperBound, next)..<next]
    return between.count { $0 == UInt8(ascii: "\n") } > 1
  }
}

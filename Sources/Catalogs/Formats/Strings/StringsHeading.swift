import PlainBytes
import Reading

extension StringsDocument {
  /// Whether a comment before an entry heads a group of entries, so that it isn't the first one's own.
  ///
  /// It is the only one of several entries between two blank lines, or is spelled as people spell
  /// headings in code: `MARK: - Kitchen`, `/** Kitchen */`.
  func isHeading(_ comment: StringsComment, ofGroupFrom index: Int) -> Bool {
    if isSpelledAsHeading(comment) { return true }
    guard ownComments(of: index).count == 1, isBehindBlankLine(comment.range.lowerBound) else {
      return false
    }
    var last = index
    while last + 1 < entries.count, ownComments(of: last + 1).isEmpty, !hasBlankLine(behind: last) {
      last += 1
    }
    return last > index && (last + 1 == entries.count || hasBlankLine(behind: last))
  }

  /// Where an entry starts that is removed: behind a heading whose group keeps entries, else with its
  /// comments.
  ///
  /// What only may be a heading, since nothing tells, stays where it would still be taken for one.
  ///
  /// - Parameter removed: All entries that are removed.
  func removalStart(ofEntry index: Int, among removed: Set<Int>) -> Int {
    let entry = entries[index]
    let comments = self.comments(of: entry)
    let headings = comments.prefix { isHeading($0, ofGroupFrom: index) }
    guard let heading = headings.first else { return entry.fullRange.lowerBound }
    let least = isSpelledAsHeading(heading) ? 1 : 2
    guard hasEntries(least, inGroupBehind: index, besides: removed) else {
      return entry.fullRange.lowerBound
    }
    return headings.count < comments.count
      ? comments[headings.count].range.lowerBound : entry.range.lowerBound
  }

  /// Whether a group has entries behind one: up to a blank line, or to the next heading.
  private func hasEntries(
    _ least: Int, inGroupBehind index: Int, besides removed: Set<Int>
  ) -> Bool {
    var (next, count) = (index + 1, 0)
    while count < least, next < entries.count, !hasBlankLine(behind: next - 1),
      !ownComments(of: next).contains(where: isSpelledAsHeading)
    {
      if !removed.contains(next) { count += 1 }
      next += 1
    }
    return count == least
  }

  /// The comments before an entry, without the stale mark.
  private func ownComments(of index: Int) -> [StringsComment] {
    comments(of: entries[index]).filter { !$0.isStaleMark }
  }

  /// Whether a comment is spelled as no tool spells those of entries.
  private func isSpelledAsHeading(_ comment: StringsComment) -> Bool {
    comment.isHeadingMark || hasTwoStars(comment)
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

  /// Whether no entry has a comment of `/* … */`, but for a stale mark and what is spelled as people spell
  /// headings.
  ///
  /// What only may be a heading counts as a comment: when a neighbour goes it would be one.
  package var isUncommented: Bool {
    entries.allSatisfy { entry in
      (comments(of: entry) + trailingComments(of: entry)).allSatisfy {
        !$0.isBlock || $0.isStaleMark || isSpelledAsHeading($0)
      }
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

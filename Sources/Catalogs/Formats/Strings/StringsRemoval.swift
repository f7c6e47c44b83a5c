import PlainBytes
import Reading

extension StringsDocument {
  /// The edits that take the entries with these (sorted) numbers out; neighbours go as one piece,
  /// so that the blank lines between them go too.
  ///
  /// The headings of groups of which entries stay are left.
  func removing(_ indices: [Int]) -> [TextEdit] {
    var spans: [Range<Int>] = []
    var previous: Int?
    let removed = Set(indices)
    for index in indices {
      let start = removalStart(ofEntry: index, among: removed)
      let range = start..<entries[index].fullRange.upperBound
      if let last = spans.last, previous == index - 1,
        text.utf8[last.upperBound..<range.lowerBound].allSatisfy({ $0.isLayout })
      {
        spans[spans.count - 1] = last.lowerBound..<range.upperBound
      } else {
        spans.append(range)
      }
      previous = index
    }
    return spans.map { TextEdit(withLayout($0), "") }
  }

  /// The span with the lines that it fills and the smaller of the gaps around it.
  private func withLayout(_ span: Range<Int>) -> Range<Int> {
    let utf8 = text.utf8
    guard utf8.startsLine(at: span.lowerBound), let end = utf8.endOfLine(behind: span.upperBound)
    else { return withinLine(span) }
    let start = utf8.startOfBlanks(before: span.lowerBound)
    let gapStart = utf8.startOfBlankLines(before: start)
    let gapEnd = utf8.endOfBlankLines(from: end)
    let isLast = gapEnd == utf8.count || gapEnd == braces.closing
    if !isLast, utf8[end..<gapEnd].lineEndCount <= utf8[gapStart..<start].lineEndCount {
      return start..<gapEnd
    }
    // Before the first entry there is no gap: the one behind it goes.
    if gapStart == 0 || gapStart == text.byteOrderMarkLength, !isLast { return start..<gapEnd }
    // A file that didn't end with a line end still doesn't.
    let endsFile = end == utf8.count && !utf8[end - 1].isLineEnd
    return (endsFile ? utf8.startOfLineEnd(before: gapStart) : gapStart)..<end
  }

  /// An entry that shares its line takes the blanks on one side along.
  private func withinLine(_ span: Range<Int>) -> Range<Int> {
    let utf8 = text.utf8
    let end = utf8[span.upperBound...].firstIndex { !$0.isBlank } ?? utf8.count
    if end < utf8.count, !utf8[end].isLineEnd { return span.lowerBound..<end }
    return utf8.startOfBlanks(before: span.lowerBound)..<span.upperBound
  }
}

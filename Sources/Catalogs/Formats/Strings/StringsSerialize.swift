import PlainBytes
import Reading

/// A change of a `.strings` document; entries are named by their number in it.
package enum StringsEdit: Hashable, Sendable {
  /// A new entry, where the file's order wants it; without a comment it gets genstrings' own.
  case insert(key: String, value: String, comment: String?)
  case setValue(String, entry: Int)
  /// Replaces the comment block nearest to the entry, or adds one; `//` comments stay, and so do
  /// headings of groups that say something else.
  case setComment(String, entry: Int)
  /// Removes the entry with its comments.
  case remove(entry: Int)
  /// Adds or takes away the comment line that says that the key is no longer in the source.
  case markStale(entry: Int)
  case unmarkStale(entry: Int)
}

extension StringsDocument {
  /// The document with `edits` made, each changing only its own bytes, in linear time.
  package func applying(_ edits: [StringsEdit]) -> StringsDocument {
    var changes: [TextEdit] = []
    var removed: [Int] = []
    var inserted: [(key: String, value: String, comment: String?)] = []
    let style = StringsStyle(of: self)
    for edit in edits {
      switch edit {
      case .insert(let key, let value, let comment): inserted.append((key, value, comment))
      case .remove(let entry): removed.append(entry)
      case .setValue(let value, let entry):
        changes.append(settingValue(value, of: entries[entry], style))
      case .setComment(let comment, let entry):
        changes.append(settingComment(comment, ofEntry: entry, style))
      case .markStale(let entry): changes += addingMark(to: entries[entry], style)
      case .unmarkStale(let entry): changes += removingMarks(from: entries[entry])
      }
    }
    changes += removing(Set(removed).sorted())
    let changed = changes.isEmpty ? self : replacingText(text.utf8.applying(changes))
    guard !inserted.isEmpty else { return changed }
    return changed.replacingText(changed.text.utf8.applying(changed.inserting(inserted, style)))
  }

  // MARK: Value and comments

  private func settingValue(
    _ value: String, of entry: StringsEntry, _ style: StringsStyle
  ) -> TextEdit {
    let quoted = quotedForStrings(value)
    guard entry.isShort else { return TextEdit(entry.valueRange, quoted) }
    return .insertion(style.assignment + quoted, at: entry.keyRange.upperBound)
  }

  private func settingComment(
    _ comment: String, ofEntry index: Int, _ style: StringsStyle
  ) -> TextEdit {
    let written = style.comment(comment)
    let entry = entries[index]
    if let nearest = comments(of: entry).last(where: { $0.isBlock && !$0.isStaleMark }),
      isPart(nearest, of: comment) || !isHeading(nearest, ofGroupFrom: index)
    {
      return TextEdit(nearest.range, written)
    }
    let mark = comments(of: entry).first { $0.isStaleMark }
    let start = mark?.range.lowerBound ?? entry.range.lowerBound
    return line(written, before: start, style)
  }

  /// Whether all that a comment says is said by the one that is to be written: then nothing of it is
  /// lost, and it was the entry's own, though the entries behind it have none.
  private func isPart(_ comment: StringsComment, of written: String) -> Bool {
    let lines = writtenCommentLines(written)
    return comment.lines.allSatisfy { lines.contains($0) }
  }

  private func addingMark(to entry: StringsEntry, _ style: StringsStyle) -> [TextEdit] {
    guard !entry.isStale else { return [] }
    let start = entry.range.lowerBound
    return [line("/* \(staleMark) */", before: start, style)]
  }

  private func removingMarks(from entry: StringsEntry) -> [TextEdit] {
    comments(of: entry).filter(\.isStaleMark).map { mark in
      let start = text.utf8.startOfBlanks(before: mark.range.lowerBound)
      if text.utf8.startsLine(at: start),
        let end = text.utf8.endOfLine(behind: mark.range.upperBound)
      {
        return TextEdit(start..<end, "")
      }
      let end = text.utf8[mark.range.upperBound...].firstIndex { !$0.isBlank }
      return TextEdit(mark.range.lowerBound..<(end ?? text.utf8.count), "")
    }
  }

  /// Text in a line of its own before what starts at `offset`; in the same line when that doesn't
  /// start its line.
  private func line(_ written: String, before offset: Int, _ style: StringsStyle) -> TextEdit {
    guard text.utf8.startsLine(at: offset) else { return .insertion(written + " ", at: offset) }
    let start = text.utf8.startOfBlanks(before: offset)
    return .insertion(decodedText(in: start..<offset) + written + style.lineEnd, at: start)
  }
}

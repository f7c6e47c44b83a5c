import PlainBytes
import Reading

extension StringsDocument {
  /// The edits that bring new entries in: where the file's order wants them, else at the end.
  func inserting(
    _ new: [(key: String, value: String, comment: String?)], _ style: StringsStyle
  ) -> [TextEdit] {
    let keys = entries.map { key(of: $0) }
    let order = CatalogOrder(of: keys)
    let sortedNew = new.sorted { (order ?? .xcode).precedes($0.key, $1.key) }
    let gap = String(repeating: style.lineEnd, count: style.blankLines + 1)
    var edits: [TextEdit] = []
    var atEnd: [String] = []
    for entry in sortedNew {
      let written = style.entry(key: entry.key, value: entry.value, comment: entry.comment)
      let position = order?.position(of: entry.key, in: keys) ?? keys.count
      if position < keys.count {
        let start = entries[position].fullRange.lowerBound
        let indentation = decodedText(in: text.utf8.startOfBlanks(before: start)..<start)
        let next = text.utf8.startsLine(at: start) ? indentation : ""
        edits.append(.insertion(written + gap + next, at: start))
      } else {
        atEnd.append(style.indentation + written)
      }
    }
    if !atEnd.isEmpty { edits.append(appending(atEnd.joined(separator: gap), style)) }
    return edits
  }

  /// Puts text behind all that is there, and before the closing brace.
  private func appending(_ written: String, _ style: StringsStyle) -> TextEdit {
    let utf8 = text.utf8
    var end = braces.closing ?? utf8.count
    while end > 0, utf8[end - 1].isLayout { end -= 1 }
    if end == text.byteOrderMarkLength {
      // A file of blank lines only: what is there stays behind the entry.
      return .insertion(written + (end == utf8.count ? style.lineEnd : ""), at: end)
    }
    let isBehindBrace = braces.opening == end - 1
    let isBehindEntry = entries.last.map { $0.fullRange.upperBound == end } ?? false
    // Right behind a comment of the file, the entry would look as if the comment were its own.
    let blankLines = isBehindBrace ? 0 : isBehindEntry ? style.blankLines : max(1, style.blankLines)
    let gap = String(repeating: style.lineEnd, count: blankLines + 1)
    let needsLineEnd = braces.closing.map { utf8[end..<$0].lineEndCount == 0 } ?? false
    return .insertion(gap + written + (needsLineEnd ? style.lineEnd : ""), at: end)
  }

  /// The document with the entries of another one whose keys it lacks, behind its own; what has errors
  /// adds nothing and stays as it is, and what is stale adds nothing either.
  package func completed(by other: StringsDocument) -> StringsDocument {
    guard !hasErrors, !other.hasErrors else { return self }
    let style = StringsStyle(of: self)
    let missing = other.entries.indices.filter { index in
      let (entry, key) = (other.entries[index], other.key(of: other.entries[index]))
      // Of a key that stands twice the last entry counts.
      return !entry.isStale && other.index(forKey: key) == index && self.index(forKey: key) == nil
    }
    guard !missing.isEmpty else { return self }
    let written = missing.map { index in
      let entry = other.entries[index]
      return style.indentation
        + style.entry(
          key: other.key(of: entry), value: other.value(of: entry),
          comment: other.comment(of: entry))
    }
    let gap = String(repeating: style.lineEnd, count: style.blankLines + 1)
    return replacingText(
      text.utf8.applying([appending(written.joined(separator: gap), style)]))
  }
}

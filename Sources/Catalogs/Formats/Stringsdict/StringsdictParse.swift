import Diagnostics
import Reading

extension StringsdictDocument {
  /// Reads an XML property list.
  mutating func parseXML() {
    let list = XMLPropertyList(text, file: file)
    diagnostics += list.diagnostics
    let outline = list.outline
    guard let reader = list.reader, let root = reader.rootElement, root < outline.elements.count
    else { return }
    self.root = outline.elements[root]
    var behind = outline.elements[root].content.lowerBound
    var comments = outline.comments[...]
    for pair in reader.pairs where pair.valueElement < outline.elements.count {
      let key = outline.elements[pair.keyElement].range
      let value = outline.elements[pair.valueElement].range
      var entry = StringsdictEntry(
        key: pair.pair.key, content: StringsdictMessage.Content(pair.pair.value),
        keyRange: key, range: key.lowerBound..<value.upperBound)
      comments = comments.drop { $0.lowerBound < behind }
      entry.commentStart = startOfComments(comments, before: key.lowerBound)
      entry.staleMarks = text.utf8.withUnsafeBufferPointer { bytes in
        comments.prefix(while: { $0.upperBound <= key.lowerBound })
          .filter { isStaleMark(bytes, $0, openingLength: 4) }
      }
      entries.append(entry)
      behind = value.upperBound
    }
  }

  /// Where the comments right above a key start (no blank line between), or the key itself.
  private func startOfComments(_ comments: ArraySlice<Range<Int>>, before key: Int) -> Int {
    var start = key
    for comment in comments.prefix(while: { $0.upperBound <= key }).reversed() {
      let gap = text.utf8[comment.upperBound..<start]
      guard gap.lineEndCount < 2, gap.allSatisfy({ $0.isBlank || $0.isLineEnd }) else { break }
      start = comment.lowerBound
    }
    return start
  }

  /// Reads a binary property list, which has no order worth keeping: sorted by key.
  mutating func parseBinary() {
    let table = PropertyListTable(binary: text.utf8, file: file)
    diagnostics += table.diagnostics
    entries = table.entries.sorted { $0.key < $1.key }.map { key, content in
      StringsdictEntry(key: key, content: content, keyRange: 0..<0, range: 0..<0)
    }
  }
}

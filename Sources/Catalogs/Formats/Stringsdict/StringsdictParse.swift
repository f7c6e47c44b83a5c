import Diagnostics
import PlainBytes
import Reading

extension StringsdictDocument {
  /// Reads an XML property list.
  mutating func parseXML() {
    let list = PropertyListDocument(xml: text, file: file)
    diagnostics += list.diagnostics
    let outline = XMLOutline(of: text.utf8)
    guard let value = list.root, let members = value.members,
      let element = outline.element(startingAt: value.range.lowerBound)
    else { return reportMissingRoot(in: outline) }
    let root = outline.elements[element]
    self.root = root
    var behind = root.content.lowerBound
    var comments = outline.comments[...]
    for member in members {
      let key = member.keyRange
      let value = member.value.range
      var entry = StringsdictEntry(
        key: member.key, content: StringsdictMessage.Content(member.value),
        keyRange: key, range: key.lowerBound..<value.upperBound)
      comments = comments.drop { $0.lowerBound < behind }
      entry.commentStart = startOfComments(comments, before: key.lowerBound)
      entry.staleMarks = text.utf8.withUnsafeBufferPointer { bytes in
        comments.prefix(while: { $0.upperBound <= key.lowerBound })
          .filter { isStaleMark(bytes, $0, openingLength: 4) }
      }
      entries.append(entry)
      if let members = member.value.members { reportRepeated(members, at: [member.key]) }
      behind = value.upperBound
    }
  }

  /// Reports what a dictionary inside of an entry has twice, such as a plural form after a merge.
  private mutating func reportRepeated(_ members: [PropertyListMember], at path: [String]) {
    var known: [ExactKey: Range<Int>] = [:]
    known.reserveCapacity(members.count)
    for member in members {
      let range = member.keyRange.lowerBound..<member.value.range.upperBound
      if let earlier = known.updateValue(range, forKey: ExactKey(member.key)) {
        diagnostics.append(
          .duplicateKey(member.key, below: path, file: file, range: range, earlier: earlier))
      }
      guard let inner = member.value.members else { continue }
      reportRepeated(inner, at: path + [member.key])
    }
  }

  private mutating func reportMissingRoot(in outline: XMLOutline) {
    guard diagnostics.isEmpty else { return }
    diagnostics.append(
      .missingDictionary(
        "expected <plist> with a <dict> in it; is this another kind of file?", file: file,
        range: outline.elements.first?.range ?? 0..<0))
  }

  /// Where the comments right above a key start (no blank line between), or the key itself.
  private func startOfComments(_ comments: ArraySlice<Range<Int>>, before key: Int) -> Int {
    var start = key
    for comment in comments.prefix(while: { $0.upperBound <= key }).reversed() {
      let gap = text.utf8[comment.upperBound..<start]
      guard gap.lineEndCount < 2, gap.allSatisfy({ $0.isLayout }) else { break }
      start = comment.lowerBound
    }
    return start
  }

  /// Reads a binary property list, which has no order worth keeping: sorted by key.
  mutating func parseBinary() {
    let table = PropertyListTable(PropertyListDocument(binary: text.utf8, file: file))
    diagnostics += table.diagnostics
    entries = table.entries.sorted { $0.key < $1.key }.map { key, content in
      StringsdictEntry(key: key, content: content, keyRange: 0..<0, range: 0..<0)
    }
  }
}

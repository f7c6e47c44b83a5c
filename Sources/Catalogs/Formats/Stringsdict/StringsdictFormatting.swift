import PlainBytes
import Reading

extension StringsdictDocument {
  /// The file laid out as Xcode does, or nil when it has errors; a binary file stays as it is.
  ///
  /// Each element stands in a line of its own behind one tab a level. Order, comments, single blank
  /// lines, texts and how they are escaped stay.
  package func formatted() -> [UInt8]? {
    guard !hasErrors else { return nil }
    guard !isBinary else { return serialized() }
    let outline = XMLOutline(of: text.utf8)
    let tags = tags(of: outline)
    var edits: [TextEdit] = []
    var (depth, texts) = (0, 0)
    for (tag, next) in zip(tags, tags.dropFirst()) {
      if tag.kind == .start { depth += 1 }
      if tag.isOfText { texts += tag.kind == .start ? 1 : -1 }
      let isLeaf = tag.kind == .start && next.kind == .end
      let lineDepth = max(0, next.kind == .end ? depth - 2 : depth - 1)
      if next.kind == .end { depth -= 1 }
      let gap = tag.range.upperBound..<max(tag.range.upperBound, next.range.lowerBound)
      guard !isLeaf, texts == 0, text.utf8[gap].allSatisfy({ $0.isLayout }) else {
        continue
      }
      let lines = text.utf8[gap].lineEndCount > 1 ? "\n\n" : "\n"
      let wanted = lines + String(repeating: "\t", count: lineDepth)
      if !text.utf8[gap].elementsEqual(wanted.utf8) { edits.append(TextEdit(gap, wanted)) }
    }
    return text.encoded(text.utf8.applying(edits))
  }

  private struct Tag {
    enum Kind {
      case start
      case end
      /// A comment, or an element without content.
      case whole
    }

    var kind: Kind
    var range: Range<Int>
    /// Whether the element holds text, of which every blank counts.
    var isOfText = false
  }

  /// From the first element on, in the order of the text.
  private func tags(of outline: XMLOutline) -> [Tag] {
    guard let root = outline.elements.first?.range else { return [] }
    var tags: [Tag] = []
    for element in outline.elements {
      guard !element.isSelfClosing else {
        tags.append(Tag(kind: .whole, range: element.range))
        continue
      }
      let name = text.utf8[element.range].dropFirst()
      let isOfText = !["plist", "dict", "array"].contains { name.starts(with: $0.utf8) }
      let start = element.range.lowerBound..<element.content.lowerBound
      let end = element.content.upperBound..<element.range.upperBound
      tags.append(Tag(kind: .start, range: start, isOfText: isOfText))
      tags.append(Tag(kind: .end, range: end, isOfText: isOfText))
    }
    for comment in outline.comments where root.contains(comment.lowerBound) {
      tags.append(Tag(kind: .whole, range: comment))
    }
    return tags.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

import PlainBytes
import Reading

/// Definitions that references lead to, `[label]: destination "title"` and `^[label]: attributes`
/// (CommonMark 0.31.2, section 4.7).
///
/// They are block syntax, but swift-cmark takes them from the start of a text even where it reads
/// nothing but inline syntax: a message that starts like one loses it.
extension InlineParser {
  mutating func readDefinitions() {
    while !isStopped, let definition = definitionEnd(at: position) {
      report(.definition, position..<definition)
      append(.definition, position..<definition)
      position = definition
      textStart = definition
    }
  }

  /// Reads one definition; the first of a label counts.
  private mutating func definitionEnd(at offset: Int) -> Int? {
    let start = skipWhitespace(from: offset)
    let indentation = bytes[offset..<start].reversed().prefix { !$0.isLineEnd }
    guard indentation.count <= 3, !indentation.contains(0x09) else { return nil }
    let isCaret = byte(at: start) == UInt8(ascii: "^") && syntax.contains(.caretAttributes)
    guard let label = label(at: isCaret ? start + 1 : start),
      bytes[label].contains(where: { !$0.isASCIIWhitespace }),
      byte(at: label.upperBound + 1) == UInt8(ascii: ":")
    else { return nil }
    let name = LinkReferences.normalized(string(label))
    let content = skipWhitespace(from: label.upperBound + 2)
    guard content < end else { return nil }
    if isCaret {
      let lineEnd = bytes[content..<end].firstIndex(where: \.isLineEnd) ?? end
      if references.attributes[name] == nil {
        references.attributes[name] = string(content..<lineEnd)
      }
      return lineEnd < end ? endOfLineEnd(at: lineEnd) : end
    }
    guard let (target, targetEnd) = target(at: content) else { return nil }
    if references.targets[name] == nil { references.targets[name] = target }
    return targetEnd
  }

  private func target(at start: Int) -> (LinkReferences.Target, end: Int)? {
    let isBare = byte(at: start) != UInt8(ascii: "<")
    let bareEnd = bytes[start..<end].firstIndex(where: \.isASCIIWhitespace) ?? end
    guard
      let destination = isBare
        ? (range: start..<bareEnd, end: bareEnd) : self.destination(at: start)
    else { return nil }
    var target = LinkReferences.Target(destination: unescaped(destination.range))
    let titleStart = skipWhitespace(from: destination.end)
    if titleStart > destination.end, let title = title(at: titleStart),
      let end = lineEnd(after: title.end)
    {
      target.title = unescaped(title.range)
      return (target, end)
    }
    return lineEnd(after: destination.end).map { (target, $0) }
  }

  /// The start of the next line, if nothing but spaces is left in this one.
  private func lineEnd(after offset: Int) -> Int? {
    var offset = offset
    while offset < end, bytes[offset].isBlank { offset += 1 }
    guard offset < end else { return end }
    return bytes[offset].isLineEnd ? endOfLineEnd(at: offset) : nil
  }
}

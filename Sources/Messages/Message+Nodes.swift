/// Walking a message's tree.
extension Message {
  /// The indices of a node's children, in order.
  package func children(of index: Int) -> Children {
    Children(nodes: nodes, upcoming: index + 1, end: Int(nodes[index].subtreeEnd))
  }

  package struct Children: Sequence, IteratorProtocol {
    let nodes: [MessageNode]
    var upcoming: Int
    let end: Int

    package mutating func next() -> Int? {
      guard upcoming < end else { return nil }
      defer { upcoming = Int(nodes[upcoming].subtreeEnd) }
      return upcoming
    }
  }

  /// A node as it is written, with its marks.
  package func sourceText(of index: Int) -> Substring { source[utf8: nodes[index].range] }

  /// What a leaf shows, with escapes and character references resolved; empty for nodes that have
  /// children.
  package func text(of index: Int) -> Substring {
    let node = nodes[index]
    switch node.kind {
    case .text, .placeholder: return sourceText(of: index)
    case .escape: return source[utf8: (node.range.lowerBound + 1)..<node.range.upperBound]
    case .percentSign: return "%"
    case .entity:
      guard case .entity(let text)? = detail(of: index) else { return "" }
      return Substring(text)
    case .softBreak:
      let isInCode = nodes[Int(node.parent)].kind == .code
      return isInCode || syntax.contains(.collapsesWhitespace) ? " " : sourceText(of: index)
    case .lineBreak: return "\n"
    case .root, .code, .emphasis, .strong, .strikethrough, .link, .image, .autolink, .attributes,
      .html, .definition:
      return ""
    }
  }

  /// What a node and all nodes in it show.
  package func plainText(of index: Int) -> String {
    var text = ""
    for leaf in index..<Int(nodes[index].subtreeEnd) { text += self.text(of: leaf) }
    return text
  }

  /// What a part of a destination says, without escapes and character references.
  package func unescaped(_ range: Range<Int>) -> String {
    var part = String(source[utf8: range])
    return part.withUTF8 { Unescaping.text(of: $0[...]) }
  }

  private func detail(of index: Int) -> MessageDetail? {
    let detail = Int(nodes[index].detail)
    return detail < 0 ? nil : tree.details[detail]
  }

  /// Where a link, an image or an autolink leads; nil for other nodes.
  package func link(of index: Int) -> MessageLink? {
    if case .link(let link)? = detail(of: index) { link } else { nil }
  }

  /// The caret attributes of a node; nil for nodes of other kinds.
  package func caretAttributes(of index: Int) -> CaretAttributes? {
    if case .attributes(let attributes)? = detail(of: index) { attributes } else { nil }
  }

  /// The format specifier of a placeholder, with offsets in the message; nil for other nodes.
  package func placeholder(of index: Int) -> FormatSpecifier? {
    if case .placeholder(let specifier)? = detail(of: index) { specifier } else { nil }
  }
}

extension StringProtocol {
  /// The UTF-8 bytes at these offsets.
  package subscript(utf8 range: Range<Int>) -> SubSequence {
    self[
      utf8.index(
        startIndex, offsetBy: range.lowerBound)..<utf8.index(startIndex, offsetBy: range.upperBound)
    ]
  }
}

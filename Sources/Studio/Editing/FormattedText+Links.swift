import Localization
import Messages
import Reading

/// Links in a text.
extension FormattedText {
  /// Where the text of a range leads; nil where it leads nowhere.
  func link(at range: Range<Int>) -> String? {
    linkNode(around: range).flatMap { message.link(of: $0)?.destination }
  }

  /// Makes a range lead somewhere, or with nil nowhere; then the definitions hold.
  mutating func setLink(
    to destination: String?, in selection: inout Range<Int>
  ) {
    if let node = linkNode(around: selection) {
      guard let destination else { return finish(unwrapping(node), &selection) }
      guard let range = message.link(of: node)?.destinationRange else { return }
      let spelled = destination.markdownDestination
      let isWrapped = message.source.utf8.byte(at: range.lowerBound - 1) == UInt8(ascii: "<")
      return finish(
        [TextEdit(range, isWrapped ? String(spelled.trimmingBrackets) : spelled)], &selection)
    }
    let range = balanced(selection)
    guard let destination, !range.isEmpty else { return }
    finish(
      [
        TextEdit.insertion("[", at: range.lowerBound),
        TextEdit.insertion("](\(destination.markdownDestination))", at: range.upperBound),
      ], &selection)
  }

  private mutating func finish(_ edits: [TextEdit], _ selection: inout Range<Int>) {
    apply(edits, selection: &selection)
    constrain(selection: &selection)
  }

  private func linkNode(around range: Range<Int>) -> Int? {
    message.nodes.indices.last { index in
      guard message.nodes[index].kind == .link else { return false }
      let (node, content) = (message.nodes[index].range, content(of: index))
      return range == node
        || content.lowerBound <= range.lowerBound && range.upperBound <= content.upperBound
    }
  }
}

extension String.UTF8View {
  fileprivate func byte(at offset: Int) -> UInt8? {
    guard offset >= 0, offset < count else { return nil }
    return self[index(startIndex, offsetBy: offset)]
  }
}

extension String {
  fileprivate var trimmingBrackets: Substring {
    hasPrefix("<") && hasSuffix(">") ? dropFirst().dropLast() : self[...]
  }
}

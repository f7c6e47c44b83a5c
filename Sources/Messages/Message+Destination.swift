import Diagnostics

extension Message {
  /// Where a link, an image or an autolink leads when its arguments are put in.
  ///
  /// Of an argument only letters, digits and `-._~` stay as they are, so that what a user typed
  /// can't lead elsewhere; an argument that is the whole destination is the app's to choose.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - argument: The text of a specifier; nil leaves the specifier as it is written.
  /// - Returns: The destination; empty for other nodes.
  package func destination(
    of index: Int, argument: (FormatSpecifier) -> String?
  ) -> String {
    guard nodes[index].kind != .autolink else { return autolink(index, argument) }
    guard let link = link(of: index) else { return "" }
    if link.placeholders.count == 1, link.placeholders[0].range == link.destinationRange {
      return argument(link.placeholders[0]) ?? link.destination
    }
    guard !link.placeholders.isEmpty else { return link.destination }
    var destination = ""
    var start = link.destinationRange.lowerBound
    for specifier in link.placeholders {
      destination += unescaped(start..<specifier.range.lowerBound)
      destination +=
        argument(specifier).map { PercentEncoding.encoded($0) }
        ?? String(source[utf8: specifier.range])
      start = specifier.range.upperBound
    }
    return destination + unescaped(start..<link.destinationRange.upperBound)
  }

  /// An autolink leads where its text says, arguments included.
  private func autolink(_ index: Int, _ argument: (FormatSpecifier) -> String?) -> String {
    let text = children(of: index).map { child in
      placeholder(of: child).flatMap { argument($0).map { PercentEncoding.encoded($0) } }
        ?? String(self.text(of: child))
    }.joined()
    let isMail = text.contains("@") && !text.prefix { $0 != "@" }.contains(":")
    return isMail ? "mailto:" + text : text
  }
}

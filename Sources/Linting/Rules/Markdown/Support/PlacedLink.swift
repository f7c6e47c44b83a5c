import Messages

/// A link, an image or an address in angle brackets in a text.
struct PlacedLink {
  enum Kind { case link, image, autolink }

  var kind: Kind
  /// The whole link in its text.
  var range: Range<Int>
  /// Where its destination stands.
  var destinationRange: Range<Int>
  /// Without escapes; arguments are numbered, so that `%@` and `%1$@` are the same.
  var destination: String
  /// What people read.
  var label: String

  var address: WebAddress { WebAddress(destination) }
}

extension LintText {
  /// The links in the order of the text.
  var links: [PlacedLink] {
    guard bytes.intersects(.brackets) else { return [] }
    let found = message.nodes.indices.lazy.compactMap { [message] index -> PlacedLink? in
      let node = message.nodes[index]
      let range: Range<Int>
      let kind: PlacedLink.Kind
      switch node.kind {
      case .link: kind = .link
      case .image: kind = .image
      case .autolink: kind = .autolink
      default: return nil
      }
      range = message.link(of: index)?.destinationRange ?? node.range
      let destination = message.destination(of: index) { specifier in
        // Only these stay as they are in a destination.
        specifier.value.map { "-argument\($0.argument)-" }
      }
      return PlacedLink(
        kind: kind, range: node.range, destinationRange: range, destination: destination,
        label: message.plainText(of: index))
    }
    return Array(found.prefix(ScanLimit.parts))
  }
}

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
  /// The parts of the destination.
  var address: WebAddress
  /// What people read.
  var label: String
}

extension LintText {
  /// The links in the order of the text, read out of it.
  func readLinks() -> [PlacedLink] {
    var found: [PlacedLink] = []
    for index in message.nodes.indices where found.count < ScanLimit.parts {
      let kind: PlacedLink.Kind? =
        switch message.nodes[index].kind {
        case .link: .link
        case .image: .image
        case .autolink: .autolink
        default: nil
        }
      if let kind { found.append(link(kind, at: index)) }
    }
    return found
  }

  private func link(_ kind: PlacedLink.Kind, at index: Int) -> PlacedLink {
    let range = message.nodes[index].range
    let destination = message.destination(of: index) { specifier in
      // Only these stay as they are in a destination.
      specifier.value.map { "-argument\($0.argument)-" }
    }
    return PlacedLink(
      kind: kind, range: range,
      destinationRange: message.link(of: index)?.destinationRange ?? range,
      destination: destination, address: WebAddress(destination),
      label: message.plainText(of: index))
  }
}

/// Finds the format specifiers in a message's tree and gives each a node of its own.
///
/// Foundation inserts arguments after Markdown is read, so specifiers are looked for in what the
/// tree shows: `%1\$@` is one, for the backslash is gone by then. Destinations of links count as
/// well, where percent signs mostly encode bytes (`%20`): only sure specifiers are read there.
extension MessageTree {
  mutating func readPlaceholders(
    in bytes: UnsafeBufferPointer<UInt8>, _ options: SpecifierOptions
  ) {
    guard mayHoldSpecifiers(bytes) else { return }
    let shown = ShownText(of: self, bytes)
    let scan = shown.withBytes { SpecifierScan($0, options: options) }
    problems += scan.problems.map { shown.messageProblem($0) }
    var splitting = TreeSplitting(nodes)
    for specifier in scan.specifiers where !specifier.isText {
      let placed = shown.mapped(specifier)
      if let link = shown.link(at: specifier.range.lowerBound) {
        addPlaceholder(placed, toLink: link)
      } else if placed.kind == .percentSign {
        splitting.add(.percentSign, placed.range, detail: -1)
      } else {
        splitting.add(.placeholder, placed.range, detail: Int32(details.count))
        details.append(.placeholder(placed))
      }
    }
    nodes = splitting.split()
  }

  private mutating func addPlaceholder(_ specifier: FormatSpecifier, toLink index: Int) {
    guard specifier.kind != .percentSign, case .link(var link) = details[index] else { return }
    link.placeholders.append(specifier)
    details[index] = .link(link)
  }

  /// Whether there is a percent sign, or what may be one of another script.
  private func mayHoldSpecifiers(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes.contains(where: { $0 == UInt8(ascii: "%") || $0 == 0xD9 || $0 == 0xEF }) {
      return true
    }
    return details.contains { detail in
      if case .entity(let text) = detail { text.utf8.contains(UInt8(ascii: "%")) } else { false }
    }
  }
}

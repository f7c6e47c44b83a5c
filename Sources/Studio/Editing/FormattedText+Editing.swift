import Localization
import Messages
import PlainBytes
import Reading

/// What somebody does to a text: marks it, types into it.
extension FormattedText {
  /// Sets an attribute in a range, or with nil removes it; then the definitions hold.
  ///
  /// An attribute of whole paragraphs is set on all of them that the range is in. A caret changes
  /// the innermost attributes around it.
  ///
  /// - Parameter value: As strict JSON.
  mutating func set(
    _ name: String, to value: String?, in selection: inout Range<Int>
  ) {
    var range = selection
    if definitions.contains(where: { $0.wholeParagraphs.contains(name) }) {
      range = paragraphs(around: range)
    }
    range = balanced(range)
    let edits =
      value.map { additions(of: name, $0, in: range) }
      ?? regions(touching: range, with: name).flatMap { setting([name: nil], at: $0) }
    apply(edits, selection: &selection)
    constrain(selection: &selection)
  }

  /// The regions in or around a range that spell an attribute.
  private func regions(touching range: Range<Int>, with name: String) -> [Int] {
    message.nodes.indices.filter { index in
      guard let members = message.caretAttributes(of: index)?.members,
        members.contains(where: { $0.name.value == name })
      else { return false }
      let content = content(of: index)
      return content.overlaps(range)
        || range.isEmpty && content.lowerBound <= range.lowerBound
          && range.upperBound <= content.upperBound
    }
  }

  private func additions(of name: String, _ value: String, in range: Range<Int>) -> [TextEdit] {
    let own = message.nodes.indices.last { index in
      message.nodes[index].kind == .attributes
        && (content(of: index) == range || message.nodes[index].range == range)
    }
    let place = own ?? (range.isEmpty ? region(around: range) : nil)
    // Inside of what is marked another value would win.
    let inner = regions(touching: range, with: name).filter { index in
      let node = message.nodes[index].range
      return index != place && range.lowerBound <= node.lowerBound
        && node.upperBound <= range.upperBound
    }
    let edits = inner.flatMap { setting([name: nil], at: $0) }
    if let place { return edits + setting([name: value], at: place) }
    guard !range.isEmpty else { return [] }
    let payload = CaretPayload.text(of: [(name, value)])
    return edits + [
      TextEdit.insertion("^[", at: range.lowerBound),
      TextEdit.insertion("](\(payload))", at: range.upperBound),
    ]
  }

  /// A range that cuts no mark, no placeholder and no escape in two.
  func balanced(_ range: Range<Int>) -> Range<Int> {
    var range = range
    var isStable = range.isEmpty
    while !isStable {
      let before = range
      for index in message.nodes.indices.dropFirst() where message.nodes[index].kind != .text {
        let node = message.nodes[index]
        guard node.range.overlaps(range) else { continue }
        let isInside =
          range.lowerBound <= node.range.lowerBound && node.range.upperBound <= range.upperBound
        let isAround =
          [.attributes, .link, .strong, .emphasis, .strikethrough].contains(node.kind)
          && content(of: index).lowerBound <= range.lowerBound
          && range.upperBound <= content(of: index).upperBound
        if isInside || isAround { continue }
        range =
          min(
            range.lowerBound, node.range.lowerBound)..<max(
            range.upperBound, node.range.upperBound)
      }
      isStable = range == before
    }
    return range
  }

  private func paragraphs(around range: Range<Int>) -> Range<Int> {
    let bytes = Array(text.utf8)
    let lower = bytes[..<range.lowerBound].lastIndex { $0.isLineEnd }.map { $0 + 1 } ?? 0
    let upper = bytes[range.upperBound...].firstIndex { $0.isLineEnd } ?? bytes.count
    return lower..<upper
  }

  // MARK: Typing

  /// Replaces a range by plain or marked text, as somebody types or pastes it; then the definitions
  /// hold.
  ///
  /// - Parameter selection: The caret behind the new text, in the end.
  mutating func replace(
    _ range: Range<Int>, with new: String, selection: inout Range<Int>
  ) {
    let fragile = definitions.reduce(Set<String>()) { $0.union($1.removedByChanges) }
    var edits: [TextEdit] = []
    for index in message.nodes.indices where isChanged(index, by: range) {
      let names = message.caretAttributes(of: index)?.members.map(\.name.value) ?? []
      let lost = names.filter(fragile.contains)
      if !lost.isEmpty {
        edits += setting(
          Dictionary(lost.map { ($0, String?.none) }) { first, _ in first }, at: index)
      }
    }
    let typed = range.isEmpty && !new.isEmpty ? inherited(new, at: range.lowerBound) : (range, new)
    var caret = typed.0.upperBound..<typed.0.upperBound
    apply(edits + [TextEdit(typed.0, typed.1)], selection: &caret)
    selection = caret
    constrain(selection: &selection)
  }

  /// Whether a change is within the text of a region.
  private func isChanged(_ index: Int, by range: Range<Int>) -> Bool {
    guard message.nodes[index].kind == .attributes else { return false }
    let content = content(of: index)
    if range.isEmpty {
      return content.lowerBound < range.lowerBound && range.lowerBound < content.upperBound
    }
    return content.lowerBound <= range.lowerBound && range.upperBound <= content.upperBound
  }

  /// Where typed text goes that isn't to have all attributes of the text beside it, and how it is
  /// written there.
  private func inherited(_ new: String, at offset: Int) -> (Range<Int>, String) {
    let closed = definitions.reduce(Set<String>()) { $0.union($1.notInherited) }
    var (place, new) = (offset, new)
    // The innermost first: each may end where the one in it ends.
    for index in message.nodes.indices.reversed() {
      let (node, content) = (message.nodes[index].range, content(of: index))
      let members = message.caretAttributes(of: index)?.members ?? []
      let isClosedLink = message.nodes[index].kind == .link && closed.contains("link")
      guard isClosedLink || members.contains(where: { closed.contains($0.name.value) }) else {
        continue
      }
      if content.lowerBound == place {
        place = node.lowerBound
      } else if content.upperBound == place {
        place = node.upperBound
        let kept = members.filter { !closed.contains($0.name.value) }.map { member in
          "\(message.source[utf8: member.name.range]): \(message.source[utf8: member.value.range])"
        }
        if !kept.isEmpty { new = "^[\(new)](\(kept.joined(separator: ", ")))" }
      }
    }
    return (place..<place, new)
  }
}

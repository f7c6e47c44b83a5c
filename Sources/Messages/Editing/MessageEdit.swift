import Reading

/// A change of some bytes of a message.
package struct MessageEdit: Hashable, Sendable {
  /// UTF-8 offsets in the message before the change.
  package var range: Range<Int>
  package var replacement: String

  package init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension Message {
  /// The message with changes made; every other byte stays as it was.
  ///
  /// - Parameter edits: Changes that don't overlap, in any order.
  package func applying(_ edits: [MessageEdit]) -> String {
    var result = ""
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= position else { continue }
      result += source[utf8: position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
    }
    return result + source[utf8: position..<source.utf8.count]
  }

  /// The change that makes a leaf show another text.
  ///
  /// - Parameters:
  ///   - index: A leaf: text, an escape, a character reference.
  ///   - text: What it should show; marks in it are escaped, so that it is nothing but text.
  /// - Returns: The change, or nil where Markdown can't say it, as a space at the edge of emphasis.
  package func settingText(of index: Int, to text: String) -> MessageEdit? {
    guard [.text, .escape, .entity].contains(nodes[index].kind) else { return nil }
    let expected = MessageShape(self, replacing: index, with: text)
    let spellings = [
      MessageEscaping.escaped(text, syntax), MessageEscaping.escaped(text, syntax, edges: true),
    ]
    return firstEdit(of: nodes[index].range, to: spellings, giving: expected)
  }

  /// The change that makes a link or an image lead elsewhere.
  ///
  /// - Returns: The change, or nil where Markdown can't say it, as in an autolink.
  package func settingDestination(of index: Int, to destination: String) -> MessageEdit? {
    guard [.link, .image].contains(nodes[index].kind), let link = link(of: index) else {
      return nil
    }
    var expected = self
    var newLink = link
    newLink.destination = destination
    expected.tree.details[Int(nodes[index].detail)] = .link(newLink)
    let spelling = MessageEscaping.destination(destination)
    return firstEdit(
      of: link.destinationRange, to: [spelling, "<\(spelling)>"], giving: MessageShape(expected))
  }

  /// The change that gives a caret attribute another value.
  ///
  /// - Parameters:
  ///   - name: An attribute that the node has.
  ///   - value: The value in JSON5.
  /// - Returns: The change, or nil where the value is not JSON5 or there is no such attribute.
  package func settingAttribute(
    _ name: String, of index: Int, to value: String
  ) -> MessageEdit? {
    let json = JSONDocument(parsing: Array(value.utf8), dialect: .json5)
    guard json.errors.isEmpty, let newValue = json.root,
      var attributes = caretAttributes(of: index),
      let member = attributes.members.lastIndex(where: { $0.name.value == name })
    else { return nil }
    let range = attributes.members[member].value.range
    attributes.members[member].value = newValue
    var expected = self
    expected.tree.details[Int(nodes[index].detail)] = .attributes(attributes)
    // A backslash keeps a parenthesis from ending the payload, and means nothing in JSON5's texts.
    let escaped = value.map { $0 == "(" || $0 == ")" ? "\\\($0)" : String($0) }.joined()
    return firstEdit(of: range, to: [value, escaped], giving: MessageShape(expected))
  }

  /// The first of some spellings that gives the message this shape.
  private func firstEdit(
    of range: Range<Int>, to spellings: [String], giving shape: MessageShape
  ) -> MessageEdit? {
    spellings.lazy.map { MessageEdit(range: range, replacement: $0) }.first { edit in
      let changed = Message(applying([edit]), syntax: syntax, specifierOptions: specifierOptions)
      return MessageShape(changed) == shape
    }
  }
}

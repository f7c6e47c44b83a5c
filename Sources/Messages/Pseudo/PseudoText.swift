import Reading

/// The text of a pseudo-locale for a text of the source language: only letters that people see are
/// others, and arguments, Markdown, links and attributes stay.
package struct PseudoText {
  package let text: String

  /// - Parameters:
  ///   - source: The text; for `longest`, the one that was found to be.
  ///   - isPart: Whether it is shown inside another one, which has the brackets.
  /// - Returns: nil where nothing is seen of the text, or where any change would make another
  ///   message of it.
  package init?(_ source: String, _ kind: PseudoKind, isPart: Bool = false) {
    guard source.contains(where: { !$0.isWhitespace }) else { return nil }
    let message = Message(source, syntax: .attributed, specifierOptions: .catalogSubstitution)
    let outline = MessageOutline(message)
    // What looks like an argument by accident, as "% p" in "100% pure", is one to a formatter.
    let specifiers = Self.specifiers(in: source)
    let candidates = [Self.changed(message, kind), source]
    let texts = candidates.map { isPart ? $0 : Self.bracketed($0) }
    // Letters have a meaning beside Markdown's marks, so the result is read again.
    let kept = texts.first { text in
      let again = Message(text, syntax: .attributed, specifierOptions: .catalogSubstitution)
      return outline == MessageOutline(again) && specifiers == Self.specifiers(in: text)
    }
    guard let kept else { return nil }
    text = kept
  }

  private static func specifiers(in text: String) -> [String] {
    SpecifierScan(text, options: .catalogValue).specifiers.map { String(text[utf8: $0.range]) }
  }

  private static func bracketed(_ text: String) -> String {
    let shown = text.trimming(while: \.isWhitespace)
    let (open, close) = PseudoKind.brackets
    return "\(text[..<shown.startIndex])\(open)\(shown)\(close)\(text[shown.endIndex...])"
  }

  private static func changed(_ message: Message, _ kind: PseudoKind) -> String {
    switch kind {
    case .bounded, .longest: return message.source
    case .accented: return replacingText(of: message, with: PseudoLetters.accented)
    case .rtl: return replacingText(of: message, with: PseudoLetters.rightToLeft)
    case .long:
      let text = replacingText(of: message, with: PseudoLetters.accented)
      let padding = PseudoLetters.padding(forLength: shownLength(of: message))
      let end = text.trimming(while: \.isWhitespace).endIndex
      return padding.isEmpty ? text : "\(text[..<end]) \(padding)\(text[end...])"
    }
  }

  private static func replacingText(
    of message: Message, with change: (Substring) -> String
  ) -> String {
    var output = ""
    var end = 0
    for (index, node) in message.nodes.enumerated() where message.isShownText(index) {
      output += message.source[utf8: end..<node.range.lowerBound]
      output += change(message.sourceText(of: index))
      end = node.range.upperBound
    }
    return output + message.source[utf8: end..<message.source.utf8.count]
  }

  private static func shownLength(of message: Message) -> Int {
    message.nodes.indices.reduce(0) { length, index in
      message.isShownText(index) ? length + message.sourceText(of: index).count : length
    }
  }
}

extension Message {
  /// Whether a node is text that people see, and not an address, a tag or a definition.
  fileprivate func isShownText(_ index: Int) -> Bool {
    guard nodes[index].kind == .text else { return false }
    return switch nodes[Int(nodes[index].parent)].kind {
    case .autolink, .html, .definition: false
    default: true
    }
  }
}

/// What a message is but for its words.
package struct MessageOutline: Hashable, Sendable {
  private struct Part: Hashable {
    var kind: MessageNode.Kind
    var depth: Int
    /// What is written of the node itself: all of a placeholder, the marks of a link.
    var marks: String
  }

  private var parts: [Part] = []

  package init(_ message: Message) {
    var depths: [Int] = []
    for (index, node) in message.nodes.enumerated() {
      depths.append(index == 0 ? 0 : depths[Int(node.parent)] + 1)
      guard index > 0, node.kind != .text else { continue }
      parts.append(
        Part(kind: node.kind, depth: depths[index], marks: Self.marks(of: index, message)))
    }
  }

  private static func marks(of index: Int, _ message: Message) -> String {
    let range = message.nodes[index].range
    var marks = ""
    var end = range.lowerBound
    for child in message.children(of: index) {
      marks += message.source[utf8: end..<message.nodes[child].range.lowerBound]
      end = message.nodes[child].range.upperBound
    }
    return marks + message.source[utf8: end..<range.upperBound]
  }
}

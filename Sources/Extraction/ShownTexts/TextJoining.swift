/// Texts that are glued together with `+`.
extension TextSources {
  /// What the parts of a text are to a reader.
  private enum Part {
    /// A literal with words, or a text that is localized by itself.
    case words
    /// A name, a number or another text that the code has.
    case value
    /// Punctuation and space.
    case filler
    /// What sets the parts off from each other: the end of a line, or a colon behind a label.
    case separator
  }

  func sources(ofJoined expression: Expression, in scope: Scope, depth: Int) -> [TextSource] {
    let parts = expression.joinedParts
    let found = parts.map { sources(of: $0, in: scope, depth: depth + 1) }
    if let plural = found.joined().first(where: \.isHandMadePlural) { return [plural] }
    guard parts.contains(where: { !$0.isString }), Self.isSentence(parts.map { part(of: $0) })
    else { return merged(found) }
    let values = zip(parts, found).filter { !$0.0.isString }.flatMap(\.1)
    return [.joined(place(of: expression))] + values
  }

  /// Whether words are glued to values or to other words, so that no translator sees the whole.
  private static func isSentence(_ parts: [Part]) -> Bool {
    var pieces = 0
    var hasWords = false
    for part in parts {
      switch part {
      case .words:
        hasWords = true
        pieces += 1
      case .value: pieces += 1
      case .filler: break
      case .separator: return false
      }
    }
    return hasWords && pieces > 1
  }

  private func part(of expression: Expression) -> Part {
    switch expression.kind {
    case .string(let literal):
      let words = LiteralWords(ShownLiteral(literal, at: place(of: expression)))
      if words.isSetOff { return .separator }
      guard words.hasSentencePart else { return literal.hasInterpolations ? .value : .filler }
      return .words
    case .call(let callee, let arguments):
      guard let key = callee.localizedKey(arguments) else { return .value }
      if LiteralWords(key).isSetOff { return .separator }
      // A key without words may stand for some, but a few letters are a unit.
      let tokens = key.split(whereSeparator: \.isWhitespace)
      return tokens.count > 1 || tokens.contains { $0.count > 4 } ? .words : .value
    default: return .value
    }
  }

  /// Literals that follow each other are one text.
  private func merged(_ found: [[TextSource]]) -> [TextSource] {
    var all: [TextSource] = []
    for source in found.joined() {
      if case .literal(let next) = source, case .literal(var last)? = all.last {
        last.append(next)
        all[all.count - 1] = .literal(last)
      } else {
        all.append(source)
      }
    }
    return all
  }
}

extension Expression {
  /// The operands of a chain of `+`, in order.
  var joinedParts: [Expression] {
    var parts: [Expression] = []
    var rest = self
    while case .infix("+", let left, let right) = rest.kind {
      parts.append(right)
      rest = left
    }
    return (parts + [rest]).reversed()
  }

  var isString: Bool { if case .string = kind { true } else { false } }

  /// The key of a call that localizes a literal, this being what is called.
  func localizedKey(_ arguments: [Argument]) -> String? {
    guard let first = arguments.first, case .string(let literal) = first.value.kind else {
      return nil
    }
    switch (calleeName, first.label) {
    case ("String", "localized"), ("NSLocalizedString", nil): break
    default: return nil
    }
    return ShownLiteral(literal, at: FilePlace(file: 0, offset: 0)).text
  }
}

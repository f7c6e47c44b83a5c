/// Texts that are glued together with `+`.
extension TextSources {
  /// What the parts of a text are to a reader.
  private enum Part {
    /// A literal with words, or a text that is localized by itself.
    case words(isLabel: Bool)
    /// A name, a number or another text that the code has.
    case value
    /// Punctuation and space.
    case filler
    /// The end of a line, after which another sentence begins.
    case lineEnd
  }

  func sources(ofJoined expression: Expression, in scope: Scope, depth: Int) -> [TextSource] {
    let parts = expression.joinedParts
    let found = parts.map { sources(of: $0, in: scope, depth: depth + 1) }
    if let plural = found.joined().first(where: \.isHandMadePlural) { return [plural] }
    guard Self.isSentence(parts.map { part(of: $0) }) else { return merged(found) }
    let values = zip(parts, found).filter { !$0.0.isString }.flatMap(\.1)
    return [.joined(place(of: expression))] + values
  }

  /// Whether words are glued to values or to other words, so that no translator sees the whole.
  private static func isSentence(_ parts: [Part]) -> Bool {
    var pieces = 0
    var hasWords = false
    for part in parts {
      switch part {
      case .words(let isLabel):
        if isLabel { return false }
        hasWords = true
        pieces += 1
      case .value: pieces += 1
      case .filler: break
      case .lineEnd: return false
      }
    }
    return hasWords && pieces > 1
  }

  private func part(of expression: Expression) -> Part {
    switch expression.kind {
    case .string(let literal):
      let shown = ShownLiteral(literal, at: place(of: expression))
      if shown.text.contains("\n") { return .lineEnd }
      let prose = LiteralWords(shown)
      guard prose.hasSentencePart else { return literal.hasInterpolations ? .value : .filler }
      return .words(isLabel: prose.isLabel)
    case .call(let callee, let arguments):
      guard let key = callee.localizedKey(arguments) else { return .value }
      let isLabel = key.last { !$0.isWhitespace } == ":"
      // One letter, or two, are a unit.
      guard key.contains(where: \.isWhitespace) || key.count > 3 else { return .value }
      return key.contains("\n") ? .lineEnd : .words(isLabel: isLabel)
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

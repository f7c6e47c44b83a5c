/// Texts that are put together of parts: `"kind." + kind.rawValue`, `"\(Keys.prefix).title"`.
extension KeySources {
  /// How many texts a chain of parts may stand for.
  private static let mostJoined = 256

  /// A text that is written in parts, `"one " + "two"`, as Apple's documentation of
  /// `NSLocalizedString` has it; unknown if a part is.
  func joined(_ expression: Expression, in scope: Scope, depth: Int) -> [KeySource] {
    // Without recursion: long texts have many parts.
    var parts: [Expression] = []
    var rest = expression
    while case .infix("+", let left, let right) = rest.kind {
      parts.append(right)
      rest = left
    }
    var all = [JoinedText(offset: rest.offset)]
    for part in [rest] + parts.reversed() {
      let texts = texts(of: part, in: scope, depth: depth)
      guard add(texts, to: &all) else { return [.unknown] }
    }
    return all.isEmpty ? [.unknown] : all.map(\.source)
  }

  /// What a literal is that has values in it, if each of these is surely one of a few texts.
  func sources(
    ofInterpolated literal: StringLiteral, _ expression: Expression, in scope: Scope, depth: Int
  ) -> [KeySource] {
    var all = [JoinedText(isLiteral: false, offset: expression.offset)]
    for segment in literal.segments {
      switch segment {
      case .text(let text): for position in all.indices { all[position].text += text }
      case .interpolation(let arguments, _):
        // An optional is spelled with its name, and labels say how to spell a value.
        guard arguments.count == 1, let value = arguments.first?.value, arguments[0].label == nil,
          !finder.isOptional(value, inference.typing(value, in: scope), in: scope),
          add(texts(of: value, in: scope, depth: depth), to: &all)
        else { return [.unknown] }
      }
    }
    return all.isEmpty ? [.unknown] : all.map(\.source)
  }

  /// The texts that a part may be; nil where it may be something else.
  private func texts(
    of part: Expression, in scope: Scope, depth: Int
  ) -> [JoinedText.Part]? {
    let found = sources(of: part, in: scope, depth: depth + 1)
    let texts = found.map(\.parts)
    guard inference.hasFuel, texts.allSatisfy({ $0 != nil }) else { return nil }
    return texts.compactMap(\.self).flatMap(\.self)
  }

  /// Puts each of the texts behind each of those before it; false where that are too many.
  private func add(_ texts: [JoinedText.Part]?, to all: inout [JoinedText]) -> Bool {
    guard let texts, all.count * texts.count <= Self.mostJoined else { return false }
    if texts.count == 1 {
      for position in all.indices { all[position].append(texts[0]) }
    } else {
      all = all.flatMap { one in texts.map { one.appending($0) } }
      inference.spend(all.count)
    }
    return true
  }
}

extension Expression {
  /// Whether a type of keys makes specifiers of the values in it: `LocalizedStringKey("a \(b)")`.
  ///
  /// - Parameter name: That of the type; `init` where it isn't named.
  func hasSpecifiers(in name: String) -> Bool {
    guard !TextTypes.texts.contains(name), case .string(let literal) = kind else { return false }
    return literal.hasInterpolations && literal.onlyInterpolation == nil
  }
}

extension KeySource {
  /// The texts that it surely is one of; nil where it may be something else.
  fileprivate var parts: [JoinedText.Part]? {
    switch self {
    case .literal(let text, _): [JoinedText.Part(text: text, isLiteral: true)]
    case .constant(let text, let isSure): [JoinedText.Part(text: text, isSure: isSure)]
    case .element(let text, _): [JoinedText.Part(text: text)]
    case .rawValues(let texts), .returned(let texts, areAll: true):
      texts.map { JoinedText.Part(text: $0) }
    case .returned, .slot, .stored, .localized, .unknown: nil
    }
  }
}

/// A text in parts, as far as it was read.
private struct JoinedText {
  var text = ""
  var isLiteral = true
  var isSure = true
  /// Where the first part starts.
  let offset: Int32

  struct Part {
    var text: String
    var isLiteral = false
    var isSure = true
  }

  mutating func append(_ part: Part) {
    text += part.text
    isLiteral = isLiteral && part.isLiteral
    isSure = isSure && part.isSure
  }

  func appending(_ part: Part) -> JoinedText {
    var whole = self
    whole.append(part)
    return whole
  }

  var source: KeySource {
    isLiteral ? .literal(text, offset: offset) : .constant(text, isSure: isSure)
  }
}

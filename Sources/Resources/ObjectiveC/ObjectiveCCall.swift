/// A call of a function or macro, or a message.
struct ObjectiveCCall {
  /// The name or selector; a selector without arguments has a hyphen in front.
  var callee: UInt32
  var arguments: [Range<Int>]
  /// What a message is sent to.
  var receiver: Range<Int>?
  /// The token that the call starts with.
  var start: Int
}

extension ObjectiveCSource {
  /// The call that starts at a token.
  func call(at index: Int, _ symbols: SymbolTable) -> ObjectiveCCall? {
    let token = tokens[index]
    if token.kind == .identifier { return functionCall(at: index) }
    if token.isSign("[") { return message(at: index, symbols) }
    return token.kind == .objectString ? property(at: index, symbols) : nil
  }

  private func functionCall(at index: Int) -> ObjectiveCCall? {
    guard index + 1 < tokens.count, tokens[index + 1].isSign("("),
      let end = close(of: index + 1)
    else { return nil }
    return ObjectiveCCall(
      callee: tokens[index].symbol, arguments: arguments(from: index + 1, to: end), start: index)
  }

  /// `@"key".localized`.
  private func property(at index: Int, _ symbols: SymbolTable) -> ObjectiveCCall? {
    guard index + 2 < tokens.count, tokens[index + 1].isSign("."),
      tokens[index + 2].kind == .identifier
    else { return nil }
    return ObjectiveCCall(
      callee: symbols.number(of: "-" + symbols.name(of: tokens[index + 2].symbol)),
      arguments: [], receiver: index..<(index + 1), start: index)
  }

  /// `[receiver selector:argument]`; an array or subscript looks like none.
  private func message(at index: Int, _ symbols: SymbolTable) -> ObjectiveCCall? {
    guard let end = close(of: index), end > index + 2,
      index == 0 || !tokens[index - 1].isSign("@")
    else { return nil }
    let labels = labels(in: (index + 1)..<end)
    guard let first = labels.first else {
      // Without arguments the selector is the last word.
      guard tokens[end - 1].kind == .identifier else { return nil }
      return ObjectiveCCall(
        callee: symbols.number(of: "-" + symbols.name(of: tokens[end - 1].symbol)), arguments: [],
        receiver: (index + 1)..<(end - 1), start: index)
    }
    var selector = ""
    var arguments: [Range<Int>] = []
    for (position, label) in labels.enumerated() {
      selector += symbols.name(of: tokens[label].symbol) + ":"
      let next = position + 1 < labels.count ? labels[position + 1] : end
      arguments.append((label + 2)..<max(label + 2, next))
    }
    return ObjectiveCCall(
      callee: symbols.number(of: selector), arguments: arguments,
      receiver: (index + 1)..<first, start: index)
  }

  /// The words with a colon behind a message's receiver; a ternary's colon makes none.
  private func labels(in range: Range<Int>) -> [Int] {
    var labels: [Int] = []
    var questions = 0
    var index = next(after: range.lowerBound)
    while index + 1 < range.upperBound {
      if tokens[index].isSign("?") {
        questions += 1
      } else if tokens[index].kind == .identifier, tokens[index + 1].isSign(":") {
        if questions == 0 { labels.append(index) }
      }
      if tokens[index].isSign(":"), questions > 0 { questions -= 1 }
      index = next(after: index)
    }
    return labels
  }
}

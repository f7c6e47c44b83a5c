/// A function, method or macro with its parameters, which may pass one of them on as a key.
struct ObjectiveCDefinition {
  /// What calls of it are known by.
  var callee: UInt32
  var parameters: [UInt32]
  /// Between its braces, or a macro's body.
  var body: Range<Int>
}

extension ObjectiveCSource {
  /// The definition that a token stands in, known the one of the token before it.
  ///
  /// Functions don't nest; what looks like one inside of another is a statement.
  func definition(
    around token: Int, after before: ObjectiveCDefinition?, _ symbols: SymbolTable
  ) -> ObjectiveCDefinition? {
    if let before, token < before.body.upperBound { return before }
    return definition(at: token, symbols)
  }

  /// The definition whose body the brace at `index` opens.
  private func definition(at index: Int, _ symbols: SymbolTable) -> ObjectiveCDefinition? {
    guard tokens[index].isSign("{"), let end = close(of: index) else { return nil }
    let body = (index + 1)..<end
    if let function = function(before: index, body, symbols) { return function }
    return method(before: index, symbols).map { method in
      ObjectiveCDefinition(
        callee: symbols.number(of: method.selector), parameters: method.parameters, body: body)
    }
  }

  /// The selectors of the methods that are defined here, as calls are known by.
  func selectors(_ symbols: SymbolTable) -> [String] {
    (0..<codeCount).compactMap { index in
      guard tokens[index].isSign("{"), close(of: index) != nil else { return nil }
      return method(before: index, symbols)?.selector
    }
  }

  /// `type name(type parameter) {`.
  private func function(
    before index: Int, _ body: Range<Int>, _ symbols: SymbolTable
  ) -> ObjectiveCDefinition? {
    var index = index
    while index >= 3, let open = open(of: index - 1), open >= 1,
      tokens[open - 1].kind == .identifier,
      symbols.name(of: tokens[open - 1].symbol) == "__attribute__"
    {
      index = open - 1
    }
    guard index >= 3, let open = open(of: index - 1), open >= 1, tokens[open].isSign("("),
      tokens[open - 1].kind == .identifier,
      !Self.statements.contains(symbols.name(of: tokens[open - 1].symbol))
    else { return nil }
    let parameters = arguments(from: open, to: index - 1).map { argument in
      argument.last { tokens[$0].kind == .identifier }.map { tokens[$0].symbol } ?? .max
    }
    return ObjectiveCDefinition(
      callee: tokens[open - 1].symbol, parameters: parameters, body: body)
  }

  private static let statements: Set<String> = ["if", "for", "while", "switch", "catch", "return"]

  /// `- (type)name:(type)parameter more:(type)parameter {`, read backwards from the brace.
  private func method(
    before index: Int, _ symbols: SymbolTable
  ) -> (selector: String, parameters: [UInt32])? {
    var parts: [(label: UInt32, parameter: UInt32)] = []
    var end = index
    while parts.count < 32, let part = part(endingAt: end) {
      parts.append((part.label, part.parameter))
      end = part.start
    }
    if parts.isEmpty {
      guard end >= 1, tokens[end - 1].kind == .identifier, isMethodStart(end - 1) else {
        return nil
      }
      return ("-" + symbols.name(of: tokens[end - 1].symbol), [])
    }
    guard isMethodStart(end) else { return nil }
    let selector = parts.reversed().map { symbols.name(of: $0.label) + ":" }.joined()
    return (selector, parts.reversed().map { $0.parameter })
  }

  /// `label:(type)parameter`.
  private func part(
    endingAt end: Int
  ) -> (label: UInt32, parameter: UInt32, start: Int)? {
    guard end >= 4, tokens[end - 1].kind == .identifier, let open = open(of: end - 2), open >= 2,
      tokens[open].isSign("("), tokens[open - 1].isSign(":"),
      tokens[open - 2].kind == .identifier
    else { return nil }
    return (tokens[open - 2].symbol, tokens[end - 1].symbol, open - 2)
  }

  /// Whether `- (type)` or `-` stands in front.
  private func isMethodStart(_ index: Int) -> Bool {
    guard index >= 1 else { return false }
    let sign: Int
    if let open = open(of: index - 1), tokens[open].isSign("(") {
      sign = open - 1
    } else {
      sign = index - 1
    }
    return sign >= 0 && (tokens[sign].isSign("-") || tokens[sign].isSign("+"))
  }
}

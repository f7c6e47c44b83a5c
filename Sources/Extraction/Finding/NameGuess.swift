/// Guesses a number's type from the name of a value that could not be followed.
///
/// Swift's API Design Guidelines make names tell: what is called a count is an `Int`.
enum NameGuess {
  static func typing(for expression: Expression, _ index: ProgramIndex) -> Typing? {
    guard let name = lastName(of: expression) else { return nil }
    guard isCount(name) else { return nil }
    return Typing(type: index.core("Int"), certainty: .assumed)
  }

  private static func isCount(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return lowered == "count" || name.hasSuffix("Count") || lowered == "index"
      || name.hasSuffix("Index") || name.hasPrefix("numberOf")
  }

  private static func lastName(of expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name, _), .member(_, let name): name
    case .optionalChain(let inner), .forceUnwrap(let inner): lastName(of: inner)
    case .infix("??", let left, _): lastName(of: left)
    default: nil
    }
  }
}

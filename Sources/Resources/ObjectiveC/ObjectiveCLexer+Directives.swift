import Extraction
import Reading

/// A `#define`.
struct ObjectiveCMacro {
  var name: UInt32
  /// The names of its parameters; nil for a macro without parentheses.
  var parameters: [UInt32]?
  /// Its body among the tokens of the source.
  var body: Range<Int>
}

extension ObjectiveCLexer {
  /// Reads a line that starts with `#`, with the lines that continue it.
  mutating func readDirective() {
    offset += 1
    guard skipBlank(stoppingAtLineEnd: true) else { return }
    let name = nextToken()
    let directive = name.kind == .identifier ? symbols.name(of: name.symbol) : ""
    switch directive {
    case "define" where conditions.isActive: readDefinition()
    case "if", "ifdef", "ifndef":
      let (isMet, platforms) = condition(of: directive)
      conditions.open(isMet, on: platforms)
    case "elif", "elifdef", "elifndef":
      let (isMet, platforms) = condition(of: directive)
      conditions.next(isMet, on: platforms)
    case "else": conditions.next(true, on: PlatformCondition(holdingOn: .all))
    case "endif": conditions.close()
    default: break
    }
    notePlatforms()
    while skipBlank(stoppingAtLineEnd: true) { _ = nextToken() }
  }

  /// Whether what a directive asks for holds, nil where that isn't known, and on which platforms.
  private mutating func condition(of directive: String) -> (isMet: Bool?, PlatformCondition) {
    guard directive.hasSuffix("def") else {
      let words = words()
      return (conditions.value(of: words), platforms(of: words))
    }
    let (isDefined, platforms) = definedness()
    let isNegated = directive.hasSuffix("ndef")
    return (isDefined.map { $0 != isNegated }, isNegated ? platforms.negated : platforms)
  }

  private mutating func readDefinition() {
    guard skipBlank(stoppingAtLineEnd: true) else { return }
    let name = nextToken()
    guard name.kind == .identifier else { return }
    var parameters: [UInt32]?
    // Only a parenthesis right behind the name opens parameters.
    if byte(at: offset) == UInt8(ascii: "(") { parameters = readParameters() }
    let start = macroTokens.count
    while skipBlank(stoppingAtLineEnd: true) { macroTokens.append(nextToken()) }
    macros.append(
      ObjectiveCMacro(
        name: name.symbol, parameters: parameters, body: start..<macroTokens.count))
  }

  private mutating func readParameters() -> [UInt32] {
    var parameters: [UInt32] = []
    while skipBlank(stoppingAtLineEnd: true) {
      let token = nextToken()
      if token.isSign(")") { break }
      if token.kind == .identifier { parameters.append(token.symbol) }
    }
    return parameters
  }

  /// Whether what `#ifdef` names is defined, nil where that isn't known, and on which platforms.
  private mutating func definedness() -> (isDefined: Bool?, platforms: PlatformCondition) {
    guard skipBlank(stoppingAtLineEnd: true) else { return (nil, PlatformCondition()) }
    let token = nextToken()
    let name = token.kind == .identifier ? symbols.name(of: token.symbol) : ""
    return (
      name == "DEBUG" ? conditions.includesDebug : nil, TargetCondition.definedness(of: name)
    )
  }

  private func platforms(of words: [String]) -> PlatformCondition {
    guard words.count < Self.mostWords else { return PlatformCondition() }
    return TargetCondition.platforms(of: words, includesDebug: conditions.includesDebug)
  }

  /// What is longer than any real condition is not understood.
  private static let mostWords = 64

  /// The words of a condition.
  private mutating func words() -> [String] {
    var words: [String] = []
    while skipBlank(stoppingAtLineEnd: true) {
      let token = nextToken()
      guard words.count < Self.mostWords else { continue }
      words.append(bytes.text(in: Int(token.start)..<Int(token.end)))
    }
    return words
  }
}

import Diagnostics

/// A file of Objective-C as tokens whose brackets are matched.
struct ObjectiveCSource {
  let path: String
  let bytes: [UInt8]
  let lines: LineMap
  /// The code, and behind it the bodies of macros.
  private(set) var tokens: [ObjectiveCToken]
  /// How many of the tokens are code.
  let codeCount: Int
  private(set) var macros: [ObjectiveCMacro]
  /// For a bracket the place of its partner, else -1.
  let partners: [Int32]
  let platformChanges: PlatformChanges
  /// The names behind the numbers, until a program gives them others.
  private var names: [String]

  init(path: String, bytes: [UInt8], includesDebug: Bool) {
    self.path = path
    self.bytes = bytes
    lines = LineMap(bytes)
    let lexer = bytes.withUnsafeBufferPointer { buffer in
      var lexer = ObjectiveCLexer(buffer, includesDebug: includesDebug)
      lexer.run()
      return lexer
    }
    names = lexer.symbols.names
    codeCount = lexer.tokens.count
    platformChanges = lexer.platformChanges
    tokens = lexer.tokens + lexer.macroTokens
    let shift = lexer.tokens.count
    macros = lexer.macros.map { macro in
      var macro = macro
      macro.body = (macro.body.lowerBound + shift)..<(macro.body.upperBound + shift)
      return macro
    }
    var matching = BracketMatching(tokens: tokens)
    matching.match(0..<codeCount)
    for macro in macros { matching.match(macro.body) }
    partners = matching.partners
  }

  /// Gives the names the numbers that they have in a whole program.
  mutating func adopt(_ symbols: inout SymbolTable) {
    let numbers = names.map { symbols.add($0) }
    for index in tokens.indices where tokens[index].kind == .identifier {
      tokens[index].symbol = numbers[Int(tokens[index].symbol)]
    }
    for index in macros.indices {
      macros[index].name = numbers[Int(macros[index].name)]
      macros[index].parameters = macros[index].parameters?.map { numbers[Int($0)] }
    }
    names = []
  }

  /// The bracket that closes the one at `index`.
  func close(of index: Int) -> Int? {
    let partner = Int(partners[index])
    return partner > index ? partner : nil
  }

  /// The bracket that opens the one at `index`.
  func open(of index: Int) -> Int? {
    let partner = Int(partners[index])
    return partner >= 0 && partner < index ? partner : nil
  }

  /// The tokens behind each other between brackets, split at commas.
  func arguments(from open: Int, to close: Int) -> [Range<Int>] {
    var arguments: [Range<Int>] = []
    var start = open + 1
    var index = start
    while index < close {
      if tokens[index].isSign(",") {
        arguments.append(start..<index)
        start = index + 1
      }
      index = next(after: index)
    }
    if start < close || !arguments.isEmpty { arguments.append(start..<close) }
    return arguments
  }

  /// The next token on the same level.
  func next(after index: Int) -> Int { (close(of: index) ?? index) + 1 }

  /// The text of some tokens as it is written, with single spaces.
  func text(of range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    let start = Int(tokens[first].start)
    // Nobody reads more of an expression than that.
    let end = min(Int(tokens[last].end), start + 200)
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// Finds the partners of brackets; what has none is left alone.
private struct BracketMatching {
  private(set) var tokens: [ObjectiveCToken]
  private(set) var partners: [Int32]

  init(tokens: [ObjectiveCToken]) {
    self.tokens = tokens
    partners = Array(repeating: -1, count: tokens.count)
  }

  mutating func match(_ range: Range<Int>) {
    var open: [Int] = []
    var braces = 0
    for index in range where tokens[index].kind == .sign {
      switch Unicode.Scalar(UInt8(truncatingIfNeeded: tokens[index].symbol)) {
      case "(", "[": open.append(index)
      case "{":
        open.append(index)
        braces += 1
      case ")": close("(", at: index, in: &open)
      case "]": close("[", at: index, in: &open)
      case "}" where braces > 0:
        // A brace closes what was forgotten inside of it.
        while let last = open.last, !tokens[last].isSign("{") { open.removeLast() }
        close("{", at: index, in: &open)
        braces -= 1
      default: break
      }
    }
  }

  private mutating func close(_ sign: Unicode.Scalar, at index: Int, in open: inout [Int]) {
    guard let last = open.last, tokens[last].isSign(sign) else { return }
    open.removeLast()
    partners[last] = Int32(index)
    partners[index] = Int32(last)
  }
}

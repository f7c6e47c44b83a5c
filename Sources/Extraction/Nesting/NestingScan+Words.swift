import Reading

/// Words and signs, and how far they reach.
extension NestingScan {
  /// What a word does to the counts.
  enum Word {
    case other
    /// Stands before an operand or declaration.
    case prefix
    /// Declares something without members.
    case declaration
    /// Declares a type with members, or more of them.
    case type
    /// Starts a statement, which may be an expression.
    case statement
    case `switch`
    case `else`
    case `catch`
    /// Is followed by the name of an operator.
    case function
    /// Says what a function may do, between its parameters and its braces.
    case effect
    /// Declares what has braces that the parser looks for on the lines that follow, too.
    case precedence
  }

  /// An identifier, keyword or number.
  mutating func word() {
    countToken()
    let start = offset
    let first = bytes[offset]
    skipWord(startingWith: first)
    let isMember = previousSign == UInt8(ascii: ".")
    let isAttribute = previousSign == UInt8(ascii: "@")
    if recorder != nil { record(start..<offset, isPlain: !isMember && !isAttribute) }
    let word = isMember || isAttribute ? .other : Words.kind(of: bytes, start..<offset)
    switch word {
    case .other:
      // Signs outside of ASCII may be operators: they start nothing, and may stand before an
      // operand.
      if first >= 0x80 {
        level.prefixes += 1
      } else if !isMember, !isAttribute {
        startOperand(isWord: true)
      }
      isOperandEnd = true
    case .else, .catch:
      level.branches += word == .else ? 1 : 0
      isOperandEnd = false
    case .prefix, .declaration, .type, .statement, .switch, .function, .precedence, .effect:
      startPrefix(word, at: start)
    }
    checkDepth(at: start)
    (previousSign, previousWord) = (0, word)
    isAfterName = word == .other && Identifier.isHead(first)
    if isAttribute { isOperandEnd = false }
  }

  private mutating func record(_ word: Range<Int>, isPlain: Bool) {
    let (hash, place, isInCondition) = (identifier(in: word), tokenPlace, conditions > 0)
    recorder?.word(hash, word, isPlain: isPlain, place, isInCondition: isInCondition)
  }

  /// Where the token at hand stands.
  private var tokenPlace: TokenPlace {
    TokenPlace(
      depth: bracketCount, isAfterNewline: isAfterNewline,
      mayStart: isAfterNewline && (isOperandEnd || previousWord == .effect))
  }

  @inline(__always)
  private mutating func skipWord(startingWith first: UInt8) {
    if first == UInt8(ascii: "`") {
      skipEscapedIdentifier()
    } else if first == 0xE2, byte(1) == 0x80, byte(2) == 0x9C {
      skipCurlyQuote()
    } else {
      skipIdentifier()
    }
  }

  /// A word that stands before an operand, or that starts a statement or declaration.
  @inline(__always)
  private mutating func startPrefix(_ word: Word, at start: Int) {
    if [.declaration, .type, .function].contains(word), previousWord == .other { missBrace() }
    if startsMember(word, start) { endMistakes() }
    if isOperandEnd {
      startStatement()
      // On the same line, where the parser looks for what it misses.
      if level.holdsMembers || !isAfterNewline, !followsOperands(start) { countMistake() }
    }
    endAttribute(isDeclared: true)
    level.prefixes += 1
    if word == .statement || word == .switch { level.keywords += 1 }
    switch word {
    // `import struct Foundation.Date` declares nothing.
    case .type:
      level.opensMembers =
        isBeforeName(isActor: bytes[start] == UInt8(ascii: "a")) && previousWord != .declaration
    // `class func`, `class var`.
    case .declaration, .function: level.opensMembers = false
    case .precedence: countBraceToCome()
    case .switch:
      countBraceToCome()
      level.opensCases = true
    // At the start of a line it may stand behind nothing at all.
    case .effect: if isAfterNewline { countBraceToCome() }
    default: break
    }
    isOperandEnd = false
  }

  /// Whether a word is `as`, `is` or `in`, which stand behind an operand.
  private func followsOperands(_ start: Int) -> Bool {
    guard offset - start == 2 else { return false }
    let last = bytes[start + 1]
    return last == UInt8(ascii: "s") || last == UInt8(ascii: "n")
  }

  /// Whether an operand is what a label in front of it labels, in brackets without statements.
  private mutating func startsPair() -> Bool {
    defer { level.hasPair = true }
    return isAfterName && !level.hasPair
  }

  /// Whether the innermost bracket holds no statements.
  private var isInBrackets: Bool {
    switch level.kind {
    case .parenthesis, .square, .angle, .interpolation: true
    case .file, .brace: false
    }
  }

  /// A name, literal or macro: one that follows an operand starts the next statement.
  ///
  /// - Parameter isWord: Whether it is a name, keyword or number.
  mutating func startOperand(isWord: Bool = false) {
    endAttribute(isDeclared: false)
    if isOperandEnd {
      if isAfterName { missBrace() }
      startStatement()
      // Statements stand on lines of their own: behind a call or literal the parser looks for what it
      // misses before the next one.
      let isMistake = isInBrackets ? !startsPair() : isWord && !isAfterNewline && !isAfterName
      if level.holdsMembers || isMistake { countMistake() }
    } else if level.holdsMembers, isWord, previousSign == UInt8(ascii: ";") {
      countMistake()
    }
    level.links = 0
    level.prefixes = 0
  }

  /// What a type's name is followed by is a member where its brace is missing, to the end of what is
  /// around it: the parser reads on as if the brace were there.
  private mutating func missBrace() {
    guard level.opensMembers, level.kind == .file || level.kind == .brace else { return }
    level.opensMembers = false
    level.holdsMembers = true
  }

  /// Whether a name comes next: what declares a type has one.
  ///
  /// - Parameter isActor: Whether the word is `actor`, which may be a name itself (`actor as? Person`)
  ///   where no capital follows.
  private func isBeforeName(isActor: Bool) -> Bool {
    var place = offset
    while place < bytes.count, bytes[place].isBlank || bytes[place].isLineEnd { place += 1 }
    guard place < bytes.count else { return false }
    if isActor { return (0x41...0x5A).contains(bytes[place]) }
    return Identifier.isBody(bytes[place]) || bytes[place] == 0x60
  }

  /// Whether the parser, having lost its way among the members of a type, goes on here.
  private func startsMember(_ word: Word, _ start: Int) -> Bool {
    guard level.holdsMembers, isAfterNewline || !isOperandEnd else { return false }
    switch word {
    case .declaration, .type, .function, .precedence: return true
    // Of the words that start statements, `case` also starts a member.
    case .statement: return bytes[start] == UInt8(ascii: "c")
    default: return false
    }
  }

  private static let startsOfCases: [StaticString] = ["case", "default", "@unknown", "#if", "}"]

  /// The first token in the braces of a `switch`, which may be a mistake.
  mutating func startCases() {
    level.awaitsCase = false
    if !Self.startsOfCases.contains(where: hasWord) { countStatementBeforeCases() }
  }

  /// Whether a word or sign stands here.
  private func hasWord(_ word: StaticString) -> Bool {
    let end = offset + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    let isEqual = (0..<word.utf8CodeUnitCount).allSatisfy {
      bytes[offset + $0] == word.utf8Start[$0]
    }
    let isSign = word.utf8CodeUnitCount == 1
    return isEqual && (isSign || end == bytes.count || !Identifier.isBody(bytes[end]))
  }

  mutating func startStatement() {
    if isAfterNewline { popAngles() }
    level.links = 0
    level.prefixes = 0
    level.branches = 0
    level.keywords = 0
  }

  /// What was read can't be part of a type, so the parser no longer looks for one around it.
  mutating func breakType() {
    if !level.skipsValues { level.mayBeType = false }
  }

  mutating func forgetToken(sign: UInt8) {
    isOperandEnd = false
    previousSign = sign
    previousWord = .other
  }

  /// Whether an attribute that starts here is a type's: `let run: @Sendable () -> Void`.
  private var isInType: Bool { !isAfterNewline && ":>,=&<".utf8.contains(previousSign) }

  mutating func separator(_ sign: UInt8) {
    countToken()
    let place = offset
    offset += 1
    switch sign {
    case UInt8(ascii: ";"):
      endAttribute(isDeclared: false)
      popAngles()
      endDeclaration(at: place)
      startStatement()
    case UInt8(ascii: ","):
      comma()
    case UInt8(ascii: ":"):
      colon()
    case UInt8(ascii: "@"):
      if recorder != nil { recordAttribute(at: place) }
      // The parser looks past all attributes that stand together, from each of them.
      if isOperandEnd { startStatement() }
      level.keywords += 1
      level.hasAttribute = (level.kind == .brace || level.kind == .file) && !isInType
    default:
      if isOperandEnd { startStatement() }
      level.prefixes += 1
    }
    checkDepth(at: place)
    forgetToken(sign: sign)
  }

  mutating func operatorSign() {
    let start = offset
    let isLeftBound = isLeftBound(at: start)
    skipOperator()
    if let slash = firstSlash(in: start..<offset), skipRegex(at: slash, operatorAt: start) {
      countToken()
      startOperand()
      breakType()
      forgetToken(sign: 0)
      isOperandEnd = true
      return
    }
    countToken()
    if recorder != nil { record(sign: start..<offset) }
    apply(start..<offset, isLeftBound: isLeftBound)
    checkDepth(at: start)
    if excess == nil, angles > NestingLimits.angles { exceed(.brackets, at: start) }
  }

  private mutating func endHeader() {
    let depth = bracketCount
    recorder?.end(depth: depth)
  }

  private mutating func endDeclaration(at place: Int) {
    let depth = bracketCount
    recorder?.semicolon(at: place, depth: depth)
  }

  private mutating func comma() {
    level.links = 0
    level.prefixes = 0
    level.hasPair = false
    if level.kind != .brace, level.kind != .file { level.branches = 0 }
    guard recorder != nil else { return }
    let depth = bracketCount
    recorder?.comma(depth: depth)
  }

  private mutating func recordAttribute(at offset: Int) {
    let place = tokenPlace
    recorder?.attribute(at: offset, place)
  }

  private mutating func record(sign: Range<Int>) {
    if sign.count == 1, bytes[sign.lowerBound] == UInt8(ascii: "=") {
      endHeader()
    } else if sign.count == 2, bytes[sign.lowerBound] == UInt8(ascii: "-"),
      bytes[sign.lowerBound + 1] == UInt8(ascii: ">")
    {
      recorder?.arrow()
    } else if bytes[sign.lowerBound] != UInt8(ascii: ".") {
      recorder?.sign()
    }
  }

  private mutating func apply(_ sign: Range<Int>, isLeftBound: Bool) {
    let first = bytes[sign.lowerBound]
    let last = bytes[sign.upperBound - 1]
    let isPostfix = isOperandEnd && isLeftBound && !isRightBound(at: sign.upperBound, isLeftBound)
    if first == UInt8(ascii: "."), sign.count == 1 {
      level.links += 1
    } else if isOperandEnd, isLeftBound, sign.allSatisfy({ isOptionalMark(bytes[$0]) }) {
      level.links += sign.count
      previousSign = 0
      return
    } else if first == UInt8(ascii: "<"), isOperandEnd, sign.count == 1 {
      push(.angle)
    } else if first != UInt8(ascii: "-"), closesAngles(sign) {
      isOperandEnd = true
      previousSign = 0
      return
    } else if isPostfix {
      level.links += 1
      breakType()
      previousSign = 0
      return
    } else if isOperandEnd {
      infix(sign)
    } else {
      startOperator(first)
    }
    forgetToken(sign: last)
  }

  /// An operator in front of an operand.
  private mutating func startOperator(_ first: UInt8) {
    endAttribute(isDeclared: false)
    if level.holdsMembers { countMistake() }
    level.prefixes += 1
    if first != UInt8(ascii: "-"), first != UInt8(ascii: "~") { breakType() }
  }

  private func isOptionalMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
  }

  /// `>`, `?>` and `>>?` close as many generic argument lists.
  private mutating func closesAngles(_ sign: Range<Int>) -> Bool {
    guard level.kind == .angle, sign.contains(where: { bytes[$0] == UInt8(ascii: ">") }) else {
      return false
    }
    for place in sign {
      if bytes[place] == UInt8(ascii: ">"), level.kind == .angle { pop() }
      if isOptionalMark(bytes[place]) { level.links += 1 }
    }
    return true
  }

  private mutating func colon() {
    level.branches += 1
    level.hasPair = false
    if !level.holdsMembers, level.questions > 0 { endMistakes(1) }
  }

  private mutating func countInfix(isQuestion: Bool) {
    if level.holdsMembers || isQuestion { countMistake() }
    if isQuestion { level.questions += 1 }
  }

  private mutating func infix(_ sign: Range<Int>) {
    let first = bytes[sign.lowerBound]
    countInfix(isQuestion: sign.count == 1 && first == UInt8(ascii: "?"))
    let isArrow =
      sign.count == 2 && first == UInt8(ascii: "-")
      && bytes[sign.lowerBound + 1] == UInt8(ascii: ">")
    switch first {
    case _ where isArrow || (sign.count == 1 && first == UInt8(ascii: "?")):
      level.branches += 1
      level.links = 0
    case UInt8(ascii: "&") where sign.count == 1:
      level.links = 0
    case UInt8(ascii: "=") where sign.count == 1:
      popAngles()
      if level.kind == .parenthesis, level.mayBeType { level.skipsValues = true }
      level.links = 0
    default:
      popAngles()
      breakType()
      level.links = 0
    }
  }
}

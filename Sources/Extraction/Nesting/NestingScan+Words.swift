import PlainBytes
import Reading

/// Words, and how far they reach.
extension NestingScan {
  /// What a word does to the counts.
  enum Word {
    case other
    /// Stands before an operand.
    case prefix
    /// Stands before a declaration, or `in` behind an attribute.
    case modifier
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
      // Signs outside of ASCII may be operators: they start nothing, and may stand before an operand.
      if first >= 0x80 {
        level.prefixes += 1
      } else if !isMember, !isAttribute {
        startOperand(isWord: true)
      }
      isOperandEnd = true
    case .else, .catch:
      level.branches += word == .else ? 1 : 0
      isOperandEnd = false
    default: startPrefix(word, at: start)
    }
    checkDepth(at: start)
    (previousSign, previousWord) = (0, word)
    isAfterName = word == .other && Identifier.isHead(first)
    isAfterAttribute = isAttribute || isMember && isAfterAttribute
    if isAfterAttribute { isOperandEnd = false }
  }

  private mutating func record(_ word: Range<Int>, isPlain: Bool) {
    let (hash, place, isInCondition) = (identifier(in: word), tokenPlace, conditions > 0)
    recorder?.word(hash, word, isPlain: isPlain, place, isInCondition: isInCondition)
  }

  /// Where the token at hand stands.
  var tokenPlace: TokenPlace {
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
    endAttribute(isDeclared: word != .prefix)
    level.prefixes += 1
    countModifier(word)
    if word == .statement || word == .switch { level.keywords += 1 }
    expectBraces(behind: word, at: start)
    isOperandEnd = false
  }

  /// Notes which braces come behind a word that declares something or opens a `switch`.
  @inline(__always)
  private mutating func expectBraces(behind word: Word, at start: Int) {
    switch word {
    // `import struct Foundation.Date` declares nothing.
    case .type:
      let isActor = bytes[start] == UInt8(ascii: "a")
      let declares = isBeforeName(isActor: isActor)
      level.opensMembers = declares && previousWord != .declaration
      if isActor, !declares { countActor() }
    // `class func`, `class var`.
    case .declaration, .function: level.opensMembers = false
    case .precedence:
      if isBeforeNameAndBrace { countBraceToCome() } else { countLastingMistake() }
    case .switch:
      countBraceToCome()
      level.opensCases = true
    // At the start of a line it may stand behind nothing at all.
    case .effect: if isAfterNewline { countBraceToCome() }
    default: break
    }
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
  var isInBrackets: Bool {
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
    level.modifiers = 0
    level.actors = 0
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
    while place < bytes.count, bytes[place].isLayout { place += 1 }
    guard place < bytes.count else { return false }
    if isActor { return bytes[place].isASCIICapitalLetter }
    return Identifier.isBody(bytes[place]) || bytes[place] == 0x60
  }

  /// Whether a name and an opening brace come next.
  private var isBeforeNameAndBrace: Bool {
    var place = offset
    while place < bytes.count, bytes[place].isLayout { place += 1 }
    while place < bytes.count, Identifier.isBody(bytes[place]) { place += 1 }
    while place < bytes.count, bytes[place].isLayout { place += 1 }
    return place < bytes.count && bytes[place] == UInt8(ascii: "{")
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
    if !Self.startsOfCases.contains(where: hasWord) { countLastingMistake() }
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
}

import Reading

/// Signs, and what they do to the counts.
extension NestingScan {
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
      level.hasAttribute = !isInBrackets && !isInType
      // In brackets an attribute stands in front of a type or parameter, behind a sign.
      if isInBrackets, isOperandEnd { countLostAttribute() }
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
    let isPostfix =
      isOperandEnd && isLeftBound && !isRightBound(at: sign.upperBound, isLeftBound: isLeftBound)
    if first == UInt8(ascii: "."), sign.count == 1 {
      level.links += 1
    } else if isOperandEnd, isLeftBound, sign.allSatisfy({ isOptionalMark(bytes[$0]) }) {
      level.links += sign.count
      previousSign = 0
      return
    } else if first == UInt8(ascii: "<"), isOperandEnd || isAfterAttribute, sign.count == 1 {
      if isOperandEnd, level.holdsMembers, isAfterNewline { countMistake() }
      pushAngle(at: sign.lowerBound)
    } else if first != UInt8(ascii: "-"), closesAngles(sign) {
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

  /// Opens what may be a list of generic arguments.
  ///
  /// Behind an attribute the parser looks through it twice, and so at each level of `@A<@B<@C<`.
  private mutating func pushAngle(at place: Int) {
    let (isOfAttribute, types) = (isAfterAttribute, level.types)
    push(.angle)
    guard isOfAttribute else { return }
    isAfterAttribute = false
    level.isOfAttribute = true
    level.types = types + 1
    if level.types > NestingLimits.types { exceed(.types, at: place) }
  }

  /// `>`, `?>` and `>>?` close as many generic argument lists.
  private mutating func closesAngles(_ sign: Range<Int>) -> Bool {
    guard level.kind == .angle, sign.contains(where: { bytes[$0] == UInt8(ascii: ">") }) else {
      return false
    }
    var isOfAttribute = false
    for place in sign {
      if bytes[place] == UInt8(ascii: ">"), level.kind == .angle {
        isOfAttribute = level.isOfAttribute
        pop()
      }
      if isOptionalMark(bytes[place]) { level.links += 1 }
    }
    (isOperandEnd, isAfterAttribute) = (!isOfAttribute, isOfAttribute)
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

/// Brackets, and what they do to the counts around them.
extension NestingScan {
  mutating func open(_ kind: Kind) {
    countToken()
    let place = offset
    // A bracket after an operand is a call, a subscript or a trailing closure.
    if isOperandEnd {
      if isAfterNewline, kind != .brace {
        startStatement()
      } else {
        level.links += 1
      }
    }
    if kind == .square || kind == .brace { endAttribute(isDeclared: false) }
    if kind == .brace {
      popAngles()
      breakType()
      let depth = bracketCount
      recorder?.openBrace(at: place, depth: depth, isAfterNewline: isAfterNewline)
    } else {
      recorder?.sign()
    }
    checkDepth(at: place)
    let isOfAttribute = isAfterAttribute
    push(kind)
    (level.isOfAttribute, isAfterAttribute) = (isOfAttribute, false)
    if frames.count - angles > NestingLimits.brackets { exceed(.brackets, at: place) }
    if level.types > NestingLimits.types { exceed(.types, at: place) }
    offset += 1
    forgetToken(sign: byte(-1))
  }

  /// Enters a bracket without regard to what it means where it stands.
  mutating func push(_ kind: Kind) {
    let sum = level.sum
    let opensMembers = kind == .brace && level.opensMembers
    let opensCases = kind == .brace && level.opensCases
    if kind == .brace {
      level.opensMembers = false
      level.opensCases = false
      endBracesToCome()
    }
    frames.append(Frame(level: level, sum: sum))
    outer += sum
    var inner = Level(kind: kind)
    switch kind {
    case .square: inner.types = (level.mayBeType ? level.types : 0) + 1
    case .parenthesis, .angle: inner.types = level.mayBeType ? level.types : 0
    case .brace, .interpolation, .file:
      inner.mayBeType = false
      inner.holdsMembers = opensMembers
      inner.awaitsCase = opensCases
    }
    level = inner
    if kind == .angle { angles += 1 }
  }

  mutating func pop() {
    guard let frame = frames.popLast() else { return }
    endMistakes()
    endBracesToCome()
    if level.kind == .angle { angles -= 1 }
    level = frame.level
    outer -= frame.sum
  }

  mutating func close(_ byte: UInt8) {
    countToken()
    let isInterpolationEnd = byte == UInt8(ascii: ")") && closesInterpolation
    if isInterpolationEnd {
      while !frames.isEmpty, !isInterpolation(level.kind) { pop() }
      guard case .interpolation(let quote) = level.kind else { return }
      pop()
      offset += 1
      text(of: quote)
      return
    }
    let isOfAttribute = level.isOfAttribute
    closeBracket(byte)
    if byte == UInt8(ascii: "}") {
      let (place, depth) = (offset, bracketCount)
      recorder?.closeBrace(at: place, depth: depth)
    }
    offset += 1
    forgetToken(sign: byte)
    isOperandEnd = !isOfAttribute
  }

  /// Leaves the bracket that a sign closes, and those in it that were never closed.
  private mutating func closeBracket(_ byte: UInt8) {
    let wanted: Kind =
      switch byte {
      case UInt8(ascii: ")"): .parenthesis
      case UInt8(ascii: "]"): .square
      default: .brace
      }
    guard let distance = distance(to: wanted) else {
      countLastingMistake()
      return recorder?.giveUp() ?? ()
    }
    let before = bracketCount
    for _ in 0...distance { pop() }
    // A bracket inside was never closed: whoever looks for its end looks to the file's.
    guard before - bracketCount > 1 else { return }
    countLastingMistake()
    recorder?.giveUp()
  }

  /// How many brackets lie inside of the innermost one of a kind; nil if none can be closed here.
  private func distance(to wanted: Kind) -> Int? {
    var kind = level.kind
    var distance = 0
    while kind != wanted {
      if isInterpolation(kind) || kind == .file { return nil }
      if kind == .brace, wanted != .brace { return nil }
      distance += 1
      guard distance <= frames.count else { return nil }
      kind = frames[frames.count - distance].level.kind
    }
    return distance
  }

  /// Whether `)` ends an interpolation, whatever else is open in it.
  private var closesInterpolation: Bool {
    if isInterpolation(level.kind) { return true }
    if level.kind == .parenthesis { return false }
    for frame in frames.reversed() {
      if frame.level.kind == .parenthesis { return false }
      if isInterpolation(frame.level.kind) { return true }
    }
    return false
  }

  func isInterpolation(_ kind: Kind) -> Bool {
    if case .interpolation = kind { true } else { false }
  }

  /// A line ends, and with it every string that has one line, interpolations included.
  mutating func newline() {
    offset += 1
    isAfterNewline = true
    if !level.holdsMembers { endMistakes() }
    while let position = innermostInterpolation {
      guard case .interpolation(let quote) = kind(at: position), !quote.isMultiline else { return }
      while frames.count >= position { pop() }
      isOperandEnd = true
      previousSign = 0
    }
  }

  /// The depth at which the innermost interpolation stands.
  var innermostInterpolation: Int? {
    guard frames.contains(where: { isInterpolation($0.level.kind) }) || isInterpolation(level.kind)
    else { return nil }
    var position = frames.count
    while !isInterpolation(kind(at: position)) { position -= 1 }
    return position
  }

  private func kind(at position: Int) -> Kind {
    position == frames.count ? level.kind : frames[position].level.kind
  }

  /// Leaves the angle brackets that turned out to be comparisons.
  mutating func popAngles() {
    while level.kind == .angle { pop() }
  }
}

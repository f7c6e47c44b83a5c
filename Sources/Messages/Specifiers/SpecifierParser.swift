import PlainBytes
import Reading

/// Reads one specifier; the grammar is IEEE printf's with Foundation's additions.
struct SpecifierParser {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where the percent sign is.
  let start: Int
  let options: SpecifierOptions
  /// Off while a corrected spelling is tried out.
  var recovers = true

  var offset: Int
  /// What was read so far; its conversion is the last thing to come.
  var draft = ValueSpecifier(conversion: .object)
  /// Why what was read is no specifier although its form is known to the end.
  var refusal: SpecifierProblem.Kind?

  init(bytes: UnsafeBufferPointer<UInt8>, start: Int, options: SpecifierOptions) {
    self.bytes = bytes
    self.start = start
    self.options = options
    offset = start + 1
  }

  /// The byte at the current place, or 0 at the end.
  var current: UInt8 { byte(at: offset) }

  func byte(at index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

  mutating func step() -> SpecifierStep {
    if accept("%") { return found(.percentSign) }
    if hasPrefix("arg") { return substitutionArgument() }
    readPosition()
    if draft.position != nil, hasPrefix("arg") {
      offset += 3
      return refused(.numberedSubstitutionArgument, replacement: "%arg")
    }
    if current == UInt8(ascii: "("), let failure = readName() { return failure }
    skipChoices()
    while let flag = SpecifierFlags(current) {
      draft.flags.insert(flag)
      offset += 1
    }
    if current.isASCIIDigit { readVariableWidth() }
    if draft.flags.contains(.alternateForm), current == UInt8(ascii: "@") { return variable() }
    // "100%(net) of it" has a name and a space flag by accident.
    if draft.position == nil, draft.name != nil, draft.flags.contains(.spaceForPlus) {
      return failure()
    }
    return sizesAndConversion()
  }

  private mutating func sizesAndConversion() -> SpecifierStep {
    draft.width = readSize()
    if current == UInt8(ascii: ".") {
      offset += 1
      draft.precision = readSize() ?? .literal(0)
    }
    draft.length = readLength()
    guard let conversion = SpecifierConversion(rawValue: current) else { return failure() }
    // "20% now" is text that nobody has to be told about memory for.
    if conversion == .count, draft.flags.contains(.spaceForPlus), draft.position == nil {
      return lonePercentSign()
    }
    offset += 1
    draft.conversion = conversion
    if conversion == .count { refusal = .writesToMemory }
    if let refusal { return refused(refusal) }
    var step = found(looksLikeText ? .text(draft) : .value(draft))
    step.problems = likelyMistakes()
    return step
  }

  // MARK: - The pieces in front

  private mutating func readPosition() {
    let digits = offset
    guard let number = readNumber(), accept("$") else {
      offset = digits
      return
    }
    draft.position = number
    if number == 0 { refusal = .zeroPosition }
    if number > SpecifierScan.argumentLimit { refusal = .positionTooLarge }
  }

  /// Reads `(name)`; without a number in front, a parenthesis that isn't closed is text.
  private mutating func readName() -> SpecifierStep? {
    let open = offset
    var end = open + 1
    while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
    let isClosed = byte(at: end) == UInt8(ascii: ")")
    if !isClosed, draft.position == nil { return failure() }
    guard isClosed else {
      offset = end
      return refused(.unclosedName)
    }
    offset = end + 1
    if end == open + 1 { refusal = .emptyName }
    draft.name = name(in: (open + 1)..<end)
    return nil
  }

  /// Passes over the choices of a predicate editor's popup menu: `%[is,is not]@`.
  ///
  /// Source: "NSPredicateEditor Class Reference", formattingStringsFilename.
  private mutating func skipChoices() {
    guard current == UInt8(ascii: "[") else { return }
    var end = offset + 1
    while end < bytes.count, ![0x0A, 0x25, 0x5B, 0x5D].contains(bytes[end]) { end += 1 }
    if byte(at: end) == UInt8(ascii: "]"), byte(at: end + 1) == UInt8(ascii: "@") {
      offset = end + 1
    }
  }

  /// Digits, `*` or `*2$`.
  private mutating func readSize() -> SpecifierSize? {
    guard accept("*") else {
      guard let number = readNumber() else { return nil }
      if number > SpecifierSize.limit { refusal = refusal ?? .sizeTooLarge }
      return .literal(number)
    }
    let digits = offset
    guard let number = readNumber(), accept("$") else {
      offset = digits
      return .argument(1, position: nil)
    }
    if number == 0 { refusal = .zeroPosition }
    if number > SpecifierScan.argumentLimit { refusal = .positionTooLarge }
    return .argument(number, position: number)
  }

  private mutating func readLength() -> SpecifierLength? {
    let length: SpecifierLength
    switch current {
    case UInt8(ascii: "h"): length = byte(at: offset + 1) == current ? .hh : .h
    case UInt8(ascii: "l"): length = byte(at: offset + 1) == current ? .ll : .l
    case UInt8(ascii: "q"): length = .q
    case UInt8(ascii: "L"): length = .L
    case UInt8(ascii: "z"): length = .z
    case UInt8(ascii: "t"): length = .t
    case UInt8(ascii: "j"): length = .j
    default: return nil
    }
    offset += length == .hh || length == .ll ? 2 : 1
    return length
  }

  /// A decimal number, or nil without digits; one too large for any use is cut, not overflown.
  mutating func readNumber() -> Int? {
    let digits = offset
    var number = 0
    while current.isASCIIDigit {
      number = min(number * 10 + Int(current - UInt8(ascii: "0")), 1_000_000)
      offset += 1
    }
    return offset > digits ? number : nil
  }

  func name(in range: Range<Int>) -> SpecifierName {
    SpecifierName(text: text(in: range), range: range)
  }

  func text(in range: Range<Int>) -> String {
    bytes.text(in: range)
  }

  mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, current == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  func hasPrefix(_ prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { prefix in
      guard offset + prefix.count <= bytes.count else { return false }
      var length = 0
      while length < prefix.count, prefix[length] == bytes[offset + length] { length += 1 }
      return length == prefix.count
    }
  }
}

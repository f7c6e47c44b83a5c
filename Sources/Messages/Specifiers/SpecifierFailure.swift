import PlainBytes
import Reading

extension SpecifierParser {
  func found(_ kind: FormatSpecifier.Kind) -> SpecifierStep {
    SpecifierStep(
      specifier: FormatSpecifier(range: start..<offset, kind: kind), problems: [], end: offset)
  }

  /// All that was read so far is no specifier.
  func refused(_ kind: SpecifierProblem.Kind, replacement: String? = nil) -> SpecifierStep {
    SpecifierStep(
      specifier: nil, problems: [problem(kind, replacement: replacement)], end: offset)
  }

  /// A problem of what was read so far.
  func problem(_ kind: SpecifierProblem.Kind, replacement: String? = nil) -> SpecifierProblem {
    let range = start..<offset
    return SpecifierProblem(
      range: range, kind: kind, spelling: bytes.excerpt(range), replacement: replacement)
  }

  /// Says what is wrong where a conversion was expected and something else stands.
  mutating func failure() -> SpecifierStep {
    if mayBeMistyped, let mistyped = MistypedSpecifier(at: start, in: bytes) {
      return mistyped.step
    }
    if current == UInt8(ascii: "$") { return misplacedPosition() }
    let hasBegun =
      draft.position != nil || draft.width != nil || draft.length != nil
      || draft.precision != nil && draft.precision != .literal(0)
    guard !draft.flags.contains(.spaceForPlus) || draft.position != nil,
      hasBegun || current.isASCIILetter
    else { return lonePercentSign() }
    if current.isASCIILetter, !draft.flags.contains(.spaceForPlus) {
      offset += 1
      return refused(refusal ?? .unknownConversion)
    }
    dropTrailingSpaces()
    return refused(refusal ?? .unfinished)
  }

  /// Most percent signs of a text are followed by nothing that a correction would change.
  private var mayBeMistyped: Bool {
    let typed = [UInt8(ascii: " "), UInt8(ascii: "$"), UInt8(ascii: "L")]
    return recovers && (current >= 0x80 || typed.contains(current))
  }

  mutating func lonePercentSign() -> SpecifierStep {
    offset = start + 1
    return refused(.lonePercentSign, replacement: "%%")
  }

  /// What follows an unfinished `%1$` is text, and so is the space in between.
  private mutating func dropTrailingSpaces() {
    while offset > start + 1, bytes[offset - 1] == UInt8(ascii: " ") { offset -= 1 }
  }

  /// `%$1@` (shown to its conversion) or `%-1$@` (shown to the dollar sign).
  private mutating func misplacedPosition() -> SpecifierStep {
    offset += 1
    if isAmount { return lonePercentSign() }
    guard offset == start + 2 else { return refused(.misplacedPosition) }
    if let step = missingPosition() { return step }
    let digits = offset
    while current.isASCIIDigit { offset += 1 }
    let tail = offset
    while current.isASCIILetter, offset < tail + 2, SpecifierConversion(rawValue: current) == nil {
      offset += 1
    }
    guard tail > digits, SpecifierConversion(rawValue: current) != nil else {
      return lonePercentSign()
    }
    offset += 1
    let replacement = "%\(text(in: digits..<tail))$\(text(in: tail..<offset))"
    return refused(.misplacedPosition, replacement: isSound(replacement) ? replacement : nil)
  }

  /// Whether a share is followed by a sum of money, behind whose dollar sign this is: "4% + $0.30".
  private var isAmount: Bool {
    draft.flags.contains(.spaceForPlus) && draft.position == nil && current.isASCIIDigit
      && byte(at: start - 1).isASCIIDigit
  }

  /// `%$` or `%$@` by itself (shown behind the dollar sign); nil among other signs, as in "#%$&".
  private mutating func missingPosition() -> SpecifierStep? {
    let isObject = current == UInt8(ascii: "@")
    let end = isObject ? offset + 1 : offset
    guard start > 0 || end < bytes.count, isGap(at: start - 1), isGap(at: end),
      // "%$ @" has its letter behind a space.
      byte(at: end) != UInt8(ascii: " ") || byte(at: end + 1) != UInt8(ascii: "@")
    else { return nil }
    offset = end
    return refused(.missingPosition, replacement: isObject ? "%@" : nil)
  }

  /// Whether nothing stands at a place that a sign may belong to: a blank, everyday punctuation, the end
  /// of the text, or another script.
  func isGap(at index: Int) -> Bool {
    let byte = byte(at: index)
    return byte <= 0x20 || byte >= 0x80 || #".,:;!?'"()"#.utf8.contains(byte)
  }

  /// Whether a spelling is a specifier without any problem.
  private func isSound(_ spelling: String) -> Bool {
    let scan = SpecifierScan(spelling, options: [.partOfMessage])
    return scan.specifiers.count == 1 && scan.problems.isEmpty
  }
}

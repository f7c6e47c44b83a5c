/// Classes and escapes.
extension PatternParser {
  /// What stands behind `[`.
  mutating func bracketClass() throws(PatternError) -> PatternClass {
    let isNegated = current == "^"
    if isNegated { index += 1 }
    var members: [PatternClass.Member] = []
    var isFirst = true
    while let scalar = current, scalar != "]" || isFirst {
      isFirst = false
      if isAt("[:") { throw PatternError("`[:…:]` is not known; write `\\p{L}` and the like") }
      members.append(try member(scalar))
    }
    guard current == "]" else { throw PatternError("its class is never closed") }
    index += 1
    return PatternClass(members, isNegated: isNegated, ignoresCase: ignoresCase)
  }

  /// A character, a range or an escape in a class.
  private mutating func member(
    _ scalar: Unicode.Scalar
  ) throws(PatternError) -> PatternClass.Member {
    index += 1
    var low = scalar.value
    if scalar == "\\" {
      let member = try escapedMember()
      guard case .range(let range) = member, range.count == 1 else { return member }
      low = range.lowerBound
    }
    guard current == "-", index + 1 < scalars.count, scalars[index + 1] != "]" else {
      return .range(low...low)
    }
    index += 1
    var high = scalars[index].value
    index += 1
    if high == UInt32(UInt8(ascii: "\\")) {
      guard case .range(let range) = try escapedMember() else {
        throw PatternError("a range ends in a class")
      }
      high = range.lowerBound
    }
    guard low <= high else { throw PatternError("a range of a class runs backwards") }
    return .range(low...high)
  }

  /// What stands behind a backslash.
  mutating func escape() throws(PatternError) -> PatternTree {
    switch current {
    case "b":
      index += 1
      return .assertion(.wordBoundary)
    case "B":
      index += 1
      return .assertion(.noWordBoundary)
    default: return .one(PatternClass([try escapedMember()], ignoresCase: ignoresCase))
    }
  }

  /// What a backslash and what follows stand for, in a class and outside.
  private mutating func escapedMember() throws(PatternError) -> PatternClass.Member {
    guard let scalar = current else { throw PatternError("it ends with a backslash") }
    index += 1
    switch scalar {
    case "d": return .digit
    case "D": return .not(.digit)
    case "w": return .word
    case "W": return .not(.word)
    case "s": return .space
    case "S": return .not(.space)
    case "n": return .range(0x0A...0x0A)
    case "r": return .range(0x0D...0x0D)
    case "t": return .range(0x09...0x09)
    case "p": return .categories(try categories())
    case "P": return .not(.categories(try categories()))
    case "u", "x": return try codePoint()
    case "0"..."9":
      throw PatternError("`\\\(scalar)` refers back to a group, which could take forever")
    case "a"..."z", "A"..."Z": throw PatternError("`\\\(scalar)` is not known")
    default: return .range(scalar.value...scalar.value)
    }
  }

  /// The letters in the braces behind `\p`.
  private mutating func categories() throws(PatternError) -> UInt32 {
    guard let name = braced(), !name.isEmpty, name.count <= 2, let first = name.first,
      "LMNPSZC".contains(first)
    else {
      throw PatternError("`\\p` takes a general category in braces, such as `{L}` or `{Lu}`")
    }
    return Unicode.GeneralCategory.bits(name)
  }

  /// A code point in braces, or in four digits.
  private mutating func codePoint() throws(PatternError) -> PatternClass.Member {
    var digits = braced()
    if digits == nil, index + 4 <= scalars.count {
      digits = String(String.UnicodeScalarView(scalars[index..<(index + 4)]))
      index += 4
    }
    guard let value = digits.flatMap({ UInt32($0, radix: 16) }), Unicode.Scalar(value) != nil else {
      throw PatternError("`\\u` takes a code point, such as `\\u{2026}`")
    }
    return .range(value...value)
  }

  private mutating func braced() -> String? {
    guard current == "{", let end = scalars[index...].firstIndex(of: "}") else { return nil }
    defer { index = end + 1 }
    return String(String.UnicodeScalarView(scalars[(index + 1)..<end]))
  }
}

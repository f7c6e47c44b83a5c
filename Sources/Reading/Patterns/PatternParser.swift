import PlainBytes

/// Reads a pattern's text.
struct PatternParser {
  /// Groups in groups, so that reading ends.
  private static let deepestGroup = 50
  private static let mostRepetitions = 1000

  let scalars: [Unicode.Scalar]
  var index = 0
  private var depth = 0
  private(set) var ignoresCase = false
  private var isMultiline = false
  private var dotTakesLineEnds = false

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  func isAt(_ text: String) -> Bool { scalars[index...].starts(with: text.unicodeScalars) }

  mutating func parse() throws(PatternError) -> PatternTree {
    try readFlags()
    let tree = try choice()
    guard index == scalars.count else { throw PatternError("`)` closes no group") }
    return tree
  }

  /// `(?i)` in front of everything: `i` for any case, `m` for lines, `s` for dots over line ends.
  private mutating func readFlags() throws(PatternError) {
    guard isAt("(?"), let end = scalars.firstIndex(of: ")"), end > 2 else { return }
    let flags = scalars[2..<end]
    guard flags.allSatisfy({ "a"..."z" ~= $0 }) else { return }
    for flag in flags {
      switch flag {
      case "i": ignoresCase = true
      case "m": isMultiline = true
      case "s": dotTakesLineEnds = true
      default: throw PatternError("`\(flag)` is no flag; known are `i`, `m` and `s`")
      }
    }
    index = end + 1
  }

  private mutating func choice() throws(PatternError) -> PatternTree {
    var parts = [try sequence()]
    while current == "|" {
      index += 1
      parts.append(try sequence())
    }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() throws(PatternError) -> PatternTree {
    var parts: [PatternTree] = []
    while let scalar = current, scalar != "|", scalar != ")" {
      let part = try atom(scalar)
      parts.append(try repeated(part))
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func atom(_ scalar: Unicode.Scalar) throws(PatternError) -> PatternTree {
    index += 1
    switch scalar {
    case "(": return try group()
    case "[": return .one(try bracketClass())
    case "\\": return try escape()
    case ".":
      return .one(
        dotTakesLineEnds
          ? .any : PatternClass([.range(0x0A...0x0A), .range(0x0D...0x0D)], isNegated: true))
    case "^": return .assertion(isMultiline ? .lineStart : .start)
    case "$": return .assertion(isMultiline ? .lineEnd : .end)
    case "*", "+", "?": throw PatternError("`\(scalar)` repeats nothing; write `\\\(scalar)`")
    default: return .one(PatternClass(scalar, ignoresCase: ignoresCase))
    }
  }

  private mutating func group() throws(PatternError) -> PatternTree {
    if isAt("?:") {
      index += 2
    } else if isAt("?<"), !isAt("?<="), !isAt("?<!"),
      let end = scalars[index...].firstIndex(of: ">")
    {
      index = end + 1
    } else if current == "?" {
      throw PatternError(
        "`(\(String(String.UnicodeScalarView(scalars[index...].prefix(2))))` "
          + "looks around, which could take forever; only `(…)` and `(?:…)` are known")
    }
    depth += 1
    guard depth <= Self.deepestGroup else { throw PatternError("its groups are nested too deep") }
    let tree = try choice()
    guard current == ")" else { throw PatternError("its group is never closed") }
    index += 1
    depth -= 1
    return tree
  }

  // MARK: Repetitions

  private mutating func repeated(_ part: PatternTree) throws(PatternError) -> PatternTree {
    guard let (least, most) = try bounds() else { return part }
    if case .assertion = part { throw PatternError("a place between characters is repeated") }
    switch current {
    case "*", "+", "?":
      throw PatternError(
        "a repetition is repeated; matches are as long as can be, so say where one ends with a "
          + "class, as in `\"[^\"]*\"`")
    default: return .repeated(part, least, most)
    }
  }

  private mutating func bounds() throws(PatternError) -> (Int, Int?)? {
    switch current {
    case "*":
      index += 1
      return (0, nil)
    case "+":
      index += 1
      return (1, nil)
    case "?":
      index += 1
      return (0, 1)
    case "{": return try bracedBounds()
    default: return nil
    }
  }

  /// `{2}`, `{2,}` or `{2,4}`; a brace before anything else is a brace.
  private mutating func bracedBounds() throws(PatternError) -> (Int, Int?)? {
    guard let end = scalars[index...].firstIndex(of: "}") else { return nil }
    let text = String(String.UnicodeScalarView(scalars[(index + 1)..<end]))
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard let least = parts.first.flatMap({ Int($0) }), parts.count <= 2,
      text.utf8.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: ",") })
    else { return nil }
    index = end + 1
    if parts.count == 2, parts[1].isEmpty { return (least, nil) }
    let most = parts.count == 2 ? Int(parts[1]) ?? .max : least
    guard least <= most, most <= Self.mostRepetitions else {
      throw PatternError("`{\(text)}` repeats too often, or less than never")
    }
    return (least, most)
  }
}

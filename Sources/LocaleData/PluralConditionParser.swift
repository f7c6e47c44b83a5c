/// Reads the condition of a plural rule in CLDR's syntax: `n % 10 = 3..4,9 and n % 100 != 10..19`.
///
/// Left out are the keywords that CLDR gave up in version 24 (`is`, `in`, `within`, `not`).
struct PluralConditionParser {
  private var tokens: ArraySlice<Substring>

  /// - Returns: nil for text that isn't a condition.
  static func condition(in text: some StringProtocol) -> PluralCondition? {
    var parser = PluralConditionParser(tokens: tokens(in: String(text))[...])
    let condition = parser.condition()
    return parser.tokens.isEmpty ? condition : nil
  }

  private static func tokens(in text: String) -> [Substring] {
    var tokens: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let token =
        if first.isASCII, first.isLetter {
          rest.prefix { $0.isASCII && $0.isLetter }
        } else if first.isASCII, first.isNumber {
          rest.prefix { $0.isASCII && $0.isNumber }
        } else if rest.hasPrefix("!=") || rest.hasPrefix("..") {
          rest.prefix(2)
        } else {
          rest.prefix(1)
        }
      if !first.isWhitespace { tokens.append(token) }
      rest = rest[token.endIndex...]
    }
    return tokens
  }

  private mutating func condition() -> PluralCondition? {
    var alternatives: [[PluralCondition.Relation]] = []
    repeat {
      var relations: [PluralCondition.Relation] = []
      repeat {
        guard let relation = relation() else { return nil }
        relations.append(relation)
      } while take("and")
      alternatives.append(relations)
    } while take("or")
    return PluralCondition(alternatives: alternatives)
  }

  private mutating func relation() -> PluralCondition.Relation? {
    guard let name = tokens.popFirst(),
      let operand = PluralCondition.Operand(rawValue: String(name))
    else { return nil }
    var modulus: UInt64?
    if take("%") || take("mod") {
      guard let value = number(), value > 0 else { return nil }
      modulus = value
    }
    let isNegated = take("!=")
    guard isNegated || take("=") else { return nil }
    guard let ranges = ranges() else { return nil }
    return PluralCondition.Relation(
      operand: operand, modulus: modulus, isNegated: isNegated, ranges: ranges)
  }

  private mutating func ranges() -> [ClosedRange<UInt64>]? {
    var ranges: [ClosedRange<UInt64>] = []
    repeat {
      guard let lower = number() else { return nil }
      guard take("..") else {
        ranges.append(lower...lower)
        continue
      }
      guard let upper = number(), upper >= lower else { return nil }
      ranges.append(lower...upper)
    } while take(",")
    return ranges
  }

  private mutating func number() -> UInt64? {
    guard let value = tokens.first.flatMap({ UInt64($0) }) else { return nil }
    tokens.removeFirst()
    return value
  }

  private mutating func take(_ token: Substring) -> Bool {
    guard tokens.first == token else { return false }
    tokens.removeFirst()
    return true
  }
}

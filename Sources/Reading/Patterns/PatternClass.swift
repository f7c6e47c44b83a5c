/// Some characters, as `[a-z]`, `\d`, `.` or a letter stand for them.
struct PatternClass: Hashable, Sendable {
  /// A part of a class.
  enum Member: Hashable, Sendable {
    case range(ClosedRange<UInt32>)
    case digit, word, space
    /// Of a general category, or one of those that start with the letter: `Lu`, `L`.
    case category(String)
    indirect case not(Member)
  }

  static let any = PatternClass([.range(0...0x10FFFF)])

  private let members: [Member]
  private let isNegated: Bool
  private let ignoresCase: Bool
  /// Which ASCII characters it has: most of what is asked.
  private let ascii: (low: UInt64, high: UInt64)

  init(_ members: [Member], isNegated: Bool = false, ignoresCase: Bool = false) {
    self.members = members
    self.isNegated = isNegated
    self.ignoresCase = ignoresCase
    var (low, high): (UInt64, UInt64) = (0, 0)
    for value in UInt8(0)..<128 {
      let scalar = Unicode.Scalar(value)
      guard Self.has(scalar, members, ignoresCase) != isNegated else { continue }
      if value < 64 { low |= 1 << UInt64(value) } else { high |= 1 << UInt64(value - 64) }
    }
    ascii = (low, high)
  }

  init(_ scalar: Unicode.Scalar, ignoresCase: Bool = false) {
    self.init([.range(scalar.value...scalar.value)], ignoresCase: ignoresCase)
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<64: ascii.low & 1 << UInt64(scalar.value) != 0
    case ..<128: ascii.high & 1 << UInt64(scalar.value - 64) != 0
    default: Self.has(scalar, members, ignoresCase) != isNegated
    }
  }

  private static func has(
    _ scalar: Unicode.Scalar, _ members: [Member], _ ignoresCase: Bool
  ) -> Bool {
    if members.contains(where: { has(scalar, $0) }) { return true }
    guard ignoresCase else { return false }
    let properties = scalar.properties
    let others = [properties.lowercaseMapping, properties.uppercaseMapping]
    return others.contains { text in
      let scalars = text.unicodeScalars
      guard scalars.count == 1, let other = scalars.first, other != scalar else { return false }
      return members.contains { has(other, $0) }
    }
  }

  private static func has(_ scalar: Unicode.Scalar, _ member: Member) -> Bool {
    switch member {
    case .range(let range): range.contains(scalar.value)
    case .digit: scalar.properties.generalCategory == .decimalNumber
    case .word: isWordPart(scalar)
    case .space: scalar.properties.isWhitespace
    case .category(let name): scalar.properties.generalCategory.letters.hasPrefix(name)
    case .not(let member): !has(scalar, member)
    }
  }

  static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return UInt8(scalar.value).isASCIIWordPart }
    let category = scalar.properties.generalCategory.letters
    return category.hasPrefix("L") || category.hasPrefix("M") || category.hasPrefix("N")
  }

  static func == (one: PatternClass, other: PatternClass) -> Bool {
    one.members == other.members && one.isNegated == other.isNegated
      && one.ignoresCase == other.ignoresCase
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(members)
    hasher.combine(isNegated)
    hasher.combine(ignoresCase)
  }
}

import PlainBytes

/// Some characters, as `[a-z]`, `\d`, `.` or a letter stand for them.
struct PatternClass: Hashable, Sendable {
  /// A part of a class.
  enum Member: Hashable, Sendable {
    case range(ClosedRange<UInt32>)
    case digit, word, space
    /// Of one of some general categories, a bit for each.
    case categories(UInt32)
    indirect case not(Member)
  }

  static let any = PatternClass([.range(0...0x10FFFF)])

  /// In order, with no two that touch: a class may list very many characters.
  private let ranges: [ClosedRange<UInt32>]
  /// The bits of general categories.
  private let categories: UInt32
  /// What is neither, each once: a few kinds at most.
  private let kinds: [Member]
  private let isNegated: Bool
  let ignoresCase: Bool
  /// Which ASCII characters it has: most of what is asked.
  private var lowASCII: UInt64 = 0
  private var highASCII: UInt64 = 0

  init(_ members: [Member], isNegated: Bool = false, ignoresCase: Bool = false) {
    var ranges: [ClosedRange<UInt32>] = []
    var categories: UInt32 = 0
    var kinds: [Member] = []
    for member in members {
      if case .range(let range) = member {
        ranges.append(range)
      } else if let bits = member.categoryBits {
        categories |= bits
      } else if !kinds.contains(member) {
        kinds.append(member)
      }
    }
    self.ranges = Self.joined(ranges)
    self.categories = categories
    self.kinds = kinds
    self.isNegated = isNegated
    self.ignoresCase = ignoresCase
    for value in UInt8(0)..<128 {
      let scalar = Unicode.Scalar(value)
      let others = ignoresCase ? Self.otherCases(of: scalar) : []
      guard has(scalar, others) != isNegated else { continue }
      if value < 64 { lowASCII |= 1 << UInt64(value) } else { highASCII |= 1 << UInt64(value - 64) }
    }
  }

  init(_ scalar: Unicode.Scalar, ignoresCase: Bool = false) {
    self.init([.range(scalar.value...scalar.value)], ignoresCase: ignoresCase)
  }

  /// - Parameter otherCases: The scalar in other cases, where the class ignores case and the scalar
  ///   is not ASCII; many classes ask for the same.
  func contains(_ scalar: Unicode.Scalar, _ otherCases: [Unicode.Scalar]) -> Bool {
    switch scalar.value {
    case ..<64: lowASCII & 1 << UInt64(scalar.value) != 0
    case ..<128: highASCII & 1 << UInt64(scalar.value - 64) != 0
    default: has(scalar, ignoresCase ? otherCases : []) != isNegated
    }
  }

  /// A scalar's capital and small letter, if it is not that itself.
  static func otherCases(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    let properties = scalar.properties
    return [properties.lowercaseMapping, properties.uppercaseMapping].compactMap { text in
      let scalars = text.unicodeScalars
      guard scalars.count == 1, let other = scalars.first, other != scalar else { return nil }
      return other
    }
  }

  private func has(_ scalar: Unicode.Scalar, _ others: [Unicode.Scalar]) -> Bool {
    has(scalar) || others.contains { has($0) }
  }

  private func has(_ scalar: Unicode.Scalar) -> Bool {
    if hasInRange(scalar.value) { return true }
    if categories != 0, categories & scalar.properties.generalCategory.bit != 0 { return true }
    return kinds.contains { $0.has(scalar) }
  }

  private func hasInRange(_ value: UInt32) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= value
  }

  private static func joined(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    guard ranges.count > 1 else { return ranges }
    var joined: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound + 1 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }

  static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return UInt8(scalar.value).isASCIIWordPart }
    return scalar.properties.generalCategory.bit & Unicode.GeneralCategory.ofWords != 0
  }
}

extension PatternClass.Member {
  /// The bits of the general categories that it stands for; nil where it stands for something else.
  fileprivate var categoryBits: UInt32? {
    switch self {
    case .digit: Unicode.GeneralCategory.decimalNumber.bit
    case .categories(let bits): bits
    case .not(let member): member.categoryBits.map { ~$0 }
    case .range, .word, .space: nil
    }
  }

  fileprivate func has(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .range(let range): range.contains(scalar.value)
    case .digit: scalar.properties.generalCategory == .decimalNumber
    case .word: PatternClass.isWordPart(scalar)
    case .space: scalar.properties.isWhitespace
    case .categories(let bits): scalar.properties.generalCategory.bit & bits != 0
    case .not(let member): !member.has(scalar)
    }
  }
}

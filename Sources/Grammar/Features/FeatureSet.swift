/// Values of grammatical features; several values of one feature mean any of them, none means that
/// nothing is said of it.
///
/// Plain bits, so that two sets are unified by one operation.
package struct FeatureSet: Hashable, Sendable {
  package var bits: UInt64

  package init(bits: UInt64 = 0) { self.bits = bits }

  package static let singular = FeatureSet(bits: 1)
  package static let plural = FeatureSet(bits: 1 << 1)
  package static let dual = FeatureSet(bits: 1 << 2)
  static let masculine = FeatureSet(bits: 1 << 3)
  static let feminine = FeatureSet(bits: 1 << 4)
  static let neuter = FeatureSet(bits: 1 << 5)
  static let common = FeatureSet(bits: 1 << 6)
  static let human = FeatureSet(bits: 1 << 7)
  static let animate = FeatureSet(bits: 1 << 8)
  static let inanimate = FeatureSet(bits: 1 << 9)
  static let nominative = FeatureSet(bits: 1 << 10)
  static let accusative = FeatureSet(bits: 1 << 11)
  static let dative = FeatureSet(bits: 1 << 12)
  static let genitive = FeatureSet(bits: 1 << 13)
  static let prepositional = FeatureSet(bits: 1 << 14)
  static let definite = FeatureSet(bits: 1 << 26)
  static let indefinite = FeatureSet(bits: 1 << 27)
  static let strong = FeatureSet(bits: 1 << 29)
  static let weak = FeatureSet(bits: 1 << 30)
  static let mixed = FeatureSet(bits: 1 << 31)
  static let firstPerson = FeatureSet(bits: 1 << 32)
  static let secondPerson = FeatureSet(bits: 1 << 33)
  static let thirdPerson = FeatureSet(bits: 1 << 34)
  static let dependent = FeatureSet(bits: 1 << 38)
  static let independent = FeatureSet(bits: 1 << 39)
  static let reflexive = FeatureSet(bits: 1 << 41)

  var isEmpty: Bool { bits == 0 }

  func union(_ other: FeatureSet) -> FeatureSet { FeatureSet(bits: bits | other.bits) }

  /// What both say of one feature.
  subscript(feature: GrammaticalFeature) -> FeatureSet { FeatureSet(bits: bits & feature.mask) }

  /// Without what is said of a feature.
  func dropping(_ feature: GrammaticalFeature) -> FeatureSet {
    FeatureSet(bits: bits & ~feature.mask)
  }

  func contains(_ other: FeatureSet) -> Bool { bits & other.bits == other.bits }

  /// Whether no feature of which both say something is left without a value.
  func unifies(with other: FeatureSet) -> Bool {
    let both = bits & other.bits
    var rest = bits
    while rest != 0 {
      let mask = Self.mask(ofBit: rest.trailingZeroBitCount)
      if other.bits & mask != 0, both & mask == 0 { return false }
      rest &= ~mask
    }
    return true
  }

  /// The bits of the feature that a bit belongs to; see ``GrammaticalFeature/shift``.
  private static func mask(ofBit bit: Int) -> UInt64 {
    if bit < 3 { return 0b111 }
    if bit < 7 { return 0b1111 << 3 }
    if bit < 10 { return 0b111 << 7 }
    if bit < 26 { return 0xFFFF << 10 }
    if bit < 38 { return 0b111 << (26 + UInt64((bit - 26) / 3) * 3) }
    return bit < 40 ? 0b11 << 38 : 0b111 << 40
  }
}

/// A feature with room for its values.
package enum GrammaticalFeature: CaseIterable, Sendable {
  case number, gender, animacy, grammaticalCase, definiteness, declension, person, degree
  case determination, pronounType

  /// The names of its values in data, in the order of their bits.
  package var valueNames: [String] {
    switch self {
    case .number: ["sg", "pl", "du"]
    case .gender: ["m", "f", "n", "c"]
    case .animacy: ["hum", "anim", "inan"]
    case .grammaticalCase:
      [
        "nom", "acc", "dat", "gen", "prep", "abl", "ade", "all", "ela", "ill", "ess", "ine", "loc",
        "tra", "ins", "voc",
      ]
    case .definiteness: ["def", "indef", "construct"]
    case .declension: ["strong", "weak", "mixed"]
    case .person: ["1", "2", "3"]
    case .degree: ["pos", "comp", "sup"]
    case .determination: ["dep", "indep"]
    case .pronounType: ["pers", "refl", "poss"]
    }
  }

  /// The bit of its first value.
  var shift: UInt64 {
    switch self {
    case .number: 0
    case .gender: 3
    case .animacy: 7
    case .grammaticalCase: 10
    case .definiteness: 26
    case .declension: 29
    case .person: 32
    case .degree: 35
    case .determination: 38
    case .pronounType: 40
    }
  }

  var mask: UInt64 {
    let count: UInt64 =
      self == .grammaticalCase ? 16 : self == .gender ? 4 : self == .determination ? 2 : 3
    return ((1 << count) - 1) << shift
  }

  /// The name of a feature in data.
  package var name: String {
    switch self {
    case .grammaticalCase: "case"
    default: "\(self)"
    }
  }
}

extension FeatureSet {
  /// Reads names with periods between: `pl.gen`; nil if one of them is no value.
  package init?(names: some StringProtocol) {
    self.init()
    for name in names.split(separator: ".") {
      guard let value = Self.value(named: String(name)) else { return nil }
      bits |= value.bits
    }
  }

  private static func value(named name: String) -> FeatureSet? {
    for feature in GrammaticalFeature.allCases {
      guard let index = feature.valueNames.firstIndex(where: { $0 == name }) else { continue }
      return FeatureSet(bits: 1 << (feature.shift + UInt64(index)))
    }
    return nil
  }

  /// The names of the values with periods between; several of one feature have a stroke between.
  package var description: String {
    GrammaticalFeature.allCases.compactMap { feature in
      let values = feature.valueNames.enumerated()
        .filter { bits & 1 << (feature.shift + UInt64($0.offset)) != 0 }.map(\.element)
      return values.isEmpty ? nil : values.joined(separator: "/")
    }.joined(separator: ".")
  }
}

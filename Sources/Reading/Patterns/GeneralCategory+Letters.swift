extension Unicode.GeneralCategory {
  /// The two letters that Unicode calls each by (UAX #44, table 12), at its number; those that
  /// words are made of come first.
  private static let letters = [
    "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No",
    "Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Sm", "Sc", "Sk", "So",
    "Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Co", "Cn",
  ]

  /// The letters, the marks and the numbers.
  static let ofWords: UInt32 = 0b111_1111_1111

  /// The bits of those whose letters start so: `Lu`, `L`.
  static func bits(_ start: String) -> UInt32 {
    var bits: UInt32 = 0
    for (number, name) in letters.enumerated() where name.hasPrefix(start) {
      bits |= 1 << UInt32(number)
    }
    return bits
  }

  /// A bit of its own, so that many categories are asked for at once.
  var bit: UInt32 {
    switch self {
    case .uppercaseLetter: 1 << 0
    case .lowercaseLetter: 1 << 1
    case .titlecaseLetter: 1 << 2
    case .modifierLetter: 1 << 3
    case .otherLetter: 1 << 4
    case .nonspacingMark: 1 << 5
    case .spacingMark: 1 << 6
    case .enclosingMark: 1 << 7
    case .decimalNumber: 1 << 8
    case .letterNumber: 1 << 9
    case .otherNumber: 1 << 10
    default: bitOfNoWord
    }
  }

  /// The same for what words are not made of.
  private var bitOfNoWord: UInt32 {
    switch self {
    case .connectorPunctuation: 1 << 11
    case .dashPunctuation: 1 << 12
    case .openPunctuation: 1 << 13
    case .closePunctuation: 1 << 14
    case .initialPunctuation: 1 << 15
    case .finalPunctuation: 1 << 16
    case .otherPunctuation: 1 << 17
    case .mathSymbol: 1 << 18
    case .currencySymbol: 1 << 19
    case .modifierSymbol: 1 << 20
    case .otherSymbol: 1 << 21
    case .spaceSeparator: 1 << 22
    case .lineSeparator: 1 << 23
    case .paragraphSeparator: 1 << 24
    case .control: 1 << 25
    case .format: 1 << 26
    case .surrogate: 1 << 27
    case .privateUse: 1 << 28
    default: 1 << 29
    }
  }
}

/// The character that ends a specifier and says how its argument is shown.
@usableFromInline package enum SpecifierConversion: UInt8, Hashable, Sendable, CaseIterable {
  case object = 0x40  // @
  case decimal = 0x64  // d
  case integer = 0x69  // i
  case unsigned = 0x75  // u
  case hexadecimal = 0x78  // x
  case uppercaseHexadecimal = 0x58  // X
  case octal = 0x6F  // o
  /// In Apple's table 32 bits like `%d`, in printf's `%ld`, and plain text for Foundation on Linux.
  case legacyDecimal = 0x44  // D
  case legacyUnsigned = 0x55  // U
  case legacyOctal = 0x4F  // O
  case fixed = 0x66  // f
  case uppercaseFixed = 0x46  // F
  case scientific = 0x65  // e
  case uppercaseScientific = 0x45  // E
  case general = 0x67  // g
  case uppercaseGeneral = 0x47  // G
  case hexadecimalFloat = 0x61  // a
  case uppercaseHexadecimalFloat = 0x41  // A
  case character = 0x63  // c
  case utf16Character = 0x43  // C
  case cString = 0x73  // s
  case utf16String = 0x53  // S
  case pointer = 0x70  // p
  /// Writes how much was printed so far to memory: refused everywhere.
  case count = 0x6E  // n

  enum Family {
    case object, signed, unsigned, floatingPoint, character, cString, pointer, count
  }

  var family: Family {
    switch self {
    case .object: .object
    case .decimal, .integer, .legacyDecimal: .signed
    case .unsigned, .hexadecimal, .uppercaseHexadecimal, .octal, .legacyUnsigned, .legacyOctal:
      .unsigned
    case .fixed, .uppercaseFixed, .scientific, .uppercaseScientific, .general, .uppercaseGeneral,
      .hexadecimalFloat, .uppercaseHexadecimalFloat:
      .floatingPoint
    case .character, .utf16Character: .character
    case .cString, .utf16String: .cString
    case .pointer: .pointer
    case .count: .count
    }
  }

  /// Whether it is `%D`, `%U` or `%O`.
  package var isLegacy: Bool {
    self == .legacyDecimal || self == .legacyUnsigned || self == .legacyOctal
  }

  /// Whether it is `%C` or `%S`, Apple's forms for UTF-16.
  package var isUTF16: Bool { self == .utf16Character || self == .utf16String }

  package var letter: Character { Character(Unicode.Scalar(rawValue)) }

  /// What a reader of the string sees, for messages.
  var summary: String {
    switch self {
    case .object: "any text"
    case .decimal, .integer, .legacyDecimal, .unsigned, .legacyUnsigned: "a whole number"
    case .hexadecimal, .uppercaseHexadecimal: "a hexadecimal number"
    case .octal, .legacyOctal: "an octal number"
    case .fixed, .uppercaseFixed: "a decimal number"
    case .scientific, .uppercaseScientific: "a number with an exponent"
    case .general, .uppercaseGeneral: "a number"
    case .hexadecimalFloat, .uppercaseHexadecimalFloat: "a hexadecimal fraction"
    case .character, .utf16Character: "a single character"
    case .cString, .utf16String: "a C string"
    case .pointer: "a memory address"
    case .count: "a place in memory"
    }
  }
}

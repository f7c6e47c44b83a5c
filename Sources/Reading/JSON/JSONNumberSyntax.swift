import PlainBytes

/// The parts of a number's spelling, by the grammar of JSON5 (section 6).
struct JSONNumberSyntax {
  enum Kind {
    case decimal
    case hexadecimal
    case infinity
    case notANumber
  }

  enum Fault {
    case leadingZero
    case noHexadecimalDigits
    case noDigits
    case noExponent
    case trailingText
  }

  private(set) var kind = Kind.decimal
  private(set) var isNegative = false
  private(set) var hasPlus = false
  private(set) var hasPoint = false
  /// The digits before the point, or the hexadecimal ones.
  private(set) var whole: Substring.UTF8View
  /// The digits behind the point.
  private(set) var fraction: Substring.UTF8View
  /// With its sign; empty when there is none.
  private(set) var exponent: Substring.UTF8View
  private(set) var fault: Fault?

  private var rest: Substring.UTF8View

  init(_ spelling: String) {
    rest = spelling[...].utf8
    whole = rest.prefix(0)
    fraction = whole
    exponent = whole
    isNegative = skip("-")
    hasPlus = !isNegative && skip("+")
    if rest.elementsEqual("Infinity".utf8) {
      kind = .infinity
    } else if rest.elementsEqual("NaN".utf8) {
      kind = .notANumber
    } else if rest.first == UInt8(ascii: "0"), let x = rest.dropFirst().first, x | 0x20 == 0x78 {
      rest = rest.dropFirst(2)
      readHexadecimal()
    } else {
      readDecimal()
    }
  }

  /// Whether RFC 8259, section 6, allows the spelling.
  var isStrict: Bool {
    fault == nil && kind == .decimal && !hasPlus && !whole.isEmpty
      && (!hasPoint || !fraction.isEmpty)
  }

  private mutating func skip(_ letter: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == letter.value else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func skipDigits() -> Substring.UTF8View {
    let digits = rest.prefix(while: \.isASCIIDigit)
    rest = rest.dropFirst(digits.count)
    return digits
  }

  private mutating func readHexadecimal() {
    kind = .hexadecimal
    whole = rest.prefix { $0.hexadecimalValue != nil }
    rest = rest.dropFirst(whole.count)
    if !rest.isEmpty {
      fault = .trailingText
    } else if whole.isEmpty {
      fault = .noHexadecimalDigits
    }
  }

  private mutating func readDecimal() {
    whole = skipDigits()
    hasPoint = skip(".")
    if hasPoint { fraction = skipDigits() }
    if whole.isEmpty, fraction.isEmpty { fault = .noDigits }
    if fault == nil, skip("e") || skip("E") {
      let start = rest
      _ = skip("-") || skip("+")
      if skipDigits().isEmpty { fault = .noExponent }
      exponent = start.prefix(start.count - rest.count)
    }
    if !rest.isEmpty {
      fault = .trailingText
    } else if fault == nil, whole.count > 1, whole.first == UInt8(ascii: "0") {
      fault = .leadingZero
    }
  }
}

import PlainBytes

/// A number of JSON, as it is spelled.
package struct JSONNumber: Sendable, Hashable {
  /// The number as written, such as `-0x1F` or `.5`.
  package var spelling: String

  /// The UTF-8 offsets of the spelling.
  package var range: Range<Int>

  /// The nearest value; NaN also for a spelling that was reported as an error.
  package var double: Double {
    let syntax = JSONNumberSyntax(spelling)
    guard syntax.fault == nil || syntax.fault == .leadingZero else { return .nan }
    switch syntax.kind {
    case .infinity: return syntax.isNegative ? -.infinity : .infinity
    case .notANumber: return .nan
    case .hexadecimal:
      let magnitude = Double("0x" + String(Substring(syntax.whole))) ?? .nan
      return syntax.isNegative ? -magnitude : magnitude
    case .decimal: return Double(Self.strictDecimal(syntax)) ?? .nan
    }
  }

  /// The exact value, or nil when it is not whole or doesn't fit; `1.50e1` is 15.
  package var integer: Int? {
    if isPlainWhole { return Int(spelling) }
    let syntax = JSONNumberSyntax(spelling)
    guard syntax.fault == nil || syntax.fault == .leadingZero else { return nil }
    switch syntax.kind {
    case .infinity, .notANumber:
      return nil
    case .hexadecimal:
      return Self.integer(syntax.whole, radix: 16, isNegative: syntax.isNegative)
    case .decimal:
      return Self.decimalInteger(syntax)
    }
  }

  /// Whether the spelling is digits alone, as nearly all numbers are, and means itself everywhere.
  var isPlainWhole: Bool {
    let digits = spelling.utf8
    return digits.count < 19 && digits.allSatisfy(\.isASCIIDigit)
      && (digits.count == 1 || digits.first != 0x30) && !digits.isEmpty
  }

  private static func decimalInteger(_ syntax: JSONNumberSyntax) -> Int? {
    var digits = Array(syntax.whole) + Array(syntax.fraction)
    let zero = UInt8(ascii: "0")
    guard let first = digits.firstIndex(where: { $0 != zero }) else { return 0 }
    // An exponent that doesn't fit moves the point far past any digits that fit into memory.
    guard let exponent = Int(Substring(syntax.exponent).isEmpty ? "0" : Substring(syntax.exponent)),
      let last = digits.lastIndex(where: { $0 != zero })
    else { return nil }
    let (scale, isOver) = exponent.addingReportingOverflow(
      digits.count - 1 - last - syntax.fraction.count)
    guard !isOver, scale >= 0, scale < 20, last - first < 20 else { return nil }
    digits = Array(digits[first...last]) + Array(repeating: zero, count: scale)
    return integer(digits, radix: 10, isNegative: syntax.isNegative)
  }

  private static func integer(
    _ digits: some Sequence<UInt8>, radix: Int, isNegative: Bool
  ) -> Int? {
    var value = 0
    for digit in digits {
      let (product, overflow) = value.multipliedReportingOverflow(by: radix)
      // Downwards for negative numbers: the least one has no positive counterpart.
      let step = Int(digit.hexadecimalValue ?? 0) * (isNegative ? -1 : 1)
      let (sum, carry) = product.addingReportingOverflow(step)
      guard !overflow, !carry else { return nil }
      value = sum
    }
    return value
  }

  // MARK: RFC 8259

  /// The number in RFC 8259, section 6; what isn't finite becomes a string.
  var strictJSON: String {
    if isPlainWhole { return spelling }
    let syntax = JSONNumberSyntax(spelling)
    guard syntax.fault == nil || syntax.fault == .leadingZero else { return "\"NaN\"" }
    switch syntax.kind {
    case .infinity: return syntax.isNegative ? "\"-Infinity\"" : "\"Infinity\""
    case .notANumber: return "\"NaN\""
    case .decimal: return Self.strictDecimal(syntax)
    case .hexadecimal:
      let digits = Substring(syntax.whole)
      if let magnitude = UInt64(digits, radix: 16) {
        return (syntax.isNegative ? "-" : "") + String(magnitude)
      }
      let value = double
      guard value.isFinite else { return syntax.isNegative ? "\"-Infinity\"" : "\"Infinity\"" }
      return value.description
    }
  }

  private static func strictDecimal(_ syntax: JSONNumberSyntax) -> String {
    var text = syntax.isNegative ? "-" : ""
    let zero = UInt8(ascii: "0")
    let whole = Substring(syntax.whole.drop { $0 == zero })
    text += whole.isEmpty ? "0" : whole
    if !syntax.fraction.isEmpty { text += "." + Substring(syntax.fraction) }
    if !syntax.exponent.isEmpty { text += "e" + Substring(syntax.exponent) }
    return text
  }
}

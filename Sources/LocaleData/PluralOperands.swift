/// What plural rules see of a formatted number, its sign left out.
///
/// Source: UTS #35, Part 3, section Plural Operand Meanings.
package struct PluralOperands: Hashable, Sendable {
  /// The integer digits; from 10^18 on it is 10^18 plus their last 18 digits, which answers every
  /// question of CLDR's rules (their moduli are powers of ten).
  package let i: UInt64
  /// How many fraction digits are visible, trailing zeros included.
  package let v: Int
  /// How many fraction digits are visible, trailing zeros left out.
  package let w: Int
  /// The visible fraction digits, trailing zeros included, as a number; bounded like `i`.
  package let f: UInt64
  /// The visible fraction digits, trailing zeros left out, as a number; bounded like `i`.
  package let t: UInt64
  /// The exponent of ten in compact notation: 6 in 1.2M, written `1.2c6`.
  package let c: Int

  /// The older name of `c`.
  package var e: Int { c }

  /// The absolute value, rounded to what a `Double` holds.
  package var n: Double {
    var fraction = Double(t)
    for _ in 0..<min(w, 400) { fraction /= 10 }
    return Double(i) + fraction
  }

  init(digits: DecimalDigits, exponent: Int) {
    let significant = digits.fraction.dropLast(trailing: 0)
    i = Self.bounded(digits.integer)
    v = digits.fraction.count
    w = significant.count
    f = Self.bounded(digits.fraction)
    t = Self.bounded(significant)
    c = exponent
  }

  /// An integer without visible fraction digits.
  package init(_ value: some BinaryInteger) {
    let magnitude = value.magnitude
    if let small = UInt64(exactly: magnitude) {
      i = small < Self.limit ? small : Self.limit + small % Self.limit
    } else {
      i = Self.limit + UInt64(magnitude % type(of: magnitude).init(Self.limit))
    }
    (v, w, f, t, c) = (0, 0, 0, 0, 0)
  }

  /// A decimal number as it is shown, without separators of thousands: `1.50`, `-3`, `1.2c6`.
  ///
  /// The exponent stands behind `c` or `e` as in CLDR's samples.
  /// - Returns: nil for any other text.
  package init?(_ text: some StringProtocol) {
    guard let parsed = DecimalDigits.parse(text) else { return nil }
    self.init(digits: parsed.digits, exponent: parsed.exponent)
  }

  /// A number shown with this many fraction digits, rounded half to even as ICU rounds.
  ///
  /// - Returns: nil for infinity and NaN, which take `other` in every language.
  package init?(_ value: Double, fractionDigits: Int) {
    self.init(value, fractionDigits: fractionDigits...fractionDigits)
  }

  /// A number shown with at least and at most so many fraction digits, rounded half to even.
  ///
  /// - Returns: nil for infinity and NaN, which take `other` in every language.
  package init?(_ value: Double, fractionDigits: ClosedRange<Int>) {
    guard value.isFinite,
      let shortest = DecimalDigits.parse(value.magnitude.description, allowsSignedExponent: true)
    else { return nil }
    self.init(digits: shortest.digits.rounded(to: fractionDigits), exponent: 0)
  }

  private static let limit: UInt64 = 1_000_000_000_000_000_000

  private static func bounded(_ digits: some Sequence<UInt8>) -> UInt64 {
    var value: UInt64 = 0
    var isLarge = false
    for digit in digits {
      if value >= limit / 10 { isLarge = true }
      value = value % (limit / 10) * 10 + UInt64(digit)
    }
    return isLarge ? limit + value : value
  }
}

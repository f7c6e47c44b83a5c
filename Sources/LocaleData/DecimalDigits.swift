import PlainBytes

/// A decimal number without sign, digit by digit, so that no value is too large.
struct DecimalDigits {
  /// Values 0 to 9, the most significant first.
  var integer: [UInt8]
  var fraction: [UInt8]

  /// Reads `digits[.digits][(c|e)digits]` behind an optional sign, the exponent applied.
  ///
  /// A `Double` describes itself so too, with a sign in the exponent.
  static func parse(
    _ text: some StringProtocol, allowsSignedExponent: Bool = false
  ) -> (digits: DecimalDigits, exponent: Int)? {
    let bytes = Array(text.utf8)
    var rest = bytes[...]
    if let sign = rest.first, isSign(sign) { rest.removeFirst() }
    guard let integer = takeDigits(from: &rest) else { return nil }
    var number = DecimalDigits(integer: integer, fraction: [])
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard let fraction = takeDigits(from: &rest) else { return nil }
      number.fraction = fraction
    }
    guard let mark = rest.popFirst() else { return (number, 0) }
    guard mark | 0x20 == UInt8(ascii: "c") || mark | 0x20 == UInt8(ascii: "e") else { return nil }
    let isNegative = rest.first == UInt8(ascii: "-")
    if allowsSignedExponent, let sign = rest.first, isSign(sign) { rest.removeFirst() }
    guard let digits = takeDigits(from: &rest), rest.isEmpty else { return nil }
    let size = digits.reduce(0) { min($0 * 10 + Int($1), largestExponent) }
    let exponent = isNegative ? -size : size
    number.shift(by: exponent)
    return (number, exponent)
  }

  /// More than a `Double` or any compact notation needs.
  private static let largestExponent = 999

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  private static func takeDigits(from rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    let digits = rest.prefix(while: \.isASCIIDigit)
    rest = rest[digits.endIndex...]
    return digits.isEmpty ? nil : digits.map { $0 - UInt8(ascii: "0") }
  }

  /// Moves the decimal point to the right, or to the left for a negative count.
  private mutating func shift(by places: Int) {
    if places >= 0 {
      let moved = fraction.prefix(places)
      integer += moved + zeros(places - moved.count)
      fraction.removeFirst(moved.count)
    } else {
      integer = zeros(-places) + integer
      fraction = integer.suffix(-places) + fraction
      integer.removeLast(-places)
    }
  }

  /// The number with as many fraction digits as asked for, rounded half to even.
  func rounded(to digits: ClosedRange<Int>) -> DecimalDigits {
    var number = self
    let most = max(0, digits.upperBound)
    // A `Double` has no more than 1074 fraction digits; beyond that only zeros are asked for.
    let least = min(max(0, digits.lowerBound), 1100)
    if fraction.count > most {
      number.fraction = Array(fraction.prefix(most))
      if roundsUp(behind: most) { number.increment() }
    }
    while number.fraction.count > least, number.fraction.last == 0 { number.fraction.removeLast() }
    number.fraction += zeros(least - number.fraction.count)
    return number
  }

  private func roundsUp(behind kept: Int) -> Bool {
    let dropped = fraction[kept...]
    guard dropped.first == 5, dropped.dropFirst().allSatisfy({ $0 == 0 }) else {
      return dropped.first.map { $0 >= 5 } ?? false
    }
    let last = kept > 0 ? fraction[kept - 1] : integer.last
    return last.map { !$0.isMultiple(of: 2) } ?? false
  }

  private mutating func increment() {
    if Self.increment(&fraction), Self.increment(&integer) { integer.insert(1, at: 0) }
  }

  /// Adds one to the last digit; whether it carries over the first one.
  private static func increment(_ digits: inout [UInt8]) -> Bool {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return false
      }
      digits[index] = 0
    }
    return true
  }

  private func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: max(0, count)) }
}

extension Array where Element: Equatable {
  /// The elements without those at the end that equal one.
  func dropLast(trailing element: Element) -> ArraySlice<Element> {
    let end = lastIndex { $0 != element }.map { $0 + 1 } ?? startIndex
    return self[..<end]
  }
}

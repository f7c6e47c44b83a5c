extension String {
  /// A number in hexadecimal digits, with zeros before them up to a width.
  package init(hexadecimal value: some BinaryInteger, width: Int, uppercase: Bool = false) {
    let digits = String(value, radix: 16, uppercase: uppercase)
    self = String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }
}

extension Unicode.Scalar {
  /// The code point as the Unicode Standard writes it: `U+202E`.
  package var codePoint: String { "U+" + String(hexadecimal: value, width: 4, uppercase: true) }
}

/// A fraction of the source whose separator a translation lost or moved: 15 for 1.5, 49.9 for 4.99.
struct LostFraction {
  /// As the source has it.
  let expected: WrittenNumber
  /// Its digits without a separator, or with it in another place.
  let found: WrittenNumber

  /// The first of a text, whose digits are no other number of the source.
  ///
  /// - Parameters:
  ///   - found: The numbers of the text.
  ///   - numbers: Those of the source.
  ///   - areSame: Whether a fraction and its mere digits say the same beside what stands around them.
  static func first(
    in found: [WrittenNumber], of numbers: [WrittenNumber],
    unless areSame: (WrittenNumber, WrittenNumber) -> Bool = { _, _ in false }
  ) -> LostFraction? {
    let fractions = numbers.filter(\.isFraction)
    guard !fractions.isEmpty else { return nil }
    let lost = fractions.unpaired(with: found.filter { !$0.isUnseparated }, by: \.digits)
    let wrong = found.filter(\.isUnseparated).unpaired(
      with: numbers.filter(\.isUnseparated), by: \.digits)
    for expected in lost.prefix(ScanLimit.parts) {
      guard let number = wrong.first(where: { $0.digits == expected.digits }),
        !areSame(expected, number)
      else { continue }
      return LostFraction(expected: expected, found: number)
    }
    return moved(in: found, fractions, unless: areSame)
  }

  private static func moved(
    in found: [WrittenNumber], _ fractions: [WrittenNumber],
    unless areSame: (WrittenNumber, WrittenNumber) -> Bool
  ) -> LostFraction? {
    let own = found.filter(\.isFraction)
    let lost = fractions.unpaired(with: own, by: \.value)
    let wrong = own.unpaired(with: fractions, by: \.value)
    for expected in lost.prefix(ScanLimit.parts) {
      let number = wrong.first { $0.digits == expected.digits }
      guard let number, !areSame(expected, number) else { continue }
      return LostFraction(expected: expected, found: number)
    }
    return nil
  }

  /// Whether the separator is there, in another place.
  var isMoved: Bool { found.isFraction }
}

extension WrittenNumber {
  /// Whether its only separator starts a fraction; three digits behind it may be thousands.
  fileprivate var isFraction: Bool {
    (1...2).contains(fractionCount) && text.unicodeScalars.count == digits.utf8.count + 1
  }

  /// Its digits and the place of its separator.
  fileprivate var value: String { "\(digits) \(fractionCount)" }

  fileprivate var isUnseparated: Bool { text == digits }
}

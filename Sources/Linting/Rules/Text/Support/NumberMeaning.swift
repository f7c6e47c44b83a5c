/// Which numbers say the same in other digits.
///
/// What the texts say beside their numbers is found out when it is first asked for, once.
struct NumberMeaning {
  /// Whether only the translation counts in percent.
  private let hasPercent: Bool
  private let unit: LintUnit
  private lazy var hasScale =
    Self.hasScale(unit.target.value)
    || NumberWords(unit.target.prose, language: unit.language).scaleNumbers
  /// How many of a unit of time make the next larger one, for those that the source names.
  private lazy var factors: [Int] = {
    let words = NumberWords(unit)
    return [7, 24, 60, 12].filter(words.haveUnit)
  }()

  init(_ unit: LintUnit) {
    self.unit = unit
    hasPercent =
      unit.target.profile.traits.contains(.percentSigns)
      && !unit.source.profile.traits.contains(.percentSigns)
  }

  /// Takes away pairs of numbers that mean the same.
  mutating func cancel(_ missing: inout [WrittenNumber], _ added: inout [WrittenNumber]) {
    guard !missing.isEmpty, !added.isEmpty else { return }
    added.removeAll { found in
      guard let index = missing.firstIndex(where: { isSame($0, found) }) else { return false }
      missing.remove(at: index)
      return true
    }
  }

  private mutating func isSame(_ expected: WrittenNumber, _ found: WrittenNumber) -> Bool {
    if expected.dateParts.map({ $0 == found.dateParts }) ?? false { return true }
    guard let left = expected.amount, let right = found.amount else { return false }
    if left == right || hasPercent && left * 100 == right { return true }
    if hasScale, Self.trimmed(expected.digits) == Self.trimmed(found.digits) { return true }
    // A time is told in a larger unit: 7 days are a week.
    return right > 0 && factors.contains { left == right * Double($0) }
  }

  /// Whether a text counts in ten thousands, as East Asian languages do.
  private static func hasScale(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar {
      case "万", "萬", "億", "亿", "만", "억": true
      default: false
      }
    }
  }

  private static func trimmed(_ digits: String) -> Substring {
    var digits = digits[...]
    while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
    return digits
  }
}

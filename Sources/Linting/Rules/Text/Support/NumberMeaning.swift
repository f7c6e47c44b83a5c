/// Numbers that say the same in other digits.
enum NumberMeaning {
  /// Takes away pairs of numbers that mean the same.
  static func cancel(
    _ missing: inout [WrittenNumber], _ added: inout [WrittenNumber], _ unit: LintUnit
  ) {
    guard !missing.isEmpty, !added.isEmpty else { return }
    added.removeAll { found in
      guard let index = missing.firstIndex(where: { isSame($0, found, unit) }) else { return false }
      missing.remove(at: index)
      return true
    }
  }

  private static func isSame(
    _ expected: WrittenNumber, _ found: WrittenNumber, _ unit: LintUnit
  ) -> Bool {
    guard let left = expected.amount, let right = found.amount else { return false }
    if left == right { return true }
    if left * 100 == right, unit.target.profile.traits.contains(.percentSigns),
      !unit.source.profile.traits.contains(.percentSigns)
    {
      return true
    }
    if hasScale(unit.target.value), trimmed(expected.digits) == trimmed(found.digits) {
      return true
    }
    return isInUnit(left, right, unit)
  }

  /// Whether a time is told in a larger unit: 7 days are a week.
  private static func isInUnit(_ left: Double, _ right: Double, _ unit: LintUnit) -> Bool {
    [7, 24, 60, 12].contains { factor in
      right > 0 && left == right * Double(factor) && NumberWords(unit).haveUnit(of: factor)
    }
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

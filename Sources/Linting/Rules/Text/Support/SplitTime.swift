/// A time in hours and minutes, or minutes and seconds, that another text has in one number: 1 h 30 are
/// 90 minutes and 1.5 hours.
enum SplitTime {
  /// Takes away numbers whose two parts stand in the other text, with the parts.
  static func cancel(_ whole: inout [WrittenNumber], parts: inout [WrittenNumber]) {
    whole.removeAll { number in
      guard let amount = number.amount,
        let index = parts.indices.dropLast().first(where: {
          isSame(amount, parts[$0], parts[$0 + 1])
        })
      else { return false }
      parts.removeSubrange(index...index + 1)
      return true
    }
  }

  private static func isSame(
    _ amount: Double, _ above: WrittenNumber, _ below: WrittenNumber
  ) -> Bool {
    guard let large = above.amount, let small = below.amount, small > 0, small < 60,
      (1...longestUnit).contains(below.range.lowerBound - above.range.upperBound)
    else { return false }
    let total = large * 60 + small
    return total == amount || total == amount * 60
  }

  /// How many bytes the word between both parts may have.
  private static let longestUnit = 24
}

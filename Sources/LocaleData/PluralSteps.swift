/// The conditions of a locale's rules, one relation after the other in one list: to ask them goes
/// through plain values, and counts no references that threads share.
struct PluralSteps: Sendable {
  private struct Step: Sendable {
    var category: PluralCategory
    var operand: PluralCondition.Operand
    var modulus: UInt64?
    var isNegated: Bool
    /// Where its ranges stand.
    var ranges: Range<Int>
    /// Whether no other relation has to hold for the category to be taken.
    var isLast: Bool
  }

  private var steps: [Step] = []
  private var ranges: [ClosedRange<UInt64>] = []

  /// Adds a condition; those added before it are asked before it.
  mutating func append(_ condition: PluralCondition, for category: PluralCategory) {
    for alternative in condition.alternatives {
      for (index, relation) in alternative.enumerated() {
        let start = ranges.count
        ranges += relation.ranges
        steps.append(
          Step(
            category: category, operand: relation.operand, modulus: relation.modulus,
            isNegated: relation.isNegated, ranges: start..<ranges.count,
            isLast: index == alternative.count - 1))
      }
    }
  }

  /// The category of the first condition that holds; nil if none does.
  func category(for number: PluralOperands) -> PluralCategory? {
    var holds = true
    for index in steps.indices {
      holds = holds && self.holds(steps[index], for: number)
      guard steps[index].isLast else { continue }
      if holds { return steps[index].category }
      holds = true
    }
    return nil
  }

  private func holds(_ step: Step, for number: PluralOperands) -> Bool {
    // The ranges hold integers only, so a number with a fraction is in none of them.
    if step.operand == .n, number.t != 0 { return step.isNegated }
    let value = step.operand.value(in: number)
    let remainder = step.modulus.map { value % $0 } ?? value
    var isInside = false
    for index in step.ranges where ranges[index].contains(remainder) { isInside = true }
    return isInside != step.isNegated
  }
}

/// The flags of a build without which a condition of `#if` can't hold, and those without which it can't
/// fail.
struct FlagCondition {
  private(set) var toHold: Set<String> = []
  private(set) var toFail: Set<String> = []

  init(_ condition: Expression) {
    switch condition.kind {
    // Which builds set that one is known.
    case .name(let flag, _) where flag != "DEBUG": toHold = [flag]
    case .prefix("!", let operand):
      let inner = FlagCondition(operand)
      (toHold, toFail) = (inner.toFail, inner.toHold)
    case .infix("&&", let left, let right):
      let (first, second) = (FlagCondition(left), FlagCondition(right))
      toHold = first.toHold.union(second.toHold)
      toFail = first.toFail.intersection(second.toFail)
    case .infix("||", let left, let right):
      let (first, second) = (FlagCondition(left), FlagCondition(right))
      toHold = first.toHold.intersection(second.toHold)
      toFail = first.toFail.union(second.toFail)
    default: break
    }
  }
}

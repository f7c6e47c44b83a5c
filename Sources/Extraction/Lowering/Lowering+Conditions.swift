import SwiftSyntax

/// Which branches of `#if` there are in the builds that people get.
extension Lowering {
  /// The clauses that count: without those that only debug builds have, whose strings Xcode 26.4
  /// and later leave out.
  func clauses(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    guard !includesDebug else { return Array(node.clauses) }
    var kept: [IfConfigClauseSyntax] = []
    for clause in node.clauses {
      switch clause.condition.map({ expression($0).isTrueOutsideDebug }) {
      case .some(false): continue
      case .some(true):
        kept.append(clause)
        return kept
      case .some(nil), nil: kept.append(clause)
      }
    }
    return kept
  }
}

extension Expression {
  /// What a condition is where `DEBUG` is not set; nil where that depends on something else.
  fileprivate var isTrueOutsideDebug: Bool? {
    switch kind {
    case .name("DEBUG", _): return false
    case .prefix("!", let operand): return operand.isTrueOutsideDebug.map(!)
    case .infix("&&", let left, let right):
      let sides = [left.isTrueOutsideDebug, right.isTrueOutsideDebug]
      if sides.contains(false) { return false }
      return sides == [true, true] ? true : nil
    case .infix("||", let left, let right):
      let sides = [left.isTrueOutsideDebug, right.isTrueOutsideDebug]
      if sides.contains(true) { return true }
      return sides == [false, false] ? false : nil
    default: return nil
    }
  }
}

import SwiftSyntax

/// Which branches of `#if` there are in the builds that people get.
extension Lowering {
  /// The clauses that count: without those that only debug builds have, whose strings Xcode 26.4
  /// and later leave out.
  func clauses(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var kept: [IfConfigClauseSyntax] = []
    for clause in node.clauses {
      switch clause.condition.map({ constant($0) ?? valueOutsideDebug($0) }) {
      case .some(false): continue
      case .some(true):
        kept.append(clause)
        return kept
      case .some(nil), nil: kept.append(clause)
      }
    }
    return kept
  }

  /// What a condition is that is written as true or false: code that somebody keeps.
  private func constant(_ condition: ExprSyntax) -> Bool? {
    switch condition.code {
    case "false", "!true": false
    case "true", "!false": true
    default: nil
    }
  }

  private func valueOutsideDebug(_ condition: ExprSyntax) -> Bool? {
    includesDebug ? nil : expression(condition).isTrueOutsideDebug
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

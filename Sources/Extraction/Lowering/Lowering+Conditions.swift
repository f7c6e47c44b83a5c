import SwiftSyntax

/// Which branches of `#if` there are in the builds that people get.
extension Lowering {
  /// The clauses that count; where the platform or a flag decides, it is noted which.
  ///
  /// Those that only debug builds have don't: Xcode 26.4 and later leave their strings out.
  func clauses(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var kept: [IfConfigClauseSyntax] = []
    // Where no clause so far surely holds.
    var rest = Platforms.all
    // Without which one of the clauses so far surely holds.
    var flags: Set<String> = []
    let ends = node.clauses.dropFirst().map { offset(of: $0) } + [offset(of: node.poundEndif)]
    for (clause, end) in zip(node.clauses, ends) {
      let written = clause.condition.map(expression)
      let value = clause.condition.flatMap(constant) ?? written.flatMap(valueOutsideDebug)
      if value == false { continue }
      let condition = written.map { PlatformCondition($0, includesDebug: includesDebug) }
      let platforms = rest.intersection(condition?.mayHold ?? .all)
      let flagCondition = written.map { FlagCondition($0) }
      branches.note(
        platforms, flags.union(flagCondition?.toHold ?? []), from: offset(of: clause), to: end)
      kept.append(clause)
      if value == true { break }
      rest.formIntersection(condition?.mayFail ?? .all)
      flags.formUnion(flagCondition?.toFail ?? [])
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

  private func valueOutsideDebug(_ condition: Expression) -> Bool? {
    includesDebug ? nil : condition.isTrueOutsideDebug
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

import SwiftSyntax

/// A clause of a switch with one statement.
struct ClauseOfSwitch {
  var node: SwitchCaseSyntax
  var condition: KeyChoice.Condition
  var body: BranchSkeleton

  init(_ node: SwitchCaseSyntax, _ condition: KeyChoice.Condition, _ body: BranchSkeleton) {
    (self.node, self.condition, self.body) = (node, condition, body)
  }
}

/// A switch whose clauses do the same with a key each.
struct SwitchChoice {
  private let node: SwitchExprSyntax
  private let clauses: [ClauseOfSwitch]
  private let indentation: CodeIndentation

  init(_ node: SwitchExprSyntax, _ clauses: [ClauseOfSwitch], _ indentation: CodeIndentation) {
    (self.node, self.clauses, self.indentation) = (node, clauses, indentation)
  }

  /// Nil where the clauses do different things, or ask for numbers and names at once.
  var choice: KeyChoice? {
    guard let (chosen, others) = split else { return nil }
    let keys = chosen.compactMap(\.body.key)
    guard keys.count == chosen.count, chosen.allSatisfy({ $0.body.isAlike(chosen[0].body) }) else {
      return nil
    }
    let branches = zip(chosen, keys).map { clause, key in
      KeyChoice.Branch(
        condition: clause.condition, key: key,
        removals: others.isEmpty ? whole(without: clause) : removals(of: chosen, but: clause))
    }
    return KeyChoice(
      subject: node.subject.counted.code, offset: node.codeRange.lowerBound, branches: branches,
      otherNumbers: Set(others.flatMap(Self.numbers)))
  }

  /// The clauses that one key could replace, and the others: of numbers, those for 1 and for all
  /// others are looked at, for 0 has words of its own.
  private var split: (chosen: [ClauseOfSwitch], others: [ClauseOfSwitch])? {
    let numbers = clauses.filter { if case .number = $0.condition { true } else { false } }
    guard !numbers.isEmpty else { return (clauses, []) }
    let ones = numbers.filter { Self.numbers($0).contains(1) }
    let rest = clauses.filter { $0.condition == .otherwise }
    guard numbers.count + rest.count == clauses.count, ones.count == 1, rest.count == 1 else {
      return nil
    }
    return (ones + rest, numbers.filter { !Self.numbers($0).contains(1) })
  }

  private static func numbers(_ clause: ClauseOfSwitch) -> [Int] {
    if case .number(.oneOf(let numbers)) = clause.condition { numbers } else { [] }
  }

  /// All of the switch but the clause's statement.
  private func whole(without clause: ClauseOfSwitch) -> [Range<Int>] {
    let (range, body) = (node.codeRange, clause.body.range)
    let column = indentation.column(of: range.lowerBound)
    return [range.lowerBound..<body.lowerBound]
      + indentation.excess(in: body, over: column) + [body.upperBound..<range.upperBound]
  }

  /// The other clauses; the clause that stays has to be the one for all other numbers.
  private func removals(
    of clauses: [ClauseOfSwitch], but clause: ClauseOfSwitch
  ) -> [Range<Int>] {
    clauses.filter { $0.node != clause.node }.map {
      $0.node.position.utf8Offset..<$0.node.endPosition.utf8Offset
    }
  }
}

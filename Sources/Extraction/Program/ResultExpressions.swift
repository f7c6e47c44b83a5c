/// What bodies and expressions may give, as their statements alone tell. `ReturnedValues` says of the
/// values of a body which names are known where each stands, too.
extension [Statement] {
  /// What is returned outside of loops and `do`; where nothing is, what stands at the end.
  var results: [Expression] {
    let returned = flatMap(\.returnedValues)
    return returned.isEmpty ? ends : returned
  }

  /// What stands at the end, or at the ends of the branches there.
  fileprivate var ends: [Expression] { last?.ends ?? [] }
}

extension Expression {
  /// What an `if` or `switch` expression may give; of any other one itself.
  var results: [Expression] {
    switch kind {
    case .conditional(let conditional): conditional.ends
    case .switched(let switched): switched.ends
    default: [self]
    }
  }
}

extension Statement {
  fileprivate var returnedValues: [Expression] {
    switch self {
    case .returned(let value): value?.results ?? []
    case .conditional(let conditional):
      (conditional.then + conditional.otherwise).flatMap(\.returnedValues)
    case .switched(let switched): switched.cases.flatMap { $0.body.flatMap(\.returnedValues) }
    case .guarded(_, let otherwise): otherwise.flatMap(\.returnedValues)
    case .block(let body): body.flatMap(\.returnedValues)
    case .expression, .variable, .function, .type, .loop, .doBlock: []
    }
  }

  fileprivate var ends: [Expression] {
    switch self {
    case .expression(let value): value.results
    case .conditional(let conditional): conditional.ends
    case .switched(let switched): switched.ends
    default: []
    }
  }
}

extension IfStatement {
  fileprivate var ends: [Expression] { then.ends + otherwise.ends }
}

extension SwitchStatement {
  fileprivate var ends: [Expression] { cases.flatMap(\.body.ends) }
}

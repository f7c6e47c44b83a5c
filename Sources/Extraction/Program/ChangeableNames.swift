/// What a body calls its variables, which may be something else by the time that it gives them.
extension [Statement] {
  /// The names of all variables, those of inner blocks included; constants are none.
  var changeableNames: Set<String> {
    reduce(into: []) { $0.formUnion($1.changeableNames) }
  }
}

extension Statement {
  fileprivate var changeableNames: Set<String> {
    switch self {
    case .variable(let variable): variable.isConstant ? [] : Set(variable.boundNames)
    case .conditional(let conditional): (conditional.then + conditional.otherwise).changeableNames
    case .guarded(_, let otherwise): otherwise.changeableNames
    case .loop(let loop): loop.body.changeableNames
    case .switched(let switched): switched.cases.flatMap(\.body).changeableNames
    case .doBlock(let block): (block.body + block.catches.flatMap(\.body)).changeableNames
    case .block(let body): body.changeableNames
    case .expression, .function, .type, .returned: []
    }
  }
}

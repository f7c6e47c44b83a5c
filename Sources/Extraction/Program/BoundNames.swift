extension VariableDeclaration {
  var boundNames: [String] { pattern.boundNames }
}

extension Pattern {
  var boundNames: [String] {
    switch self {
    case .name(let name): [name]
    case .tuple(let patterns), .enumCase(_, let patterns): patterns.flatMap(\.boundNames)
    case .optional(let pattern), .cast(let pattern, _), .typed(let pattern, _): pattern.boundNames
    case .wildcard, .expression: []
    }
  }
}

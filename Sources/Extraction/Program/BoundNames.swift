extension VariableDeclaration {
  var boundNames: [String] { pattern.boundNames }

  /// Whether the property takes room in its type, hence a parameter in its memberwise initializer.
  var isStored: Bool { !isStatic && !isLazy && getter == nil }
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

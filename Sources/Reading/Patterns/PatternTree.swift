/// What a pattern says, before it is a program.
indirect enum PatternTree: Hashable, Sendable {
  case one(PatternClass)
  case assertion(PatternAssertion)
  case sequence([PatternTree])
  case choice([PatternTree])
  /// At least, and at most; nil for any number.
  case repeated(PatternTree, Int, Int?)
}

/// A place between two characters.
enum PatternAssertion: Hashable, Sendable {
  case start, end, lineStart, lineEnd, wordBoundary, noWordBoundary

  /// Whether it holds in front of a scalar.
  func holds(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    switch self {
    case .start: index == 0
    case .end: index == scalars.count
    case .lineStart: index == 0 || scalars[index - 1] == "\n"
    case .lineEnd: index == scalars.count || scalars[index] == "\n"
    case .wordBoundary: Self.isBoundary(index, scalars)
    case .noWordBoundary: !Self.isBoundary(index, scalars)
    }
  }

  private static func isBoundary(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    let before = index > 0 && PatternClass.isWordPart(scalars[index - 1])
    let behind = index < scalars.count && PatternClass.isWordPart(scalars[index])
    return before != behind
  }
}

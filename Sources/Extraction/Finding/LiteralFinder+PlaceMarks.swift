/// What is known of the code around a place.
extension LiteralFinder {
  /// Visits code of which more is known than of what is around it.
  func visit(marking more: PlaceMarks, _ body: () -> Void) {
    let outer = marks
    marks.formUnion(more)
    body()
    marks = outer
  }

  /// What is known of all that a type has in it.
  func placeMarks(of nominal: Nominal?) -> PlaceMarks {
    guard let nominal, index.conforms(.nominal(nominal, []), to: "PreviewProvider") else {
      return []
    }
    return .preview
  }
}

extension CodePurpose {
  /// What is known of all that a property's values have in them.
  static func placeMarks(of variable: VariableDeclaration, _ owner: Nominal?) -> PlaceMarks {
    guard variable.isStatic, let owner, isSample(named: variable.name ?? "") else { return [] }
    return isMade(variable.type ?? variable.initializer?.madeOrListedType, of: owner)
      ? .sample : []
  }

  /// What is known of all that a function's values have in them.
  static func placeMarks(of function: FunctionDeclaration, _ owner: Nominal?) -> PlaceMarks {
    guard function.isStatic, function.kind == .function, let owner,
      isSample(named: function.name)
    else { return [] }
    return isMade(function.result, of: owner) ? .sample : []
  }

  /// Whether values of a type are made, or lists of such.
  private static func isMade(_ reference: TypeReference?, of owner: Nominal) -> Bool {
    guard let reference else { return false }
    switch reference {
    case .named("Array", let elements): return isMade(elements.first, of: owner)
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return isMade(wrapped, of: owner)
    default: return [owner.name, "Self"].contains(reference.simpleName ?? "")
    }
  }
}

extension Expression {
  /// The type of a value that is made in place, or of the first of several.
  fileprivate var madeOrListedType: TypeReference? {
    if case .array(let elements) = kind { elements.first?.madeType } else { madeType }
  }
}

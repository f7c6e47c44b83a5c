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
    guard let nominal else { return [] }
    let isForPreviews = CodePurpose.previewProtocols.contains { name in
      guard let type = index.type(named: name), type.isFromInterface else { return false }
      return index.conforms(nominal, to: type)
    }
    return isForPreviews ? .preview : []
  }
}

extension CodePurpose {
  /// What is known of all that a property's values have in them.
  static func placeMarks(of variable: VariableDeclaration, _ owner: Nominal?) -> PlaceMarks {
    guard variable.isStatic, let owner, let name = variable.name else { return [] }
    let made = { variable.type ?? variable.initializer?.madeOrListedType }
    return isSample(made, named: name, of: owner) ? .sample : []
  }

  /// What is known of all that a function's values have in them.
  static func placeMarks(of function: FunctionDeclaration, _ owner: Nominal?) -> PlaceMarks {
    guard function.isStatic, function.kind == .function, let owner else { return [] }
    return isSample({ function.result }, named: function.name, of: owner) ? .sample : []
  }

  /// Whether a static member makes samples of the type that it is a member of, or, in a type that
  /// holds samples of others, one of the type that it is named after: `TestData.station`.
  ///
  /// Elsewhere the name of the type alone says too little: in an app for exams or for sports
  /// `TestData.questions` may be what people read.
  private static func isSample(
    _ made: () -> TypeReference?, named name: String, of owner: Nominal
  ) -> Bool {
    isSample(named: name) && isMade(made(), of: owner)
      || holdsSamples(typeNamed: owner.name)
        && made()?.simpleName?.lowercased() == name.lowercased()
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

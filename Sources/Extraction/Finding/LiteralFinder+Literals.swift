extension LiteralFinder {
  /// Visits a string literal: reports it if it is a key, and goes on into its interpolations.
  func visit(
    _ literal: StringLiteral, at offset: Int32, for destination: Destination, in scope: Scope
  ) {
    if let type = destination.type, Localizable.isLiteralType(type, index) {
      noteInterpolations(of: literal, in: scope)
      let isPhrase = Localizable.isPhraseType(type, index)
      let spelling = spelling(of: literal, isPhrase: isPhrase, in: scope)
      let attributes = destination.attributes
      if isPhrase || hasTable(attributes, at: offset) {
        report(
          Occurrence(
            key: spelling.key,
            table: isPhrase ? ExtractedEntry.phrasesTable : attributes.table.text,
            bundle: attributes.bundle.text, sourceText: spelling.numbered,
            comment: attributes.comment.text, arguments: spelling.arguments,
            reading: reading(of: type, for: destination), offset: offset))
      }
    }
    visitInterpolations(of: literal, in: scope)
  }

  func visitInterpolations(of literal: StringLiteral, in scope: Scope) {
    for case .interpolation(let arguments, _) in literal.segments {
      for argument in arguments { visit(argument.value, in: scope) }
    }
  }

  func spelling(
    of literal: StringLiteral, isPhrase: Bool = false, in scope: Scope
  ) -> KeySpelling {
    KeySpelling(literal, isPhrase: isPhrase) { position, interpolation, source in
      argument(at: position, interpolation, source, in: scope)
    }
  }

  private func argument(
    at position: Int, _ interpolation: [Argument], _ source: String, in scope: Scope
  ) -> ExtractedArgument {
    guard let value = interpolation.first else {
      return ExtractedArgument(
        position: position, specifier: "%@", type: "Any", expression: source,
        certainty: .assumed, values: [])
    }
    if let specifier = explicitSpecifier(interpolation) {
      let typing = inference.typing(value.value, in: scope)
      return ExtractedArgument(
        position: position, specifier: specifier, type: TypeName(typing.type).text,
        expression: source, certainty: .declared, values: [])
    }
    var typing = inference.typing(value.value, in: scope)
    if !typing.type.isKnown {
      typing = NameGuess.typing(for: value.value, index) ?? typing.limited(to: .assumed)
    }
    return ExtractedArgument(
      position: position, specifier: Specifier(for: typing.type).text,
      type: TypeName(typing.type).text, expression: source, certainty: typing.certainty,
      values: FiniteValues(finder: self).keys(of: value.value, in: scope))
  }

  /// What the labels of an interpolation say about its specifier.
  private func explicitSpecifier(_ interpolation: [Argument]) -> String? {
    if interpolation.first?.label == "placeholder" {
      if case .member(_, let name) = interpolation[0].value.kind {
        return Specifier.byPlaceholder[name] ?? "%@"
      }
      return "%@"
    }
    for argument in interpolation.dropFirst() {
      guard argument.label == "specifier" else { return "%@" }
      if case .string(let literal) = argument.value.kind, let text = literal.plainText {
        return text
      }
      return nil
    }
    return interpolation.first?.label == nil ? nil : "%@"
  }
}

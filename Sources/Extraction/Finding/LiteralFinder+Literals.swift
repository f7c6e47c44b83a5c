extension LiteralFinder {
  /// Visits a string literal: reports it if it is a key, and goes on into its interpolations.
  func visit(
    _ literal: StringLiteral, of expression: Expression, for destination: Destination,
    in scope: Scope
  ) {
    let offset = expression.offset
    if let type = destination.type, Localizable.isLiteralType(type, index),
      !isPlainLiteral(expression, for: destination, in: scope)
    {
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
            reading: reading(of: type, for: destination),
            isIndirect: destination.isIndirect || hasOwnInterpolation(literal),
            wrapper: destination.wrapper,
            shortcut: isPhrase ? shortcut(of: spelling.key) : nil,
            unnamedBundle: destination.unnamedBundle, offset: offset))
      }
      return visitInterpolations(ofKey: literal, in: scope)
    }
    if let type = destination.type { takeLiteral(expression, as: type, in: scope) }
    visitInterpolations(of: literal, in: scope)
  }

  /// Visits the interpolations of a key, some of which may be the project's own and take keys.
  private func visitInterpolations(ofKey literal: StringLiteral, in scope: Scope) {
    for case .interpolation(let arguments, _) in literal.segments {
      let types = ownInterpolation(arguments)
      for (position, argument) in arguments.enumerated() {
        visit(argument.value, for: Destination(type: types?[position]), in: scope)
      }
    }
  }

  /// What an `appendInterpolation` of the project asks its arguments to be; nil where none fits them,
  /// or there is no text among them.
  private func ownInterpolation(_ arguments: [Argument]) -> [Type]? {
    guard arguments.contains(where: { if case .string = $0.value.kind { true } else { false } })
    else { return nil }
    for record in ownInterpolations {
      guard let parameters = parameters(of: record, for: arguments) else { continue }
      let types = parameters.map { index.resolve($0.type, in: record.context) }
      if types.contains(where: { Localizable.isLiteralType($0, index) }) { return types }
    }
    return nil
  }

  /// Whether a value of a literal has labels that only an `appendInterpolation` of the project takes:
  /// Xcode puts such a text into no catalog, as catalogs that it wrote show.
  private func hasOwnInterpolation(_ literal: StringLiteral) -> Bool {
    literal.segments.contains { segment in
      guard case .interpolation(let arguments, _) = segment,
        arguments.contains(where: { $0.label != nil })
      else { return false }
      return ownInterpolations.contains { parameters(of: $0, for: arguments) != nil }
    }
  }

  /// The parameters of an `appendInterpolation` that arguments go to; nil where it doesn't take them.
  ///
  /// A value without any label goes to the system's rather than to one that leaves parameters to
  /// their defaults.
  private func parameters(of record: MemberRecord, for arguments: [Argument]) -> [Parameter]? {
    guard case .function(let function) = record.content,
      let positions = ArgumentMatching.match(
        arguments, to: function.parameters, functionAliases: index.functionAliases),
      positions.count == function.parameters.count || arguments.contains(where: { $0.label != nil })
    else { return nil }
    return positions.map { function.parameters[$0] }
  }

  /// How the project says that texts take more values, whatever texts.
  var ownInterpolations: [MemberRecord] {
    index.members(named: ImplicitMember.appendInterpolation.rawValue).lazy
      .filter { !$0.record.context.isInterface && $0.owner.name == "StringInterpolation" }
      .map(\.record)
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
    // Nobody shows a function: the member that was found is another one's.
    if case .function = typing.type { typing = NameGuess.typing(for: value.value, index) ?? typing }
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

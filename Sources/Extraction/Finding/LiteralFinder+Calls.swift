extension LiteralFinder {
  /// Visits a call: the callee says what each argument is asked to be, and which arguments name
  /// the table, bundle and comment of the keys beside them.
  func visitCall(
    _ callee: Expression, _ arguments: [Argument], for destination: Destination, at offset: Int32,
    in scope: Scope
  ) {
    visitCallee(callee, for: destination, in: scope)
    if visitLocalizingFunction(callee, arguments, in: scope) { return }
    let call = inference.resolve(callee, arguments, in: scope, expected: destination.type)
    if visitConversion(callee, arguments, to: call?.result.type, call, destination, in: scope) {
      return
    }
    let isReadAgain = isReadAgain(callee, arguments, call)
    if isReadAgain { rereadings += 1 }
    defer { if isReadAgain { rereadings -= 1 } }
    guard let call else {
      for argument in arguments { visit(argument.value, in: scope) }
      return
    }
    let reading = reading(of: call, for: destination)
    let attributes: CallAttributes
    switch self.attributes(of: call, arguments) {
    case .some(let known): attributes = known
    case nil: return visitWithoutKeys(arguments, in: scope)
    }
    let isKeyed = visitKey(of: call, arguments, attributes, reading, in: scope)
    for (position, argument) in arguments.enumerated() {
      let type = position < call.argumentTypes.count ? call.argumentTypes[position] : nil
      if isKeyed, isRole(type, argument, in: call, position) {
        if case .string(let literal) = argument.value.kind {
          visitInterpolations(of: literal, in: scope)
          continue
        }
      }
      var place = Destination(
        type: type, acceptsPlainText: acceptsPlainText(call, type), attributes: attributes,
        reading: reading)
      if argument.isClosure, !call.isInterface, position < call.parameters.count {
        place.builderElement = builderElement(
          of: call.parameters[position].attributes, in: scope)
      }
      visit(argument.value, for: place, in: scope)
    }
  }

  /// A call of a function that the configuration names as localizing.
  private func visitLocalizingFunction(
    _ callee: Expression, _ arguments: [Argument], in scope: Scope
  ) -> Bool {
    guard let name = callee.lastName,
      let key = arguments.firstIndex(where: { argument in
        functions.contains { $0.name == name && $0.label == argument.label }
      }),
      case .string(let literal) = arguments[key].value.kind
    else { return false }
    let spelling = spelling(of: literal, in: scope)
    report(
      Occurrence(
        key: spelling.key, sourceText: spelling.numbered, arguments: spelling.arguments,
        reading: settled(.plain), offset: arguments[key].value.offset))
    visitInterpolations(of: literal, in: scope)
    for (position, argument) in arguments.enumerated() where position != key {
      visit(argument.value, in: scope)
    }
    return true
  }

  private func visitCallee(
    _ callee: Expression, for destination: Destination, in scope: Scope
  ) {
    switch callee.kind {
    case .member(let base, _):
      if let base { visit(base, in: scope) }
    case .closure:
      let type = destination.type.map { Type.function([], $0) }
      visit(callee, for: Destination(type: type), in: scope)
    case .name, .type:
      break
    default:
      visit(callee, in: scope)
    }
  }

  private func visitWithoutKeys(_ arguments: [Argument], in scope: Scope) {
    for argument in arguments { visit(argument.value, in: scope) }
  }

  /// `LocalizedStringKey("…")`: a literal passed to a literal type's initializer is that type's
  /// literal, whichever initializer there is.
  ///
  /// Swift Evolution SE-0213; it doesn't hold where the initializer is named, as in `.init("…")`.
  private func visitConversion(
    _ callee: Expression, _ arguments: [Argument], to type: Type?, _ call: ResolvedCall?,
    _ destination: Destination, in scope: Scope
  ) -> Bool {
    guard arguments.count == 1, let only = arguments.first, only.label == nil, let type,
      call?.callee.map({ $0.isInitializer }) ?? true, Localizable.isLiteralType(type, index)
    else { return false }
    if case .member(_, "init") = callee.kind { return false }
    guard case .string = only.value.kind else {
      if type.name == "LocalizationValue" { reportDynamicKey(at: only.value.offset) }
      return false
    }
    visit(
      only.value, for: Destination(type: type, reading: destination.reading), in: scope)
    return true
  }

  private func isRole(
    _ type: Type?, _ argument: Argument, in call: ResolvedCall, _ position: Int
  ) -> Bool {
    type?.name == "_Key" || type?.name == "_Value" || argument.label == "defaultValue"
  }

  /// Whether the framework has the same call for plain text, so that a String may stand here.
  private func acceptsPlainText(_ call: ResolvedCall, _ type: Type?) -> Bool {
    guard call.isInterface, let type else { return false }
    return type.unwrapped.name == "LocalizedStringKey"
      || (type.unwrapped.name == "LocalizedStringResource" && call.parameters.count > 0
        && call.callee?.owner?.name != "String" && call.callee?.owner?.name != "AttributedString")
  }

  /// Table, bundle and comment of a call; nil if the table can't be told, so that no catalog could
  /// take the key.
  private func attributes(
    of call: ResolvedCall, _ arguments: [Argument]
  ) -> CallAttributes? {
    var attributes = CallAttributes()
    guard call.isInterface else { return attributes }
    for argument in arguments {
      switch argument.label {
      case "table", "tableName":
        switch argument.value.kind {
        case .string(let literal): attributes.table = literal.plainText
        case .null: break
        default:
          guard holdsKey(call, arguments) else { continue }
          report(
            "dynamic-table",
            "the table is not a literal, so no catalog can be chosen for this string; "
              + "name the table in quotes", at: argument.value.offset)
          return nil
        }
      case "bundle": attributes.setBundle(argument.value)
      case "comment":
        if case .string(let literal) = argument.value.kind {
          attributes.comment = literal.plainText
        }
      default: break
      }
    }
    if attributes.comment?.isEmpty == true { attributes.comment = nil }
    return attributes
  }

  private func holdsKey(_ call: ResolvedCall, _ arguments: [Argument]) -> Bool {
    call.argumentTypes.contains { $0.name == "_Key" || Localizable.isLiteralType($0, index) }
  }

  /// Reports the entry of a call that has a key of its own, such as
  /// `String(localized: "key", defaultValue: "…")` and `NSLocalizedString("key", comment: "")`.
  private func visitKey(
    of call: ResolvedCall, _ arguments: [Argument], _ attributes: CallAttributes,
    _ reading: StringReading?, in scope: Scope
  ) -> Bool {
    guard let position = call.argumentTypes.firstIndex(where: { $0.name == "_Key" }),
      position < arguments.count
    else { return false }
    let keys = literals(of: arguments[position].value)
    guard !keys.isEmpty else {
      reportDynamicKey(at: arguments[position].value.offset)
      return true
    }
    let value = defaultValue(of: call, arguments, in: scope)
    for (key, offset) in keys {
      report(
        Occurrence(
          key: key, table: attributes.table, bundle: attributes.bundle,
          defaultValue: value?.numbered, sourceText: value?.numbered ?? key,
          comment: attributes.comment, arguments: value?.arguments ?? [],
          reading: settled(reading), offset: offset))
    }
    return true
  }

  private func reportDynamicKey(at offset: Int32) {
    report(
      "dynamic-key",
      "this key is not a literal, so it can't be extracted; write the key in quotes, or list "
        + "its values by hand", at: offset)
  }

  /// The literals that a key argument may be: one, or the branches of a ternary.
  private func literals(of expression: Expression) -> [(key: String, offset: Int32)] {
    switch expression.kind {
    case .string(let literal):
      return literal.plainText.map { [($0, expression.offset)] } ?? []
    case .ternary(_, let then, let otherwise):
      let one = literals(of: then)
      let other = literals(of: otherwise)
      return one.isEmpty || other.isEmpty ? [] : one + other
    default:
      return []
    }
  }

  private func defaultValue(
    of call: ResolvedCall, _ arguments: [Argument], in scope: Scope
  ) -> KeySpelling? {
    for (position, argument) in arguments.enumerated() where position < call.argumentTypes.count {
      guard isRole(call.argumentTypes[position], argument, in: call, position),
        call.argumentTypes[position].name != "_Key",
        case .string(let literal) = argument.value.kind, literal.plainText != ""
      else { continue }
      return spelling(of: literal, in: scope)
    }
    return nil
  }
}

extension Expression {
  /// The last name of a callee: `tr` of `Strings.tr`.
  fileprivate var lastName: String? {
    switch kind {
    case .name(let name, _), .member(_, let name): name
    default: nil
    }
  }
}

extension BoundMember {
  var isInitializer: Bool {
    if case .function(let function) = record.content {
      function.kind == .initializer
    } else {
      false
    }
  }
}

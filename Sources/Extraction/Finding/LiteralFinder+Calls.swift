extension LiteralFinder {
  /// Visits a call: the callee says what each argument is asked to be, and which arguments name
  /// the table, bundle and comment of the keys beside them.
  func visitCall(
    _ callee: Expression, _ arguments: [Argument], for destination: Destination, in scope: Scope
  ) {
    visitCallee(callee, for: destination, in: scope)
    if visitLocalizingFunction(callee, arguments, in: scope) { return }
    let call = resolve(callee, arguments, for: destination, in: scope)
    if !call.isTold(by: wrappers), visitMacro(callee, arguments, in: scope) { return }
    if visitConversion(callee, arguments, to: call?.result.type, call, destination, in: scope) {
      return
    }
    let isReadAgain = isReadAgain(arguments, call)
    if isReadAgain { rereadings += 1 }
    defer { if isReadAgain { rereadings -= 1 } }
    guard let call else { return visitWithoutKeys(arguments, in: scope) }
    visitArguments(arguments, of: call, callee, for: destination, in: scope)
  }

  /// Visits the arguments of a call whose callee is known.
  func visitArguments(
    _ arguments: [Argument], of call: ResolvedCall, _ callee: Expression,
    for destination: Destination, in scope: Scope
  ) {
    noteArguments(arguments, of: call, in: scope)
    let reading = reading(of: call, for: destination)
    guard let attributes = self.attributes(of: call, arguments, in: scope) else {
      noteLookups(arguments, of: call, in: scope)
      noteOpenKeys(arguments, of: call)
      return visitWithoutKeys(arguments, in: scope)
    }
    let isKeyed = visitKey(of: call, arguments, attributes, reading, in: scope)
    let taken = visitWrapper(call, callee, arguments, in: scope) ?? WrapperArguments()
    for (position, argument) in arguments.enumerated() {
      let type = position < call.argumentTypes.count ? call.argumentTypes[position] : nil
      let isTaken = taken.texts.contains(position) || isKeyed && isRole(type, argument)
      if isTaken, case .string(let literal) = argument.value.kind {
        visitInterpolations(of: literal, in: scope)
        continue
      }
      let own = taken.attributes[position]
      var place = Destination(
        type: type, acceptsPlainText: acceptsPlainText(call, type), attributes: own ?? attributes,
        // Xcode puts a literal into the table that the call itself names.
        isIndirect: own?.table.text != nil || isChosen(argument.value, for: call, arguments),
        wrapper: own == nil ? nil : taken.name, reading: reading)
      prepare(&place, at: position, of: call, callee, arguments, in: scope)
      visit(argument.value, for: place, in: scope)
    }
  }

  /// Whether a key is chosen (`isOpen ? "Close" : "Open"`) for a call that says where it is looked up.
  ///
  /// Xcode sees only a literal there, as catalogs that it wrote show; without a table and a bundle it
  /// sees both.
  private func isChosen(
    _ value: Expression, for call: ResolvedCall, _ arguments: [Argument]
  ) -> Bool {
    guard call.isInterface, case .ternary = value.kind else { return false }
    return arguments.contains { ["bundle", "table", "tableName"].contains($0.label ?? "") }
  }

  /// Notes how a bundle could be named for a literal, or what a closure's parameters are, and what its
  /// statements are asked to be.
  private func prepare(
    _ place: inout Destination, at position: Int, of call: ResolvedCall, _ callee: Expression,
    _ arguments: [Argument], in scope: Scope
  ) {
    place.waits = isSettlingWrappers && !call.isInterface && place.wrapper == nil
    guard arguments[position].isClosure else {
      if case .keyPath = arguments[position].value.kind {
        place.list = list(walkedBy: callee, arguments, call)
      }
      place.unnamedBundle = unnamedBundle(for: place.type, in: call, arguments)
      place.isOfView = place.acceptsPlainText && isViewOfResource(call)
      return
    }
    if let member = call.callee, position < call.parameters.count {
      place.builderElement = builderElement(
        of: call.parameters[position].attributes, in: member.record.context,
        selfType: member.selfType)
    }
    place.list = list(walkedBy: callee, arguments, call)
    // `ForEach(0..<game.rounds)` counts in whatever integers `rounds` has, if that isn't known.
    let isAssumed = arguments.contains { argument in
      guard case .infix(let name, _, _) = argument.value.kind, name == "..<" || name == "..." else {
        return false
      }
      return inference.typing(argument.value, in: scope).certainty == .assumed
    }
    if isAssumed { place.certainty = .assumed }
  }

  /// What a call means; where nothing is known of `.init`, its labels are evidence enough.
  private func resolve(
    _ callee: Expression, _ arguments: [Argument], for destination: Destination, in scope: Scope
  ) -> ResolvedCall? {
    let call = inference.resolve(callee, arguments, in: scope, expected: destination.type)
    guard call?.callee == nil, case .member(nil, "init") = callee.kind,
      let name = impliedType(arguments, for: destination.type)
    else { return call }
    let type = Expression(.type(.named(name, [])), at: callee.offset)
    return inference.resolve(type, arguments, in: scope, expected: nil) ?? call
  }

  /// The type that `.init(localized: "…")` or `.init("…", table: "…")` makes where its place
  /// doesn't tell.
  private func impliedType(_ arguments: [Argument], for type: Type?) -> String? {
    guard let first = arguments.first else { return nil }
    if first.label == "localized" { return "String" }
    if let type = type?.unwrapped, case .nominal = type, !Localizable.isLiteralType(type, index) {
      return nil
    }
    guard case .string = first.value.kind, first.label == nil,
      arguments.contains(where: { Self.resourceLabels.contains($0.label ?? "") || $0.isBundle })
    else { return nil }
    return "LocalizedStringResource"
  }

  private static let resourceLabels: Set<String> = ["table", "defaultValue", "comment"]

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
  /// Swift Evolution SE-0213; it doesn't hold where the initializer is named, as in `.init("…")`. What
  /// protocols of literals call, `LocalizedStringKey(stringLiteral: "…")`, makes keys of literals too:
  /// Xcode's catalogs have those.
  private func visitConversion(
    _ callee: Expression, _ arguments: [Argument], to type: Type?, _ call: ResolvedCall?,
    _ destination: Destination, in scope: Scope
  ) -> Bool {
    guard arguments.count == 1, let only = arguments.first, let type,
      only.label == nil || only.label == "stringLiteral",
      call?.callee.map({ $0.isInitializer }) ?? true
    else { return false }
    guard Localizable.isLiteralType(type, index) else {
      return call?.callee == nil && visitLiteral(only, as: type, in: scope)
    }
    guard case .string(let literal) = only.value.kind else {
      takeConvertedKey(only.value, to: type, destination, in: scope)
      return false
    }
    if only.label == nil {
      if case .member(let base, "init") = callee.kind {
        return takeText(only.value, to: type, isNamed: base != nil, destination, in: scope)
      }
    } else if literal.plainText == nil {
      // `init(stringLiteral:)` takes a String, which has its values in it.
      return false
    }
    var place = destination.converted(to: type)
    place.unnamedBundle = unnamedBundle(forConversionTo: type)
    visit(only.value, for: place, in: scope)
    return true
  }

  /// `LocalizedStringKey.init("…")`: the literal is a text, which only the running app looks up.
  ///
  /// - Parameter isNamed: Whether the type is; `.init("…")` may be of other types where a framework's
  ///   call has several forms.
  private func takeText(
    _ value: Expression, to type: Type, isNamed: Bool, _ destination: Destination,
    in scope: Scope
  ) -> Bool {
    guard case .string(let literal) = value.kind, let text = literal.plainText, !text.isEmpty,
      ["LocalizedStringKey", "LocalizationValue"].contains(type.unwrapped.name),
      isNamed || !destination.acceptsPlainText
    else { return false }
    var place = destination
    place.isIndirect = true
    takeConvertedKey(value, to: type, place, in: scope)
    return true
  }

  /// Whether an argument is a key as it stands or a default value.
  func isRole(_ type: Type?, _ argument: Argument) -> Bool {
    type?.name == "_Key" || type?.unwrapped.name == "_Value" || argument.label == "defaultValue"
  }

  /// Whether the framework has the same call for plain text, so that a String may stand here.
  func acceptsPlainText(_ call: ResolvedCall, _ type: Type?) -> Bool {
    guard call.isInterface, let type else { return false }
    return type.unwrapped.name == "LocalizedStringKey"
      || (type.unwrapped.name == "LocalizedStringResource" && call.parameters.count > 0
        && call.callee?.owner?.name != "String" && call.callee?.owner?.name != "AttributedString")
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

extension Argument {
  /// Whether this is a description of a bundle that only `LocalizedStringResource` takes.
  fileprivate var isBundle: Bool {
    guard label == "bundle", case .call(let callee, _) = value.kind,
      case .member(nil, let name) = callee.kind
    else { return false }
    return name == "atURL" || name == "forClass"
  }
}

extension ResolvedCall? {
  /// Whether the declaration of what is called tells whether it localizes: a wrapper's does, one that
  /// hands its key to another language doesn't.
  fileprivate func isTold(by wrappers: KnownWrappers) -> Bool {
    guard let self, let member = self.callee else { return false }
    guard !self.isInterface, case .function(let function) = member.record.content else {
      return true
    }
    return wrappers.flows(of: ObjectIdentifier(function)) != nil
  }
}

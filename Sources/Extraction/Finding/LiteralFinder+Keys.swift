import Messages

/// Keys that are plain strings: literals where an API takes them, and what hands them on.
extension LiteralFinder {
  /// A key that something takes, with what is said beside it.
  struct TakenKey {
    var attributes = CallAttributes()
    /// The default value where it is a literal.
    var value: KeySpelling?
    /// The default value where a wrapper is given it.
    var valueText = FlowText()
    var reading: StringReading?
    /// The name of what takes the key.
    var reaches: String
    /// Whether Xcode doesn't see the key, even if it is a literal.
    var isIndirect = false
    /// The name of the wrapper that takes it.
    var wrapper: String?
    /// Whether a key that can't be told is said to be so.
    var isExplicit = true
    /// Whether a property holds it until something looks it up.
    var isHeld = false
    /// How a bundle could be named where a literal is surely looked up in the app's.
    var unnamedBundle: UnnamedBundle?
    /// Whether a function of the project takes it, of which it isn't known yet what it asks.
    var waits = false
    /// The name of a flag that has to be true for what a property holds to be looked up.
    var flag: String?
  }

  /// Reports the entry of a call that has a key of its own, such as
  /// `String(localized: "key", defaultValue: "…")` and `NSLocalizedString("key", comment: "")`.
  func visitKey(
    of call: ResolvedCall, _ arguments: [Argument], _ attributes: CallAttributes,
    _ reading: StringReading?, in scope: Scope
  ) -> Bool {
    guard let position = call.argumentTypes.firstIndex(where: { $0.name == "_Key" }),
      position < arguments.count
    else { return false }
    var key = TakenKey(
      attributes: attributes, reading: reading, reaches: call.callee?.calledName ?? "")
    let isLiteral = if case .string = arguments[position].value.kind { true } else { false }
    if isLiteral {
      key.unnamedBundle = unnamedBundle(for: call.argumentTypes[position], in: call, arguments)
    }
    if let (value, isOfBundle) = defaultValue(of: call, arguments) {
      if isOfBundle, !isLiteral || value.holdsValues {
        addGivenValue(value, to: &key, in: scope)
      } else {
        addValue(value, to: &key, in: scope)
      }
    }
    take(key, arguments[position].value, in: scope)
    return true
  }

  private func addValue(_ value: Expression, to key: inout TakenKey, in scope: Scope) {
    if case .string(let literal) = value.kind {
      key.value = literal.plainText == "" ? nil : spelling(of: literal, in: scope)
    } else {
      // Where the key has no text, this is shown; it is translated with the key.
      noteFlow(of: value, to: .catalog, in: scope)
      let text = text(of: value, in: scope)
      if !text.isUnknown { key.valueText = text }
    }
  }

  /// Adds the value that a bundle gives for any key that it lacks, if it comes with the key: what is
  /// written there (value: "missing") says nothing of one.
  private func addGivenValue(_ value: Expression, to key: inout TakenKey, in scope: Scope) {
    let text = text(of: value, in: scope)
    guard text.place != nil else { return }
    noteFlow(of: value, to: .catalog, in: scope)
    key.valueText = text
  }

  /// The default value of a call, and whether it is what a bundle gives for any key that it lacks.
  private func defaultValue(
    of call: ResolvedCall, _ arguments: [Argument]
  ) -> (value: Expression, isOfBundle: Bool)? {
    for (argument, type) in zip(arguments, call.argumentTypes)
    where isRole(type, argument) && type.name != "_Key" {
      return (argument.value, type.isOptional)
    }
    return nil
  }

  /// `LocalizedStringKey(key)`: what is converted is the key.
  func takeConvertedKey(
    _ value: Expression, to type: Type, _ destination: Destination, in scope: Scope
  ) {
    let key = TakenKey(
      attributes: destination.attributes, reading: reading(of: type, for: destination),
      reaches: type.name ?? "", isIndirect: destination.isIndirect, wrapper: destination.wrapper,
      isExplicit: type.name == "LocalizationValue" || type.name == "LocalizedMessage",
      waits: destination.waits)
    take(key, value, in: scope)
  }

  /// Reports a key or notes what hands it on.
  func take(_ key: TakenKey, _ expression: Expression, in scope: Scope) {
    noteFlow(of: expression, to: .catalog, in: scope)
    var (key, isUnknown, isOpen) = (key, false, false)
    let isLiteral = if case .string = expression.kind { true } else { false }
    if !isLiteral, !expression.isChain { key.isIndirect = true }
    for source in KeySources(finder: self).sources(of: expression, in: scope) {
      switch source {
      // `name ?? ""`: nothing is looked up then.
      case .literal("", _) where !isLiteral || key.isHeld: break
      case .literal(let text, let offset): report(key, text, at: offset)
      case .rawValues(let texts): report(key, texts, at: expression.offset)
      case .returned(let texts, let areAll):
        report(key, texts, at: expression.offset)
        isOpen = isOpen || !areAll
      case .element(let text, let offset): report(key, element: text, at: offset)
      case .slot(let place): note(key, from: place, at: expression, in: scope)
      case .stored(let property)
      where key.attributes.knownTable != nil || property.isBeside(key.attributes.table):
        note(key, from: property, at: expression, in: scope)
      case .localized: break
      case .constant(let text, let isSure):
        take(key, constant: text, isSure: isSure, at: expression)
        isUnknown = isUnknown || !isSure
      case .stored, .unknown: (isUnknown, isOpen) = (true, true)
      }
    }
    if isOpen { noteOpen(key, expression) }
    guard isUnknown, key.isExplicit else { return }
    reportDynamicKey(at: expression.offset, isLiteral: isLiteral)
  }

  /// Reports a key that constants spell, of which Xcode sees none.
  private func take(
    _ key: TakenKey, constant text: String, isSure: Bool, at expression: Expression
  ) {
    noteOpen(key, expression, spelled: text)
    guard isSure else { return }
    var key = key
    key.isIndirect = true
    report(key, [text], at: expression.offset)
  }

  /// Notes the key of a call that localizes where no table can be told.
  func noteOpenKeys(_ arguments: [Argument], of call: ResolvedCall) {
    for (argument, type) in zip(arguments, call.argumentTypes) where type.name == "_Key" {
      if case .string(let literal) = argument.value.kind, literal.plainText != nil { continue }
      noteOpen(argument.value, inTable: nil)
    }
  }

  /// - Parameter text: The key, where constants spell it.
  private func noteOpen(_ key: TakenKey, _ expression: Expression, spelled text: String? = nil) {
    noteOpen(expression, inTable: key.attributes.knownTable, spelled: text)
  }

  func noteOpen(
    _ expression: Expression, inTable table: String?, spelled text: String? = nil
  ) {
    let lookUp = OpenLookUp(
      table: table, file: program.path, offset: Int(expression.offset),
      texts: text == nil ? expression.fixedTexts : [], key: text)
    // One place may be several ways of a text.
    if openLookUps.last != lookUp { openLookUps.append(lookUp) }
  }

  /// Reports a key that is an element of a list, once for all that looks the list up in a table.
  private func report(_ key: TakenKey, element text: String, at offset: Int32) {
    guard !isSettlingWrappers, !text.isEmpty,
      placesOfSeveral.add(text, key.attributes, at: offset)
    else { return }
    report(key.held, text, at: offset)
  }

  /// Reports keys that a raw value or getter may be; an empty one is none that anything looks up: that
  /// case is told apart before.
  private func report(_ key: TakenKey, _ texts: [String], at offset: Int32) {
    // What wrappers hand on is found out without the keys.
    guard !isSettlingWrappers else { return }
    for text in texts where !text.isEmpty {
      guard placesOfSeveral.add(text, key.attributes) else { continue }
      report(key.held, text, at: offset)
    }
  }

  private func report(_ key: TakenKey, _ text: String, at offset: Int32) {
    guard hasTable(key.attributes, at: offset) else { return }
    let value = defaultValue(of: key, text)
    report(
      Occurrence(
        key: text, table: key.attributes.table.text, bundle: key.attributes.bundle.text,
        defaultValue: value, sourceText: value ?? SpecifierSkeleton.numbering(text),
        comment: key.attributes.comment.text,
        arguments: key.value?.arguments ?? [], reading: settled(key.reading),
        isIndirect: key.isIndirect, wrapper: key.wrapper,
        bundleFile: key.attributes.bundleFile, unnamedBundle: key.unnamedBundle,
        marks: key.isHeld ? .held : [], offset: offset))
  }

  /// The default value with numbered specifiers; one that is the key itself stays as it is.
  private func defaultValue(of key: TakenKey, _ text: String) -> String? {
    if let value = key.value, !value.arguments.isEmpty { return value.numbered }
    guard let value = key.value?.key ?? key.valueText.text, !value.isEmpty else { return nil }
    return value == text ? value : SpecifierSkeleton.numbering(value)
  }

  /// Notes that a declaration hands its parameter on as a key.
  private func note(
    _ key: TakenKey, from place: SlotPlace, at expression: Expression, in scope: Scope
  ) {
    func own(_ text: FlowText) -> FlowText {
      guard let other = text.place else { return text }
      let isOwn = other.declaration == place.declaration && other.slot != place.slot
      return FlowText(text: text.text, place: isOwn ? other : nil)
    }
    var attributes = key.attributes.handedOn
    attributes.table = own(attributes.table)
    attributes.bundle = own(attributes.bundle)
    attributes.comment = own(attributes.comment)
    var value = own(key.valueText)
    if let literal = key.value, literal.arguments.isEmpty { value.text = literal.key }
    findings.append(
      WrapperFinding(
        declaration: place.declaration,
        flow: WrapperFlow(
          key: place.slot, attributes: attributes, value: value, reading: settled(key.reading),
          reaches: key.reaches, isHeld: key.isHeld, isExplicit: key.isExplicit, flag: key.flag),
        waits: key.waits))
    guard key.isExplicit || key.isHeld else { return }
    let isForwarded = key.wrapper != nil && isGiven(expression, in: scope)
    noteCallers(of: place, taking: key, at: expression.offset, isForwarded: isForwarded)
  }

  /// Whether an expression is what the declaration around it is given, as it is.
  private func isGiven(_ expression: Expression, in scope: Scope) -> Bool {
    guard case .name(let name, _) = expression.kind else { return false }
    if case .parameter? = scope.binding(for: name) { return true }
    return name == "self"
  }

  /// Says that a key can't be told, unless there are callers that write it.
  ///
  /// - Parameter isForwarded: Whether another wrapper is given the text as it is: there is no place
  ///   for quotes then.
  private func noteCallers(
    of place: SlotPlace, taking key: TakenKey, at offset: Int32, isForwarded: Bool
  ) {
    guard !isSettlingWrappers else { return }
    let isWrapper = wrappers.flows(of: place.declaration) != nil
    // Whoever calls it writes the key.
    if isWrapper, let enclosing, enclosing.declaration == place.declaration,
      enclosing.hasOtherCallers
    {
      return
    }
    // What only the system calls is given keys that nobody sees.
    let lookUp = OpenLookUp(
      table: key.attributes.knownTable, file: program.path, offset: Int(offset))
    if !isWrapper { openLookUps.append(lookUp) }
    let wrapper = isWrapper ? FilePlace(file: file, offset: place.offset) : nil
    if let wrapper, isForwarded || !key.isExplicit {
      note(lookUp, unlessUsed: wrapper)
    } else if key.isExplicit {
      reportDynamicKey(at: offset, unlessUsed: wrapper, lookUp)
    }
  }

  /// - Parameter isLiteral: Whether it is a literal with interpolations, of which a plain text is
  ///   made before anything looks it up.
  func reportDynamicKey(
    at offset: Int32, isLiteral: Bool = false, unlessUsed wrapper: FilePlace? = nil,
    _ openLookUp: OpenLookUp? = nil
  ) {
    let message =
      isLiteral
      ? "this key has its values in it when it is looked up, so it can't be extracted; list its keys "
        + "by hand, or use String(localized:) or a format whose arguments are filled in afterwards"
      : "this key is not a literal, so it can't be extracted; write the key in quotes, or list "
        + "its values by hand"
    report("dynamic-key", message, at: offset, unlessUsed: wrapper, openLookUp)
  }
}

extension CallAttributes {
  /// The table, where it can be told.
  var knownTable: String? {
    table.place == nil && !table.isUnknown ? table.text ?? "Localizable" : nil
  }
}

extension Expression {
  /// Whether it is written in parts, `"one " + "two"`, as Xcode reads a key.
  var isChain: Bool {
    if case .infix("+", _, _) = kind { true } else { false }
  }
}

extension BoundMember {
  /// The name of a function as it is called, or of a variable as it is read.
  var calledName: String? {
    switch record.content {
    case .function(let function):
      return function.kind == .initializer ? owner?.name : function.name
    case .variable(let variable): return variable.name
    case .enumCase: return nil
    }
  }
}

extension Expression {
  /// Whether it is a literal with values in it, which only the running app knows.
  fileprivate var holdsValues: Bool {
    if case .string(let literal) = kind { literal.hasInterpolations } else { false }
  }
}

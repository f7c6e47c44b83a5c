/// A place where a wrapper is called or read: what its parameters get there.
struct WrapperSite {
  let finder: LiteralFinder
  let scope: Scope
  var base: Expression?
  var arguments: [Argument] = []
  /// The position of the parameter for each argument.
  var positions: [Int] = []
  var function: FunctionDeclaration?
  /// The position of the file that declares the wrapper; negative for an interface file.
  var file: Int
  /// Whether a build setting names the wrapper, so that Xcode extracts what it is given.
  var isMacro = false
  /// Where the wrapper is called.
  var offset: Int32 = 0

  /// The positions of the arguments that a slot gets.
  func positions(of slot: Slot?) -> [Int] {
    guard case .parameter(let parameter) = slot else { return [] }
    return positions.indices.filter { positions[$0] == parameter }
  }

  /// What a slot gets: arguments, a default, or the value that the wrapper is a member of.
  func values(of slot: Slot) -> [Expression] {
    if case .property = slot { return [] }
    guard case .parameter(let parameter) = slot else { return base.map { [$0] } ?? [] }
    let given = positions(of: slot).map { arguments[$0].value }
    guard given.isEmpty, let function, parameter < function.parameters.count else { return given }
    guard let value = function.parameters[parameter].defaultValue else { return [] }
    // A default value is written elsewhere, perhaps in another file.
    return [Expression(value.kind, at: offset)]
  }

  /// The key as the wrapper passes it on from here.
  func key(of flow: WrapperFlow, named name: String) -> LiteralFinder.TakenKey {
    var attributes = CallAttributes()
    attributes.table = text(flow.attributes.table)
    attributes.comment = text(flow.attributes.comment)
    if attributes.comment.isUnknown { attributes.comment = FlowText() }
    if attributes.comment.text?.isEmpty == true { attributes.comment.text = nil }
    attributes.bundle = bundle(flow.attributes.bundle)
    attributes.bundleFile = bundleFile(flow.attributes)
    var key = LiteralFinder.TakenKey(
      attributes: attributes, reading: flow.reading, reaches: name, isIndirect: !isMacro,
      wrapper: name, isExplicit: flow.isExplicit)
    if let literal = literalValue(flow.value) {
      key.value = finder.spelling(of: literal, in: scope)
    } else {
      key.valueText = text(flow.value)
      if key.valueText.isUnknown { key.valueText = FlowText() }
    }
    return key
  }

  private func text(_ text: FlowText) -> FlowText {
    guard let place = text.place else { return text }
    if case .property = place.slot { return .unknown }
    guard let value = values(of: place.slot).first else { return FlowText(text: text.text) }
    var found = finder.text(of: value, in: scope)
    if found.text == nil, !found.isUnknown { found.text = text.text }
    return found
  }

  private func bundle(_ text: FlowText) -> FlowText {
    guard let place = text.place else { return text }
    guard let value = values(of: place.slot).first else { return FlowText(text: text.text) }
    return finder.bundle(value, in: scope)
  }

  /// The file whose module a bundle is meant in: that of the wrapper that names it.
  private func bundleFile(_ attributes: CallAttributes) -> Int? {
    guard attributes.bundle.place == nil, attributes.bundle.text != nil else { return nil }
    let named = attributes.bundleFile ?? file
    return named == finder.file || named < 0 ? nil : named
  }

  /// A default value with interpolations, where the wrapper's parameter takes such.
  private func literalValue(_ text: FlowText) -> StringLiteral? {
    guard let place = text.place, case .parameter(let parameter) = place.slot,
      let function, parameter < function.parameters.count,
      TextTypes.isKeyType(function.parameters[parameter].type),
      case .string(let literal)? = values(of: place.slot).first?.kind
    else { return nil }
    return literal
  }
}

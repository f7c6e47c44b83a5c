/// Which types hold the text of a key.
enum TextTypes {
  static let texts: Set<String> = [
    "String", "NSString", "Substring", "StaticString", "StringProtocol", "StringLiteralType",
  ]
  /// Those of keys, whose initializers take a text as it stands.
  private static let plainKeys: Set<String> = [
    "LocalizedStringKey", "LocalizationValue", "LocalizedMessage",
  ]
  /// Those of keys, with what says where a key is looked up.
  static let keys = plainKeys.union([KeyConstant.implicitType])
  /// The types whose initializers take a text as it stands.
  static let conversions = texts.union(plainKeys)
  /// What makes a binding that always has the same text: `.constant("…")`.
  static let bindingOfConstant = "constant"
  /// The member of a binding that is its text.
  static let valueOfBinding = "wrappedValue"
  /// The wrappers that a property keeps its own value in.
  static let states: Set<String> = ["Published", "State"]
  /// What these call the value that they start with: `State(initialValue: "…")`.
  private static let labelsOfState: Set<String> = ["initialValue", "wrappedValue"]

  /// Whether a call makes the state of a property of a text, by what it is called and given.
  static func isState(_ callee: Expression, _ argument: Argument) -> Bool {
    guard let label = argument.label, labelsOfState.contains(label),
      let name = callee.calleeName
    else { return false }
    return states.contains(name) || callee.isImplicitMember && name == "init"
  }

  /// What `Binding(get: { … }, set: { … })` asks for its value; nil for another call.
  static func getter(ofBinding callee: Expression, _ arguments: [Argument]) -> Closure? {
    guard arguments.count == 2, arguments[1].label == "set",
      case .closure(let closure) = arguments[0].value.kind
    else { return nil }
    let label = arguments[0].label
    let isImplicit = callee.isImplicitMember && callee.calleeName == "init" && label == "get"
    let isNamed = callee.calleeName == "Binding" && (label == "get" || label == nil)
    return isNamed || isImplicit ? closure : nil
  }

  /// The views that people make of a text by `.init`.
  static let views: Set<String> = ["Text", "Label", "Button", "Toggle", "Section"]

  static func isKeyType(_ type: TypeReference) -> Bool {
    type.simpleName.map(keys.contains) ?? false
  }

  static func mayHoldText(_ type: TypeReference, _ function: FunctionDeclaration) -> Bool {
    mayHoldText(type, function.generics)
  }

  private static func mayHoldText(_ type: TypeReference, _ generics: [GenericParameter]) -> Bool {
    guard let name = type.simpleName else { return false }
    return texts.contains(name) || keys.contains(name) || name == "_Key"
      || generics.contains { $0.name == name }
  }

  /// Whether a parameter of a type may be given a text, or a binding of one.
  static func mayBeGivenText(_ type: TypeReference, _ generics: [GenericParameter]) -> Bool {
    mayHoldText(type, generics) || isBindingOfText(type)
  }

  /// `Binding<String>`.
  private static func isBindingOfText(_ type: TypeReference) -> Bool {
    switch type {
    case .named("Binding", let values), .member(_, "Binding", let values):
      values.count == 1 && isText(values[0])
    case .optional(let wrapped): isBindingOfText(wrapped)
    default: false
    }
  }

  /// What those of some parameters are called that may be given a text.
  static func names(among parameters: [Parameter], _ generics: [GenericParameter]) -> [String] {
    parameters.filter { mayBeGivenText($0.type, generics) }.map(\.name)
  }

  /// Whether values of a type are texts.
  static func isText(_ type: TypeReference) -> Bool { type.simpleName.map(texts.contains) ?? false }
}

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

  /// What those of some parameters are called that may hold a text.
  static func names(among parameters: [Parameter], _ generics: [GenericParameter]) -> [String] {
    parameters.filter { mayHoldText($0.type, generics) }.map(\.name)
  }

  /// Whether values of a type are texts.
  static func isText(_ type: TypeReference) -> Bool { type.simpleName.map(texts.contains) ?? false }
}

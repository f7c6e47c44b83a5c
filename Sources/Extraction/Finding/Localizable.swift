/// Which types make a literal localizable.
enum Localizable {
  /// Whether a string literal of this type is a localization key.
  static func isLiteralType(_ type: Type, _ index: ProgramIndex) -> Bool {
    type.unwrapped.nominal.map(index.literalTypes.contains) ?? false
  }

  /// Whether a literal of this type is a phrase of an App Shortcut, which has a table of its own.
  static func isPhraseType(_ type: Type, _ index: ProgramIndex) -> Bool {
    type.unwrapped.nominal.map(index.phraseTypes.contains) ?? false
  }

  /// Whether a type is or contains such a type, as arrays and tuples of it do.
  static func holdsLiteralType(_ type: Type, _ index: ProgramIndex) -> Bool {
    if isLiteralType(type, index) { return true }
    if case .tuple(let elements) = type {
      return elements.contains { holdsLiteralType($0.type, index) }
    }
    return type.arguments.contains { holdsLiteralType($0, index) }
  }
}

import Messages

/// A parameter of the function that Xcode makes of a key with arguments.
package struct SymbolParameter: Hashable, Sendable {
  /// What a call writes in front of the value, from `%(count)lld` or a substitution's name; nil for
  /// nothing.
  package var label: String?
  /// A type of Swift.
  package var type: String
  /// The specifier without number and name, such as `%lld`.
  package var specifier: String

  /// - Returns: Nil for what no interpolation of Foundation takes, such as a C string.
  init?(_ value: ValueSpecifier, spelling: String, name: String?) {
    guard value.sizeArguments.isEmpty, let type = value.type.swiftType else { return nil }
    label = name.flatMap { SymbolName(ofArgument: $0)?.text }
    self.type = type
    specifier = spelling
  }

  /// Whether the value is shown as it is, with no specifier of its own.
  package var isText: Bool { type == "String" }
}

extension ValueType {
  /// The type of Swift that Xcode gives to an argument.
  fileprivate var swiftType: String? {
    switch self {
    case .object: "String"
    case .signedInteger(let bits): bits == 64 ? "Int" : "Int\(bits)"
    case .unsignedInteger(let bits): bits == 64 ? "UInt" : "UInt\(bits)"
    case .floatingPoint(.double): "Double"
    case .floatingPoint(.longDouble), .character, .cString, .pointer: nil
    }
  }
}

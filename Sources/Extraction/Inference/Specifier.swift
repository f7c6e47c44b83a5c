/// The format specifier with which a value of some type is interpolated.
///
/// Apple Developer Documentation, "String.LocalizationValue.StringInterpolation" and
/// "LocalizedStringKey.StringInterpolation", checked against catalogs that Xcode wrote.
struct Specifier: Hashable, Sendable {
  var text: String

  static let object = Specifier(text: "%@")

  init(text: String) { self.text = text }

  init(for type: Type) {
    text = type.unwrapped.name.flatMap { Self.byTypeName[$0] } ?? "%@"
  }

  static func isPrintedAsNumber(_ type: Type) -> Bool {
    Specifier(for: type) != .object
  }

  /// Whether the specifier takes a whole number, hence something that may be counted.
  var isInteger: Bool { ["%lld", "%llu", "%d", "%u"].contains(text) }

  private static let byTypeName: [String: String] = [
    "Int": "%lld", "Int64": "%lld", "UInt": "%llu", "UInt64": "%llu",
    "Int8": "%d", "Int16": "%d", "Int32": "%d", "UInt8": "%u", "UInt16": "%u", "UInt32": "%u",
    "Double": "%lf", "CGFloat": "%lf", "Float": "%f",
  ]

  /// What `\(placeholder: .int)` and its siblings stand for.
  static let byPlaceholder: [String: String] = [
    "int": "%lld", "uint": "%llu", "float": "%f", "double": "%lf", "object": "%@",
  ]
}

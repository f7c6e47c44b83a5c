import Foundation

/// A text to localize: the key, which is also the text in the source language, and the values
/// that stand in it.
///
/// A literal becomes the key as it stands; with interpolations the key is a format string, in
/// which each value is a specifier (`%lld`, `%@`) and each percent sign is doubled: the key that
/// Foundation's `String.LocalizationValue` has for the same literal. It exists on every platform;
/// on Linux `String.LocalizationValue` is another name for it.
///
/// What ``encode(to:)`` writes is this module's own format.
public struct LocalizedMessage: Equatable, Sendable {
  /// The format string in the source language.
  let key: String
  let arguments: [LocalizationArgument]

  init(key: String, arguments: [LocalizationArgument]) {
    self.key = key
    self.arguments = arguments
  }

  /// Makes a value from a key that is known only at run time.
  ///
  /// Tools can't find the keys of such values in the sources.
  public init(_ value: String) {
    self.init(key: value, arguments: [])
  }
}

extension LocalizedMessage: ExpressibleByStringInterpolation {
  /// Makes a value from a literal without interpolations.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a value from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
  }
}

extension LocalizedMessage: Codable {
  private enum CodingKeys: String, CodingKey {
    case key, arguments
  }

  /// Reads a value that ``encode(to:)`` wrote.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    key = try container.decode(String.self, forKey: .key)
    arguments =
      try container.decodeIfPresent([LocalizationArgument].self, forKey: .arguments) ?? []
  }

  /// Writes the key and the arguments; values with a format style are written as the text that
  /// they are in the current locale.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    if !arguments.isEmpty { try container.encode(arguments, forKey: .arguments) }
  }
}

extension LocalizedMessage {
  /// The same value with all that depends on a locale written as text.
  func formatted(for locale: Locale) -> Self {
    Self(key: key, arguments: arguments.map { $0.formatted(for: locale) })
  }

  /// Stands for a value that is not known yet, in a literal: `"\(placeholder: .int) items"`.
  ///
  /// What it stands for comes later, through `replacements` of the options.
  public enum Placeholder: Hashable, Codable, Sendable {
    /// A signed integer, `%lld`.
    case int
    /// An unsigned integer, `%llu`.
    case uint
    /// A `Float`, `%f`.
    case float
    /// A `Double`, `%lf`.
    case double
    /// Anything else, `%@`.
    case object

    var formatSpecifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }
  }
}

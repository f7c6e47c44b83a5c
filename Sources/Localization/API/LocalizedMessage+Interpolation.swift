import Diagnostics
public import Foundation
import Messages

extension LocalizedMessage {
  /// Collects the pieces of a literal (Apple Developer Documentation,
  /// "String.LocalizationValue.StringInterpolation").
  ///
  /// Differences from Apple's: any value with a description can be interpolated, as `%@`; Apple's
  /// accepts fewer types, so code for both platforms is safe with numbers, strings, attributed
  /// strings, resources and values with a format.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// The text as it stands, until the first value comes: then it is a format string, with specifiers
    /// and doubled percent signs.
    private(set) var key = ""
    private(set) var arguments: [LocalizationArgument] = []

    /// Makes room for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Appends a piece of the literal.
    public mutating func appendLiteral(_ literal: String) {
      key += arguments.isEmpty ? literal : Self.escaped(literal)
    }

    mutating func append(_ specifier: String, for argument: LocalizationArgument) {
      if arguments.isEmpty { key = Self.escaped(key) }
      key += specifier
      arguments.append(argument)
    }

    /// A literal as a format string, with doubled percent signs.
    private static func escaped(_ literal: String) -> String {
      literal.utf8.contains(UInt8(ascii: "%"))
        ? SpecifierSpelling.escaped(literal) : literal
    }
  }
}

extension LocalizedMessage.StringInterpolation {
  /// Appends a string as `%@`.
  ///
  /// It is shown as it is: Markdown and specifiers in it mean nothing.
  public mutating func appendInterpolation(_ string: String) {
    append("%@", for: .text(string))
  }

  /// Appends a part of a string as `%@`.
  public mutating func appendInterpolation(_ substring: Substring) {
    append("%@", for: .text(String(substring)))
  }

  /// Appends an attributed string as `%@`; it keeps its attributes in an attributed result.
  public mutating func appendInterpolation(_ text: some AttributedStringProtocol) {
    append("%@", for: .attributed(AttributedString(text[text.startIndex..<text.endIndex])))
  }

  /// Appends a number as the specifier of its type, such as `%lld`.
  public mutating func appendInterpolation(_ value: some FormatSpecifiable) {
    append(value.formatSpecifier, for: LocalizationArgument(value.formatArgument))
  }

  /// Appends a number with a specifier of its own, such as `%.2f`.
  ///
  /// Unlike on Apple's platforms, a specifier that doesn't fit the number does no harm: the number
  /// is shown as its type's own specifier would show it.
  public mutating func appendInterpolation(_ value: some FormatSpecifiable, specifier: String) {
    append(specifier, for: LocalizationArgument(value.formatArgument))
  }

  /// Appends any value as `%@`: its description, or for decimal numbers and dates what is usual in
  /// the locale.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
    append("%@", for: LocalizationArgument(describing: value))
  }

  /// Appends a value as `%@`, in the words of a formatter.
  ///
  /// Unlike on Apple's platforms, the formatter is asked at once, and the value needn't be an
  /// object.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ value: some CustomStringConvertible, formatter: Formatter?
  ) {
    if let text = formatter?.string(for: value) {
      append("%@", for: .text(text))
    } else {
      append("%@", for: LocalizationArgument(describing: value))
    }
  }

  /// Appends a value as `%@`, formatted for the locale of the result.
  ///
  /// In an attributed result the styles for numbers, dates, durations and byte counts set their
  /// attributes (`numberPart`, `dateField`).
  public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    append("%@", for: .formatted(FormattedValue(value, format)))
  }

  /// Appends a value as `%@`, formatted with attributes for the locale of the result.
  public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    append("%@", for: .formatted(FormattedValue(value, format)))
  }

  /// Appends another localized text as `%@`, in the language of the result.
  ///
  /// The resource's own locale doesn't count, unlike with Apple's `String(localized:)`: a sentence
  /// is in one language. On Apple's systems Foundation looks the resource up.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append("%@", for: .resource(ResourceValue(resource)))
  }

  /// Appends a place for a value that is not known yet.
  public mutating func appendInterpolation(placeholder: LocalizedMessage.Placeholder) {
    append(placeholder.formatSpecifier, for: .placeholder(placeholder.formatSpecifier))
  }

  /// Appends a place for a value that is not known yet, with a specifier of its own.
  public mutating func appendInterpolation(
    placeholder: LocalizedMessage.Placeholder, specifier: String
  ) {
    append(specifier, for: .placeholder(specifier))
  }
}

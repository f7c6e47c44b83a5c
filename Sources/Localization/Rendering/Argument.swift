package import Foundation
package import Grammar
package import Messages
import PlainBytes

/// A value that stands for a placeholder.
package enum Argument: Sendable {
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)
  case decimal(Decimal)
  /// Text that is inserted as it is: Markdown and specifiers in it mean nothing.
  case text(String)
  /// An attributed string as Markdown, which keeps what it says of its words.
  case message(Message)
  /// An attributed string, which keeps its attributes.
  case attributed(AttributedString)
  /// What a format style makes of a value for the locale.
  case formatted(@Sendable (Locale) -> AttributedString)

  /// The number as decimal digits with a point; nil for what is none.
  package var number: String? {
    switch self {
    case .integer(let value): String(value)
    case .unsigned(let value): String(value)
    case .double(let value): value.isFinite ? Self.digits(value) : nil
    case .decimal(let value): value.isFinite ? "\(value)" : nil
    case .text, .message, .attributed, .formatted: nil
    }
  }

  /// Whether it is one, be it infinite.
  var isNumber: Bool {
    switch self {
    case .integer, .unsigned, .double, .decimal: true
    case .text, .message, .attributed, .formatted: false
    }
  }

  /// A whole number without its fraction, as it is shown.
  private static func digits(_ value: Double) -> String {
    if let whole = Int64(exactly: value) { return String(whole) }
    return Decimal(string: "\(value)").map { "\($0)" } ?? "\(value)"
  }
}

/// What words may agree with that stands outside the text (Apple Developer Documentation,
/// "InflectionConcept").
package enum Concept: Sendable {
  /// A phrase in the language of the text.
  case localizedPhrase(String)
  /// A person, by the terms in which the person wants to be addressed; the first usable one counts.
  case termsOfAddress([Grammar.TermOfAddress])
}

/// How arguments that are no numbers are shown, and which specifiers they don't fit.
enum ArgumentText {
  /// A text cut to the specifier's precision, in characters.
  static func cut(_ text: String, to specifier: ValueSpecifier) -> String {
    guard case .literal(let length)? = specifier.precision else { return text }
    return String(text.prefix(length))
  }

  /// The number that a specifier wants; nil if it wants none, or the argument is one.
  ///
  /// - Parameter number: The argument as a number.
  static func numberWanted(
    by specifier: ValueSpecifier, for argument: Argument, _ number: String?
  ) -> String? {
    let fits =
      switch specifier.type {
      case .signedInteger, .unsignedInteger: number.map(isWhole) ?? false
      case .floatingPoint: argument.isNumber
      default: true
      }
    return fits ? nil : specifier.type.name
  }

  private static func isWhole(_ digits: String) -> Bool {
    digits.utf8.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
  }
}

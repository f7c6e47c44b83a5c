package import Foundation
package import Messages

/// Shows numbers as printf's specifiers ask for, in the way of a locale.
///
/// Foundation's `String(format:locale:)` trusts its format, and a translator writes formats. Here
/// only what was scanned, and fits the argument, ever reaches it.
package enum SpecifierFormatting {
  /// The text of a number.
  ///
  /// A width or precision that another argument should say (`%*d`) is left out, and so is the
  /// length: all digits of a number are shown.
  ///
  /// - Returns: nil if the argument is no number, or the specifier asks for something else, such
  ///   as `%@` or a whole number for a fraction.
  package static func text(
    of argument: Argument, _ specifier: ValueSpecifier, locale: Locale
  ) -> String? {
    switch (argument, specifier.type) {
    case (.integer(let value), .signedInteger), (.integer(let value), .unsignedInteger):
      whole(value, specifier, locale)
    case (.unsigned(let value), .signedInteger), (.unsigned(let value), .unsignedInteger):
      whole(value, specifier, locale)
    case (.integer(let value), .floatingPoint): fraction(Double(value), specifier, locale)
    case (.unsigned(let value), .floatingPoint): fraction(Double(value), specifier, locale)
    case (.double(let value), .floatingPoint): fraction(value, specifier, locale)
    // Its digits are read anew: Foundation's own conversion on Linux is off in the last ones.
    case (.decimal(let value), .floatingPoint):
      Double("\(value)").map { fraction($0, specifier, locale) }
    case (.integer(let value), .character): character(UInt32(exactly: value))
    case (.unsigned(let value), .character): character(UInt32(exactly: value))
    default: nil
    }
  }

  private static func whole<Value: FixedWidthInteger & CVarArg>(
    _ value: Value, _ specifier: ValueSpecifier, _ locale: Locale
  ) -> String {
    let isSimple = [.decimal, .integer, .unsigned].contains(specifier.conversion)
    if isSimple, specifier.isBare, specifier.precision == nil {
      return value.formatted(IntegerFormatStyle<Value>(locale: locale))
    }
    return String(format: specifier.spelling(length: "ll"), locale: locale, value)
  }

  private static func fraction(
    _ value: Double, _ specifier: ValueSpecifier, _ locale: Locale
  ) -> String {
    // What C prints without a precision.
    let digits = specifier.literalPrecision ?? 6
    if specifier.conversion == .fixed, specifier.isBare, digits <= 15, value.isFinite {
      let style = FloatingPointFormatStyle<Double>(locale: locale)
      return value.formatted(style.precision(.fractionLength(digits)))
    }
    return String(format: specifier.spelling(length: ""), locale: locale, value)
  }

  private static func character(_ value: UInt32?) -> String? {
    value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}

extension ValueSpecifier {
  /// Whether nothing stands between the percent sign and the precision.
  fileprivate var isBare: Bool { flags.isEmpty && width == nil }

  fileprivate var literalPrecision: Int? {
    if case .literal(let digits) = precision { digits } else { nil }
  }

  /// The specifier for one argument of a known length.
  fileprivate func spelling(length: String) -> String {
    var text = "%"
    for (flag, letter) in Self.flagLetters where flags.contains(flag) { text += letter }
    if case .literal(let size) = width { text += String(size) }
    if let digits = literalPrecision { text += ".\(digits)" }
    // Foundation on Linux shows the old capital forms as text.
    let letter =
      switch conversion {
      case .legacyDecimal: "d"
      case .legacyUnsigned: "u"
      case .legacyOctal: "o"
      default: String(Character(Unicode.Scalar(conversion.rawValue)))
      }
    return text + length + letter
  }

  private static let flagLetters: [(SpecifierFlags, String)] = [
    (.leftAligned, "-"), (.plusSign, "+"), (.spaceForPlus, " "), (.alternateForm, "#"),
    (.zeroPadded, "0"), (.thousandsGrouped, "'"),
  ]
}

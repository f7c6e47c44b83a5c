import Foundation
import Messages

#if canImport(Darwin)
import os
#else
import Synchronization
#endif

/// Numbers as a locale writes them.
///
/// Texts count the same few things again and again, so the texts of whole numbers are kept; safe from
/// any thread, and bounded.
final class NumberTexts: Sendable {
  private struct Key: Hashable {
    var value: Int64
    var locale: Locale
  }

  private static let limit = 4096

  #if canImport(Darwin)
  private let texts = OSAllocatedUnfairLock(initialState: [Key: String]())
  #else
  private let texts = Mutex<[Key: String]>([:])
  #endif

  static let shared = NumberTexts()

  func text(_ argument: Argument, _ specifier: ValueSpecifier, _ locale: Locale) -> String {
    switch specifier.conversion {
    case .hexadecimal, .uppercaseHexadecimal, .octal, .legacyOctal, .scientific,
      .uppercaseScientific, .general, .uppercaseGeneral, .hexadecimalFloat,
      .uppercaseHexadecimalFloat, .character, .utf16Character, .pointer:
      return Self.plain(argument, specifier)
    case .fixed, .uppercaseFixed: return fixed(argument, specifier, locale)
    default: break
    }
    if case .integer(let value) = argument, specifier.width == nil, specifier.precision == nil,
      specifier.flags.isEmpty
    {
      return whole(value, locale)
    }
    return padded(written(argument, locale), specifier)
  }

  private func whole(_ value: Int64, _ locale: Locale) -> String {
    let key = Key(value: value, locale: locale)
    if let known = texts.withLock({ $0[key] }) { return known }
    let text = value.formatted(.number.locale(locale))
    texts.withLock { texts in
      if texts.count >= Self.limit { texts.removeAll(keepingCapacity: true) }
      texts[key] = text
    }
    return text
  }

  private func written(_ argument: Argument, _ locale: Locale) -> String {
    switch argument {
    case .integer(let value): value.formatted(.number.locale(locale))
    case .unsigned(let value): value.formatted(.number.locale(locale))
    case .double(let value): value.formatted(.number.locale(locale))
    case .decimal(let value): value.formatted(.number.locale(locale))
    case .text, .message, .attributed, .formatted: ""
    }
  }

  /// `%f`: as many digits behind the point as the precision says, or six, as printf has it.
  private func fixed(
    _ argument: Argument, _ specifier: ValueSpecifier, _ locale: Locale
  ) -> String {
    var digits = 6
    if case .literal(let length)? = specifier.precision { digits = min(length, 100) }
    let style = Decimal.FormatStyle(locale: locale).precision(.fractionLength(digits))
    let value: Decimal
    switch argument {
    case .integer(let whole): value = Decimal(whole)
    case .unsigned(let whole): value = Decimal(whole)
    case .decimal(let decimal): value = decimal
    case .double(let double):
      return padded(
        double.formatted(.number.locale(locale).precision(.fractionLength(digits))), specifier)
    case .text, .message, .attributed, .formatted: return ""
    }
    return padded(value.formatted(style), specifier)
  }

  /// Notations that no locale writes its own way.
  private static func plain(_ argument: Argument, _ specifier: ValueSpecifier) -> String {
    let whole: Int64
    switch argument {
    case .integer(let value): whole = value
    case .unsigned(let value): whole = Int64(truncatingIfNeeded: value)
    case .double(let value): whole = Int64(exactly: value.rounded(.towardZero)) ?? 0
    case .decimal(let value): whole = NSDecimalNumber(decimal: value).int64Value
    case .text, .message, .attributed, .formatted: whole = 0
    }
    switch specifier.conversion {
    case .hexadecimal: return String(UInt64(bitPattern: whole), radix: 16)
    case .uppercaseHexadecimal:
      return String(UInt64(bitPattern: whole), radix: 16, uppercase: true)
    case .octal, .legacyOctal: return String(UInt64(bitPattern: whole), radix: 8)
    case .character, .utf16Character:
      return Unicode.Scalar(UInt32(truncatingIfNeeded: whole)).map { String(Character($0)) }
        ?? "\u{FFFD}"
    default: return argument.number ?? ""
    }
  }

  /// A text as wide as the specifier wants it.
  private func padded(_ text: String, _ specifier: ValueSpecifier) -> String {
    guard case .literal(let width)? = specifier.width, text.count < width else { return text }
    let fill = String(
      repeating: specifier.flags.contains(.zeroPadded) ? "0" : " ", count: width - text.count)
    return specifier.flags.contains(.leftAligned) ? text + fill : fill + text
  }
}

import Foundation
import Locking
import Messages

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

  private let texts = Locked<[Key: String]>([:])

  static let shared = NumberTexts()

  func text(_ argument: Argument, as specifier: ValueSpecifier, locale: Locale) -> String {
    let isPlain = specifier.width == nil && specifier.precision == nil && specifier.flags.isEmpty
    switch (argument, specifier.conversion) {
    case (.integer(let value), .decimal), (.integer(let value), .object):
      if isPlain { return whole(value, locale) }
    default: break
    }
    return SpecifierFormatting.text(of: argument, specifier, locale: locale)
      ?? written(argument, locale)
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
}

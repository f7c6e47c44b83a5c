import Foundation
import Locking
import Messages

/// Numbers as one locale writes them.
///
/// Texts count the same few things again and again, so the texts of whole numbers are kept; safe from
/// any thread, and bounded.
final class NumberTexts: Sendable {
  private static let limit = 4096

  let locale: Locale
  private let texts = Locked<[Int64: String]>([:])

  init(_ locale: Locale) { self.locale = locale }

  func text(_ argument: Argument, as specifier: ValueSpecifier) -> String {
    let isPlain = specifier.width == nil && specifier.precision == nil && specifier.flags.isEmpty
    switch (argument, specifier.conversion) {
    case (.integer(let value), .decimal), (.integer(let value), .object):
      if isPlain { return whole(value) }
    default: break
    }
    return SpecifierFormatting.text(of: argument, specifier, locale: locale)
      ?? written(argument)
  }

  private func whole(_ value: Int64) -> String {
    if let known = texts.withLock({ $0[value] }) { return known }
    let text = value.formatted(.number.locale(locale))
    texts.withLock { texts in
      if texts.count >= Self.limit { texts.removeAll(keepingCapacity: true) }
      texts[value] = text
    }
    return text
  }

  private func written(_ argument: Argument) -> String {
    switch argument {
    case .integer(let value): value.formatted(.number.locale(locale))
    case .unsigned(let value): value.formatted(.number.locale(locale))
    case .double(let value): value.formatted(.number.locale(locale))
    case .decimal(let value): value.formatted(.number.locale(locale))
    case .text, .message, .attributed, .formatted: ""
    }
  }
}

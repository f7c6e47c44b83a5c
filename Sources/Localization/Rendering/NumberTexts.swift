import Foundation
import Locking
import Messages

/// Numbers as one locale writes them.
///
/// Foundation's formatter is asked, for whole numbers only until it is known how the locale writes
/// them. Safe from any thread, and bounded.
final class NumberTexts: Sendable {
  private struct Known: Sendable {
    /// The first numbers: most of what runs for a moment needs no more.
    var texts: [Int64: String] = [:]
    var grouping: DigitGrouping?
    /// Whether the locale writes numbers in a way that can't be learnt.
    var isUnusual = false
    var recent = RecentValues<Int64, String>(limit: NumberTexts.limit)
    /// Numbers in forms of their own, such as `%.2f`.
    var formatted = RecentValues<FormattedNumber, String>(limit: NumberTexts.formattedLimit)
  }

  private static let limit = 4096
  private static let formattedLimit = 1024
  /// In bytes.
  private static let longestKept = 64
  /// Learning takes some hundred numbers.
  private static let countBeforeLearning = 64

  let locale: Locale
  private let known = Locked(Known())

  init(_ locale: Locale) { self.locale = locale }

  func text(_ argument: Argument, as specifier: ValueSpecifier) -> String {
    if let value = argument.smallInteger, specifier.isPlainInteger { return whole(value) }
    guard let number = FormattedNumber(argument, specifier) else {
      return formatted(argument, as: specifier)
    }
    if let text = known.withLock({ $0.formatted.value(for: number) }) { return text }
    let text = formatted(argument, as: specifier)
    // A translator may ask for thousands of digits.
    if text.utf8.count <= Self.longestKept {
      known.withLock { $0.formatted.insert(text, for: number) }
    }
    return text
  }

  private func formatted(_ argument: Argument, as specifier: ValueSpecifier) -> String {
    SpecifierFormatting.text(of: argument, specifier, locale: locale) ?? written(argument)
  }

  private func whole(_ value: Int64) -> String {
    let text = known.withLock { known in
      known.grouping?.text(of: value) ?? known.texts[value] ?? known.recent.value(for: value)
    }
    return text ?? formatted(value)
  }

  private func formatted(_ value: Int64) -> String {
    let text = value.formatted(.number.locale(locale))
    let isToLearn = known.withLock { known in
      if known.isUnusual {
        known.recent.insert(text, for: value)
      } else if known.texts.count < Self.countBeforeLearning {
        known.texts[value] = text
      } else {
        return true
      }
      return false
    }
    if isToLearn { learn() }
    return text
  }

  private func learn() {
    let grouping = DigitGrouping(learningFrom: { $0.formatted(.number.locale(locale)) })
    known.withLock { known in
      known.texts = [:]
      known.grouping = grouping
      known.isUnusual = grouping == nil
    }
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

/// A number and how a specifier asks for it, wherever in a text it stands.
private struct FormattedNumber: Hashable {
  private enum Value: Hashable {
    case whole(Int64)
    /// By its bits: 0 and -0 are written differently.
    case fraction(UInt64)
  }

  private let value: Value
  private let flags: SpecifierFlags
  private let conversion: SpecifierConversion
  private let width: SpecifierSize?
  private let precision: SpecifierSize?

  /// - Returns: nil for what is no number, or one of more digits than are kept.
  init?(_ argument: Argument, _ specifier: ValueSpecifier) {
    if case .double(let fraction) = argument {
      value = .fraction(fraction.bitPattern)
    } else if let whole = argument.smallInteger {
      value = .whole(whole)
    } else {
      return nil
    }
    flags = specifier.flags
    conversion = specifier.conversion
    (width, precision) = (specifier.width, specifier.precision)
  }
}

extension Argument {
  /// A whole number that isn't larger than most.
  fileprivate var smallInteger: Int64? {
    switch self {
    case .integer(let value): value
    case .unsigned(let value): Int64(exactly: value)
    case .double, .decimal, .text, .message, .attributed, .formatted: nil
    }
  }
}

extension ValueSpecifier {
  /// Whether it shows a whole number as the locale writes it.
  fileprivate var isPlainInteger: Bool {
    guard width == nil, precision == nil, flags.isEmpty else { return false }
    switch conversion {
    case .decimal, .integer, .unsigned, .object: return true
    default: return false
    }
  }
}

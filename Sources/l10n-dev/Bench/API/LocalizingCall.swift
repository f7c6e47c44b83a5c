import ArgumentParser
import Foundation
import Localization

/// The kinds of calls of the localization API that are measured.
enum LocalizingCall: String, CaseIterable, ExpressibleByArgument {
  case plain, string, integer, markdown, inflected
  /// A few hundred texts with Markdown and a little number, again and again.
  case recurring
  /// Always another key that no table has, as when keys come from requests.
  case unknown

  /// What is localized, and for whom.
  struct Target: Sendable {
    var bundle: Bundle
    var locale: Locale
  }

  /// Makes one text; gives more than 0 for most, so that it is really made.
  typealias Call = @Sendable (_ number: Int, Target) -> Int

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  var call: Call {
    switch self {
    case .plain, .string, .integer, .unknown: { text($0, $1).utf8.count }
    case .markdown, .inflected, .recurring:
      {
        let text = attributedText($0, $1)
        return text.startIndex < text.endIndex ? 1 : 0
      }
    }
  }

  func example(_ target: Target) -> String {
    switch self {
    case .plain, .string, .integer, .unknown: text(1234, target)
    case .markdown, .inflected, .recurring: String(attributedText(1234, target).characters)
    }
  }

  private func text(_ number: Int, _ target: Target) -> String {
    String(localized: value(number), bundle: target.bundle, locale: target.locale)
  }

  private func attributedText(_ number: Int, _ target: Target) -> AttributedString {
    AttributedString(localized: value(number), bundle: target.bundle, locale: target.locale)
  }

  /// Each call is for another key, and for a number or a name that was not used for long.
  private func value(_ number: Int) -> String.LocalizationValue {
    let key = number % BenchTexts.countOfEach
    switch self {
    case .unknown:
      let key = "Unknown key \(number)"
      return String.LocalizationValue(key)
    case .plain: return String.LocalizationValue(Self.plainKeys[number % BenchTexts.plainCount])
    case .string:
      return Self.value(Self.nameKeys[key]) { $0.appendInterpolation(Self.guest(number)) }
    case .integer:
      return Self.value(Self.seatKeys[key]) { $0.appendInterpolation(number &* 7919 % 1_000_003) }
    case .markdown:
      return Self.value(Self.markdownKeys[key]) { $0.appendInterpolation(Self.guest(number)) }
    case .recurring:
      return Self.value(Self.markdownKeys[key % 10]) { $0.appendInterpolation("\(number % 31)") }
    case .inflected:
      // What is counted in an app is mostly little.
      return Self.value(Self.inflectedKeys[key]) { $0.appendInterpolation(number % 97) }
    }
  }

  /// What the compiler makes of a literal with one interpolation.
  private static func value(
    _ halves: BenchTexts.Halves,
    _ append: (inout String.LocalizationValue.StringInterpolation) -> Void
  ) -> String.LocalizationValue {
    var pieces = String.LocalizationValue.StringInterpolation(
      literalCapacity: halves.before.utf8.count + halves.after.utf8.count, interpolationCount: 1)
    pieces.appendLiteral(halves.before)
    append(&pieces)
    pieces.appendLiteral(halves.after)
    return String.LocalizationValue(stringInterpolation: pieces)
  }

  private static func guest(_ number: Int) -> String { "Ana \(number &* 31 % 100_003)" }

  private static let plainKeys = (0..<BenchTexts.plainCount).map { BenchTexts.plain($0) }
  private static let nameKeys = (0..<BenchTexts.countOfEach).map { BenchTexts.name($0) }
  private static let seatKeys = (0..<BenchTexts.countOfEach).map { BenchTexts.seats($0) }
  private static let markdownKeys = (0..<BenchTexts.countOfEach).map { BenchTexts.markdown($0) }
  private static let inflectedKeys = (0..<BenchTexts.countOfEach).map { BenchTexts.inflected($0) }

  /// Foundation's way to look the same keys up.
  static func foundationCall(of kind: LocalizingCall) -> Call {
    let keys =
      switch kind {
      case .plain, .unknown: plainKeys
      case .string: nameKeys.map { BenchTexts.joined($0, "%@") }
      case .integer: seatKeys.map { BenchTexts.joined($0, "%lld") }
      case .markdown, .recurring: markdownKeys.map { BenchTexts.joined($0, "%@") }
      case .inflected: inflectedKeys.map { BenchTexts.joined($0, "%lld") }
      }
    return { number, target in
      let key = keys[number % keys.count]
      return target.bundle.localizedString(forKey: key, value: nil, table: nil).utf8.count
    }
  }
}

import Foundation
import Reading

/// A number that a text starts with, written for people: 1,000 or 1.000, 2½, 2–3.
struct LeadingNumber {
  /// A decimal number with a point, such as `1.5`.
  let decimal: String
  /// Whether it is a sign for a part of one alone: ½.
  let isFraction: Bool

  /// Longer ones are no counts.
  private static let longest = 24

  /// - Parameter locale: Which sign stands before a fraction, and which between groups.
  /// - Returns: nil for a text that starts with anything else, such as a version (1.2.3), or two numbers of which
  ///   nobody knows whether they are one (24/7, 3/4).
  init?(of text: String, in locale: Locale) {
    let scalars = text.unicodeScalars.prefix(Self.longest).drop { Self.isComparison($0) }
    // Of 2–3 the last number counts.
    let run = Self.run(scalars, locale)
    let parts = run.split(whereSeparator: Self.isRange)
    guard let last = parts.last, parts.count <= 2 else { return nil }
    let found = parts.compactMap { Self.decimal(of: $0, locale) }
    guard found.count == parts.count, let decimal = found.last, !last.isEmpty else { return nil }
    let rest = scalars[run.endIndex...]
    if rest.first == "/", let next = rest.dropFirst().first, Self.isDigit(next) { return nil }
    let part = Self.part(startsWith: rest)
    self.decimal = part.flatMap { Self.sum(decimal, $0) } ?? decimal
    isFraction = parts.count == 1 && last.count == 1 && decimal.hasPrefix("0.")
  }

  /// The part of one that stands behind a whole number and a space: 1 1/2, 1 ½.
  private static func part(startsWith rest: Substring.UnicodeScalarView) -> Double? {
    guard rest.first == " " else { return nil }
    let rest = rest.dropFirst()
    if let fraction = rest.first?.fraction { return fraction }
    let numbers = rest.prefix { isDigit($0) || $0 == "/" }
      .split(omittingEmptySubsequences: false) { $0 == "/" }
    guard numbers.count == 2, let part = Double(String(numbers[0])),
      let whole = Double(String(numbers[1])), part < whole
    else { return nil }
    return part / whole
  }

  /// A whole number and a part of one, to three digits; nil for a number that isn't whole.
  private static func sum(_ decimal: String, _ part: Double) -> String? {
    Int(decimal).map { String(((Double($0) + part) * 1000).rounded() / 1000) }
  }

  /// A text that is nothing but a quantity as it is written for people: 1,5 or 1.000, but 2024 may be a year, and
  /// 17.2 a version where a comma stands before fractions.
  init?(ofQuantity text: String, in locale: Locale) {
    let signs = text.unicodeScalars.prefix(Self.longest + 1).filter { !Self.isDigit($0) }
    guard let last = signs.last, text.unicodeScalars.count <= Self.longest,
      signs.allSatisfy({ $0.fraction != nil || Self.isSeparator($0, locale) })
    else { return nil }
    self.init(of: text, in: locale)
    let startsFraction = last.fraction != nil || String(last) == (locale.decimalSeparator ?? ".")
    guard startsFraction || !decimal.contains(".") else { return nil }
  }

  private static func isComparison(_ scalar: Unicode.Scalar) -> Bool {
    "<>≤≥~≈+".unicodeScalars.contains(scalar)
  }

  private static func isRange(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "–" || scalar == "-" || scalar == "‑"
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Signs between digits: of groups and of fractions.
  private static func isSeparator(_ scalar: Unicode.Scalar, _ locale: Locale) -> Bool {
    switch scalar {
    case ".", ",", "'", "’", "\u{A0}", "\u{202F}", "\u{2009}": true
    // Where groups stand apart, people type a plain space.
    case " ": locale.groupingSeparator.map { $0.allSatisfy(\.isWhitespace) } ?? false
    default: false
    }
  }

  /// What belongs to the number, up to the last digit or fraction.
  private static func run(
    _ scalars: Substring.UnicodeScalarView, _ locale: Locale
  ) -> Substring.UnicodeScalarView {
    var (end, index) = (scalars.startIndex, scalars.startIndex)
    while index < scalars.endIndex {
      let (scalar, next) = (scalars[index], scalars.index(after: index))
      if isDigit(scalar) || scalar.fraction != nil {
        end = next
      } else if scalar == " " {
        // What a plain space parts are groups of three digits: 1 000 messages.
        let group = scalars[next...].prefix(while: isDigit)
        guard isSeparator(scalar, locale), group.count == 3 else { break }
      } else if !isSeparator(scalar, locale), !isRange(scalar) {
        break
      }
      index = next
    }
    return scalars[..<end]
  }

  private static func decimal(
    of text: Substring.UnicodeScalarView, _ locale: Locale
  ) -> String? {
    var digits = text
    var fraction: Double?
    if let last = digits.last, let value = last.fraction {
      fraction = value
      digits.removeLast()
    }
    let whole = digits.isEmpty ? "0" : plain(digits, locale)
    guard let whole else { return nil }
    guard let fraction else { return whole }
    guard !whole.contains("."), let number = Int(whole) else { return nil }
    return String(Double(number) + fraction)
  }

  /// Digits alone, and a point where there is a fraction.
  private static func plain(
    _ text: Substring.UnicodeScalarView, _ locale: Locale
  ) -> String? {
    let separators = text.filter { !isDigit($0) }
    let parts = text.split(omittingEmptySubsequences: false) { !isDigit($0) }.map { String($0) }
    guard !parts.contains(""), let last = separators.last else { return parts.first }
    let isGrouped = parts.dropFirst().allSatisfy { $0.utf8.count == 3 }
    let isDecimal = String(last) == (locale.decimalSeparator ?? ".")
    if separators.count == 1 ? !isDecimal && isGrouped : isGrouped && Set(separators).count == 1 {
      return parts.joined()
    }
    // 1.234,5; a single sign of the other kind is what people type for a fraction, too: 1.5.
    let groups = separators.dropLast()
    guard !groups.contains(last), Set(groups).count <= 1,
      parts.dropFirst().dropLast().allSatisfy({ $0.utf8.count == 3 })
    else { return nil }
    return parts.dropLast().joined() + "." + (parts.last ?? "")
  }
}

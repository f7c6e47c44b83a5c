import LocaleData
import Messages

/// A unit that is not the source's behind the same number, but another of its kind: 10 KB for 10 MB.
///
/// The units are those of `scaled` in ``LanguageFact/units``.
struct ChangedUnit {
  /// As the source has it.
  let expected: String
  let found: String
  /// The unit in the text, in UTF-8 offsets.
  let range: Range<Int>

  /// The first in a text.
  static func first(in target: LintText, of source: LintText) -> ChangedUnit? {
    let expected = measures(in: source)
    guard !expected.isEmpty else { return nil }
    let change = expected.firstReplaced(among: measures(in: target), by: \.value) {
      $0.value.number == $1.value.number && $0.value.unit.kind == $1.value.unit.kind
    }
    return change.map {
      ChangedUnit(expected: $0.lost.symbol, found: $0.added.symbol, range: $0.added.range)
    }
  }

  private struct Unit: Hashable, Sendable {
    let kind: String
    /// The sign of the power of ten that it is of the usual one of its kind.
    let power: String
  }

  /// A number and its unit, which languages spell in several ways.
  private struct Value: Hashable {
    /// Its digits and how many of them are a fraction's; empty for an argument.
    let number: String
    let unit: Unit
  }

  private struct Measure {
    let value: Value
    let symbol: String
    let range: Range<Int>
  }

  private static func measures(in text: LintText) -> [Measure] {
    let numbers = text.profile.traits.contains(.digits) ? text.numbers : []
    let written = numbers.compactMap {
      measure(
        of: "\($0.digits).\($0.fractionCount)", endingAt: $0.range.upperBound, in: text.value)
    }
    let shown = text.scan.specifiers.filter { $0.value != nil }
    return written
      + shown.compactMap { measure(of: "", endingAt: $0.range.upperBound, in: text.value) }
  }

  /// A measure whose unit stands behind the end of a number, with a space between or none.
  private static func measure(
    of number: String, endingAt end: Int, in text: String
  ) -> Measure? {
    let rest = text[utf8: end..<text.utf8.count].unicodeScalars
    let space = rest.prefix(1).filter(\.isSpace)
    let letters = rest.dropFirst(space.count).prefix(longest + 1).prefix(while: \.isLetter)
    guard !letters.isEmpty, letters.count <= longest else { return nil }
    let symbol = String(letters)
    guard let unit = units[symbol] else { return nil }
    let start = end + space.reduce(0) { $0 + UTF8.width($1) }
    return Measure(
      value: Value(number: number, unit: unit), symbol: symbol,
      range: start..<(start + symbol.utf8.count))
  }

  /// In letters.
  private static let longest = 3

  /// By their symbols.
  private static let units: [String: Unit] = {
    var units: [String: Unit] = [:]
    for key in LanguageFact.units.keys {
      let parts = key.split(separator: ".").map(String.init)
      guard parts.count == 3, parts[0] == "scaled" else { continue }
      for symbol in LanguageFact.units.list(of: key) {
        units[symbol] = Unit(kind: parts[1], power: parts[2])
      }
    }
    return units
  }()
}

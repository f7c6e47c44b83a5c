import LocaleData
import Messages

/// A unit that is not the source's behind the same number, but another of its kind: 10 KB for 10 MB,
/// 5 seconds for 5 minutes.
///
/// The units are those of `scaled` in ``LanguageFact/units``, and words for units of time.
struct ChangedUnit {
  /// As the source has it.
  let expected: String
  let found: String
  /// The unit in the text, in UTF-8 offsets.
  let range: Range<Int>

  /// The first in a translation.
  static func first(in unit: LintUnit) -> ChangedUnit? {
    let expected = measures(in: unit.source, TimeUnits.of(unit.sourceLanguage))
    guard !expected.isEmpty else { return nil }
    let found = measures(in: unit.target, TimeUnits.of(unit.language))
    let change = expected.firstReplaced(among: found, by: \.value) {
      $0.value.number == $1.value.number && $0.value.unit.kind == $1.value.unit.kind
    }
    return change.map {
      ChangedUnit(expected: $0.lost.symbol, found: $0.added.symbol, range: $0.added.range)
    }
  }

  private struct Unit: Hashable, Sendable {
    let kind: String
    /// The sign of the power of ten that it is of the usual one of its kind; of time its name.
    let power: String
  }

  /// A number and its unit, which languages spell in several ways.
  private struct Value: Hashable {
    /// Its digits and how many of them are a fraction's, or which argument it is.
    let number: String
    let unit: Unit
  }

  private struct Measure {
    let value: Value
    let symbol: String
    let range: Range<Int>
  }

  private static func measures(in text: LintText, _ times: TimeUnits?) -> [Measure] {
    let numbers = text.profile.traits.contains(.digits) ? text.numbers : []
    let written = numbers.compactMap {
      measure(
        of: "\($0.digits).\($0.fractionCount)", endingAt: $0.range.upperBound, in: text.value, times
      )
    }
    let shown = text.scan.specifiers.compactMap { specifier in
      specifier.value.flatMap {
        measure(
          of: "%\($0.argument)", endingAt: specifier.range.upperBound, in: text.value, times)
      }
    }
    return written + shown
  }

  /// A measure whose unit stands behind the end of a number, with a space between or none; before a word
  /// a hyphen, too.
  private static func measure(
    of number: String, endingAt end: Int, in text: String, _ times: TimeUnits?
  ) -> Measure? {
    let rest = text[utf8: end..<text.utf8.count].unicodeScalars
    guard let first = rest.first else { return nil }
    let isApart = first.isSpace || first == "-"
    let word = isApart ? rest.dropFirst() : rest
    guard let (unit, symbol) = (first == "-" ? nil : scaled(word)) ?? time(word, times) else {
      return nil
    }
    let start = end + (isApart ? UTF8.width(first) : 0)
    return Measure(
      value: Value(number: number, unit: unit), symbol: symbol,
      range: start..<(start + symbol.utf8.count))
  }

  /// The unit whose symbol a text starts with.
  private static func scaled(_ text: Substring.UnicodeScalarView) -> (Unit, String)? {
    let letters = text.prefix(longest + 1).prefix(while: \.isLetter)
    guard !letters.isEmpty, letters.count <= longest else { return nil }
    let symbol = String(letters)
    return units[symbol].map { ($0, symbol) }
  }

  private static func time(
    _ text: Substring.UnicodeScalarView, _ times: TimeUnits?
  ) -> (Unit, String)? {
    times?.unit(startingWith: text).map { (Unit(kind: "time", power: $0.name), $0.word) }
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

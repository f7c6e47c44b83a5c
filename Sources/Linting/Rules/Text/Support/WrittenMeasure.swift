import LocaleData
import Messages

/// A number or an argument of a text with the unit behind it: `5 km`, `%lld minutes`.
///
/// The units are those of `scaled` in ``LanguageFact/units``, and words for units of time.
struct WrittenMeasure {
  struct Unit: Hashable, Sendable {
    /// What it measures, such as "metres" for any length.
    let kind: String
    /// The sign of the power of ten that it is of the usual one of its kind; of time, and of units of
    /// other systems, its name.
    let power: String

    /// How many of the usual ones of its kind it is; nil for those that have a name.
    var scale: Double? { Self.scales[power] }

    private static let scales: [String: Double] = [
      "1": 1, "G": 1e9, "K": 1e3, "M": 1e6, "T": 1e12, "c": 1e-2, "d": 1e-1, "k": 1e3, "m": 1e-3,
    ]
  }

  /// A number and its unit, which languages spell in several ways.
  struct Value: Hashable {
    /// Its digits and how many of them are a fraction's, or which argument it is.
    let number: String
    let unit: Unit

    /// Whether its number is zero, which is the same in any unit.
    var isZero: Bool { number.utf8.prefix { $0 != UInt8(ascii: ".") }.allSatisfy { $0 == 0x30 } }
  }

  let value: Value
  /// The unit as it is written.
  let symbol: String
  /// That of the unit, in UTF-8 offsets.
  let range: Range<Int>

  /// Those of a text.
  ///
  /// - Parameter times: The words for time in its language.
  static func all(in text: LintText, _ times: TimeUnits?) -> [WrittenMeasure] {
    let numbers = text.profile.traits.contains(.digits) ? text.numbers : []
    let written = numbers.compactMap { WrittenMeasure(of: $0, in: text, times) }
    let shown = text.scan.specifiers.compactMap { specifier in
      specifier.value.flatMap {
        WrittenMeasure(
          of: "%\($0.argument)", endingAt: specifier.range.upperBound, in: text.value, times)
      }
    }
    // Behind an argument, which may be a name, "in" says where.
    return written + shown.filter { $0.value.unit.power != "inches" }
  }

  /// The measure of a number; nil where no unit stands behind it.
  init?(of number: WrittenNumber, in text: LintText, _ times: TimeUnits?) {
    self.init(
      of: "\(number.digits).\(number.fractionCount)", endingAt: number.range.upperBound,
      in: text.value, times)
  }

  /// A measure whose unit stands behind the end of a number, with a space between or none; before a word
  /// a hyphen, too.
  private init?(of number: String, endingAt end: Int, in text: String, _ times: TimeUnits?) {
    let rest = text[utf8: end..<text.utf8.count].unicodeScalars
    guard let first = rest.first else { return nil }
    let isApart = first.isSpace || first == "-"
    let word = isApart ? rest.dropFirst() : rest
    let found = (first == "-" ? nil : Self.scaled(word)) ?? Self.time(word, times)
    guard let (unit, symbol) = found else { return nil }
    let start = end + (isApart ? UTF8.width(first) : 0)
    value = Value(number: number, unit: unit)
    self.symbol = symbol
    range = start..<(start + symbol.utf8.count)
  }

  /// The unit whose symbol a text starts with: of `MB/s` that before the slash, where the whole is none.
  private static func scaled(_ text: Substring.UnicodeScalarView) -> (Unit, String)? {
    // One more than the longest has, so that the start of a word is no symbol.
    let signs = text.prefix(longest + 1).prefix { $0 == "/" || isSymbolLetter($0) }
    guard !signs.isEmpty else { return nil }
    let symbol = String(signs)
    if let unit = units[symbol] { return (unit, symbol) }
    guard let slash = signs.firstIndex(of: "/") else { return nil }
    let first = String(signs[..<slash])
    return units[first].map { ($0, first) }
  }

  /// Whether symbols may have a letter: none is in a script whose words stand right behind them.
  private static func isSymbolLetter(_ scalar: Unicode.Scalar) -> Bool {
    let script = ScriptSet(ofAny: scalar)
    return !script.isEmpty && script.isDisjoint(with: .joined)
  }

  private static func time(
    _ text: Substring.UnicodeScalarView, _ times: TimeUnits?
  ) -> (Unit, String)? {
    times?.unit(startingWith: text).map { (Unit(kind: "time", power: $0.name), $0.word) }
  }

  /// In scalars.
  private static let longest = units.keys.map { $0.unicodeScalars.count }.max() ?? 0

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

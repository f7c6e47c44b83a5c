import Messages

/// A unit that is not the source's behind the same number, but another of its kind: 10 KB for 10 MB,
/// 5 seconds for 5 minutes, 7 mm for 7 in; or another scale of temperatures.
struct ChangedUnit {
  /// As the source has it.
  let expected: String
  let found: String
  /// The unit in the text, in UTF-8 offsets.
  let range: Range<Int>
  /// Whether it stands behind a number or an argument.
  let isCounted: Bool

  /// Whether a source may have what changes.
  static func mayStand(in source: LintText, hasDigits: Bool) -> Bool {
    hasDigits || !source.scan.specifiers.isEmpty || TemperatureScale.mayStand(in: source)
  }

  /// The first in a translation.
  static func first(in unit: LintUnit) -> ChangedUnit? { measure(in: unit) ?? scale(in: unit) }

  private static func measure(in unit: LintUnit) -> ChangedUnit? {
    let expected = WrittenMeasure.all(in: unit.source, TimeUnits.of(unit.sourceLanguage))
    guard !expected.isEmpty else { return nil }
    let found = WrittenMeasure.all(in: unit.target, TimeUnits.of(unit.language))
    let change = expected.firstReplaced(among: found, by: \.value) {
      $0.value.number == $1.value.number && $0.value.unit.kind == $1.value.unit.kind
        && !$0.value.isZero
    }
    return change.map {
      ChangedUnit(
        expected: $0.lost.symbol, found: $0.added.symbol, range: $0.added.range, isCounted: true)
    }
  }

  /// Another scale of temperatures beside the same numbers: a text that converts has others.
  private static func scale(in unit: LintUnit) -> ChangedUnit? {
    guard let expected = TemperatureScale.only(in: unit.source),
      let found = TemperatureScale.only(in: unit.target), found.kind != expected.kind,
      unit.source.numbers.map(\.digits).sorted() == unit.target.numbers.map(\.digits).sorted()
    else { return nil }
    return ChangedUnit(
      expected: expected.name, found: found.name, range: found.range, isCounted: false)
  }
}

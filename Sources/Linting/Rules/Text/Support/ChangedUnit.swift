/// A unit that is not the source's behind the same number, but another of its kind: 10 KB for 10 MB,
/// 5 seconds for 5 minutes, 7 mm for 7 in.
struct ChangedUnit {
  /// As the source has it.
  let expected: String
  let found: String
  /// The unit in the text, in UTF-8 offsets.
  let range: Range<Int>

  /// The first in a translation.
  static func first(in unit: LintUnit) -> ChangedUnit? {
    let expected = WrittenMeasure.all(in: unit.source, TimeUnits.of(unit.sourceLanguage))
    guard !expected.isEmpty else { return nil }
    let found = WrittenMeasure.all(in: unit.target, TimeUnits.of(unit.language))
    let change = expected.firstReplaced(among: found, by: \.value) {
      $0.value.number == $1.value.number && $0.value.unit.kind == $1.value.unit.kind
        && !$0.value.isZero
    }
    return change.map {
      ChangedUnit(expected: $0.lost.symbol, found: $0.added.symbol, range: $0.added.range)
    }
  }
}

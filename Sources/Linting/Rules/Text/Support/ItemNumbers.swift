import Messages

/// Numbers that count the items of a list, each at the start of a line: `1. `, `2) `.
enum ItemNumbers {
  /// Takes out the numbers of items, of which a translation may have more in a row than its source.
  ///
  /// Nothing where the translation doesn't count one by one, for then a number is mistyped.
  ///
  /// - Parameters:
  ///   - missing: Numbers that only the source has.
  ///   - added: Numbers that only the translation has.
  static func remove(
    from missing: inout [WrittenNumber], _ added: inout [WrittenNumber], in unit: LintUnit
  ) {
    guard !missing.isEmpty, !added.isEmpty, unit.target.value.utf8.contains(0x0A) else { return }
    let (source, target) = (counts(in: unit.source), counts(in: unit.target))
    let startsAnew = source.count { $0 == 1 } > 1
    guard target.first == 1, target.count > 1,
      zip(target, target.dropFirst()).allSatisfy({ $1 == $0 + 1 || startsAnew && $1 == 1 })
    else { return }
    missing.removeAll { isOfItem($0, in: unit.source) }
    added.removeAll { isOfItem($0, in: unit.target) }
  }

  private static func counts(in text: LintText) -> [Int] {
    text.numbers.filter { isOfItem($0, in: text) }.compactMap { Int($0.digits) }
  }

  private static func isOfItem(_ number: WrittenNumber, in text: LintText) -> Bool {
    let bytes = text.value.utf8
    let before = bytes.prefix(number.range.lowerBound).last { $0 != 0x20 }
    let behind = bytes.dropFirst(number.range.upperBound).first
    return number.text == number.digits && before.map { $0 == 0x0A } ?? true
      && behind.map { ".)".utf8.contains($0) } ?? false
  }
}

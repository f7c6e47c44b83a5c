import LocaleData
import Messages
import PlainBytes
import Reading

/// The number of an argument that stands in front of its specifier, as in `1%lld` for `%1$lld`, so that
/// people read it as a digit.
struct StuckNumber {
  /// Where the digit stands.
  var digit: Range<Int>
  /// Where the specifier stands.
  var specifier: Range<Int>
  /// Whether an object is shown there, which may be a unit.
  var isObject: Bool

  /// Those of a text whose source has no such digit in any place.
  static func all(in unit: LintUnit) -> [StuckNumber] {
    guard !unit.isSource, !unit.isShownAsItStands, !unit.target.scan.specifiers.isEmpty,
      !unit.source.scan.specifiers.isEmpty
    else { return [] }
    let bytes = Array(unit.target.value.utf8)
    let stuck = unit.target.scan.specifiers.contains { mayStand(before: $0.range, in: bytes) }
    guard stuck else { return [] }
    let known = digits(of: unit.source)
    return unit.entry.localization.shownArguments(of: unit.target).filter {
      isStuck($0, in: bytes, unit) && !known.contains(bytes[$0.range.lowerBound - 1])
    }.prefix(ScanLimit.findings).map { one in
      StuckNumber(
        digit: one.range.lowerBound - 1..<one.range.lowerBound, specifier: one.range,
        isObject: one.value?.conversion == .object)
    }
  }

  private static func isStuck(_ one: ShownArgument, in bytes: [UInt8], _ unit: LintUnit) -> Bool {
    guard mayStand(before: one.range, in: bytes), let value = one.value, !value.isUnlikely,
      value.flags.isEmpty, value.width == nil,
      Int(bytes[one.range.lowerBound - 1]) - 0x30 == one.number
    else { return false }
    // "per %@" is "1%@" in languages that write no space between a number and a unit.
    let hasCapitals = unit.languageScripts.map { !$0.isDisjoint(with: .cased) } ?? false
    return value.conversion != .object || hasCapitals
  }

  /// Whether a digit alone stands in front of a specifier.
  private static func mayStand(before range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let place = range.lowerBound - 1
    guard place >= 0, bytes[place].isASCIIDigit, bytes[place] != UInt8(ascii: "0") else {
      return false
    }
    return place == 0 || " \n(\"".utf8.contains(bytes[place - 1])
  }

  /// The digits of a text outside its specifiers.
  private static func digits(of text: LintText) -> Set<UInt8> {
    let bytes = Array(text.value.utf8)
    var found: Set<UInt8> = []
    var start = 0
    for specifier in text.scan.specifiers where specifier.range.lowerBound >= start {
      found.formUnion(bytes[start..<specifier.range.lowerBound])
      start = specifier.range.upperBound
    }
    found.formUnion(bytes[start...])
    return found.filter(\.isASCIIDigit)
  }
}

import Messages
import PlainBytes
import Reading

/// The sign of a base, such as `0x`, and the argument that a space tears off it.
struct TornNumber {
  var sign: Range<Int>
  /// What stands between both.
  var gap: Range<Int>
  var specifier: Range<Int>

  /// Those of a text whose source has the argument right behind the same sign.
  static func all(in unit: LintUnit) -> [TornNumber] {
    guard !unit.isSource, !unit.source.scan.specifiers.isEmpty,
      unit.source.bytes.contains(UInt8(ascii: "0"))
    else { return [] }
    let source = Array(unit.source.value.utf8)
    let signed = unit.entry.source.shownArguments(of: unit.source).filter {
      signOfBase(endingAt: $0.range.lowerBound, in: source) != nil
    }
    guard !signed.isEmpty else { return [] }
    let numbers = Set(signed.map(\.number))
    let bytes = Array(unit.target.value.utf8)
    return unit.entry.localization.shownArguments(of: unit.target).prefix(ScanLimit.findings)
      .compactMap { one in
        let end = one.range.lowerBound
        let spaces = bytes[..<end].suffix(2).reversed().prefix { $0 == 0x20 }.count
        guard numbers.contains(one.number), spaces > 0,
          let sign = signOfBase(endingAt: end - spaces, in: bytes)
        else { return nil }
        return TornNumber(sign: sign, gap: end - spaces..<end, specifier: one.range)
      }
  }

  /// A zero and the letter of a base, in front of which no digit or letter stands.
  private static func signOfBase(endingAt end: Int, in bytes: [UInt8]) -> Range<Int>? {
    guard end > 1, bytes[end - 2] == UInt8(ascii: "0"), "xXbBoO".utf8.contains(bytes[end - 1])
    else { return nil }
    guard end == 2 || !bytes[end - 3].isASCIIWordPart else { return nil }
    return end - 2..<end
  }
}

import LocaleData
import Messages
import PlainBytes
import Reading

/// A minus sign of the source that a translation lost before the same number: 12 dB for -12 dB.
struct LostMinus {
  /// The number as the source has it, with its sign.
  let expected: String
  /// The same in the translation.
  let found: WrittenNumber

  /// The first of a text without any sign like it.
  static func first(in target: LintText, of source: LintText) -> LostMinus? {
    guard mayHaveMinus(source), !source.profile.traits.contains(.lineEnds),
      let number = source.numbers.first(where: { sign(before: $0, in: source.value) != nil }),
      let sign = sign(before: number, in: source.value),
      !target.value.unicodeScalars.contains(where: isDash),
      !maySayIt(target, as: source),
      let found = target.numbers.first(where: { isAlike($0, number, in: target.value) })
    else { return nil }
    return LostMinus(expected: String(Character(sign)) + number.text, found: found)
  }

  /// Whether words may say it: "minus 5", "5 below zero", "5分前".
  ///
  /// Where no spaces part words, or endings are written right on a number, their count tells nothing.
  private static func maySayIt(_ target: LintText, as source: LintText) -> Bool {
    target.prose.words.count > source.prose.words.count
      || !target.profile.scripts.isDisjoint(with: .joined)
  }

  /// Whether it has what such signs start with in UTF-8.
  private static func mayHaveMinus(_ text: LintText) -> Bool {
    text.bytes.contains(UInt8(ascii: "-")) || text.bytes.contains(0xE2)
  }

  /// Whether two numbers are one, and no word stands right before the first.
  private static func isAlike(
    _ found: WrittenNumber, _ number: WrittenNumber, in text: String
  ) -> Bool {
    guard found.digits == number.digits, found.fractionCount == number.fractionCount else {
      return false
    }
    return text[utf8: 0..<found.range.lowerBound].unicodeScalars.last.map { !$0.isLetter } ?? true
  }

  /// The minus sign of a number, which starts the text or stands behind a space or a bracket; between
  /// two numbers it is a dash.
  private static func sign(before number: WrittenNumber, in text: String) -> Unicode.Scalar? {
    var before = text[utf8: 0..<number.range.lowerBound].unicodeScalars
    guard let sign = before.popLast(), isMinus(sign) else { return nil }
    guard let last = before.popLast() else { return sign }
    let isFree = last == "(" || last.isSpace && before.last.map { $0.decimalDigit == nil } ?? false
    return isFree ? sign : nil
  }

  private static func isMinus(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "\u{2011}" || scalar == "\u{2212}"
  }

  private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: true
    default: false
    }
  }
}

import LocaleData
import Messages
import PlainBytes
import Reading

/// What the words of texts tell of numbers that one of them lacks.
extension ChangedNumber {
  /// Whether languages have a short word for a number that counts things, such as thirty or a
  /// hundred, or for a hundred in a hundred.
  static func mayBeWord(_ number: WrittenNumber, _ unit: LintUnit) -> Bool {
    guard number.digits.utf8.last == UInt8(ascii: "0"), let amount = Int(number.digits),
      amount <= 100, unit.source.value.utf8.count > number.range.count
    else { return false }
    let next = unit.source.value.utf8.dropFirst(number.range.upperBound).first
    return amount == 100 || next != UInt8(ascii: "%")
  }

  /// Whether a text is what stands on the key of a keyboard that shows digits.
  static func isKeyCap(_ source: LintText) -> Bool {
    source.value == "123" || source.value == "?123"
  }

  /// Whether English says "Coffee 101" of what beginners learn, for which other languages have words.
  static func isForBeginners(_ number: WrittenNumber, _ unit: LintUnit) -> Bool {
    guard number.text == "101", unit.sourceLanguage == "en" else { return false }
    let source = unit.source.value
    let before = source[utf8: 0..<number.range.lowerBound]
    let behind = source[utf8: number.range.upperBound..<source.utf8.count]
    guard before.hasSuffix(" "), let word = before.split(separator: " ").last else { return false }
    return word.first?.isUppercase == true
      && behind.unicodeScalars.first { $0 != " " }?.isWordPart != true
  }

  /// Whether a text has numerals of Chinese, in which numbers are written out.
  static func writesWords(_ text: LintText) -> Bool {
    // Before the first ideograph there is nothing to look up.
    text.value.unicodeScalars.contains { $0.value >= 0x4E00 && numerals.contains($0) }
  }

  private static let numerals = Set(
    LanguageFact.numberWords.list(of: "zh.numerals").flatMap(\.unicodeScalars))

  /// Whether a text tells times of a day of twice twelve hours, which other languages count to 24.
  static func hasHours(_ text: LintText, _ language: String) -> Bool {
    guard text.bytes.contains(UInt8(ascii: "m")) || text.bytes.contains(UInt8(ascii: "M")) else {
      return false
    }
    let prose = text.prose
    return prose.words.contains { ["AM", "PM", "pm"].contains(prose.text($0)) }
      || !TimeOfDay.marked(in: text, language).isEmpty
  }
}

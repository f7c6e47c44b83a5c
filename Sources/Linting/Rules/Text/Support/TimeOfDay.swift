import LocaleData
import Messages
import Reading

/// A time of day in digits: `9 PM`, `21:00`, `21 Uhr`.
struct TimeOfDay {
  /// From 0 to 23.
  let hour: Int
  /// In UTF-8 offsets.
  let range: Range<Int>

  /// Those with AM or PM behind them, in the order of the text.
  static func marked(in text: LintText, _ language: String) -> [TimeOfDay] {
    text.numbers.prefix(ScanLimit.parts).compactMap { number in
      guard let time = Digits(number, in: text.value),
        let mark = HalfMark(behind: time.range.upperBound, in: text.value, language)
      else { return nil }
      let range = time.range.lowerBound..<mark.end
      guard time.hour < 13 else {
        return mark.isSecond ? TimeOfDay(hour: time.hour % 24, range: range) : nil
      }
      return TimeOfDay(hour: time.hour % 12 + (mark.isSecond ? 12 : 0), range: range)
    }
  }

  /// Those that look like a day of 24 hours: with minutes, or a word of the language for the hour.
  static func unmarked(in text: LintText, _ language: String) -> [TimeOfDay] {
    text.numbers.prefix(ScanLimit.parts).compactMap { number in
      guard let time = Digits(number, in: text.value),
        time.hasMinutes || isOnClock(time.range.upperBound, in: text.value, language)
      else { return nil }
      return TimeOfDay(hour: time.hour % 24, range: time.range)
    }
  }

  /// Whether a word for the hour stands behind a number; where words have no spaces between them, one
  /// for a length of time may start with it.
  private static func isOnClock(_ end: Int, in text: String, _ language: String) -> Bool {
    let words = LanguageFact.numberWords.list(of: language + ".clock")
    guard !words.isEmpty else { return false }
    let rest = text[utf8: end..<text.utf8.count].unicodeScalars.drop(while: \.isSpace)
    let word = String(rest.prefix(while: \.isLetter)).lowercased()
    if words.contains(word) { return true }
    return words.contains { $0.isUnspaced && word.hasPrefix($0) }
      && TimeUnits.of(language)?.unit(startingWith: rest) == nil
  }
}

extension TimeOfDay {
  /// A number that may be an hour, with the minutes behind it.
  private struct Digits {
    let hour: Int
    let hasMinutes: Bool
    let range: Range<Int>

    /// Nil for what is a part of something longer, such as the minutes of a time.
    init?(_ number: WrittenNumber, in text: String) {
      // Most numbers are none, and what is asked first takes no time.
      guard number.range.count <= Self.longest else { return nil }
      let before = text[utf8: 0..<number.range.lowerBound].unicodeScalars.last
      let parts = number.text.split(separator: ".")
      guard !number.isInName, before.map({ !Self.isColon($0) }) ?? true,
        let first = parts.first, first.utf8.count < 3, let hour = Int(first), hour <= 24
      else { return nil }
      let end = number.range.upperBound
      let minutes = parts.count == 1 ? Self.endOfMinutes(from: end, in: text) : nil
      let areSplit = parts.count == 2 && parts[1].utf8.count == 2 && (Int(parts[1]) ?? 99) < 60
      guard parts.count == 1 || areSplit else { return nil }
      self.hour = hour
      hasMinutes = minutes != nil || areSplit
      range = number.range.lowerBound..<(minutes ?? end)
    }

    /// In bytes: two digits, a stop and two more, each of four bytes at most.
    private static let longest = 17

    /// Where minutes behind a colon end; nil where none stand there, or seconds do, too.
    private static func endOfMinutes(from end: Int, in text: String) -> Int? {
      let rest = Array(text[utf8: end..<text.utf8.count].unicodeScalars.prefix(4))
      guard rest.count > 2, isColon(rest[0]), rest[1].decimalDigit != nil,
        rest[2].decimalDigit != nil,
        rest.count == 3 || !isColon(rest[3]) && rest[3].decimalDigit == nil
      else { return nil }
      return end + rest[0...2].reduce(0) { $0 + UTF8.width($1) }
    }

    private static func isColon(_ scalar: Unicode.Scalar) -> Bool {
      scalar == ":" || scalar == "\u{FF1A}"
    }
  }

  /// What says which half of the day a time is in: AM, p.m.
  private struct HalfMark {
    let isSecond: Bool
    /// In UTF-8 offsets.
    let end: Int

    /// In small letters and without stops "am" is one in English only: "um 9 am Bahnhof".
    init?(behind start: Int, in text: String, _ language: String) {
      var rest = text[utf8: start..<text.utf8.count].unicodeScalars.drop(while: \.isSpace)
      guard let half = rest.popFirst(), "aApP".unicodeScalars.contains(half) else { return nil }
      let hasStop = rest.first == "."
      if hasStop { rest = rest.dropFirst().drop(while: \.isSpace) }
      guard let last = rest.popFirst(), last == "m" || last == "M",
        !(rest.first?.isWordPart ?? false), language == "en" || hasStop || half != "a"
      else { return nil }
      if hasStop, rest.first == "." { rest.removeFirst() }
      isSecond = half == "p" || half == "P"
      end = text.utf8.count - String(rest).utf8.count
    }
  }
}

import Catalogs
import Diagnostics
import LocaleData
import Messages
import Reading

/// A number of the source is another one in the translation, or lost.
enum ChangedNumber: UnitRule {
  static let documentation = RuleDocumentation(
    id: "changed-number", family: .text, severity: .warning,
    summary: "A number of the source is another in the text, or is lost, or its unit or sign is.",
    rationale: """
      Limits, dates and amounts must be the same in all languages. Write the number of the source, in \
      the digits and with the separators of the language. A fraction that lost its separator is ten or a \
      hundred times as much: "15 GB" for "1.5 GB". So is another unit of the same kind behind the same \
      number (10 KB for 10 MB, 5 seconds for 5 minutes, 7 mm for 7 in), or Celsius for Fahrenheit where \
      a text names one of them, with a number or without; and a lost minus sign makes the opposite of \
      one. A unit of another system has a number of its own: 60 mph are 97 km/h. A time must be in the \
      same half of the day: 9 PM is "21 Uhr" or "9 Uhr abends", and no "9 Uhr".

      Numbers up to twelve may be written as words, and so may all in Chinese and Japanese; there a \
      lost one is no finding, but a note where it counts something and the text has no word for any (a \
      warning where all other languages have it). A lost ten or hundred is a note, as is one that words of the text may \
      say (a thousand, one and a half). The rule is silent for times of day that change between \
      12 and 24 hours as they should, and for another way to say the same (0.5 is 50 %, 7 days are \
      a week, 90 minutes are 1 h 30, 1000 g are 1 kg, 50,000 are "50 mil" in Spanish, six inches are \
      15 cm, 1/4 is 25 %, 2.5 is 2½, "20% off" is 8折 in Chinese, 1.5 billion are 15億, a month may be \
      a word). A lost 100 % is a note, for a word says it (completely), an added one is none, \
      so are 24 hours (a day), examples, prices in another currency, and what several other languages \
      change too, and for the numbers of a list's items that a translation counts on (1, 2, 3 for 1, 2 and \
      1 again). "123" alone is the key of a keyboard that shows digits.
      """,
    good: good, bad: bad)

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let traits = unit.source.profile.traits.union(unit.target.profile.traits)
    let hasDigits = traits.contains(.digits)
    guard ChangedUnit.mayStand(in: unit.source, hasDigits: hasDigits),
      unit.target.value != unit.source.value, unit.isComparable, !unit.target.isPart,
      unit.target.category == nil || unit.target.category == "other"
    else { return [] }
    let numbers = hasDigits ? findings(ofNumbersIn: unit) : []
    return numbers.isEmpty ? findings(besideNumbersIn: unit, hasDigits) : numbers
  }

  /// Units that are others, and signs that were lost, of numbers that are the same.
  private static func findings(besideNumbersIn unit: LintUnit, _ hasDigits: Bool) -> [Finding] {
    if let changed = ChangedUnit.first(in: unit) {
      let place = changed.isCounted ? " behind the same number" : ""
      return [
        Finding(
          "\(changed.found) stands where the source has \(changed.expected)\(place); "
            + "write the same unit", at: changed.range)
      ]
    }
    guard hasDigits else { return [] }
    if let changed = ChangedTime.first(in: unit) { return [finding(of: changed, unit)] }
    guard let lost = LostMinus.first(in: unit.target, of: unit.source) else { return [] }
    return [
      Finding(
        "\(lost.found.text) is \(lost.expected) in the source; write the minus sign",
        at: lost.found.range)
    ]
  }

  private static func finding(of changed: ChangedTime, _ unit: LintUnit) -> Finding {
    let isUsual = Peers(unit).often {
      ChangedTime.tells(changed.hour, in: $0.text, $0.language)
    }
    return Finding(
      "\(changed.found) stands where the source has \(changed.expected); write the same time of day",
      at: changed.range, severity: isUsual ? .note : nil)
  }

  private static func findings(ofNumbersIn unit: LintUnit) -> [Finding] {
    let numbers = unit.source.numbers
    let bases = LanguageFact.numberWords.list(of: unit.language + ".base")
    // A number in the name of a system of numbers: 16進数 is "hexadecimal".
    let found = unit.target.numbers.filter {
      !$0.isFollowed(by: bases, in: unit.target)
    }
    // Most texts have the source's numbers as they are, so nothing is to be asked of their words.
    guard numbers.count != found.count || !zip(numbers, found).allSatisfy({ $0.text == $1.text })
    else { return [] }
    var missing = Array(numbers.unpaired(with: found, by: \.digits).prefix(ScanLimit.parts))
    var added = Array(found.unpaired(with: numbers, by: \.digits).prefix(ScanLimit.parts))
    var meaning = NumberMeaning(unit)
    meaning.cancel(&missing, &added, of: numbers)
    ItemNumbers.remove(from: &missing, &added, in: unit)
    missing.removeAll { $0.isInName && $0.isSmall }
    guard !isSame(numbers, found), !hasHours(unit.source, unit.sourceLanguage),
      !hasHours(unit.target, unit.language)
    else { return [] }
    // Said twice in the source, a number need not be so in a translation.
    if added.isEmpty, !missing.isEmpty {
      let digits = Set(found.map(\.digits))
      missing.removeAll { number in
        digits.contains(number.digits) || meaning.isSaidTwice(number, in: numbers, found: found)
      }
    }
    let changed = findings(missing, added, unit, &meaning)
    return changed.isEmpty ? findings(ofFractionsIn: unit, numbers, found, &meaning) : changed
  }

  /// Fractions whose separator was lost, so that their digits are another number.
  private static func findings(
    ofFractionsIn unit: LintUnit, _ numbers: [WrittenNumber], _ found: [WrittenNumber],
    _ meaning: inout NumberMeaning
  ) -> [Finding] {
    let lost = LostFraction.first(in: found, of: numbers) { meaning.isSame($0, unseparated: $1) }
    guard let lost else { return [] }
    let isUsual = Peers(unit).often { peer in
      LostFraction.first(in: peer.text.numbers, of: [lost.expected]) != nil
    }
    let place = lost.isMoved ? " where the source has it" : " of the fraction"
    return [
      Finding(
        "\(lost.found.text) is \(lost.expected.text) in the source; write the separator\(place)",
        at: lost.found.range, severity: isUsual ? .note : nil)
    ]
  }

  /// Whether the digits are the same, joined in another way.
  private static func isSame(_ left: [WrittenNumber], _ right: [WrittenNumber]) -> Bool {
    left.count != right.count
      && left.map(\.digits).joined().sorted() == right.map(\.digits).joined().sorted()
  }

  private static func findings(
    _ missing: [WrittenNumber], _ added: [WrittenNumber], _ unit: LintUnit,
    _ meaning: inout NumberMeaning
  ) -> [Finding] {
    guard let wrong = added.first else { return findings(ofLost: missing, unit, &meaning) }
    guard let expected = missing.first else {
      let words = NumberWords(unit)
      guard !wrong.isSmall, !wrong.isInName, words.amounts.isEmpty, words.namedHours.isEmpty,
        !writesWords(unit.source), !isAllOfIt(wrong, in: unit.target),
        !unit.source.value.utf8.containsSequence(wrong.digits.utf8)
      else { return [] }
      return [
        Finding(
          "the source has no number \(wrong.text); remove it", at: wrong.range, severity: .note)
      ]
    }
    return [
      Finding(
        "\(wrong.text) stands where the source has \(expected.text); write the same number",
        at: wrong.range,
        // All numbers but others: examples or units that were adapted to the country.
        severity: missing.count > 1 && added.count > 1 || isOpen(expected, unit)
          || isAllOfIt(expected, beside: wrong, unit) || arePrices(expected, wrong, unit)
          ? .note : nil)
    ]
  }

  /// Whether 100 % was lost, which a word says, and another number was added that is no percentage.
  private static func isAllOfIt(
    _ expected: WrittenNumber, beside found: WrittenNumber, _ unit: LintUnit
  ) -> Bool {
    isAllOfIt(expected, in: unit.source) && !found.isFollowed(by: ["%"], in: unit.target)
  }

  /// Whether a number is 100 %.
  private static func isAllOfIt(_ number: WrittenNumber, in text: LintText) -> Bool {
    number.amount == 100 && number.isFollowed(by: ["%", "\u{66A}", "\u{FF05}"], in: text)
  }

  /// Whether both are prices in different currencies, each of which has its own.
  private static func arePrices(
    _ expected: WrittenNumber, _ found: WrittenNumber, _ unit: LintUnit
  ) -> Bool {
    guard let own = expected.currencySign(in: unit.source),
      let other = found.currencySign(in: unit.target)
    else { return false }
    return own != other
  }

  private static func findings(
    ofLost missing: [WrittenNumber], _ unit: LintUnit, _ meaning: inout NumberMeaning
  ) -> [Finding] {
    let lost = missing.filter { !$0.isSmall && !$0.isInName }
    guard let first = lost.first else { return finding(ofSmall: missing, unit, &meaning) }
    guard !writesWords(unit.target), !isKeyCap(unit.source) else { return [] }
    let sure = lost.first { !mayBeSaid($0, unit, &meaning) }
    return [
      Finding(
        "the number \((sure ?? first).text) of the source is lost; write it",
        at: unit.target.wholeRange, severity: sure == nil ? .note : nil)
    ]
  }

  private static func finding(
    ofSmall missing: [WrittenNumber], _ unit: LintUnit, _ meaning: inout NumberMeaning
  ) -> [Finding] {
    guard let lost = LostSmallNumber(missing, unit), !meaning.isWholeUnit(lost.number) else {
      return []
    }
    return [
      Finding(
        "the number \(lost.number.text) of the source is lost; write it",
        at: unit.target.wholeRange, severity: lost.isSure ? nil : .note)
    ]
  }

  /// Whether the text may say a lost number in another way, or leave it out on purpose.
  private static func mayBeSaid(
    _ lost: WrittenNumber, _ unit: LintUnit, _ meaning: inout NumberMeaning
  ) -> Bool {
    mayBeWord(lost, unit) || meaning.isWholeUnit(lost) || isOpen(lost, unit)
      || isForBeginners(lost, unit) || meaning.isInWords(lost)
  }

  /// Whether a number may be another one on purpose: an example, or what other languages change.
  private static func isOpen(_ number: WrittenNumber, _ unit: LintUnit) -> Bool {
    NumberWords(unit).nameExample
      || Peers(unit).often { peer in
        !peer.text.numbers.contains { $0.digits == number.digits }
      }
  }
}

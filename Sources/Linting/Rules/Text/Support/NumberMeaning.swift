import LocaleData
import Messages
import Reading

/// Which numbers say the same in other digits.
///
/// What the texts say beside their numbers is found out when it is first asked for, once.
struct NumberMeaning {
  /// Whether only the translation counts in percent.
  private let hasPercent: Bool
  private let unit: LintUnit
  private lazy var hasScale =
    Self.hasScale(unit.target.value)
    || NumberWords(unit.target.prose, language: unit.language).scaleNumbers
  /// How many of a unit of time make the next larger one, for those that the source names.
  private lazy var factors: [Int] = {
    let words = NumberWords(unit)
    return Self.timeFactors.filter(words.haveUnit)
  }()
  /// Into how many smaller ones a unit of time falls: those of which the translation names the smaller
  /// one, where the source doesn't, or the source the larger one, where the translation doesn't.
  private lazy var parts: [Int] = {
    let (words, found) = (
      NumberWords(unit), NumberWords(unit.target.prose, language: unit.language)
    )
    let named = Self.timeFactors.filter { found.haveUnit(of: $0) && !words.haveUnit(of: $0) }
    let split = Self.smallerUnits.filter {
      words.haveUnit(of: $0.factor) && !found.haveUnit(of: $0.factor)
    }
    return named + split.map(\.parts)
  }()
  /// By what the numbers of units are multiplied, for those that the source names.
  private lazy var conversions: [Double] = {
    let (words, language) = (NumberWords(unit), unit.sourceLanguage)
    let areInches = amounts.areInchesInMetres
    let converted = ConvertedUnit.all.filter {
      words.holdAny(of: $0.words(of: language)) || areInches && $0.name == "inches"
    }
    return converted.flatMap(\.factors)
  }()
  private lazy var amounts = ScaledAmounts(unit)
  /// The scale of temperatures that the translation names where the source names the other.
  private lazy var otherScale: TemperatureScale.Kind? = {
    guard let own = TemperatureScale.only(in: unit.source)?.kind,
      let other = TemperatureScale.only(in: unit.target)?.kind, own != other
    else { return nil }
    return other
  }()
  /// What words for numbers say that only the translation has.
  private lazy var amountsInWords = NumberWords(unit.target.prose, language: unit.language).amounts
    .subtracting(NumberWords(unit).amounts)
  private lazy var areNotices = [unit.source, unit.target].allSatisfy { text in
    ["©", "(c)", "(C)"].contains { text.value.contains($0) }
  }

  private static let timeFactors = [7, 24, 60, 12]

  /// Units of time by how many of them make the next larger one: a day has 24 hours, and an hour, of
  /// which there are 24, has 60 minutes.
  private static let smallerUnits = [(factor: 7, parts: 24), (factor: 24, parts: 60)]

  /// Units of which there is another of a tenth or a hundredth.
  private static let dividedUnits = LanguageFact.units.list(of: "divided").map {
    $0.replacing("_", with: " ")
  }

  init(_ unit: LintUnit) {
    self.unit = unit
    hasPercent =
      unit.target.profile.traits.contains(.percentSigns)
      && !unit.source.profile.traits.contains(.percentSigns)
  }

  /// Takes away pairs of numbers that mean the same.
  ///
  /// - Parameter numbers: All those of the source.
  mutating func cancel(
    _ missing: inout [WrittenNumber], _ added: inout [WrittenNumber], of numbers: [WrittenNumber]
  ) {
    cancelAllDay(&missing, &added)
    guard !missing.isEmpty, !added.isEmpty else { return }
    cancelFractions(&missing, &added, of: numbers)
    Self.cancelDates(&added, written: &missing)
    Self.cancelDates(&missing, written: &added)
    if factors.contains(where: { $0 == 24 || $0 == 60 }) {
      SplitTime.cancel(&missing, parts: &added)
      SplitTime.cancel(&added, parts: &missing)
    }
    added.removeAll { found in
      guard let index = missing.firstIndex(where: { isSame($0, found) }) else { return false }
      missing.remove(at: index)
      return true
    }
  }

  private mutating func isSame(_ expected: WrittenNumber, _ found: WrittenNumber) -> Bool {
    if expected.dateParts.map({ $0 == found.dateParts }) ?? false { return true }
    guard let left = expected.amount, let right = found.amount else { return false }
    if left == right || hasPercent && left * 100 == right { return true }
    if expected.mixedAmount == found.mixedAmount { return true }
    if isDiscount(found), left == 100 - Self.percentage(ofTenths: right) { return true }
    if hasScale, Self.trimmed(expected.digits) == Self.trimmed(found.digits) { return true }
    // A notice has the year of its own.
    if expected.isYear, found.isYear, areNotices { return true }
    // A time is told in a larger unit: 7 days are a week.
    if right > 0, factors.contains(where: { left == right * Double($0) }) { return true }
    // Or in a smaller one: a day is 24 hours, a week 7 days.
    if left > 0, parts.contains(where: { left * Double($0) == right }) { return true }
    if Self.isAbroad(expected.digits, found.digits) || isBefore(expected, found) { return true }
    if amounts.areSame(expected, found) { return true }
    if isTemperature(right, of: left) { return true }
    // Nobody converts "about 6 inches" to 15.24 cm.
    return right > 0 && conversions.contains { abs(left * $0 - right) <= right / 10 }
  }

  /// Whether a number is about the temperature that another is on the other scale; digits have no sign.
  private mutating func isTemperature(_ found: Double, of expected: Double) -> Bool {
    guard let otherScale else { return false }
    return [expected, -expected].contains { abs(abs(otherScale.degrees(ofOther: $0)) - found) <= 2 }
  }

  /// Whether a fraction and its digits without the separator say the same: 1.5 billion are 15億, and
  /// 1.5 cm are 15 mm.
  mutating func isSame(_ fraction: WrittenNumber, unseparated found: WrittenNumber) -> Bool {
    let isSmallerUnit = Self.dividedUnits.contains { name in
      fraction.isFollowed(by: [name], in: unit.source)
        && !found.isFollowed(by: [name], in: unit.target)
    }
    // `$1.50` is 150円, and 7.5 % are 75 ‰.
    let hasOtherSign = unit.source.value.unicodeScalars.contains { sign in
      (sign == "%" || sign.properties.generalCategory == .currencySymbol)
        && !unit.target.value.unicodeScalars.contains(sign)
    }
    return isSmallerUnit || hasOtherSign || hasPercent || hasScale
      || NumberWords(unit).scaleNumbers
  }

  /// Whether a telephone number has the code of its country in the place of the zero before it.
  private static func isAbroad(_ expected: String, _ found: String) -> Bool {
    expected.utf8.count > 3 && expected.hasPrefix("0") && !expected.hasPrefix("00")
      && found.hasSuffix(expected.dropFirst())
      && (1...3).contains(found.utf8.count - expected.utf8.count + 1)
  }

  /// Whether a text says "before 14.5" for "14.4 and below".
  private func isBefore(_ expected: WrittenNumber, _ found: WrittenNumber) -> Bool {
    guard let old = Int(expected.digits), let new = Int(found.digits), new == old + 1 else {
      return false
    }
    let words = LanguageFact.numberWords.list(of: unit.language + ".before")
    return expected.fractionCount == found.fractionCount && expected.fractionCount > 0
      && found.isFollowed(by: words, in: unit.target)
  }

  /// Whether the source says a lost number in another unit, too, which the translation has: `7.2` for
  /// "130 mg/dl (7.2 mmol/l)".
  mutating func isSaidTwice(
    _ lost: WrittenNumber, in numbers: [WrittenNumber], found: [WrittenNumber]
  ) -> Bool {
    guard let amount = lost.amount else { return false }
    let factors = conversions
    return numbers.contains { number in
      guard let other = number.amount, other > 0, found.contains(where: { $0.amount == other })
      else { return false }
      return factors.contains { abs(amount * $0 - other) <= other / 10 }
    }
  }

  /// Whether a number says what is left of a price where the source says what is taken off.
  private func isDiscount(_ number: WrittenNumber) -> Bool {
    unit.source.profile.traits.contains(.percentSigns)
      && number.isFollowed(
        by: LanguageFact.numberWords.list(of: unit.language + ".discount"), in: unit.target)
  }

  /// What is left of a price in percent: 8折 and 85折 are 80 % and 85 % of it.
  private static func percentage(ofTenths number: Double) -> Double {
    number < 10 ? number * 10 : number
  }

  /// Whether a number is as many of a unit of time as make the next larger one, so that a word says
  /// it: 24 hours are a day.
  mutating func isWholeUnit(_ number: WrittenNumber) -> Bool {
    factors.contains { Double($0) == number.amount }
  }

  /// Whether the translation may say a lost number in words: a thousand, one and a half.
  mutating func isInWords(_ number: WrittenNumber) -> Bool {
    guard let amount = number.amount else { return false }
    let factors = factors
    return amountsInWords.contains { $0.maySay(amount, in: factors) }
  }

  /// Takes away `24/7`, which other languages say in words or with the days of a year.
  private func cancelAllDay(_ missing: inout [WrittenNumber], _ added: inout [WrittenNumber]) {
    let idiom = Array("24/7".utf8)
    guard unit.source.profile.traits.contains(.slashes), !missing.isEmpty,
      unit.source.value.utf8.containsSequence(idiom),
      !unit.target.value.utf8.containsSequence(idiom)
    else { return }
    missing.removeAll { $0.digits == "24" || $0.digits == "7" }
    added.removeAll { ["24", "7", "365"].contains($0.digits) }
  }

  /// Takes away fractions of the source that the translation has in percent: 1/4 is 25 %.
  private func cancelFractions(
    _ missing: inout [WrittenNumber], _ added: inout [WrittenNumber], of numbers: [WrittenNumber]
  ) {
    guard hasPercent, unit.source.profile.traits.contains(.slashes) else { return }
    for (part, whole) in zip(numbers, numbers.dropFirst()).prefix(ScanLimit.parts)
    where unit.source.value[utf8: part.range.upperBound..<whole.range.lowerBound] == "/" {
      guard let (above, below) = part.amount.flatMap({ above in whole.amount.map { (above, $0) } }),
        let index = added.firstIndex(where: { $0.amount == above * 100 / below })
      else { continue }
      added.remove(at: index)
      missing.removeAll { $0.range == part.range || $0.range == whole.range }
    }
  }

  /// Takes away dates in digits whose day and year the other text has, with a word for the month:
  /// `31.12.2023` is 31 December 2023.
  private static func cancelDates(
    _ dates: inout [WrittenNumber], written: inout [WrittenNumber]
  ) {
    dates.removeAll { date in
      guard let parts = date.dateParts?.compactMap({ Int($0) }),
        let year = written.firstIndex(where: { $0.isYear && parts.contains(Int($0.digits) ?? 0) }),
        let day = written.firstIndex(where: { $0.digits.count < 3 && isDay($0, in: parts) })
      else { return false }
      for index in [year, day].sorted(by: >) { written.remove(at: index) }
      return true
    }
  }

  /// Whether a number is the day of a date, beside a year of four digits and a month.
  private static func isDay(_ number: WrittenNumber, in parts: [Int]) -> Bool {
    guard let day = Int(number.digits), let place = parts.firstIndex(of: day) else { return false }
    return parts.indices.contains { $0 != place && (1...12).contains(parts[$0]) }
  }

  /// Whether a text counts in ten thousands, as East Asian languages do.
  private static func hasScale(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar {
      case "万", "萬", "億", "亿", "만", "억": true
      default: false
      }
    }
  }

  private static func trimmed(_ digits: String) -> Substring {
    var digits = digits[...]
    while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
    return digits
  }
}

import Messages
import Reading

/// A number that a text shows in digits.
struct WrittenNumber {
  /// Its digits as ASCII, without separators.
  var digits: String
  /// The same with its separators as they are written.
  var text: String
  /// How many of them stand behind the last separator; 0 where that may part thousands.
  var fractionCount: Int
  var range: Range<Int>
  /// What a sign for a fraction behind it adds, as in `2½`; 0 where there is none.
  var fractionSign: Double = 0
  /// Whether it is a part of a name or word, such as `IPv6`, `MP3` or `3rd`.
  var isInName: Bool

  /// Its amount, if the last separator starts a fraction.
  var amount: Double? {
    guard let whole = Double(digits) else { return nil }
    return (0..<fractionCount).reduce(whole) { amount, _ in amount / 10 }
  }

  /// Its amount together with the sign for a fraction behind it.
  var mixedAmount: Double? { amount.map { $0 + fractionSign } }

  /// How large it is, as far as words may stand for it.
  var isSmall: Bool { digits.count < 3 && (Int(digits) ?? 99) <= 12 }

  /// Whether it is a year of these times.
  var isYear: Bool { digits.count == 4 && (digits.hasPrefix("19") || digits.hasPrefix("20")) }

  /// Day, month and year of a date such as `25.08.2022`, in the order of their digits, for each
  /// language has its own; nil for what is none.
  var dateParts: [String]? {
    let parts = text.split { !$0.isNumber }.map(String.init).sorted()
    let lengths = parts.map(\.count).sorted()
    return lengths.count == 3 && lengths[1] <= 2 && [2, 4].contains(lengths[2]) ? parts : nil
  }

  /// Whether one of some words stands behind it in the text that it is of.
  func isFollowed(by words: [String], in text: LintText) -> Bool {
    guard !words.isEmpty else { return false }
    let rest = text.value.utf8.dropFirst(range.upperBound).drop { $0 == 0x20 }
    return words.contains { rest.starts(with: $0.utf8) }
  }

  /// The sign of the currency beside it in the text that it is of; nil where there is none.
  func currencySign(in text: LintText) -> Unicode.Scalar? {
    let before = text.value[utf8: 0..<range.lowerBound].unicodeScalars
    let behind = text.value[utf8: range.upperBound..<text.value.utf8.count].unicodeScalars
    let nearest = [before.last { !$0.isSpace }, behind.first { !$0.isSpace }]
    return nearest.lazy.compactMap(\.self).first {
      $0.properties.generalCategory == .currencySymbol
    }
  }

  /// The numbers of a text in order; digits that separators join are one.
  static func numbers(in prose: Prose) -> [WrittenNumber] {
    let scalars = prose.scalars
    var numbers: [WrittenNumber] = []
    var index = 0
    while index < scalars.count {
      guard scalars[index].decimalDigit != nil else {
        index = endOfColor(scalars, index) ?? index + 1
        continue
      }
      let start = index
      var number = WrittenNumber(
        digits: "", text: "", fractionCount: 0, range: 0..<0, isInName: false)
      number.read(scalars, &index)
      number.range = prose.range(start..<index)
      if index < scalars.count { number.fractionSign = scalars[index].fraction ?? 0 }
      number.isInName =
        isBehindLetter(scalars, start) || isOrdinal(scalars, index) || isClause(scalars, index)
      numbers.append(number)
    }
    return numbers
  }

  /// Where what sets a terminal's colors ends (ECMA-48, 5.4), whose numbers nobody reads; nil where it
  /// doesn't start.
  private static func endOfColor(_ scalars: [Unicode.Scalar], _ index: Int) -> Int? {
    guard scalars[index].value == 0x1B, index + 1 < scalars.count, scalars[index + 1] == "["
    else { return nil }
    return scalars[(index + 2)...].firstIndex { !(0x30...0x3F).contains($0.value) }
      ?? scalars.count
  }

  /// Whether a Latin letter stands before a number, or a letter and a hyphen: `IPv6`, `COVID-19`.
  private static func isBehindLetter(_ scalars: [Unicode.Scalar], _ start: Int) -> Bool {
    let hasHyphen = start > 1 && [0x2D, 0x2010, 0x2011].contains(scalars[start - 1].value)
    let place = start - (hasHyphen ? 2 : 1)
    return place >= 0 && scalars[place].isLetter && scalars[place].value < 0x250
  }

  /// Takes digits and what joins them.
  private mutating func read(_ scalars: [Unicode.Scalar], _ index: inout Int) {
    var (plain, shown) = ([UInt8](), [Unicode.Scalar]())
    var hasSeparator = false
    while index < scalars.count {
      if let digit = scalars[index].decimalDigit {
        plain.append(digit + 0x30)
        shown.append(Unicode.Scalar(digit + 0x30))
        fractionCount += hasSeparator ? 1 : 0
      } else if Self.joins(scalars, index) {
        shown.append(scalars[index])
        hasSeparator = true
        fractionCount = 0
      } else {
        break
      }
      index += 1
    }
    digits = String(decoding: plain, as: UTF8.self)
    text = String(scalars: shown)
    if fractionCount % 3 == 0 { fractionCount = 0 }
  }

  /// Whether a number is that of a law's section, with the signs of its parts behind it: `501(c)(3)`.
  private static func isClause(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    index + 3 < scalars.count && scalars[index] == "(" && scalars[index + 1].isSmallLetter
      && scalars[index + 2] == ")" && scalars[index + 3] == "("
  }

  /// Whether an English ending of ordinals follows.
  private static func isOrdinal(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard index + 1 < scalars.count, index + 2 == scalars.count || !scalars[index + 2].isLetter
    else { return false }
    switch (scalars[index], scalars[index + 1]) {
    case ("s", "t"), ("n", "d"), ("r", "d"), ("t", "h"): return true
    default: return false
    }
  }

  /// Whether a separator stands between digits; a space only before a group of three.
  private static func joins(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard index > 0, index + 1 < scalars.count, scalars[index - 1].decimalDigit != nil,
      scalars[index + 1].decimalDigit != nil
    else { return false }
    switch scalars[index].value {
    case 0x2E, 0x2C, 0x66B, 0x66C: return true
    case 0x20, 0xA0, 0x202F, 0x2009, 0x27, 0x2019:
      let group = scalars[(index + 1)...].prefix { $0.decimalDigit != nil }
      return group.count == 3 && scalars[index + 1].decimalDigit != nil
    default: return false
    }
  }
}

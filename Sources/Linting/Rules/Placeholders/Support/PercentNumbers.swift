import Diagnostics
import LocaleData
import PlainBytes
import Reading

/// The numbers of a text that nobody formats, apart by whether a percent sign stands beside them.
struct PercentNumbers {
  /// The digits of those with a sign.
  private var signed: [String: Range<Int>] = [:]
  /// The digits of those without.
  private var plain: [String: Range<Int>] = [:]
  /// The digits of those without that share the sign of another: the first of `10–20 %`.
  private var sharing: Set<String> = []

  private init(_ text: LintText) {
    let bytes = Array(text.value.utf8)
    let numbers = Array(text.numbers.prefix(ScanLimit.parts))
    let signs = numbers.map { Self.hasSign(bytes, $0.range) }
    let shares = Self.shares(numbers, signs, bytes)
    for (index, number) in numbers.enumerated() {
      if signs[index] {
        signed[number.digits] = number.range
      } else if shares[index] {
        sharing.insert(number.digits)
      } else {
        plain[number.digits] = number.range
      }
    }
  }

  /// Whether each number has the sign of the next one, or of the one before where it stands in front.
  private static func shares(
    _ numbers: [WrittenNumber], _ signs: [Bool], _ bytes: [UInt8]
  ) -> [Bool] {
    var shares = signs
    let joined = zip(numbers, numbers.dropFirst()).map {
      join($0.range.upperBound..<$1.range.lowerBound, bytes)
    }
    for index in joined.indices.reversed() where joined[index] && shares[index + 1] {
      shares[index] = true
    }
    for index in joined.indices where joined[index] && hasSignInFront(bytes, numbers[index].range) {
      shares[index + 1] = true
    }
    return shares
  }

  /// Whether what stands between two numbers joins them: a dash, a slash, a comma, a word or two.
  private static func join(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard (1...longestJoiner).contains(range.count) else { return false }
    let parts = String(decoding: bytes[range], as: UTF8.self).unicodeScalars.split(
      whereSeparator: \.properties.isWhitespace)
    if parts.count == 1, parts[0].count == 1, parts[0].allSatisfy(joiners.contains) { return true }
    return (1...2).contains(parts.count)
      && parts.joined().allSatisfy {
        $0.properties.isAlphabetic || $0.properties.generalCategory == .nonspacingMark
      }
  }

  private static let joiners = Set("-‐‑–—−~〜～/／,،、".unicodeScalars)
  /// In bytes, with the spaces around it.
  private static let longestJoiner = 40

  /// What is found of signs that one text has at a number and the other hasn't.
  static func findings(in unit: LintUnit) -> [Finding] {
    guard unit.target.isShort, unit.source.isShort else { return [] }
    let source = PercentNumbers(unit.source)
    let target = PercentNumbers(unit.target)
    if target.signed.count < source.signed.count {
      // Read as a whole, so that it is asked once at most.
      lazy var isUnsaid = says(unit.target, unit.language) == false
      return source.signed.keys.sorted().compactMap { digits in
        guard let place = target.plain[digits], target.signed[digits] == nil,
          source.plain[digits] == nil, !source.sharing.contains(digits), isUnsaid
        else { return nil }
        return Finding(
          "the source has a percent sign at this number and the translation none; write it",
          at: place)
      }
    }
    // A sign that is said once of several numbers may be said otherwise: "on a scale of 0-100".
    guard source.signed.isEmpty, target.sharing.isEmpty else { return [] }
    lazy var isUnsaid = says(unit.source, unit.sourceLanguage) == false
    return target.signed.keys.sorted().compactMap { digits in
      guard let place = target.signed[digits], source.plain[digits] != nil,
        target.plain[digits] == nil, isUnsaid
      else { return nil }
      return Finding(
        "the translation has a percent sign at this number and the source none; remove it",
        at: place)
    }
  }

  /// Whether a text has a word for the sign; nil where the words of its language aren't known.
  private static func says(_ text: LintText, _ language: String) -> Bool? {
    let words = LanguageFact.numberWords.list(of: language + ".percent")
    guard !words.isEmpty else { return nil }
    let small = text.value.lowercased().utf8
    return words.contains { word in
      guard word.hasPrefix("0") else {
        return small.containsSequence(word.replacing("_", with: " ").utf8)
      }
      return ["", " "].contains { gap in
        (0...9).contains { digit in
          small.containsSequence("\(digit)\(gap)\(word.dropFirst())".utf8)
        }
      }
    }
  }

  /// Signs, and how HTML and visible escapes write one: what is wrong with those is no lost sign.
  private static let signs = ["%", "％", "٪", "﹪", "\\u0025", "&#37;", "&percnt;"].map {
    Array($0.utf8)
  }
  /// Spaces, HTML's too, and marks of direction, which may part a number from its sign.
  private static let gaps = [
    " ", "\u{A0}", "\u{202F}", "\u{2009}", "\u{200E}", "\u{200F}", "&nbsp;", "&thinsp;", "&#160;",
    "&#xA0;", "&#8239;", "&#x202F;",
  ].map { Array($0.utf8) }

  private static func hasSign(_ bytes: [UInt8], _ number: Range<Int>) -> Bool {
    var rest = bytes[number.upperBound...]
    while let gap = gaps.first(where: { rest.starts(with: $0) }) {
      rest = rest.dropFirst(gap.count)
    }
    if signs.contains(where: { rest.starts(with: $0) }) { return true }
    return hasSignInFront(bytes, number)
  }

  /// Whether the sign stands where Turkish and Basque write it.
  private static func hasSignInFront(_ bytes: [UInt8], _ number: Range<Int>) -> Bool {
    let front = bytes[..<number.lowerBound]
    return signs.contains { front.suffix($0.count).elementsEqual($0) }
  }
}

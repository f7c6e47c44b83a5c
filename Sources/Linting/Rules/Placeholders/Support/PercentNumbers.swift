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

  private init(_ text: LintText) {
    let bytes = Array(text.value.utf8)
    for number in WrittenNumber.numbers(in: text.prose).prefix(ScanLimit.parts) {
      if Self.hasSign(bytes, number.range) {
        signed[number.digits] = number.range
      } else {
        plain[number.digits] = number.range
      }
    }
  }

  /// What is found of signs that one text has at a number and the other hasn't.
  static func findings(in unit: LintUnit) -> [Finding] {
    guard unit.target.isShort, unit.source.isShort else { return [] }
    let source = PercentNumbers(unit.source)
    let target = PercentNumbers(unit.target)
    if target.signed.count < source.signed.count {
      return source.signed.keys.sorted().compactMap { digits in
        guard let place = target.plain[digits], target.signed[digits] == nil,
          source.plain[digits] == nil, says(unit.target, unit.language) == false
        else { return nil }
        return Finding(
          "the source has a percent sign at this number and the translation none; write it",
          at: place)
      }
    }
    guard source.signed.isEmpty else { return [] }
    return target.signed.keys.sorted().compactMap { digits in
      guard let place = target.signed[digits], source.plain[digits] != nil,
        target.plain[digits] == nil, says(unit.source, unit.sourceLanguage) == false
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
    return words.contains { small.containsSequence($0.replacing("_", with: " ").utf8) }
  }

  private static let signs = ["%", "％", "٪", "﹪"].map { Array($0.utf8) }
  /// Spaces, and marks of direction, which may part a number from its sign.
  private static let gaps = [" ", "\u{A0}", "\u{202F}", "\u{2009}", "\u{200E}", "\u{200F}"].map {
    Array($0.utf8)
  }

  private static func hasSign(_ bytes: [UInt8], _ number: Range<Int>) -> Bool {
    var rest = bytes[number.upperBound...]
    while let gap = gaps.first(where: { rest.starts(with: $0) }) {
      rest = rest.dropFirst(gap.count)
    }
    if signs.contains(where: { rest.starts(with: $0) }) { return true }
    // Turkish and Basque write it in front.
    let front = bytes[..<number.lowerBound]
    return signs.contains { front.suffix($0.count).elementsEqual($0) }
  }
}

import Diagnostics
import LocaleData
import Messages
import Reading

/// The comma that parts thousands in English, in a language where it stands before a fraction.
enum ThousandsComma {
  /// One finding for each number that a translation has as its English source writes it.
  static func findings(in unit: LintUnit) -> [Finding] {
    guard unit.sourceLanguage == "en", unit.target.value.utf8.contains(UInt8(ascii: ",")),
      let separator = separators[unit.language]
    else { return [] }
    let numbers = unit.target.numbers.filter { isParted($0.text) }
    guard !numbers.isEmpty else { return [] }
    let known = Set(unit.source.numbers.map(\.text))
    return numbers.filter { known.contains($0.text) }.map { number in
      let meant = number.text.replacing(",", with: separator)
      return Finding(
        "'\(number.text)' is a number with a fraction in \(unit.entry.localization.language); write "
          + "\(meant)", at: number.range,
        fix: TextFix("Write \(meant)", isSafe: false, [TextEdit(number.range, meant)]))
    }
  }

  /// Whether commas part all digits of a number into groups of three.
  private static func isParted(_ number: String) -> Bool {
    let groups = number.split(separator: ",", omittingEmptySubsequences: false)
    guard groups.count > 1, let first = groups.first, (1...3).contains(first.count) else {
      return false
    }
    return groups.dropFirst().allSatisfy { $0.count == 3 } && first != "0"
      && groups.allSatisfy { $0.allSatisfy { ("0"..."9").contains($0) } }
  }

  /// What parts thousands, by language: the `thousands` of ``LanguageFact/marks``.
  private static let separators: [String: String] = {
    let pairs = LanguageFact.marks.list(of: "thousands").compactMap { entry -> (String, String)? in
      let sides = entry.split(separator: "=").map(String.init)
      return sides.count == 2 ? (sides[0], sides[1] == "_" ? "\u{A0}" : sides[1]) : nil
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()
}

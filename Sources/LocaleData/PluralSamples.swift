/// Numbers that take one plural category, as CLDR lists them.
///
/// Source: UTS #35, Part 3, section Samples.
package struct PluralSamples: Hashable, Sendable {
  /// Integers, ranges spelled out, in CLDR's notation: `2`, `100`, `1c6`.
  package internal(set) var integers: [String] = []
  /// Numbers with visible fraction digits, ranges spelled out: `0.0`, `0.1`, `1.1c6`.
  package internal(set) var decimals: [String] = []
  /// Whether `integers` are all there are: `1` alone takes `one` in English.
  package internal(set) var integersAreComplete = true
  /// Whether `decimals` are all there are, as far as CLDR lists digits.
  package internal(set) var decimalsAreComplete = true

  init() {}

  /// Reads `@integer 0, 2~16, … @decimal 0.0~1.5, …`; what isn't a sample is left out.
  init(parsing text: some StringProtocol) {
    for part in text.split(separator: "@") {
      let words = part.split { $0.isWhitespace || $0 == "," }
      let samples = words.dropFirst().filter { $0 != "…" && $0 != "..." }
      let isComplete = samples.count == words.count - 1
      let numbers = samples.flatMap { Self.numbers(in: String($0)) }
      switch words.first {
      case "integer": (integers, integersAreComplete) = (numbers, isComplete)
      case "decimal": (decimals, decimalsAreComplete) = (numbers, isComplete)
      default: break
      }
    }
  }

  /// Spells out a range such as `2~16` or `0.0~1.5`, which counts in units of the last digit.
  private static func numbers(in sample: String) -> [String] {
    let ends = sample.split(separator: "~", omittingEmptySubsequences: false)
    guard ends.allSatisfy({ PluralOperands($0) != nil }) else { return [] }
    guard ends.count == 2 else { return ends.count == 1 ? [sample] : [] }
    let fractions = ends.map { $0.drop { $0 != "." }.dropFirst().count }
    let bounds = ends.compactMap { Int($0.filter { $0 != "." }) }
    guard fractions[0] == fractions[1], bounds.count == 2, bounds[0] >= 0,
      bounds[0] <= bounds[1]
    else {
      return []
    }
    let last = bounds[0] + min(bounds[1] - bounds[0], longestRange - 1)
    return (bounds[0]...last).map { decimal($0, fractionDigits: fractions[0]) }
  }

  /// Far longer than CLDR's ranges.
  private static let longestRange = 1000

  private static func decimal(_ value: Int, fractionDigits: Int) -> String {
    guard fractionDigits > 0 else { return String(value) }
    let digits = String(value)
    let padded = String(repeating: "0", count: max(0, fractionDigits + 1 - digits.count)) + digits
    return "\(padded.dropLast(fractionDigits)).\(padded.suffix(fractionDigits))"
  }
}

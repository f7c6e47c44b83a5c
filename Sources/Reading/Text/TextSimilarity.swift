/// How much two texts have in common: Dice's coefficient of their bigrams, in small letters.
///
/// Dice, "Measures of the Amount of Ecologic Association Between Species", 1945. It takes time in
/// proportion to the texts, and words may change places at little cost.
package struct TextSimilarity {
  private let bigrams: [UInt64: Int]
  private let count: Int
  /// Of longer texts only the start is compared, in characters.
  private static let longest = 1000

  package init(_ text: String) {
    let found = Self.bigrams(of: text)
    bigrams = found.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    count = found.count
  }

  /// From 0 for nothing to 1 for all.
  package func score(_ other: String) -> Double {
    let others = Self.bigrams(of: other)
    guard count + others.count > 0 else { return 0 }
    var left = bigrams
    var shared = 0
    for bigram in others {
      guard let rest = left[bigram], rest > 0 else { continue }
      left[bigram] = rest - 1
      shared += 1
    }
    return 2 * Double(shared) / Double(count + others.count)
  }

  /// The neighbouring scalars, with the text's ends among them.
  private static func bigrams(of text: String) -> [UInt64] {
    var previous: UInt64 = 0
    var bigrams: [UInt64] = []
    for scalar in text.prefix(longest).lowercased().unicodeScalars {
      bigrams.append(previous << 32 | UInt64(scalar.value))
      previous = UInt64(scalar.value)
    }
    bigrams.append(previous << 32)
    return bigrams
  }
}

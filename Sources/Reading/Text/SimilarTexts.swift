/// Finds among many texts those that are much like another one, without comparing it with each.
///
/// Texts that are alike share trigrams. Of a text's trigrams the rarest few are looked up, and the
/// texts that have most of them are scored with `TextSimilarity`; how much work one search makes
/// doesn't grow with the number of texts. A text that shares only frequent trigrams can be missed.
package struct SimilarTexts {
  package struct Match: Hashable, Sendable {
    /// The number of the text, in the order given.
    package var text: Int
    /// From 0 for nothing in common to 1 for the same but for capitals.
    package var score: Double
  }

  /// How many trigrams of a text are looked up, how many texts they may lead to, and how many of
  /// these are scored.
  private static let (lookups, visits, candidates) = (16, 6000, 12)

  /// Of longer texts only the start is looked at, in characters.
  private static let longest = 1000

  private let texts: [String]
  private let lengths: [Int32]
  /// By trigram, the numbers of the texts that have it, ascending.
  private var postings: [UInt64: [Int32]] = [:]
  /// How many of the trigrams in question each text has; all are zero between searches.
  private var votes: [UInt8]

  package init(_ texts: [String]) {
    self.texts = texts
    votes = [UInt8](repeating: 0, count: texts.count)
    var lengths: [Int32] = []
    for (number, text) in texts.enumerated() {
      let scalars = Self.scalars(of: text)
      lengths.append(Int32(scalars.count))
      for trigram in Self.trigrams(of: scalars) {
        postings[trigram, default: []].append(Int32(number))
      }
    }
    self.lengths = lengths
  }

  /// The texts that are like another one, the best first; of those that are as much alike, the
  /// earliest first.
  package mutating func matches(of text: String, least: Double) -> [Match] {
    let scalars = Self.scalars(of: text)
    let candidates = candidates(for: scalars, least: least)
    guard !candidates.isEmpty else { return [] }
    let similarity = TextSimilarity(text)
    let matches = candidates.map { Match(text: $0, score: similarity.score(texts[$0])) }
    return matches.filter { $0.score >= least }
      .sorted { ($1.score, $0.text) < ($0.score, $1.text) }
  }

  /// The texts with the most of the rarest trigrams.
  private mutating func candidates(for scalars: [UInt64], least: Double) -> [Int] {
    var visited: [Int] = []
    var left = Self.visits
    for found in Self.trigrams(of: scalars).compactMap({ postings[$0] })
      .sorted(by: { $0.count < $1.count }).prefix(Self.lookups)
    {
      guard left > 0 else { break }
      left -= found.count
      // The first ones, where even the rarest trigram is in very many texts.
      for number in found.prefix(Self.visits).lazy.map(Int.init) {
        if votes[number] == 0 { visited.append(number) }
        votes[number] += 1
      }
    }
    defer { for number in visited { votes[number] = 0 } }
    // Dice's coefficient can't be higher than lengths allow.
    let fitting = visited.filter { number in
      let (own, other) = (Double(scalars.count + 1), Double(lengths[number] + 1))
      return 2 * min(own, other) / (own + other) >= least
    }
    // What has less than half of what the first has is not worth a comparison.
    let most = fitting.reduce(0) { max($0, votes[$1]) }
    let promising = fitting.filter { votes[$0] * 2 >= most }
    return promising.sorted {
      (votes[$1], $0) < (votes[$0], $1)
    }.prefix(Self.candidates).map(\.self)
  }

  private static func scalars(of text: String) -> [UInt64] {
    text.prefix(longest).lowercased().unicodeScalars.map { UInt64($0.value) }
  }

  /// Each trigram once, with the text's ends among them.
  private static func trigrams(of scalars: [UInt64]) -> [UInt64] {
    guard !scalars.isEmpty else { return [] }
    var trigrams: [UInt64] = []
    // A scalar has 21 bits.
    var last: UInt64 = 0
    for scalar in scalars + [0] {
      last = (last << 21 | scalar) & (1 << 63 - 1)
      trigrams.append(last)
    }
    return Array(Set(trigrams)).sorted()
  }
}

/// Whether two sentences that look alike say the opposite: "is valid", "is not valid", "is invalid".
package struct Opposites: Sendable {
  private let language: String
  private let negations: Set<String>
  private let prefixes: [(String, String)]
  private let words: Set<[String]>
  /// Words that only look like opposites: "form" and "inform".
  private let unrelated: Set<[String]>

  /// What is known of a language; nothing for most.
  package init(_ language: String) {
    self.language = language
    negations = Set(LanguageFact.opposites.list(of: "\(language).negations"))
    prefixes = Self.pairs("\(language).prefixes").map { ($0[0], $0[1]) }
    words = Set(Self.pairs("\(language).words").flatMap { [$0, $0.reversed()] })
    unrelated = Set(Self.pairs("\(language).unrelated").flatMap { [$0, $0.reversed()] })
  }

  /// Whether any opposites of a language are known.
  package static func areKnown(in language: String) -> Bool {
    known.contains(language)
  }

  private static let known = Set(LanguageFact.opposites.sets(ofList: "words").keys)

  private static func pairs(_ key: String) -> [[String]] {
    LanguageFact.opposites.list(of: key)
      .map { $0.split(separator: "/", omittingEmptySubsequences: false).map(String.init) }
      .filter { $0.count == 2 }
  }

  /// Whether one of the texts denies more often than the other, or has an opposite in the place of a
  /// word.
  ///
  /// - Parameters:
  ///   - left: The words of a text, in small letters.
  ///   - right: Those of the other.
  package func areOpposite(_ left: [String], _ right: [String]) -> Bool {
    let (ones, others) = (Self.without(right, in: left), Self.without(left, in: right))
    let denials = [ones, others].map { $0.count(where: negations.contains) }
    if (denials[0] + denials[1]) % 2 == 1 { return true }
    return ones.contains { one in others.contains { isOpposite(one, $0) } }
  }

  /// The words that a text has more often than another.
  private static func without(_ taken: [String], in words: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for word in taken { counts[word, default: 0] += 1 }
    return words.filter { word in
      counts[word, default: 0] -= 1
      return counts[word, default: 0] < 0
    }
  }

  /// Whether a word says the opposite of another one, both in small letters.
  package func isOpposite(_ one: String, _ other: String) -> Bool {
    if words.contains([one, other]) { return true }
    guard !unrelated.contains([one, other]) else { return false }
    return prefixes.contains { first, second in
      Self.differ(one, other, by: first, second) || Self.differ(other, one, by: first, second)
    }
  }

  /// Whether another language says two opposites with one word, as Ukrainian does "download" and
  /// "upload"; both in small letters.
  package func areAlike(_ one: String, _ other: String, in target: String) -> Bool {
    Self.pairs("\(language).alike.\(target)").contains { pair in
      Self.differ(one, other, by: pair[0], pair[1], atLeast: 0)
        || Self.differ(other, one, by: pair[0], pair[1], atLeast: 0)
    }
  }

  /// Whether words are the same behind two beginnings; what is left has to be a word, or as long as is
  /// asked for.
  private static func differ(
    _ one: String, _ other: String, by first: String, _ second: String, atLeast length: Int = 3
  ) -> Bool {
    guard one.hasPrefix(first), other.hasPrefix(second) else { return false }
    let rest = one.dropFirst(first.count)
    return rest.count >= length && rest == other.dropFirst(second.count)
  }
}

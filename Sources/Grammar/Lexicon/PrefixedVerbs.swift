/// Forms of verbs that no lexicon has, behind a prefix that one has them without: verbietet, zaimportował.
struct PrefixedVerbs {
  let language: Language

  /// Longer prefixes there are none.
  private static let longestPrefix = 12
  /// Shorter rests are rather endings.
  private static let shortestRest = 3

  /// The verb that a word is a form of; nil where it has no prefix, or no verb behind it.
  func verb(_ word: Bytes) -> Lexeme? {
    guard language.guesses.has(.verbPrefix) else { return nil }
    let longest = min(Self.longestPrefix, word.count - Self.shortestRest)
    for length in stride(from: longest, through: 1, by: -1) {
      let prefix = word.slice(0..<length)
      guard language.guesses.rule(.verbPrefix, for: prefix) != nil,
        var verb = knownVerb(word.slice(length..<word.count))
      else { continue }
      verb.prefix = prefix
      verb.traits.insert(.guessed)
      return verb
    }
    return nil
  }

  /// Whether a word starts with what stands before verbs, with enough of a verb behind it.
  func hasPrefix(_ word: Bytes) -> Bool {
    let longest = min(Self.longestPrefix, word.count - Self.shortestRest)
    return longest > 0
      && (1...longest).contains {
        language.guesses.rule(.verbPrefix, for: word.slice(0..<$0)) != nil
      }
  }

  private func knownVerb(_ word: Bytes) -> Lexeme? {
    let hash = WordHash.of(word)
    guard language.index.mayHave(hash) else { return nil }
    let facts = WordSearch(language: language).facts(of: word, hash)
    return facts.verb ?? facts.analyses.first { $0.lexeme.part == .verb }?.lexeme
  }
}

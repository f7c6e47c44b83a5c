/// Forms of verbs that no lexicon has, behind a prefix that one has them without: verbietet, zaimportował.
struct PrefixedVerbs {
  let language: Language

  private var prefixes: Prefixes {
    Prefixes(language: language, kind: .verbPrefix, shortestRest: 3)
  }

  /// The verb that a word is a form of; nil where it has no prefix, or no verb behind it.
  func verb(_ word: Bytes) -> Lexeme? {
    guard language.guesses.has(.verbPrefix) else { return nil }
    return prefixes.first(of: word) { prefix, rest in
      guard var verb = knownVerb(rest) else { return nil }
      verb.prefix = prefix
      verb.traits.insert(.guessed)
      return verb
    }
  }

  /// Whether a word starts with what stands before verbs, with enough of a verb behind it.
  func hasPrefix(_ word: Bytes) -> Bool {
    prefixes.first(of: word) { _, _ in true } ?? false
  }

  private func knownVerb(_ word: Bytes) -> Lexeme? {
    let hash = WordHash.of(word)
    guard language.index.mayHave(hash) else { return nil }
    let facts = WordSearch(language: language).facts(of: word, hash)
    return facts.verb ?? facts.analyses.first { $0.lexeme.part == .verb }?.lexeme
  }
}

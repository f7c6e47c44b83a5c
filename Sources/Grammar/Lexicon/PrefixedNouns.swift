/// Forms of nouns that no lexicon has, behind a prefix that one has them without: cyberatak, podfolder, e-recepta.
struct PrefixedNouns {
  let language: Language

  private var prefixes: Prefixes {
    Prefixes(language: language, kind: .nounPrefix, shortestRest: 4)
  }

  /// The nouns that a word is a form of; none where it has no prefix, or no noun behind it.
  func analyses(of word: Bytes) -> [Analysis] {
    guard language.guesses.has(.nounPrefix) else { return [] }
    let found: [Analysis]? = prefixes.first(of: word) { prefix, rest in
      let known = nouns(rest)
      return known.isEmpty ? nil : known.map { whole($0, behind: prefix) }
    }
    return found ?? []
  }

  private func whole(_ noun: Analysis, behind prefix: Bytes) -> Analysis {
    var whole = noun
    whole.lexeme.prefix = prefix
    whole.lexeme.pair = .none
    whole.lexeme.traits.insert(.guessed)
    return whole
  }

  /// The nouns that a word may be, rather in the nominative: podkast is no form of kasta.
  private func nouns(_ word: Bytes) -> [Analysis] {
    let hash = WordHash.of(word)
    guard language.index.mayHave(hash) else { return [] }
    let nouns = WordSearch(language: language).facts(of: word, hash).analyses.filter {
      $0.lexeme.part == .noun && $0.lexeme.prefix.isEmpty
        && !$0.lexeme.traits.contains(.rare)
    }
    let subjects = nouns.filter { language.mayBeNominative($0) }
    return subjects.isEmpty ? nouns : subjects
  }
}

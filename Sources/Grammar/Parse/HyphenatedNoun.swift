/// Nouns with hyphens that no lexicon has, in languages whose last noun is the head.
extension Phrase {
  /// Compounds with hyphens: user-friendly, editor-in-chief, check-in.
  func hyphenatedNoun(_ word: Int) -> Analysis? {
    let text = lower(word)
    let parts = text.partsBetweenHyphens
    guard parts.count > 1, let last = parts.last, last.count > 0 else { return nil }
    if language.guesses.rule(.particle, for: last) != nil {
      return headFirstNoun(text, in: text)
    }
    let isHeadFirst =
      parts.count > 2 && parts[0].count > 2
      && language.guesses.rule(.joint, for: parts[1]) != nil
      && !WordSearch(language: language).lexemes(of: parts[0])
        .contains { $0.part == .numeral }
    if isHeadFirst { return headFirstNoun(parts[0], in: text) }
    let search = WordSearch(language: language)
    let known = search.facts(of: last, WordHash.of(last)).analyses.first { $0.lexeme.part == .noun }
    guard var noun = known else { return nil }
    noun.lexeme.prefix = text.slice(0..<(text.count - last.count))
    noun.lexeme.gender = nil
    return noun
  }

  /// A compound whose first part is the noun.
  private func headFirstNoun(_ part: Bytes, in whole: Bytes) -> Analysis {
    let known = WordSearch(language: language).facts(of: part, WordHash.of(part)).analyses
      .first { $0.lexeme.part == .noun }
    var analysis = known ?? guessedSingular(part)
    analysis.lexeme.suffix = whole.slice(part.count..<whole.count)
    analysis.lexeme.traits.insert(.guessed)
    return analysis
  }
}

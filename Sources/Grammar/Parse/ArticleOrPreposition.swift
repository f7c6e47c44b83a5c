/// Words that are an article and a preposition: Portuguese a, before a noun what the is, and to.
extension Phrase {
  /// Whether such a word is the preposition where it stands.
  ///
  /// It is the article unless it can't be: before an infinitive (`conta a pagar`) or another article
  /// (`a uma amiga`), and behind a noun or an adjective that it leads on from (`acesso a redes`). Behind a
  /// verb it may be either, so that what has another gender or number tells (`compra a prazo`).
  func isRatherPreposition(_ word: Int) -> Bool {
    guard self[word].marks.contains(.articleOrPreposition), words[word].half == .whole,
      word + 1 < count, isFollowedDirectly(word)
    else { return false }
    let next = self[word + 1]
    if next.isVerb, !next.hasVerbNumber, !next.isNominal { return true }
    if next.isArticle, !next.roles.contains(.definite) { return true }
    guard word > 0, isFollowedDirectly(word - 1) else { return false }
    let before = self[word - 1]
    if before.isVerb, !before.endsPhrase {
      return next.isArticle || next.isPersonalPronoun || !fitsArticle(word, before: next)
    }
    return (before.isNoun || before.isAdjective) && !before.isSpecifier && !before.isAdverb
  }

  /// Whether an article has a form that a noun, an adjective or a determiner takes.
  private func fitsArticle(_ word: Int, before next: Reading) -> Bool {
    guard let article = first(self[word].determiners) else { return false }
    let shown = language.schema(of: article.lexeme).features(of: article.cells)
    let others = [next.nouns, next.adjectives, next.specifiers].flatMap(all)
    return others.isEmpty
      || others.contains { other in
        let schema = language.schema(of: other.lexeme)
        let gender = other.lexeme.gender?.settled.map { FeatureSet($0) } ?? FeatureSet()
        return other.cells.contains { schema.cells[$0].union(gender).unifies(with: shown) }
      }
  }
}

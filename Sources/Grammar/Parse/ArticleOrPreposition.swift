/// Words that are an article and a preposition: Portuguese a, before a noun what the is, and to.
extension Phrase {
  /// Whether such a word is the preposition where it stands.
  ///
  /// It is the article unless it can't be: before an infinitive (`conta a pagar`), another article
  /// (`a uma amiga`) or a demonstrative (`a esta`), and behind a noun or an adjective that it leads on from
  /// (`acesso a redes`, `enviado a “Ana”`). Behind a verb it may be either, so that what has another gender or
  /// number tells (`compra a prazo`).
  func isRatherPreposition(_ word: Int) -> Bool {
    guard self[word].marks.contains(.articleOrPreposition), words[word].half == .whole else {
      return false
    }
    if let number = number(rightBehind: word) { return isPreposition(word, before: number) }
    guard word + 1 < count, isFollowedDirectly(word) else {
      // `Enviado a: Ana`
      let isOpen = word + 1 == count || !isCut(after: word)
      return isBehindGoverning(word) && (isOpen || mark(behind: word).contains(UInt8(ascii: ":")))
    }
    let next = self[word + 1]
    if isBeforeOther(word, next) || isOfMoreOrLess(word, next) { return true }
    // `prestes a ser excluído`: the noun ser has the other article.
    if next.roles.contains(.being) { return true }
    if next.isVerb, !next.hasVerbNumber, !next.isNominal { return true }
    if next.isArticle, !next.roles.contains(.definite) { return true }
    guard word > 0, isFollowedDirectly(word - 1) else { return false }
    let before = self[word - 1]
    if before.isVerb, !before.endsPhrase {
      return next.isArticle || next.isPersonalPronoun || !fitsArticle(word, before: next)
    }
    return (before.isNoun || before.isAdjective) && !before.isSpecifier && !before.isAdverb
  }

  /// Reads such words as articles behind verbs and before the values of arguments, which have none of their
  /// own: abra a pasta was written for any noun.
  ///
  /// It asks for the values of arguments, whose gender and number tell nothing.
  mutating func settleArticlesOfInserted() {
    guard !arguments.isEmpty else { return }
    for word in words.indices where isArticleOfInserted(word) { settle(word, as: .determiner) }
  }

  private func isArticleOfInserted(_ word: Int) -> Bool {
    guard self[word].given == .preposition, words[word].half == .whole,
      self[word, lower: true].marks.contains(.articleOrPreposition), word > 0, word + 1 < count,
      isFollowedDirectly(word - 1), isFollowedDirectly(word), !isArgument(word),
      isArgument(word + 1)
    else { return false }
    let (verb, value) = (self[word - 1], self[word + 1])
    guard verb.isVerb, !verb.isNominal, !verb.endsPhrase,
      verb.roles.isDisjoint(with: .reaches), !isArgument(word - 1)
    else { return false }
    // `Veja a Marcos`: with a capital it may be a name.
    return token(word + 1).shape == .small
      && first(value.nouns).map { !$0.lexeme.isGuessed } ?? false
  }

  /// Whether a noun or an adjective that is no verb stands before such a word: enviado a “Ana”, igual a.
  private func isBehindGoverning(_ word: Int) -> Bool {
    guard word > 0, isFollowedDirectly(word - 1) else { return false }
    let before = self[word - 1]
    return before.isAdjective && !before.isSpecifier && !before.isAdverb
      || before.isOnlyNoun && !before.isVerb && !before.isAdverb
  }

  /// Whether what follows has no article before it: a este, a cada, 2 a mais.
  private func isBeforeOther(_ word: Int, _ next: Reading) -> Bool {
    if next.marks.contains(.demonstrative) || next.roles.contains(.singularOnly) { return true }
    return isBehindNumber(word) && (next.isAdverb || next.marks.contains(.quantifier))
  }

  /// `2 estrelas a menos`: whether such a word says behind a noun how many there are more or less, but a mais vendida.
  private func isOfMoreOrLess(_ word: Int, _ next: Reading) -> Bool {
    guard next.isAdverb, next.roles.contains(.limits), word > 0, isFollowedDirectly(word - 1),
      self[word - 1].isNoun
    else { return false }
    return word + 2 >= count || isCut(after: word + 1) || self[word + 2].endsPhrase
  }

  /// Whether an article has a form that a noun, an adjective or a determiner takes.
  private func fitsArticle(_ word: Int, before next: Reading) -> Bool {
    guard let article = first(self[word].determiners) else { return false }
    let shown = language.features(of: article)
    let others = [next.nouns, next.adjectives, next.specifiers].flatMap(all)
    return others.isEmpty
      || others.contains { other in
        let schema = language.schema(of: other.lexeme)
        let gender = other.lexeme.gender?.settled.map { FeatureSet($0) } ?? FeatureSet()
        return other.cells.contains { schema.cells[$0].union(gender).unifies(with: shown) }
      }
  }

  /// Whether such a word is the preposition before a number: between two numbers (de 2 a 5), before a noun
  /// that takes the other article (a 5 minutos), and behind all but a verb that has what follows for its
  /// object (enviado a 2 contas, but excluir a 2 contas).
  private func isPreposition(_ word: Int, before number: Int) -> Bool {
    guard word + 1 < count, Int(words[word + 1].token) > number else { return true }
    if isBehindNumber(word) { return true }
    var noun = word + 1
    while noun + 1 < count, !self[noun].isNoun, self[noun].isAdjective || self[noun].isSpecifier,
      isFollowedDirectly(noun)
    {
      noun += 1
    }
    let genders = all(self[noun].nouns).compactMap { $0.lexeme.gender }
    if !genders.isEmpty, genders.allSatisfy({ $0 == .masculine }) { return true }
    if self[noun].endsPhrase || self[noun].isCoordination { return true }
    guard word > 0, isFollowedDirectly(word - 1) else { return false }
    let before = self[word - 1]
    if before.roles.contains(.reaches) || before.isAdverb { return true }
    return (before.isNoun || before.isAdjective) && !before.isSpecifier
      && !(before.isVerb && before.isBystander)
  }
}

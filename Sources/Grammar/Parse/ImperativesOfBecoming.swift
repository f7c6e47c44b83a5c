import Vocabulary

/// Imperatives with which the reader is something, and that are a third person, a noun or have an object, too: reste
/// concentré, but reste 1 place disponible; hazte socia, but hazte una foto; the second person of such verbs (tu restes
/// connecté); and what presents the reader: te voilà prêt.
extension Phrase {
  /// Whether such a word starts a sentence, is joined to an imperative that does, or stands behind a pronoun for one reader,
  /// right before what it says of the reader, or before adverbs to that, and no number of things follows that.
  func isImperativeOfBecoming(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax, self[word].roles.contains(.linking), isFollowedDirectly(word),
      startOfSentence(with: word) == word || isBehindOneReader(word) || isJoinedToImperative(word)
    else { return false }
    if isRoleToTake(word + 1) { return true }
    let said = said(behind: word)
    guard self[said].isAdjective, !self[said].isSpecifier, !startsNoun(said) else { return false }
    // `Reste gratuit pendant 7 jours`: the third person of those whose subject may follow is likelier of a thing.
    if self[word].roles.contains(.presents), !isRatherOfPersons(adjective: said) { return false }
    return said + 1 == count || !isBehindNumber(said + 1) && !isSubject(at: said + 1, of: said)
  }

  /// The word right behind another one, or behind the adverbs there: reste toujours connecté.
  private func said(behind word: Int) -> Int {
    var said = word + 1
    // Nobody says more between.
    while said + 1 < count, said - word < 4, isFollowedDirectly(said), self[said].isAdverb,
      !self[said].isAdjective
    {
      said += 1
    }
    return said
  }

  /// `Active les alertes et reste informé`: whether an and joins a word to a verb that starts the sentence and has an object,
  /// and what is said behind is rather said of persons.
  private func isJoinedToImperative(_ word: Int) -> Bool {
    guard word > 2, self[word - 1].isCoordination, isFollowedDirectly(word - 1) else {
      return false
    }
    let start = startOfSentence(with: word)
    return start + 1 < word - 1 && self[start].isVerb && !self[start].isAuxiliary
      && !self[start].isCopula && opensObject(start + 1)
      && isRatherOfPersons(adjective: said(behind: word))
  }

  /// `Resta connesso il dispositivo`: whether a determiner starts a noun that an adjective before it fits, and no time.
  private func isSubject(at determiner: Int, of adjective: Int) -> Bool {
    opensObject(determiner) && isFollowedDirectly(determiner) && self[determiner + 1].isNoun
      && fits(adjective: adjective, determiner + 1) && !hasNoun(determiner + 1, [.time, .times])
  }

  private func isBehindOneReader(_ verb: Int) -> Bool {
    verb > 0 && isFollowedDirectly(verb - 1) && isReader(verb - 1)
      && row(of: verb - 1)?.features.contains(.singular) == true
  }

  /// Reads such words as verbs and nothing else where they may be nouns or adjectives (despierta lleno de energía), unless what
  /// follows may rather be said of those.
  mutating func settleImperativesOfBecoming() {
    guard language.hasRomanceSyntax else { return }
    for word in words.indices.dropLast()
    where (self[word].isNoun || self[word].isAdjective) && words[word].half == .whole
      && self[word].given == nil
      && !isBehindNumber(word) && isImperativeOfBecoming(word) && isRatherOfReader(behind: word)
    {
      settle(word, as: .verb)
    }
  }

  /// Whether an adjective of one person doesn't fit the noun before it, or is rather said of persons.
  private func isRatherOfReader(behind noun: Int) -> Bool {
    let adjective = said(behind: noun)
    guard let one = first(self[adjective].adjectives), one.cells.contains(0) else { return false }
    return !fits(adjective: adjective, noun) || isRatherOfPersons(adjective: adjective)
  }

  /// `Te voilà prêt`, `vous voici connecté`: whether a word says of the reader, whom a pronoun before it names, that they are
  /// what follows.
  func presentsReader(_ word: Int) -> Bool {
    guard self[word].roles.isSuperset(of: [.linking, .preposition]), word > 0 else { return false }
    return isFollowedDirectly(word - 1) && isOfSecondPerson(pronoun: word - 1)
  }

  /// `Hazte socia`, `seja nossa parceira`, but reste un client: whether a noun for one person stands at a word, or behind a
  /// possessive there.
  private func isRoleToTake(_ word: Int) -> Bool {
    let first = self[word]
    let isOurs = first.isDeterminer && !first.isArticle && isFollowedDirectly(word)
    return mayNameReader(isOurs ? word + 1 : word)
  }
}

import Foundation

/// Verbs whose subject stands behind them: quedan 2 días, hacen falta 3 puntos, han caducado 3 sesiones, te
/// siguen 3 personas.
extension Phrase {
  /// Whether a verb before a phrase rather says something of it than acts upon it.
  func presents(verb: Int, _ phrase: NounPhrase) -> Bool {
    if self[verb].roles.contains(.presents) || language.hooks.presents(verb, in: self) {
      return true
    }
    return isPartOfVerb(verb + 1) || presents(participle: verb + 1, phrase)
      || isOfOthers(behind: verb, phrase) || isOfCounted(behind: verb, phrase)
      || isReflexive(verb: verb, before: phrase) || startsChain(verb: verb, before: phrase)
      || isBeforeInsertedSubject(verb: verb, phrase)
  }

  /// Where words start that may name the subject of a verb: those of other sentences don't where it may stand behind
  /// the verb.
  ///
  /// - Parameters:
  ///   - presents: Whether the verb rather has its subject behind it.
  ///   - lasts: Whether what stands behind it rather says how long something is what the verb says.
  func startOfSubjects(
    of verb: Int, _ phrase: NounPhrase, presents: Bool, lasts: Bool
  ) -> Int {
    if presents, isOfCounted(behind: verb, phrase) || startsClause(presenting: verb, phrase) {
      return verb
    }
    if startsClause(behindConjunction: verb, presenting: phrase) { return verb }
    // `Lista jest pusta, zostały 2 pliki`
    if mayPresent(auxiliary: verb), isBehindNumber(verb + 1),
      startsClause(presenting: verb, phrase)
    {
      return verb
    }
    if presents || isReflexive(verb: verb), startsJoinedClause(presenting: verb, phrase) {
      return verb
    }
    if presents, opensMainClause(ofSubjectBehind: verb) { return verb }
    // `Heute ist Ruhetag, morgen sind 3 Termine`
    if presents, language.order.isVerbSecond, isBeforeCountedSubject(verb: verb),
      !isCut(after: verb - 1)
    {
      return startOfClause(with: verb)
    }
    let isPassive = self[verb].isAuxiliary && verb + 1 < count && self[verb + 1].isAdjective
    // `Esta acción no se puede deshacer. Se eliminarán 3 fotos.`
    return !lasts && (presents || isPassive || isReflexive(verb: verb))
      ? startOfSentence(with: verb) : max(0, verb - Self.reach)
  }

  /// The first word of the sentence that a word stands in.
  func startOfSentence(with word: Int) -> Int {
    var start = word
    while start > 0, word - start < Self.reach, !endsSentence(behind: start - 1) { start -= 1 }
    return start
  }

  /// The first word of the clause that a word stands in.
  func startOfClause(with word: Int) -> Int {
    var start = word
    while start > 0, word - start < Self.reach, !isCut(after: start - 1) { start -= 1 }
    return start
  }

  /// Whether a participle behind to have says something of a phrase: only of persons, if the verb may act upon
  /// something as well (han votado 3 personas).
  private func presents(participle word: Int, _ phrase: NounPhrase) -> Bool {
    guard isPresenting(participle: word), let head = phrase.head, !isOfTime(phrase) else {
      return false
    }
    return !self[word].roles.contains(.takesObject) || namesPerson(head)
  }

  /// Whether a noun that may be a verb belongs to the verb before it, which says with it what that would alone, and
  /// agrees with what follows: hacen falta 3 puntos.
  func isPartOfVerb(_ word: Int) -> Bool {
    guard word > 0, word < count, isFollowedDirectly(word - 1) else { return false }
    let (verb, noun) = (self[word - 1], self[word])
    return noun.isVerb && noun.isNoun && noun.roles.contains(.presents)
      && verb.isVerb && verb.roles.contains(.takesObject)
  }

  /// Whether a word is the participle of a verb that has its subject behind it, right behind to have (han caducado 3
  /// sesiones), or its gerund right behind to be (están faltando 3 piezas).
  func isPresenting(participle word: Int) -> Bool {
    guard word > 0, word < count, isFollowedDirectly(word - 1),
      self[word].roles.contains(.presents), language.hasRomanceSyntax
    else { return false }
    return self[word].isVerb
      ? isInfinitive(word) && self[word - 1].isAuxiliary
      : self[word - 1].roles.contains(.perfect)
  }

  /// Whether se stands before a verb, with nothing but pronouns of whom it happens to between: se te ha asignado 1
  /// tarea.
  func isReflexive(verb: Int) -> Bool {
    var word = verb - 1
    while word > 0, verb - word < 4, language.hasRomanceSyntax, isFollowedDirectly(word - 1),
      isObjectPronoun(word), self[word].roles.isDisjoint(with: [.reflexive, .definite, .neuter])
    {
      word -= 1
    }
    return word >= 0 && self[word].roles.contains(.reflexive)
  }

  /// Whether a verb is to have, behind which stands what someone has: tiene 3 fotos.
  func mayHaveObject(verb: Int) -> Bool {
    let roles = self[verb].roles
    return roles.contains(.perfect) || roles.contains(.takesObject) && language.hasRomanceSyntax
  }

  /// Whether a verb behind the pronoun of an object has persons behind it that a number counts and that fit it, and
  /// no subject before it: te siguen 3 personas, ti ha scritto 1 persona, lo usano 3 dispositivi.
  ///
  /// An imperative has such pronouns behind it, and things may be what someone gave: te enviaron 3 mensajes.
  private func isOfOthers(behind verb: Int, _ phrase: NounPhrase) -> Bool {
    guard language.hasRomanceSyntax, let head = phrase.head,
      verb < phrase.words.lowerBound, startsOfCounted.contains(phrase.words.lowerBound),
      namesPerson(head) || hasObject(before: verb, phrase) || isAwaiting(verb, phrase),
      fitsNumber(verb: verb, of: head.word)
    else { return false }
    var word = verb
    // `seguem-te 3 pessoas`
    if !hasPronounBehind(verb: verb) {
      word -= 1
      guard word >= 0, isObjectPronoun(word) || isArticleBeforeVerb(word),
        isFollowedDirectly(word)
      else { return false }
    }
    // `Ana te presenta 3 amigos`: only adverbs may stand before both.
    while word > 0, verb - word < Self.reach, !isCut(after: word - 1) {
      word -= 1
      guard self[word].isAdverb, !self[word].isNominal else { return false }
    }
    return true
  }

  /// Whether a pronoun before a verb stands for what that acts upon and for nobody whom something is given to, so
  /// that things behind it do something: lo usan 3 dispositivos, but lo ha visto 3 veces.
  private func hasObject(before verb: Int, _ phrase: NounPhrase) -> Bool {
    guard let head = phrase.head, verb > 0, !head.isSymbol, !saysHowLongOrOften(phrase),
      let row = row(of: verb - 1)
    else { return false }
    let cells = cells(of: verb - 1, row)
    return cells.contains(1) && !cells.contains(2)
  }

  /// `te esperan 3 retos`: whether a verb says that what follows waits, but not of te espera 3 minutos.
  private func isAwaiting(_ verb: Int, _ phrase: NounPhrase) -> Bool {
    self[verb].roles.contains(.awaits) && !saysHowLongOrOften(phrase)
  }

  /// Whether a noun is one for a person.
  func namesPerson(_ head: NounPhrase.Head) -> Bool {
    isPerson(head) || isActor(head.word)
  }
}

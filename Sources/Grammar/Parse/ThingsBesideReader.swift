import Foundation
import Vocabulary

/// Nouns that are adjectives, too, and yet name a thing or several persons, and adjectives that a number counts, so that
/// neither they nor what stands beside them is said of the reader: Generador activado, has creado un generador,
/// Fournisseurs, quedan 2 conectados; and adjectives that are no nouns and yet objects: puedes elegir el adecuado.
extension Phrase {
  /// Whether a phrase without a head has such a word.
  func namesOthers(_ phrase: NounPhrase) -> Bool {
    if isLabelBeforeColon, !hasAlternative { return true }
    if language.countsByCase { return isConditionOfThing(phrase) }
    // `hai comprato il più caro`
    guard language.hasRomanceSyntax,
      !phrase.words.contains(where: { salutes($0) && !isOfVerbBefore(adjective: $0) })
    else { return false }
    if agreeing(phrase).contains(where: isOfOtherByPlace) || startsRow(phrase)
      || isLabel(phrase) || saysOfClause(phrase) || namesSeveral(phrase)
      || isOfWhoever(phrase) || isConditionOfThing(phrase)
    {
      return true
    }
    return phrase.words.contains { word in
      guard self[word].isAdjective, !self[word].isSpecifier else { return false }
      if isPicked(adjective: word) || isVerbOfSpeaker(word) { return true }
      guard self[word].isNoun else { return isOfVerbBefore(adjective: word) }
      if isPerson(word) {
        return (isRatherPlural(word) || isHardlyReader(word)) && mayStandApart(word)
          || isListedWithThing(word) || word == 0 && namesNobody(noun: 0) || namesTool(word)
      }
      return isThing(word) || startsWithDescribedThing(word) || isObjectOfFullVerb(word)
        || namesThing(ofOther: word)
    }
  }

  /// Whether a word is said of others by what stands around it.
  private func isOfOtherByPlace(_ word: Int) -> Bool {
    if isBehindNumber(word) || namesThing(behindNeuter: word) || isOfSeveral(behindOf: word) {
      return true
    }
    if isOfSeveral(behindVerb: word) || saysAsPossible(word) { return true }
    return isFeminineOfOther(word) || self[word].isAdjective && hasSubject(behindParticiple: word)
  }

  /// `Premier arrivé, premier servi`: whether the adjective that a phrase starts a text with stands behind its only comma once
  /// more, so that whoever it is said of is the same.
  func isOfWhoever(_ phrase: NounPhrase) -> Bool {
    if promisesToAnybody(phrase) { return true }
    guard phrase.words.first == 0, self[0].isAdjective,
      let comma = (0..<min(count - 1, 5)).first(where: { isCut(after: $0) }), isComma(behind: comma)
    else { return false }
    return comma > 0 && lower(comma + 1).equals(lower(0))
  }

  /// `Satisfait ou remboursé`, `soddisfatti o rimborsati`: whether an adjective that starts a text that is no question, and
  /// that isn’t one of what the reader is asked, is joined to one for things right behind it.
  private func promisesToAnybody(_ phrase: NounPhrase) -> Bool {
    guard phrase.words.first == 0, count > 2, mayBeOfThing(adjective: 0),
      isFollowedDirectly(0), isFollowedDirectly(1), self[1].isCoordination,
      isForThings(adjective: 2)
    else { return false }
    return !endsInQuestion(from: 0)
  }

  /// `Del más nuevo al más antiguo`: whether a text that says nothing of the reader starts with a preposition that is one
  /// word with the article of an adjective, so that this says where things start.
  private func startsRow(_ phrase: NounPhrase) -> Bool {
    guard count > 2, words[0].half == .first, words[1].half == .second,
      self[0].roles.contains(.preposition), phrase.words.contains(1)
    else { return false }
    var adjective = 2
    // Nobody says more between.
    while adjective + 1 < min(count, 5), isFollowedDirectly(adjective - 1),
      self[adjective].isAdverb
    {
      adjective += 1
    }
    return isFollowedDirectly(adjective - 1) && self[adjective].isAdjective
      && !isBystander(adjective)
      && !words.indices.contains { isReader($0) || isOfReader(verb: $0) }
  }

  /// `Nuevo`, `Más nuevo`, `Próximo: yoga`: whether a text is nothing but choices or a comparison, or a phrase without a verb
  /// at its start ends with a colon, so that it names a choice or what stands behind it.
  private func isLabel(_ phrase: NounPhrase) -> Bool {
    guard phrase.words.first == 0, let last = phrase.words.last else { return false }
    if startsWithLabel, !hasAlternative { return true }
    if self[0].isAdverb, self[0].roles.contains(.limits), isFollowedDirectly(0), self[1].isAdjective
    {
      // `Mais barato primeiro`
      return count == 2 || count == 3 && self[2].isAdverb && isFollowedDirectly(1)
    }
    if isSuperlativeAlone, !hasAlternative { return true }
    guard last == 0, !self[0].isVerb, mayBeOfThing(adjective: 0) else { return false }
    return mark(behind: 0).contains(UInt8(ascii: ":"))
  }

  /// `Il più sicuro`, `Le moins cher`, but eres el más rápido: whether a text that asks nothing is an article and an adjective
  /// with more or less between, so that it tells one of several, which is rather a thing.
  private var isSuperlativeAlone: Bool {
    guard count == 3, self[0].roles.contains(.definite), isFollowedDirectly(0),
      self[1].isAdverb, self[1].roles.contains(.limits), isFollowedDirectly(1)
    else { return false }
    return self[2].isAdjective && !isArgument(2) && !endsInQuestion(from: 0)
  }

  /// `Seguro que te gusta`, but ¿seguro que quieres salir?: whether an adjective starts a sentence that is no question, and
  /// says of a clause behind it that it is so.
  private func saysOfClause(_ phrase: NounPhrase) -> Bool {
    guard let word = phrase.words.first else { return false }
    let start = startOfSentence(with: word)
    // `Étant donné que tu voyages`
    if word - start < 2, isGerundOfBeing(start), takesAsKnown(gerund: start) { return true }
    guard self[word].isAdjective, start == word, isFollowedDirectly(word),
      self[word + 1].roles.isSuperset(of: [.conjunction, .relative])
    else { return false }
    return !endsInQuestion(from: word)
  }

  /// Whether a sentence that starts at a word is a question; what stands behind a colon is part of it.
  func endsInQuestion(from start: Int) -> Bool {
    let end = (start..<count).prefix(Self.reach).first { word in
      let marks = mark(behind: word)
      return marks.contains(UInt8(ascii: "?"))
        || endsSentence(behind: word) && !marks.contains(UInt8(ascii: ":"))
    }
    return end.map { mark(behind: $0).contains(UInt8(ascii: "?")) } ?? false
  }

  /// `Copiado al portapapeles`, `Agotado`, `Está nublado`, but estás agotada, ¿agotada?: whether an adjective is one for
  /// things, and neither a verb nor a question without one says it of the reader.
  func isRatherOfThing(_ word: Int) -> Bool {
    let word = adjective(behindBeing: word)
    guard isForThings(adjective: word), !isBehindVerbOfReader(word),
      // `¿Está nublado?`, `¿Incluidas?`
      !mark(behind: word).contains(UInt8(ascii: "?")) || hasVerbWithoutSubject(before: word)
        || first(self[word].adjectives).flatMap({ number(of: $0) }) == .plural
        || isJoinedToWordForThings(word)
    else { return false }
    // `on t’a remboursée`
    return !isDoneToReader(word)
      // `te hemos visto agotada`
      && !(max(0, word - 8)..<word).contains { isReader($0) || isOfSecondPerson(pronoun: $0) }
  }

  /// `Vrai ou faux ?`, `¿verdadero o falso?`: whether an or joins an adjective to another one for things, so that a question
  /// is about what both may be.
  private func isJoinedToWordForThings(_ word: Int) -> Bool {
    word > 1 && self[word - 1].isCoordination && isFollowedDirectly(word - 1)
      && isFollowedDirectly(word - 2) && isForThings(adjective: word - 2)
  }

  /// The adjective for things that stands behind a participle of to be, where that is a word: è stato copiato; else the word
  /// itself.
  private func adjective(behindBeing word: Int) -> Int {
    guard !isForThings(adjective: word), isFollowedDirectly(word),
      hasVerbWithoutSubject(before: word)
    else { return word }
    var next = word + 1
    // Nobody says more between.
    while next < min(count - 1, word + 5), self[next].isAdverb, isFollowedDirectly(next) {
      next += 1
    }
    guard self[next].isAdjective, isForThings(adjective: next) else { return word }
    // `è bravo visto che gioca da poco`
    return isFollowedDirectly(next) && self[next + 1].opensClause ? word : next
  }

  private func isThing(_ word: Int) -> Bool {
    // `has cambiado la manual`, `hai raggiunto il tuo obiettivo`
    if isDeterminedObject(word) { return true }
    // `un nuevo motor`
    let start = startOfAdjectives(before: word)
    let isBehindDeterminer =
      start > 0 && isFollowedDirectly(start - 1) && self[start - 1].isDeterminer
    guard self[word].likeliest == .noun || isRatherPlural(word) || isThingDescribed(word)
    else { return false }
    if isBehindDeterminer { return verbOfReader(before: start - 1) == nil }
    return isBehindNumber(word) || mayStandApart(word)
  }

  /// `Serveur introuvable`: whether what stands right behind a noun for a person is hardly told to that one.
  private func isHardlyReader(_ person: Int) -> Bool {
    isFollowedDirectly(person) && hasAdjective(person + 1, .others)
  }

  /// `Usuario y contraseña`, `Usuario y/o contraseña`, `Usuario/contraseña`: whether a noun for a person starts the text, and
  /// what joins it to one for a thing follows, so that both are labels.
  private func isListedWithThing(_ person: Int) -> Bool {
    guard person == 0, count > 1 else { return false }
    if separator(after: 0).elementsEqual("/".utf8) {
      return self[1].isOnlyNoun && !self[1].isVerb && !isPerson(1)
    }
    guard isFollowedDirectly(0), self[1].isCoordination else { return false }
    let isEither = separator(after: 1).elementsEqual("/".utf8) && self[2].isCoordination
    let thing = isEither ? 3 : 2
    guard isFollowedDirectly(thing - 1) else { return false }
    return self[thing].isOnlyNoun && !self[thing].isVerb && !isPerson(thing)
  }

  /// `Prêt immobilier`: whether an adjective that fits what may be a noun for a thing stands right behind it anywhere in
  /// the text, for two adjectives are joined by a word; but Nouveau client, Grand gagnant.
  private func isThingDescribed(_ word: Int) -> Bool {
    let next = word + 1
    guard isFollowedDirectly(word), self[next].isAdjective, !self[next].isSpecifier,
      !isPerson(next), !isBystander(next), !self[next].endsPhrase,
      self[word].marks.contains(.nounOrAdjective), !self[word].marks.contains(.size),
      !self[word].isAdverb,
      self[word].roles.isDisjoint(with: [.adverb, .adverbial, .limits, .intensifier])
    else { return false }
    return fits(adjective: next, word)
  }

  /// `Carico completato`: whether the text starts with a word that names a thing, for what is nothing but an adjective
  /// stands right behind and fits it, even where a lexicon has the first word rather as an adjective.
  ///
  /// What a reader is asked is said of nobody else.
  private func startsWithDescribedThing(_ word: Int) -> Bool {
    guard word == 0, isFollowedDirectly(0), self[0].roles.isDisjoint(with: [.limits, .adverbial]),
      !self[0].isAdverb, mayBeOfThing(adjective: 0)
    else { return false }
    var adjective = 1
    // `Total no leído`: nobody says more between.
    while self[0].isNoun, adjective < 4, self[adjective].isAdverb, !self[adjective].isAdjective,
      isFollowedDirectly(adjective)
    {
      adjective += 1
    }
    let next = self[adjective]
    return next.isAdjective && (!next.isNoun || adjective > 1) && !next.isSpecifier
      && !next.isAdverb && !next.endsPhrase && !next.isAuxiliary && fits(adjective: adjective, 0)
  }

  /// Whether a noun is in the plural, and no adjective long before it.
  private func isRatherPlural(_ word: Int) -> Bool {
    guard self[word].likeliest == nil || self[word].likeliest == .noun,
      let noun = first(self[word].nouns)
    else { return false }
    return number(of: noun) == .plural
  }

  /// `Bien joué !`: whether nothing but how something was done stands before a participle in its clause, so that it is
  /// said of that; but of a person in a question (bien reposé ?), and if only persons are it.
  func isSaidOfDeed(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax, word > 0, isFollowedDirectly(word - 1),
      self[word - 1].roles.isSuperset(of: [.adverb, .manner]),
      mayBeOfThing(adjective: word),
      !mark(behind: word).contains(UInt8(ascii: "?"))
    else { return false }
    let before = beforeAdverbs(from: word - 1)
    return before < 0 || isCut(after: before)
  }

  /// Whether a participle behind to have stands right before a word, which starts its object.
  func isBehindParticiple(_ word: Int) -> Bool {
    guard word > 1, isFollowedDirectly(word - 1) else { return false }
    let participle = self[word - 1]
    guard participle.isAdjective || participle.isVerb, !participle.isAuxiliary,
      !participle.isCopula, participle.roles.isDisjoint(with: [.being, .result])
    else { return false }
    let have = beforeAdverbs(from: word - 2)
    return have >= 0 && isFollowedDirectly(have) && self[have].roles.contains(.perfect)
  }

  /// Whether nothing before a word may say it of the reader, nor have it behind itself: Configurar generador, but
  /// mantenha-se ativo, registrado vía móvil.
  private func mayStandApart(_ word: Int) -> Bool {
    (max(0, word - Self.reach)..<word).allSatisfy { before in
      let reading = self[before]
      return !reading.isCopula && !reading.isAuxiliary && !reading.isCoordination
        && !reading.isOnlyNoun && !reading.endsPhrase
        && !isPersonalPronoun(before) && !isOfReader(verb: before)
        && reading.roles.isDisjoint(with: [.being, .reflexive, .speaker, .result, .preposition])
        && !lower(before).contains(UInt8(ascii: "-"))
    }
  }
}

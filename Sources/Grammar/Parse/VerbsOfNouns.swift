import Foundation
import Vocabulary

/// Words that may be nouns or adjectives, and are the verb of the noun before them: `el usuario espera tu
/// respuesta`, `2 vidéos durent`, `5 Dateien existiert`.
extension Phrase {
  /// Reads such words as verbs and nothing else.
  mutating func settleVerbsOfNouns() {
    guard !language.order.isHeadLast, count > 1 else { return }
    for word in words.indices.dropFirst()
    where self[word].isVerb && !self[word].isBystander && words[word].half == .whole {
      guard maySettleAsVerb(word),
        language.order.hasPredicateForm
          ? isVerbNotParticiple(word) : isVerbOfNoun(word) || isOnlyVerbOfClause(word)
      else { continue }
      settle(word, as: .verb)
    }
    settleVerbsWithBareObjects()
    settleWordsBesideCounts()
  }

  /// Reads what may be a noun or an adjective as the verb that it is right before an infinitive: mensagens vão
  /// expirar, but 2 vãos livres.
  mutating func settleModals() {
    guard language.hasRomanceSyntax else { return }
    for word in words.indices.dropLast()
    where self[word].roles.isSuperset(of: [.auxiliary, .modal]) && !self[word].isBystander
      && words[word].half == .whole && isFollowedDirectly(word) && isInfinitive(word + 1)
      && (!self[word + 1].isNominal || self[word + 1].roles.contains(.being))
    {
      settle(word, as: .verb)
    }
  }

  /// Reads what starts a sentence as the imperative that it may be, where it is no noun in the nominative but a
  /// rare one: kup nowy bilet; but 5 umów podpisanych.
  mutating func settleImperativesOfNouns() {
    guard language.order.hasAdjectivesBehind, language.hasCases, count > 1 else { return }
    for word in words.indices.dropLast()
    where (word == 0 || isCut(after: word - 1)) && !isBehindNumber(word) && isRatherImperative(word)
    {
      settle(word, as: .verb)
    }
  }

  private func isRatherImperative(_ word: Int) -> Bool {
    let reading = self[word]
    guard reading.isVerb, !reading.hasVerbNumber, reading.isNoun, !reading.isAdjective,
      !reading.isSpecifier, !reading.endsPhrase, reading.given == nil, words[word].half == .whole
    else { return false }
    return all(reading.nouns).allSatisfy {
      $0.lexeme.traits.contains(.rare) || !language.mayBeNominative($0)
    }
  }

  /// Whether a word is none of those that are something else for sure: small words, and names.
  func maySettleAsVerb(_ word: Int) -> Bool {
    let reading = self[word]
    return !reading.isAuxiliary && !reading.endsPhrase && !reading.isSpecifier
      && !reading.isPronoun && (token(word).shape == .small || token(0).shape == .capitals)
  }

  private func isVerbOfNoun(_ word: Int) -> Bool {
    guard language.order.hasAdjectivesBehind else { return false }
    if language.hasCases { return isVerbMoreThanAdjective(word) || isVerbMoreThanComplement(word) }
    let noun = wordBeforeClitics(word)
    guard noun >= 0, isFollowedDirectly(noun), self[noun].isNominal, !self[noun].endsPhrase,
      !self[noun].isAdverb,
      !self[noun].isVerb || self[noun].isNoun || isAttribute(noun, beforeVerb: word),
      fitsNumber(verb: word, of: noun)
    else { return false }
    // `te llama`, `s’affiche`; a negation stands before adjectives, too: mensagem não lida.
    if noun < word - 1 {
      return !self[word - 1].isAdverb || !self[word].isAdjective || !fits(adjective: word, noun)
    }
    if self[word].isAdjective {
      if describesCompound(word, endingAt: noun) || standsBeforePronounsOfVerb(word) {
        return false
      }
      if fits(adjective: word, noun) { return actsRatherThanDescribes(word) }
      return isBehindNumber(start(of: noun)) && isVerb(word, ofCounted: noun)
        || hasComplement(word)
    }
    guard isDetermined(noun) || isDetermined(nounBehindWhich(adjectivesEndAt: noun)),
      !mayBeCompound(lower(noun), lower(word)), !isDescribedSubject(word, behind: noun)
    else { return false }
    // Of persons that they do something is likelier than that they are a kind of thing.
    return hasComplement(word) || saysWhatIsThere(word, of: noun)
      || (isPerson(before: word) || isRatherVerb(word)) && word + 1 == count
  }

  /// Whether what may be an adjective of the noun before it is rather its verb, by what stands behind it or by what it means.
  private func actsRatherThanDescribes(_ word: Int) -> Bool {
    opensObject(word + 1) || startsMeasure(word + 1) || isActOfPerson(word)
      || isRatherVerb(word) && (hasNumber(behind: word) || saysWhen(behind: word))
  }

  /// `oferta activa dura 3 días`: whether what may be a verb, too, is an adjective of the noun right before it, for another word
  /// behind it is rather a verb.
  private func isAttribute(_ adjective: Int, beforeVerb word: Int) -> Bool {
    adjective > 0 && isFollowedDirectly(adjective - 1) && self[adjective].isAdjective
      && self[adjective - 1].isNoun && fits(adjective: adjective, adjective - 1)
      // `entrata libera costa 5 euro`: what costs would fit the adjective as a noun, too.
      && (isRatherVerb(word) || self[word].likeliest == .verb && hasNumber(behind: word))
  }

  private func isVerb(_ word: Int, ofCounted noun: Int) -> Bool {
    !self[word].isNoun || isPerson(before: word) || goesOn(behind: word, notAs: noun)
      || endsClause(asVerb: word, of: noun)
  }

  /// `dato falta en`, `app baixa dados`: whether what isn't said of a noun has something behind it that is no
  /// complement of another noun.
  func goesOn(behind word: Int, notAs noun: Int) -> Bool {
    isFollowedDirectly(word) && !isOf(word + 1) && !self[word + 1].isCoordination
      // `piano dati attivo`
      && !(self[word + 1].isAdjective && !self[word + 1].isSpecifier
        && fits(adjective: word + 1, noun))
      && !mayBeCompound(lower(noun), lower(word))
  }

  /// `pagamento falha`: whether what isn't said of a noun is rather its verb, and the last word of the clause.
  private func endsClause(asVerb word: Int, of noun: Int) -> Bool {
    isCut(after: word) && isRatherVerb(word) && compound(lower(noun), lower(word)) == nil
  }

  /// Whether a word is a verb rather than a noun, and has no adjective of a noun before it: prueba falla, but nueva
  /// falla.
  private func isRatherVerb(_ word: Int) -> Bool {
    let before = self[word - 1]
    let isDescribed =
      self[word].isNoun && before.isAdjective
      && (!before.isNoun || before.likeliest == .adjective) && fits(adjective: word - 1, word)
    return self[word].likeliest == .verb && !isDescribed
  }

  /// `cuesta 5 euros`: whether a number follows, with what it counts; but el archivo copia 2 está dañado.
  private func hasNumber(behind word: Int) -> Bool {
    isBehindNumber(word + 1) && !isCut(after: word) && !self[word + 1].isVerb
  }

  /// `ferme bientôt`, `ferme dans 5 minutes`: whether an adverb that belongs to no adjective follows, or a preposition
  /// with a time, or words that say that it goes on.
  private func saysWhen(behind word: Int) -> Bool {
    let next = word + 1
    guard isFollowedDirectly(word) else { return false }
    if saysHowLong(next) { return true }
    if self[next].isAdverb, !self[next].isAdjective {
      return !isFollowedDirectly(next) || !self[next + 1].isAdjective
    }
    return isPreposition(next) && isBehindNumber(next + 1)
      && (hasNoun(next + 1, .time) || isUnit(next + 1))
  }

  /// `posti auto liberi`: whether an adjective describes the first of two nouns that are one of several words.
  private func describesCompound(_ adjective: Int, endingAt noun: Int) -> Bool {
    guard noun > 0, isFollowedDirectly(noun - 1), let first = first(self[noun - 1].nouns) else {
      return false
    }
    let isWritten = mayBeCompound(lower(noun - 1), lower(noun))
    if isWritten, describesWhole(adjective, endingAt: noun) { return true }
    guard fits(adjective: adjective, noun - 1) else { return false }
    return isWritten || mayBeCompound(first.lexeme.lemma, lower(noun))
  }

  /// `fine settimana liberi`: the same of a noun of two words that has another gender than the first of them.
  private func describesWhole(_ adjective: Int, endingAt noun: Int) -> Bool {
    guard let whole = compound(lower(noun - 1), lower(noun)) else { return false }
    return all(self[adjective].adjectives).contains {
      fits($0, gender: gender(of: whole), noun: whole)
    }
  }

  /// `belle offre vous attend`: whether a word is the noun of an adjective before it, and the subject of
  /// another verb.
  private func isDescribedSubject(_ word: Int, behind adjective: Int) -> Bool {
    guard adjective == word - 1, self[word].isNoun, fits(adjective: adjective, word) else {
      return false
    }
    var verb = word + 1
    // A verb has no more pronouns before it.
    while verb < min(count, word + 4), isFollowedDirectly(verb - 1),
      isClitic(verb) || isPersonalPronoun(verb)
    {
      verb += 1
    }
    return verb > word + 1 && verb < count && isFollowedDirectly(verb - 1)
      && self[verb].isVerb && fitsNumber(verb: verb, of: word)
  }

  /// `subskrypcja wygasła`: behind a noun the verb, whose adjective is rarely found there.
  private func isVerbMoreThanAdjective(_ word: Int) -> Bool {
    guard isFollowedDirectly(word - 1), self[word - 1].isNoun, !self[word].isNoun,
      let adjective = first(self[word].adjectives)
    else { return false }
    if adjective.lexeme.traits.contains(.rare) || isPastBeforePartOfVerb(word) { return true }
    // `3 kubki pozostały`
    return language.countsByCase && self[word].isVerb && self[word].roles.contains(.presents)
      && isBehindNumber(word - 1) && !fits(adjective: word, word - 1)
  }

  /// `znajomy właśnie gra`, `urządzenie nie działa`, `łączy się`: behind a noun the verb, for another noun would stand
  /// in the genitive there, and has nothing beside it that only verbs have.
  private func isVerbMoreThanComplement(_ word: Int) -> Bool {
    guard language.order.hasGenitive, self[word].isNoun, self[word].hasVerbNumber else {
      return false
    }
    let before = wordBeforeNegation(word)
    let noun = wordBeforeAdverbs(before)
    guard noun >= 0, isFollowedDirectly(noun), mayBeSubject(noun, ofVerb: word) else {
      return false
    }
    if before < word - 1 || isBeforePronounOfVerb(word) { return true }
    let others = all(self[word].nouns).filter { !$0.lexeme.traits.contains(.rare) }
    if others.isEmpty { return true }
    guard !fits(adjective: noun, word) else { return false }
    return !others.contains { language.mayBe($0, .genitive) }
  }

  /// The word before the pronouns and the negation that stand before a verb; these are few.
  private func wordBeforeNegation(_ word: Int) -> Int {
    var before = word - 1
    while before >= 0, word - before < 4, isFollowedDirectly(before),
      isOnlyOfVerb(pronoun: before) || self[before].roles.contains(.negates)
    {
      before -= 1
    }
    return before
  }

  /// The word before adverbs that end with one: znajomy właśnie gra; of these there are few as well.
  private func wordBeforeAdverbs(_ last: Int) -> Int {
    var before = last
    while before >= 0, last - before < 4, isFollowedDirectly(before), self[before].isAdverb,
      !self[before].isNoun, !self[before].isAdjective, !self[before].endsPhrase
    {
      before -= 1
    }
    return before
  }

  /// Whether a word is a pronoun that no noun has beside it: się, cię; but `szachy to gra`.
  private func isOnlyOfVerb(pronoun word: Int) -> Bool {
    self[word].roles.contains(.reflexive)
      || isObjectPronoun(word) && !self[word].isSpecifier
  }

  /// Whether a noun is in the form of a verb's subject, or in the one of many that a number counts: 5 urządzeń działa.
  private func mayBeSubject(_ noun: Int, ofVerb word: Int) -> Bool {
    guard let head = first(self[noun].nouns), !self[noun].isVerb || self[noun].isNounAlone else {
      return false
    }
    if language.mayBeNominative(head) { return fitsNumber(verb: word, of: noun) }
    return language.countsByCase && self[word].marks.contains(.singularVerb)
      && (isBehindNumber(start(of: noun)) || isOfShare(noun)) && language.mayBeOfMany(head)
  }

  /// `2 z Twoich znajomych`: whether a noun and its determiners stand right behind a number and a preposition that may ask for
  /// the genitive of those of whom that says how many are meant.
  private func isOfShare(_ noun: Int) -> Bool {
    var start = start(of: noun)
    while start > 0, isFollowedDirectly(start - 1), self[start - 1].isSpecifier { start -= 1 }
    let preposition = start - 1
    guard preposition >= 0, isFollowedDirectly(preposition),
      self[preposition].roles.contains(.preposition), isBehindNumber(preposition)
    else { return false }
    return language.government.cases(of: lower(preposition)).contains { $0.contains(.genitive) }
  }

  /// `śledzi cię`: whether a pronoun follows that belongs to a verb, and to no other one behind it: lista gości się
  /// zmienia.
  func isBeforePronounOfVerb(_ word: Int) -> Bool {
    var next = word + 1
    // A verb has no more pronouns behind it.
    while next < min(count, word + 4), isFollowedDirectly(next - 1),
      isOnlyOfVerb(pronoun: next)
    {
      next += 1
    }
    guard next > word + 1 else { return false }
    return next >= count || !isFollowedDirectly(next - 1) || !self[next].isVerb
  }

  /// Whether a verb has the number of a noun.
  func fitsNumber(verb word: Int, of noun: Int) -> Bool {
    guard let analysis = first(self[noun].nouns) ?? first(self[noun].adjectives),
      let number = number(of: analysis)
    else { return true }
    return self[word].marks.contains(number == .plural ? .pluralVerb : .singularVerb)
  }

  /// Whether an adjective has the gender and the number of a noun.
  func fits(adjective word: Int, _ noun: Int) -> Bool {
    all(self[word].adjectives).contains { fits($0, behind: noun) }
  }

  /// The same of one analysis as an adjective.
  func fits(_ adjective: Analysis, behind noun: Int) -> Bool {
    guard let head = first(self[noun].nouns) ?? first(self[noun].adjectives) else { return true }
    let gender =
      head.lexeme.part == .adjective
      ? language.features(of: head).settledGender : gender(of: head)
    return fits(adjective, gender: gender, noun: head)
  }

  /// Whether a number or a determiner stands before a noun, with nothing but adjectives between.
  func isDetermined(_ noun: Int) -> Bool {
    let start = start(of: noun)
    if isBehindNumber(start) { return true }
    guard start > 0, isFollowedDirectly(start - 1) else { return false }
    return self[start - 1].isSpecifier || self[start - 1].isArticle
  }

  /// The first of the adjectives before a noun, or the noun.
  private func start(of noun: Int) -> Int {
    var start = noun
    while start > 0, noun - start < Self.reach, isFollowedDirectly(start - 1),
      self[start - 1].isAdjective
    {
      start -= 1
    }
    return start
  }

  /// Whether an object starts at a word: a determiner or a pronoun.
  func opensObject(_ word: Int) -> Bool {
    guard word < count, isFollowedDirectly(word - 1), words[word].half != .first else {
      return false
    }
    return self[word].isDeterminer || self[word].isArticle || self[word].isPersonalPronoun
  }

  /// Whether words say how much a verb comes to: dura más de una hora, dura demasiado; but libres cerca de ti.
  private func startsMeasure(_ word: Int) -> Bool {
    guard word < count, isFollowedDirectly(word - 1) else { return false }
    if self[word].marks.contains(.quantifier) { return isCut(after: word) }
    return self[word].isAdverb && !self[word].isAdjective && word + 2 < count
      && isFollowedDirectly(word)
      && isOf(word + 1)
      && (isBehindNumber(word + 2)
        || self[word + 2].isSpecifier && !self[word + 2].roles.contains(.definite))
  }

  /// Whether something stands behind a word that a verb has behind it and a noun hasn't.
  private func hasComplement(_ word: Int) -> Bool {
    if hasNumber(behind: word) { return true }
    guard word + 1 < count, isFollowedDirectly(word) else { return false }
    if opensObject(word + 1) || isRatherVerb(word) && startsMeasure(word + 1) { return true }
    let next = self[word + 1]
    if next.isAdverb && !next.isAdjective { return true }
    if next.isVerb, next.isBystander, !next.hasVerbNumber { return true }
    let isRatherVerb = isRatherVerb(word)
    if isBareObject(word + 1, ofNounOrVerb: word) { return true }
    guard isRatherVerb || isPerson(before: word) else { return false }
    if next.isOnlyNoun { return true }
    // `il volo parte prima`
    if isRatherVerb, next.isAdjective, next.otherPart == .adverb {
      return !fits(adjective: word + 1, word - 1)
    }
    guard next.endsPhrase else { return false }
    // `plante au démarrage`: of what belongs to nouns only what says whose something is belongs to any.
    if isOf(word + 1) { return !isUsualOf(word + 1) || isRatherVerb && isMore(word + 1) }
    return isRatherVerb || words[word + 1].half == .whole
  }

  /// Whether the word before another one is a person, and not an adjective of it: usuario espera, but velha
  /// casa.
  private func isPerson(before word: Int) -> Bool {
    let noun = word - 1
    return isNounOfPerson(noun) && (!self[noun].isAdjective || !fits(adjective: noun, word))
  }

  /// Whether a word is a noun for a person that has the other gender's beside it, or that the lexicon says to be one.
  private func isNounOfPerson(_ word: Int) -> Bool {
    all(self[word].nouns).contains { $0.lexeme.pair.count > 0 } || isActor(word)
  }

  /// Whether a noun is one for a person without another sign of it.
  ///
  /// Adjectives have the role for what only persons are, and may be nouns for things, too: seguro.
  func isActor(_ word: Int) -> Bool { !self[word].isAdjective && hasNoun(word, .actor) }

  /// Whether what may be a participle is what a person does whom a number counts, and to whom it is hardly done: 2 amis
  /// écrivent.
  private func isActOfPerson(_ word: Int) -> Bool {
    self[word].roles.contains(.acts) && word + 1 == count && isBehindNumber(word - 1)
      && isNounOfPerson(word - 1)
  }
}

import Foundation
import Vocabulary

/// Verbs at the start of a clause whose subject a number counts behind them, as their forms show where numbers ask
/// for cases: odpowiedziała 1 osoba, polubiło to 5 osób, obserwuje cię 5 osób, znajduje się tu 2 pliki.
extension Phrase {
  /// Whether what a number counts behind a verb is what that speaks of.
  ///
  /// A verb that has an object already, or none at all, has no other behind it; persons are none of a verb that acts
  /// upon no persons (pisze 5 osób), nor in a form that only subjects have. Of many things the form is one for both, but
  /// the verb is neuter then: polubiło 5 osób.
  func isOfCounted(behind verb: Int, _ phrase: NounPhrase) -> Bool {
    let start = phrase.words.lowerBound
    guard language.countsByCase, language.order.agrees(.verb, in: .gender),
      let head = phrase.head, verb < start, start - verb < 8,
      startsOfCounted.contains(start), mayHaveSubject(behind: verb, head),
      asksHowMuch(verb: verb, phrase) || hasNoSubject(beforeVerb: verb, of: head),
      (verb + 1..<start).allSatisfy({
        standsBetweenVerbAndSubject($0)
          // `Wchodzą w życie 2 zmiany`, but spadła o 2 punkty
          || self[verb].roles.contains(.happens) && isOfPreposition($0)
            && ($0 + 1 < start || self[$0].isOnlyNoun)
      })
    else { return false }
    let isSubject = language.mayBe(head.analysis, usualCase)
    if isSomebody(head), isSubject, !language.mayBe(head.analysis, .accusative) { return true }
    if isSomebody(head), isSubject, isOfSeveral(verb: verb) { return true }
    let isOfMany = language.mayBeOfMany(head.analysis)
    if asksHowMuch(verb: verb, phrase) || happens(verb: verb, phrase) {
      return isSubject || isOfMany
    }
    if isSomebody(head), self[verb].roles.contains(.acts) { return isSubject || isOfMany }
    if (verb + 1..<start).contains(where: { isActedUpon($0) }) { return isSubject || isOfMany }
    return isOfMany && isNeuter(verb: verb)
  }

  /// `Ile kosztują 2 bilety?`, `tyle kosztują 2 bilety`: whether nothing but a word that asks or says how much stands before a
  /// verb in its clause, which what is counted ends, and that is no time.
  ///
  /// What asks for a thing may be the subject itself: co oznacza 1 gwiazdka, but co daje 1 punkt.
  private func asksHowMuch(verb: Int, _ phrase: NounPhrase) -> Bool {
    guard verb > 0, self[verb - 1].roles.contains(.question), isFollowedDirectly(verb - 1),
      startOfClause(with: verb) == verb - 1, let head = phrase.head, !isOfSpan(phrase)
    else { return false }
    guard isCut(after: head.words.upperBound - 1) else { return false }
    return self[verb - 1].roles.isDisjoint(with: .each) || hasFormOfSeveral(verb: verb)
      || language.mayBe(head.analysis, usualCase.union(.singular))
        && !language.mayBe(head.analysis, .accusative)
  }

  /// Whether a verb has the form of several subjects and no other.
  private func hasFormOfSeveral(verb: Int) -> Bool {
    let marks = self[verb].marks
    return marks.contains(.pluralVerb) && !marks.contains(.singularVerb)
  }

  /// `Trwają 2 rozmowy`, but trwa 2 godziny: whether a verb acts upon nothing, and what is counted says not how long it does
  /// so.
  private func happens(verb: Int, _ phrase: NounPhrase) -> Bool {
    self[verb].roles.contains(.happens) && !isOfSpan(phrase) && !isOfTimes(phrase)
  }

  /// Whether a word stands between a verb and the subject behind it and is whom it happens to: pozostały ci 2 próby,
  /// czeka na ciebie 5 wiadomości.
  func isWhom(_ word: Int) -> Bool {
    if self[word].roles.contains(.preposition) {
      return word + 1 < count && isFollowedDirectly(word)
        && !self[word + 1].roles.contains(.preposition) && isWhom(word + 1)
    }
    return isObjectPronoun(word) || isPronounOfVerb(word) || isWhom(ofQuestion: word)
  }

  /// Whether a verb before its subject may have between them whom it happens to.
  func mayHappenToSomeone(verb: Int, presents: Bool) -> Bool {
    language.hasCases
      && (presents || self[verb].isAuxiliary && self[verb].roles.isDisjoint(with: .takesObject))
  }

  private func mayHaveSubject(behind verb: Int, _ head: NounPhrase.Head) -> Bool {
    let reading = self[verb]
    guard reading.isVerb, reading.isBystander, reading.hasVerbNumber, !reading.endsPhrase,
      mayBeThirdPerson(verb),
      reading.roles.isDisjoint(with: .governs) || reading.roles.contains(.acts)
    else { return false }
    return reading.roles.contains(.takesObject)
      ? isHad(beforeVerb: verb, head) : !reading.isAuxiliary
  }

  /// `Dostęp mają 2 osoby`, but grupa ma 5 osób: whether what persons have stands before to have, for these are in a form that
  /// only a subject has, or the verb has a plural that nothing else may be the subject of.
  private func isHad(beforeVerb verb: Int, _ head: NounPhrase.Head) -> Bool {
    isSomebody(head) && startOfClause(with: verb) < verb
      && (isOfSeveral(verb: verb) || !language.mayBe(head.analysis, .accusative))
      && !(startOfClause(with: verb)..<verb).contains { isInName($0) || isSubjectPronoun($0) }
  }

  /// Whether nothing stands before a verb in its clause but adverbs and what says where (w folderze znajduje się), or,
  /// where persons follow, a thing that they act upon: twoje zdjęcie polubiło 5 osób.
  private func hasNoSubject(beforeVerb verb: Int, of head: NounPhrase.Head) -> Bool {
    let start = startOfClause(with: verb)
    let first = (start..<verb).first {
      // `Kiedy odjeżdżają 2 autobusy`
      !self[$0].isAdverb
        && !(self[verb].roles.contains(.happens) && self[$0].roles.contains(.conjunction))
    }
    guard let first, !self[first].roles.contains(.preposition) else { return true }
    return isSomebody(head)
      && (first..<verb).allSatisfy {
        self[$0].isSpecifier || self[$0].isAdverb || isThingActedUpon($0)
          || self[$0].isAdjective && !self[$0].isNoun
          // `Dostęp do folderu mają 2 osoby`
          || $0 > first && isOfPreposition($0)
          // `Profil Anny obejrzało 5 osób`
          || isInName($0) && isNeuter(verb: verb)
      }
  }

  /// Whether a word is a preposition, or a noun right behind one.
  func isOfPreposition(_ word: Int) -> Bool {
    if self[word].roles.contains(.preposition) { return true }
    return word > 0 && isFollowedDirectly(word - 1) && self[word].isOnlyNoun
      && self[word - 1].roles.contains(.preposition)
  }

  /// `Twoje zdjęcie polubiły 2 osoby`: whether a verb has a plural that nothing before it in its clause may be the subject of;
  /// but aplikacje blokują 2 osoby.
  private func isOfSeveral(verb: Int) -> Bool {
    guard hasFormOfSeveral(verb: verb) else { return false }
    return !(startOfClause(with: verb)..<verb).contains { word in
      all(self[word].nouns).contains { language.mayBe($0, usualCase.union(.plural)) }
    }
  }

  private func isThingActedUpon(_ word: Int) -> Bool {
    guard let noun = first(self[word].nouns), !self[word].isExact, !isBystander(word),
      !noun.lexeme.features.contains(.human), noun.lexeme.pair.count == 0, !isActor(word)
    else { return false }
    return language.mayBe(noun, .accusative)
  }

  private func standsBetweenVerbAndSubject(_ word: Int) -> Bool {
    self[word].isAdverb || !self[word].roles.isDisjoint(with: [.reflexive, .limits])
      || isWhom(word)
  }

  /// Whether a word beside a verb is what it acts upon: cię, się.
  private func isActedUpon(_ word: Int) -> Bool {
    if self[word].roles.contains(.reflexive) { return true }
    if word > 0, self[word - 1].roles.contains(.preposition), isFollowedDirectly(word - 1) {
      return false
    }
    // `polubiła to 1 osoba`
    if isPronounOfVerb(word), let pronoun = first(self[word].determiners) {
      return language.mayBe(pronoun, .accusative)
    }
    guard isPersonalPronoun(word), let row = row(of: word) else { return false }
    let cells = pronounCells
    return self.cells(of: word, row).contains {
      $0 < cells.count && cells[$0].contains(.accusative)
    }
  }

  /// `Ewę widziało 5 osób`: whether a verb is neuter, as it is where many are its subject, and no person.
  func isNeuter(verb word: Int) -> Bool {
    guard let verb = verb(of: word) else { return false }
    return language.features(of: verb)[.gender] == .neuter
  }
}

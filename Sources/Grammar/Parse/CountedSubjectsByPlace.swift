import Foundation

/// Verbs that stand second in their clause where something else than their subject stands first, so that what a
/// number counts behind them is it: heute finden 2 Termine statt, im Ordner liegen 2 Dateien, dich haben 2 Personen
/// erwähnt.
extension Phrase {
  /// Whether the subject of a verb is what a number counts right behind it, for before it stand only adverbs, a
  /// pronoun that is none, or words with a preposition.
  ///
  /// How long and how often something is says a number as well: heute gilt 2 Tage ein Rabatt.
  func isBeforeCountedSubject(verb: Int) -> Bool {
    let reading = self[verb]
    guard verb > 0, reading.isVerb, reading.isBystander, reading.hasVerbNumber, !reading.endsPhrase,
      !isBehindNumber(verb), let counted = countedWord(behind: verb)
    else { return false }
    let isBehindClause = isCut(after: verb - 1)
    let noun = (counted..<min(count, counted + 4)).first { self[$0].isNoun }
    if let noun,
      hasNoun(noun, .times) || hasNoun(noun, .time) && (isBehindClause || hasOther(behind: noun))
    {
      return false
    }
    return isBehindClause ? opensMainClause(ofSubjectBehind: verb) : hasNoSubject(before: verb)
  }

  /// `Wenn es regnet, werden 2 Termine verschoben`: whether a clause behind a conjunction stands right before a verb, and says
  /// when, and the verb asks nothing of several readers: wenn ihr bereit seid, wählt 2 Karten.
  func opensMainClause(ofSubjectBehind verb: Int) -> Bool {
    guard language.order.isVerbSecond, isBehindSubordinate(verb: verb) else { return false }
    let clause = startOfClause(with: verb - 1)..<verb
    return clause.prefix(2).contains { self[$0].roles.contains(.conjunction) && !saysWhat($0) }
      && !clause.contains { isFormOfSeveralReaders($0) }
  }

  /// `Dass du hier bist, bringt 2 Punkte`: whether the clause of a conjunction may be the subject itself.
  private func saysWhat(_ conjunction: Int) -> Bool {
    self[conjunction, lower: true].roles.contains(.subject)
  }

  /// `Hat dir 2 Filme gefallen?`: whether a form of to have or a modal verb starts a question, with a pronoun that is no
  /// subject between it and what a number counts, and nothing else that may be its subject, not even a name.
  func isBeforeCountedSubject(behindPronounOf verb: Int) -> Bool {
    let reading = self[verb]
    guard reading.isAuxiliary, reading.hasVerbNumber, reading.roles.contains(.takesObject),
      verb == 0 || isCut(after: verb - 1), let counted = countedWord(behind: verb),
      (verb + 1..<counted).contains(where: {
        isObjectPronoun($0) || self[$0].roles.contains(.reflexive)
      }),
      let noun = (counted..<min(count, counted + 4)).first(where: { self[$0].isNoun })
    else { return false }
    let last = wordsOfClause(behind: noun).last ?? noun
    return mark(behind: last).contains(UInt8(ascii: "?")) && !hasNoun(noun, [.time, .times])
      && !hasOther(behind: noun)
  }

  /// `Heute gilt 2 Tage ein Rabatt`: whether something behind a noun in its clause may be the subject, but not of heute
  /// fallen 2 Stunden aus.
  private func hasOther(behind noun: Int) -> Bool {
    var word = noun + 1
    while word < count, word - noun < Self.reach, !isCut(after: word - 1) {
      let reading = self[word]
      if !reading.isKnown || reading.isNoun || reading.isPronoun || reading.isSpecifier
        || reading.isArticle
      {
        return true
      }
      word += 1
    }
    return false
  }

  /// The word that a number stands before, with nothing but adverbs and pronouns between that and a verb.
  func countedWord(behind verb: Int) -> Int? {
    var word = verb + 1
    // Nobody says more between.
    while word < min(count, verb + 5), !isCut(after: word - 1) {
      if isBehindNumber(word) { return word }
      guard
        self[word].isAdverb || self[word].roles.contains(.limits) || isObjectPronoun(word)
          || isWhom(ofQuestion: word)
      else { return nil }
      word += 1
    }
    return nil
  }

  /// Whether what stands before a verb in its clause holds no subject, and doesn't ask the reader to do what the verb
  /// says: bitte wählt 2 Karten.
  func hasNoSubject(before verb: Int) -> Bool {
    var start = startOfClause(with: verb)
    if self[start].isCoordination { start += 1 }
    guard start < verb, self[start].roles.isDisjoint(with: [.asks, .relative]) else { return false }
    if isBehindJoinedAdverb(verb: verb, from: start) { return true }
    let first = (start..<verb).first {
      (!self[$0].isAdverb || isPreposition(orAdverb: $0)) && !isObjectPronoun($0)
        && !isPredicateForm($0)
    }
    guard let first, !isFrontedObject(verb - 1) else { return true }
    // Words with a preposition stand alone before the verb: im Ordner von Anna liegen 2 Dateien, but über 5 Nutzer
    // haben 2 Geräte.
    return self[first].roles.contains(.preposition) && !startsAmount(preposition: first)
      && (first..<verb).allSatisfy { !isSubjectPronoun($0) && !isFinite($0) }
  }

  /// `Heute sind 2 Termine und morgen sind 3 Aufgaben fällig`: whether nothing but adverbs stands between an and behind another
  /// verb, and a verb that agrees; but kommt vorbei und dann wählt 2 Karten.
  private func isBehindJoinedAdverb(verb: Int, from start: Int) -> Bool {
    guard let joint = (start..<verb).last(where: { self[$0].isCoordination }), joint > start,
      joint + 1 < verb, (start + 1..<joint).contains(where: { isFinite($0) }),
      !(start..<joint).contains(where: { isFormOfSeveralReaders($0) })
    else { return false }
    return (joint + 1..<verb).allSatisfy {
      self[$0].isAdverb && !isPreposition(orAdverb: $0) && isFollowedDirectly($0)
    }
  }

  /// `Über 5 Nutzer`, `bis zu 5 Nutzer`, but über den Link, bis zum Ziel: whether a preposition says with a number, or with
  /// another preposition before that, how many there are.
  private func startsAmount(preposition: Int) -> Bool {
    let next = preposition + 1
    guard self[preposition].roles.contains(.limits), next < count else { return false }
    return isBehindNumber(next) || isPreposition(next) && isBehindNumber(next + 1)
  }

  /// Whether a word may be the verb of a clause: one beside what agrees, or a form of to have, to be and the like.
  func isFinite(_ word: Int) -> Bool {
    self[word].isVerb && self[word].isBystander || self[word].isAuxiliary || self[word].isCopula
  }
}

import Foundation
import Vocabulary

/// Whether a noun phrase is what a verb before it speaks of: quedan 3 fotos, but la lista tiene 3 elementos.
extension Phrase {
  /// Whether a verb before a phrase has a subject of its own (`la lista tiene 3 elementos`, `are you
  /// sure`), or other words before what it would speak of.
  func isApart(verbBefore word: Int, _ phrase: NounPhrase) -> Bool {
    if endsSubordinate(verb: word) { return true }
    if let isApart = isApart(verb: word, ofDemonstrativeBefore: phrase) { return isApart }
    if isApart(auxiliary: word, ofPronounBefore: phrase) { return true }
    let start = phrase.words.lowerBound
    let presents = presents(verb: word, phrase)
    // `has 3 photos`: what someone has is an object.
    let isReflexive = isReflexive(verb: word)
    if mayHaveObject(verb: word), !presents, !isReflexive, !isBeforeBeen(word) { return true }
    if isOfTimes(phrase) || isInterval(phrase) || saysHowLongOrFar(phrase) { return true }
    if saysHowOften(phrase, beside: word) { return true }
    if saysWhen(phrase), !presents || language.hasCases { return true }
    if saysWhen(phrase, behindHappening: word) { return true }
    if hasSubject(verb: word, presents: presents, phrase) || isBeforeSubjectPronoun(verb: word) {
      return true
    }
    if start - word > Self.reach { return true }
    let mayBeLimited =
      presents || isReflexive && !isOfTime(phrase) || isAlone(auxiliary: word, before: phrase)
    return startsOfCounted.contains(start) && !startsChain(verb: word, before: phrase)
      && (word + 1..<start).contains {
        !stands($0, betweenVerbAndNumber: start)
          && !(presents && isPresenting(participle: $0))
          && !(mayBeLimited && isLimit($0, behind: word, phrase))
          && !(mayHappenToSomeone(verb: word, presents: presents) && isWhom($0))
          && !(isOfCounted(behind: word, phrase) && isOfPreposition($0))
          && !(isReflexive && !isOfTime(phrase) && isInfinitive($0, before: start))
      }
  }

  /// `Wenn Anna fehlt, werden 3 Termine abgesagt`: whether a verb ends a clause that a conjunction starts, and so has its
  /// subject there.
  private func endsSubordinate(verb word: Int) -> Bool {
    language.order.isVerbSecond && word + 1 < count && isBehindSubordinate(verb: word + 1)
  }

  private func isBeforeSubjectPronoun(verb word: Int) -> Bool {
    // `Gefällt das 3 Personen?`
    if self[word].roles.contains(.governs), isDemonstrative(beforeCounted: word + 1) { return true }
    return isSubjectPronoun(word + 1) && !isWhom(ofQuestion: word + 1)
  }

  /// `Das ist 3 Meter lang`, `Es ist 5 Minuten her`: whether a time or a length says with the word behind it how long, far or
  /// old something is.
  func saysHowLongOrFar(_ phrase: NounPhrase) -> Bool {
    // `Deve essere lungo 8 caratteri`
    if isBehindMeasure(counted: phrase.words.lowerBound) { return true }
    guard language.order.isVerbSecond, let head = phrase.head,
      isOfTime(phrase) || self[head.word].marks.contains(.unit)
    else { return false }
    let end = head.words.upperBound
    guard end < count, isFollowedDirectly(end - 1) else { return false }
    return self[end].roles.contains(.duration)
  }

  /// `Zostały co najmniej 2 pliki`, `w pokoju są co najmniej 2 osoby`: whether a form of to be or to stay starts its clause,
  /// or what is counted says no time, so that it is the subject where no other stands before.
  private func isAlone(auxiliary word: Int, before phrase: NounPhrase) -> Bool {
    mayPresent(auxiliary: word) && !isOfTime(phrase)
      && (word == 0 || isCut(after: word - 1) || !isOfSpan(phrase))
  }

  /// Whether a word is such a form, but neither one of to have, which takes an object, nor może, which may be perhaps.
  func mayPresent(auxiliary word: Int) -> Bool {
    language.countsByCase && self[word].isAuxiliary
      && self[word].roles.isDisjoint(with: [.takesObject, .perhaps])
  }

  /// `ha sido eliminado 1 archivo`: what became of the things that follow.
  private func isBeforeBeen(_ verb: Int) -> Bool {
    verb + 2 < count && self[verb + 1].isCopula && self[verb + 2].isAdjective
      && isFollowedDirectly(verb) && isFollowedDirectly(verb + 1)
  }

  /// `è stato aggiornato 2 ore fa`: whether what is counted says when something was.
  func saysWhen(_ phrase: NounPhrase) -> Bool {
    guard let end = phrase.head?.words.upperBound, end < count else { return false }
    return self[end].roles.contains(.past)
  }

  private func hasSubject(verb word: Int, presents: Bool, _ phrase: NounPhrase) -> Bool {
    if opensClauseBehindCall(verb: word) { return false }
    // `Nobody has 3 photos`
    if word > 0, isSubject(indefinitePronoun: subject(before: word), before: word) { return true }
    // `Whoever has 3 points wins`, but who are the 3 winners
    if language.order.isHeadLast, word > 0, self[word].roles.isDisjoint(with: .linking),
      isOtherSubjectPronoun(subject(before: word))
    {
      return true
    }
    // `Por padrão é válido 3 dias`: nothing tells that these days are valid.
    let lasts = isOfTime(phrase) && (self[word].isAuxiliary || self[word].isCopula)
    // `After the update is installed, 3 files`: that is a clause of its own.
    let isClause =
      language.order.isHeadLast || lasts
      || (word..<min(phrase.words.lowerBound, word + Self.reach)).contains { isCut(after: $0) }
    let first = startOfSubjects(of: word, phrase, presents: presents, lasts: lasts)
    return (first..<word).contains { other in
      let reading = self[other]
      // `es fehlen 3 Dateien`: the subject follows these.
      if isSubjectPronoun(other) { return !presents }
      if !reading.isKnown { return !presents || isNamedSubject(other, of: word, phrase) }
      if mayPresent(auxiliary: word), isInstrumental(other) { return false }
      return reading.isNoun && !isBystander(other) && !reading.isPronoun
        && reading.roles.isDisjoint(with: [.presents, .preposition])
        && (isClause || !saysWhere(other)) && !isFrontedObject(other)
    }
  }

  /// `Uwaga, zostały 2 miejsca`, `Pospiesz się, zostały 2 miejsca`: whether to be stands right before a number, and behind
  /// another sentence or no more than two words that call for something.
  private func opensClauseBehindCall(verb word: Int) -> Bool {
    guard language.countsByCase, word > 0, isCut(after: word - 1), self[word].isAuxiliary,
      !self[word].roles.contains(.takesObject), isBehindNumber(word + 1)
    else { return false }
    if endsSentence(behind: word - 1) { return true }
    let start = startOfClause(with: word - 1)
    return start == startOfSentence(with: word) && word - start <= 2
  }

  /// Whether the value of an argument at the start is the subject of a verb right behind it, which elsewhere
  /// has it behind: Ana termina 3 tareas.
  ///
  /// With cases it may be whom something is left to: Ana bleiben 3 Lose, but Ana bleibt 3 Tage, Ana folgt 3 Konten.
  private func isNamedSubject(_ name: Int, of verb: Int, _ phrase: NounPhrase) -> Bool {
    guard name + 1 == verb, isFollowedDirectly(name), let value = argument(around: name),
      value == argument(around: 0)
    else { return false }
    return !language.hasCases || isOfTime(phrase) || self[verb].roles.contains(.governs)
  }

  /// Whether a noun belongs to a preposition that a text or a part of it starts with: in diesem Album, in
  /// der Liste von Anna.
  func saysWhere(_ noun: Int) -> Bool {
    var word = noun
    while word > 0, noun - word < Self.reach, isFollowedDirectly(word - 1) {
      word -= 1
      let reading = self[word]
      if reading.roles.contains(.preposition) {
        if word == 0 || isCut(after: word - 1) || self[word - 1].isAdverb { return true }
        // `Bis zum nächsten Level`
        let isSecond = language.order.isVerbSecond && self[word - 1].roles.contains(.preposition)
        guard self[word - 1].isNoun || isSecond else { return false }
      } else if !reading.isSpecifier, !reading.isArticle, !reading.isAdjective, !reading.isNoun {
        return false
      }
    }
    return false
  }

  /// Whether a word is a form of a verb without a number: no se pudo importar, se va a eliminar.
  private func isInfinitive(_ word: Int, before start: Int) -> Bool {
    if self[word].roles.contains(.preposition) {
      return word + 1 < start && isFollowedDirectly(word) && isInfinitive(word + 1)
    }
    return isInfinitive(word)
  }

  func isInfinitive(_ word: Int) -> Bool {
    self[word].isVerb && !self[word].hasVerbNumber && !self[word].endsPhrase
  }

  private func stands(_ word: Int, betweenVerbAndNumber start: Int) -> Bool {
    let reading = self[word]
    return reading.isAdverb || reading.isAuxiliary || reading.isParticiple || reading.isCopula
      || !reading.roles.isDisjoint(with: [.limits, .reflexive]) || reading.isSpecifier
      || reading.isAdjective && word + 1 == start || isPartOfVerb(word)
  }
}

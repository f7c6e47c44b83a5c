import Foundation
import Vocabulary

/// Phrases in the genitive because of what stands before them: a noun (Name der Datei, Lista 2 utworów), or a verb
/// that is denied (Nie masz żadnej wiadomości).
extension Phrase {
  /// Whether a phrase is a noun's before it, or what a verb that is denied is done to.
  func isGenitive(_ phrase: NounPhrase) -> Bool {
    guard language.order.hasGenitive else { return false }
    return isGenitiveOfNoun(phrase) || isCountOfNoun(phrase) || isDenied(phrase)
  }

  func mayBeGenitive(_ phrase: NounPhrase) -> Bool {
    guard let head = phrase.head?.analysis else { return false }
    return language.mayBe(head, .genitive)
  }

  // MARK: Behind a noun

  /// Where what is said of a noun starts behind a phrase that belongs to it: nazwa tego pliku jest zajęta, lista 2
  /// utworów jest gotowa, pobieranie 2 plików zakończone.
  ///
  /// - Returns: Nil where the phrase belongs to no noun before it.
  func startOfPredicate(behindComplement phrase: NounPhrase) -> Int? {
    guard let head = phrase.head, belongsToNoun(phrase) else { return nil }
    return phrase.words.first { word in
      // `Usunięcie tej %@` with grupa robocza: what is in the value came as a nominative.
      guard word >= head.words.upperBound,
        !isArgument(word) || argument(around: word) != argument(around: head.word)
      else { return false }
      return self[word].isVerb && self[word].isBystander || isNoGenitive(adjective: word)
    }
  }

  /// `Usunięcie tej grupy z listy jest nieodwracalne`: whether an adjective behind a phrase that belongs to the noun before
  /// it is said of that noun, for it is in no genitive.
  func isOfNoun(_ word: Int, beforeComplement phrase: NounPhrase) -> Bool {
    guard let head = phrase.head, word >= head.words.upperBound, !isArgument(word) else {
      return false
    }
    return isNoGenitive(adjective: word) && belongsToNoun(phrase)
  }

  /// Whether a phrase belongs to the noun before it, which nothing but its case shows.
  private func belongsToNoun(_ phrase: NounPhrase) -> Bool {
    guard language.order.hasGenitive, language.order.hasAdjectivesBehind else { return false }
    return isGenitiveOfNoun(phrase) || mayBeGenitive(phrase) && isCountOfNoun(phrase)
      || mayPossess(insertedAt: startOfNoun(phrase))
  }

  private func isNoGenitive(adjective word: Int) -> Bool {
    let adjectives = all(self[word].adjectives)
    return !adjectives.isEmpty && !self[word].isSpecifier
      && adjectives.allSatisfy { !language.mayBe($0, .genitive) }
  }

  private func isGenitiveOfNoun(_ phrase: NounPhrase) -> Bool {
    let start = phrase.words.lowerBound
    guard start > 0, isFollowedDirectly(start - 1),
      self[start - 1].isOnlyNoun || self[start - 1].roles.contains(.indefinite)
        || isBeforeGenitive(start - 1) || isBehindPart(start),
      // `Hallo lieber Nutzer`
      self[start - 1].roles.isDisjoint(with: .greets),
      !self[start - 1].isVerb || isObjectOfVerb(noun: start - 1), start < count,
      !self[start].isOnlyNoun, let first = agreeingAnalysis(start)
    else { return false }
    return language.features(of: first).contains(.genitive)
  }

  /// `Zmień nazwę tego`: whether what may be a noun is one, for it stands right behind a verb.
  private func isObjectOfVerb(noun word: Int) -> Bool {
    guard language.order.hasAdjectivesBehind, word > 0, isFollowedDirectly(word - 1) else {
      return false
    }
    return self[word - 1].isVerb && self[word - 1].isBystander
      && all(self[word].nouns).contains { language.mayBe($0, .accusative) }
  }

  /// Whether what a number counts belongs to the noun before the number; but of 5 minut przed it is said when.
  private func isCountOfNoun(_ phrase: NounPhrase) -> Bool {
    let (start, end) = (phrase.words.lowerBound, phrase.words.upperBound)
    guard start > 0, startsOfCounted.contains(start), !isCut(after: start - 1),
      !isOfTimes(phrase)
    else { return false }
    let noun = nounDescribed(before: start)
    guard self[noun].isOnlyNoun || !self[noun].isKnown else { return false }
    // `Aktualizacja 2 minuty temu`, `Powiadomienie 2 minuty przed`
    if saysWhen(phrase) || end + 1 == count && isPreposition(end) || saysHowLongBefore(phrase) {
      return false
    }
    return language.guesses.rule(.activity, for: lower(start - 1)) != nil
      || holdsCounted(noun, phrase)
  }

  /// The noun right before a word, or before an adjective there that fits it: kopia, kopia zapasowa.
  private func nounDescribed(before start: Int) -> Int {
    let word = start - 1
    guard language.countsByCase, word > 0, isFollowedDirectly(word - 1), self[word].isAdjective,
      !self[word].isNoun, !self[word].isSpecifier, self[word - 1].isOnlyNoun,
      fits(adjective: word, word - 1)
    else { return word }
    return word - 1
  }

  /// `Kopia 2 minuty przed startem`: whether a preposition behind a time asks for the case of what that is before.
  private func saysHowLongBefore(_ phrase: NounPhrase) -> Bool {
    guard let head = phrase.head, head.words.upperBound < count else { return false }
    let end = head.words.upperBound
    guard isFollowedDirectly(end - 1), self[end].roles.contains(.preposition),
      hasNoun(head.word, [.time, .duration])
    else { return false }
    let first = language.government.cases(of: lower(end)).first
    return first?.contains(FeatureSet(GrammaticalCase.instrumental)) ?? false
  }

  /// `Lista 2 utworów`, `błąd podczas usuwania 2 plików`: whether many, or one, are written in the genitive behind a noun
  /// that holds them, or behind one that says what is done to them; but dodano do listy 2 utwory.
  private func holdsCounted(_ noun: Int, _ phrase: NounPhrase) -> Bool {
    guard language.countsByCase, let head = phrase.head?.analysis,
      language.mayBeOfMany(head) || isGenitiveOfOne(head, phrase),
      // `Album · 2 zdjęcia`
      let number = numberToken(rightBefore: phrase.words.lowerBound),
      Int(number.start) == Int(token(phrase.words.lowerBound - 1).end) + 1
    else { return false }
    if endsMeasure(noun) || namesOwner(noun, of: phrase) { return true }
    let nouns = all(self[noun].nouns)
    let holds = nouns.contains {
      language.roles(of: $0.lexeme).contains(.container)
        && (language.mayBe($0, usualCase) || language.mayBe($0, .accusative))
    }
    if holds { return !isBehindPreposition(noun: noun) }
    guard noun > 0, isFollowedDirectly(noun - 1) else { return false }
    if isHolderTreated(noun) { return true }
    guard !self[noun - 1].roles.isDisjoint(with: [.container, .governs]) else { return false }
    return nouns.contains {
      language.guesses.rule(.activity, for: $0.lexeme.lemma) != nil && language.mayBe($0, .genitive)
    }
  }

  /// `Tworzenie kopii 2 plików`: whether a noun that holds what is counted stands in the genitive behind one that says what is
  /// done to it.
  private func isHolderTreated(_ noun: Int) -> Bool {
    self[noun - 1].isNoun && language.guesses.rule(.activity, for: lower(noun - 1)) != nil
      && all(self[noun].nouns).contains {
        language.roles(of: $0.lexeme).contains(.container) && language.mayBe($0, .genitive)
      }
  }

  /// `Jesteś administratorem 2 grup`: whether a noun in the instrumental without a preposition says who somebody is among
  /// what is counted, or whose that is.
  private func namesOwner(_ noun: Int, of phrase: NounPhrase) -> Bool {
    !isOfSpan(phrase) && !isBehindPreposition(noun: noun)
      && all(self[noun].nouns).contains {
        $0.lexeme.isOfSomebody && language.roles(of: $0.lexeme).contains(.possessed)
          && isInstrumental($0)
      }
  }

  /// `Bon o wartości 2 punktów`: whether the function words have a preposition and the noun behind it in one line, for both say
  /// how much something is.
  private func endsMeasure(_ noun: Int) -> Bool {
    guard noun > 0, isFollowedDirectly(noun - 1) else { return false }
    let preposition = Array(lower(noun - 1)) + [UInt8(ascii: " ")]
    return all(self[noun].nouns).contains {
      language.roles(of: preposition + Array($0.lexeme.lemma)).contains(.governs)
    }
  }

  /// `Limit 1 pliku`: whether a noun has a form of the genitive of one that is none of one subject.
  ///
  /// Of several subjects it may be, but for a time, which says how long: limit 1 urządzenia; but film 2 minuty.
  private func isGenitiveOfOne(_ noun: Analysis, _ phrase: NounPhrase) -> Bool {
    guard language.mayBe(noun, FeatureSet.genitive.union(.singular)) else { return false }
    return !language.mayBeNominative(noun)
      || !isOfTime(phrase) && !language.mayBe(noun, usualCase.union(.singular))
  }

  private func isBehindPreposition(noun word: Int) -> Bool {
    var start = word
    while start > 0, isFollowedDirectly(start - 1),
      self[start - 1].isAdjective || self[start - 1].isSpecifier
    {
      start -= 1
    }
    return start > 0 && isFollowedDirectly(start - 1)
      && self[start - 1].roles.contains(.preposition)
  }

  // MARK: Behind a verb

  /// `nie znaleziono 2 plików`: the object of a verb with a negation, which stands in the genitive.
  func isDenied(_ phrase: NounPhrase) -> Bool {
    var word = startOfNoun(phrase) - 1
    while word >= 0, !isCut(after: word) {
      let reading = self[word]
      if reading.roles.contains(.negates) { return true }
      // What is nothing but an adverb has no more than that role: nie można, nie trzeba.
      guard
        reading.isVerb || reading.isAdverb
          || !reading.roles.isDisjoint(with: [.adverb, .reflexive])
      else { return false }
      // `Nie powiodło się 5 pobrań`, `Nie minęło 5 dni`: what is denied is said of them, and isn't done to them.
      if reading.isVerb, reading.roles.contains(.presents) || isOfCounted(behind: word, phrase) {
        return false
      }
      word -= 1
    }
    return false
  }

  /// The first word of a phrase; where its noun is the value of an argument, of those that belong to that, for
  /// there the verb may be one of the phrase: nie masz żadnego.
  func startOfNoun(_ phrase: NounPhrase) -> Int {
    guard let head = phrase.head, isArgument(head.word) else { return phrase.words.lowerBound }
    var start = head.word
    while start > phrase.words.lowerBound, isFollowedDirectly(start - 1),
      self[start - 1].isAdjective || self[start - 1].isSpecifier, !isBystander(start - 1)
    {
      start -= 1
    }
    return start
  }

  /// `Nie masz jeszcze karty`, `Nie udało się zapisać notatki`: whether a verb that acts upon something stands before
  /// the value of an argument and is denied.
  func isDeniedObject(_ phrase: NounPhrase) -> Bool {
    guard isDenied(phrase),
      let verb = (0..<startOfNoun(phrase)).last(where: { !self[$0].isAdverb })
    else { return false }
    return self[verb].roles.contains(.takesObject) || mayActUpon(verb: verb)
  }

  /// The case of the value of an argument that starts a clause and is what the reader does something to: którą listę
  /// chcesz usunąć, jakiej książki szukasz, tej grupy nie możesz usunąć.
  ///
  /// - Parameter shown: The cases that the words before it show.
  func caseOfReadersObject(_ phrase: NounPhrase, _ shown: FeatureSet) -> FeatureSet? {
    let start = startOfNoun(phrase)
    guard language.order.hasAdjectivesBehind, let head = phrase.head,
      start == 0 || isCut(after: start - 1),
      let verb = verbOfReader(behind: head)
    else { return nil }
    let isDenied = (head.words.upperBound..<verb).contains {
      self[$0].roles.contains(.negates)
    }
    let ofVerb = language.government.cases(of: lower(verb)) + [FeatureSet.accusative]
    let asked = isDenied ? [FeatureSet.genitive] : ofVerb
    return asked.first { shown.contains($0) }
  }

  /// The verb right behind a noun whose form has the reader for its subject, or the infinitive behind that.
  private func verbOfReader(behind head: NounPhrase.Head) -> Int? {
    var verb = head.words.upperBound
    while verb < count, isFollowedDirectly(verb - 1), self[verb].isAdverb { verb += 1 }
    guard verb < count, isFollowedDirectly(verb - 1), self[verb].isVerb, self[verb].isBystander,
      self[verb].hasVerbNumber, isFirstOrSecondPerson(verb: verb)
    else { return nil }
    if isFollowedDirectly(verb), isInfinitive(verb + 1) { return verb + 1 }
    return self[verb].isAuxiliary && !self[verb].roles.contains(.takesObject) ? nil : verb
  }
}

import Foundation
import Vocabulary

/// Verbs behind a phrase that are of another clause and say something of a noun there, of languages whose subject needs no
/// article: gdy minie 5 minut, sesja wygaśnie; kiedy Anna dołączyła, film był skończony; prezent, który został odebrany.
extension Phrase {
  /// Whether a verb behind a phrase isn't the one of its head, for its clause has a subject of its own, is about another
  /// noun, or doesn't fit the head.
  func isOfOtherClause(verb word: Int, than phrase: NounPhrase) -> Bool {
    guard language.countsByCase, let head = phrase.head, word - head.word <= Self.reach,
      let start = startOfOtherClause(verb: word, behind: head)
    else { return false }
    if hasOwnSubject(from: start, before: word) || presentsOwnSubject(verb: word) { return true }
    if let pronoun = relativePronoun(at: start, before: word) {
      return polishRelativeClause(behind: phrase)?.pronoun != pronoun
    }
    if differs(verb: word, fromVerbOf: head, before: start) { return true }
    guard isArgument(head.word) else { return misfits(verb: word, head) }
    return mayBeOfObject(verb: word, in: head.words.upperBound..<start)
  }

  /// Where the clause of a verb starts that isn't the one of the head: behind a mark, or what joins it to a verb.
  private func startOfOtherClause(verb: Int, behind head: NounPhrase.Head) -> Int? {
    let (end, start) = (head.words.upperBound, startOfClause(with: verb))
    if start >= end { return start }
    let joint = (end..<max(end, verb)).last { self[$0].isCoordination }
    guard let joint, (start..<joint).contains(where: { isFinite($0) }) else { return nil }
    return joint + 1
  }

  /// `Sesja wygaśnie`, `sesja wygaśnie i zostanie usunięta`: whether a noun alone is the subject of a verb of its clause.
  private func hasOwnSubject(from start: Int, before verb: Int) -> Bool {
    if relativePronoun(at: start, before: verb) != nil { return false }
    var (hasNoun, hasVerb) = (false, false)
    for word in start..<max(start, verb) {
      // `2 zdjęcia, film i plik zostaną usunięte`: all of them are.
      if hasNoun, !hasVerb, self[word].isCoordination { return false }
      hasVerb = hasVerb || hasNoun && isFinite(word)
      hasNoun = hasNoun || isOwnSubject(word, of: verb, from: start)
    }
    return hasNoun
  }

  /// Whether a noun alone is the subject of a verb behind it, in a clause that starts at a word.
  func isOwnSubject(_ word: Int, of verb: Int, from start: Int) -> Bool {
    guard self[word].isNounAlone, !self[word].isAdverb, !self[word].endsPhrase,
      !isBehindNumber(word), fits(subject: word, of: verb)
    else { return false }
    var before = startOfAdjectives(before: word) - 1
    while before >= start, self[before].isSpecifier, isFollowedDirectly(before) { before -= 1 }
    // `na ekran`
    if before >= start, self[before].roles.contains(.preposition) { return false }
    // `dzień później`: a time in the form of an object says when.
    return !hasNoun(word, [.time, .times])
      || !all(self[word].nouns).contains { language.mayBe($0, .accusative) }
  }

  /// `Pojawił się nowy wpis`: whether a verb that rather has its subject behind it has one there.
  private func presentsOwnSubject(verb word: Int) -> Bool {
    let isOfItself =
      isReflexive(verb: word)
      || isFollowedDirectly(word) && self[word + 1].roles.contains(.reflexive)
    guard !self[word].isAuxiliary, isOfItself || self[word].roles.contains(.presents) else {
      return false
    }
    var noun = word + 1
    // Nobody says more between.
    while noun < count, noun - word < 6, isFollowedDirectly(noun - 1), !self[noun].isNounAlone {
      if self[noun].endsPhrase || self[noun].isCoordination || isFinite(noun) { return false }
      noun += 1
    }
    guard noun < count, isFollowedDirectly(noun - 1), self[noun].isNounAlone,
      fits(subject: noun, of: word)
    else { return false }
    // `kończy trening i zaczyna nowy plan`: without a reflexive pronoun it may be an object.
    return isOfItself || !all(self[noun].nouns).contains { language.mayBe($0, .accusative) }
  }

  /// The pronoun of a relative clause that starts at a word, or right behind a preposition there.
  func relativePronoun(at start: Int, before verb: Int) -> Int? {
    guard start < verb else { return nil }
    let pronoun = self[start].roles.contains(.preposition) ? start + 1 : start
    guard pronoun < verb else { return nil }
    let word = lower(pronoun)
    return language.pronouns.relatives.contains { !$0.cells(of: word).isEmpty } ? pronoun : nil
  }

  /// `Anna usunęła pliki, bo były uszkodzone`: whether a verb has another number than the one right behind a head of one, as
  /// both are written, or another gender: Anna wysłała list, ale nie dotarł.
  private func differs(
    verb word: Int, fromVerbOf head: NounPhrase.Head, before start: Int
  ) -> Bool {
    let behind = head.words.upperBound..<max(head.words.upperBound, start)
    guard isArgument(head.word) || number(of: head.analysis) == .singular,
      let own = behind.first(where: { self[$0].hasVerbNumber && isFinite($0) }),
      // `osoba, którą dodałeś, została usunięta`
      mayBeThirdPerson(own), startOfClause(with: own) < behind.lowerBound
    else { return false }
    let numbers: Reading.Marks = [.singularVerb, .pluralVerb]
    let (first, second) = (self[own].marks, self[word].marks)
    if first.intersection(second).isDisjoint(with: numbers), !first.isDisjoint(with: numbers),
      !second.isDisjoint(with: numbers)
    {
      return true
    }
    guard let gender = genderShown(byVerb: own), let other = genderSaid(byVerb: word) else {
      return false
    }
    return gender != other
  }

  /// `2 osoby polubiły post, bo był ciekawy`: whether what is said shows another gender than the head has.
  private func misfits(verb word: Int, _ head: NounPhrase.Head) -> Bool {
    guard !head.analysis.lexeme.isGuessed, number(of: head.analysis) == .singular,
      self[word].marks.contains(.singularVerb), let shown = genderSaid(byVerb: word),
      let own = head.analysis.lexeme.gender?.settled
    else { return false }
    return shown != own
  }

  /// `Anna usunęła plik, bo był uszkodzony`: whether what a form of to be says of the value of an argument, of whatever
  /// gender that is, may be said of a noun behind its verb.
  private func mayBeOfObject(verb word: Int, in words: Range<Int>) -> Bool {
    guard self[word].isAuxiliary, !predicates(behindVerb: word).isEmpty,
      let shown = genderSaid(byVerb: word),
      let own = words.first(where: { isFinite($0) }),
      (words.lowerBound...own).allSatisfy({ !isCut(after: $0 - 1) })
    else { return false }
    return words.contains { noun in
      noun > own && self[noun].isNounAlone
        && all(self[noun].nouns).contains {
          $0.lexeme.gender?.settled == shown && number(of: $0) == .singular
        }
    }
  }

  /// `Ewa polubiła Twój post i zaczęła`: whether a determiner stands right behind the full verb of a head before it, and
  /// starts what that acts upon, by its form.
  func isObjectOfVerb(determiner word: Int, behind head: NounPhrase.Head) -> Bool {
    let verb = word - 1
    guard language.countsByCase, self[word].isSpecifier, verb >= head.words.upperBound,
      isFollowedDirectly(verb), self[verb].isVerb, isBystander(verb), !self[verb].isAuxiliary,
      self[verb].hasVerbNumber, !self[verb].roles.contains(.presents),
      (head.words.upperBound...verb).allSatisfy({ !isCut(after: $0 - 1) }),
      !(head.words.upperBound..<verb).contains(where: { isFinite($0) }),
      let noun = (word + 1..<max(word + 1, min(count, word + 4))).first(where: { self[$0].isNoun })
    else { return false }
    return all(self[noun].nouns).contains {
      language.mayBe($0, .accusative) || language.mayBe($0, .genitive)
    }
  }

  /// The gender that a verb shows, or what it says its subject to be.
  private func genderSaid(byVerb word: Int) -> GrammaticalGender? {
    if let gender = genderShown(byVerb: word) { return gender }
    let adjective = predicates(behindVerb: word).first.flatMap { first(self[$0].adjectives) }
    return adjective.flatMap { language.features(of: $0).settledGender }
  }

  private func genderShown(byVerb word: Int) -> GrammaticalGender? {
    verb(of: word).flatMap { language.features(of: $0).settledGender }
  }
}

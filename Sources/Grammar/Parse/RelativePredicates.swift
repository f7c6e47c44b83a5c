import Foundation
import Vocabulary

/// What verbs of relative clauses, and those behind them, say that the head is: `fotos que han sido eliminadas`,
/// `fotos que has subido están listas`.
extension Phrase {
  /// What a relative clause says that the head is, and what is said of it behind that clause: `mensagem que
  /// não foi lida`, `apps que usan tu ubicación están activas`.
  func relativePredicate(at start: Int, _ phrase: NounPhrase) -> [Int] {
    guard let head = phrase.head, start < count, self[start].roles.contains(.relative),
      isFollowedDirectly(start - 1),
      // `Hace 2 días que está cerrado`
      !saysHowLongAgo(phrase)
    else { return [] }
    let isOfOther =
      startsOwnSubject(start + 1) || isNoSubject(relative: start)
      || isOfNounBefore(relative: start, than: head)
    let own = isOfOther ? [] : adjectivesOfVerbs(from: start + 1)
    return own + participlesOfObject(behindRelativeAt: start, phrase)
      + predicate(behindRelativeAt: start, phrase)
  }

  /// What verbs at a word say that their subject is: `sono stati eliminati`, `n’a pas pu être ouvert`.
  private func adjectivesOfVerbs(from start: Int) -> [Int] {
    var found: [Int] = []
    var verb: Int?
    var word = start
    while word < count, isFollowedDirectly(word - 1), !isSubjectPronoun(word) {
      let reading = self[word]
      if isVerbOfClause(reading) {
        if isImpersonal(verb: word) { return found }
        verb = word
      } else if reading.isAdjective, !reading.isAdverb, let before = verb {
        // `ha sido eliminada última semana`
        if !found.isEmpty && startsNoun(word) || startsObject(word, of: before) { break }
        if !isBeforeBeing(word) {
          // Behind haber a participle agrees with nothing, unless it is that of to be.
          let isOfBe = word + 1 < count && self[word + 1].isAdjective
          guard !self[before].roles.contains(.perfect) || isOfBe else { return [] }
          found.append(word)
        }
      } else if !reading.isAdverb, !reading.roles.contains(.adverb),
        found.isEmpty || !joinsAdjective(word)
      {
        break
      }
      // `que van a ser eliminados`
      word = infinitiveOfBeing(behindPreposition: word + 1) ?? word + 1
    }
    return found
  }

  private func isVerbOfClause(_ reading: Reading) -> Bool {
    reading.isAuxiliary || reading.isCopula || reading.roles.contains(.being)
      // una is a form of unir, too.
      || reading.isVerb && !reading.isAdjective && !reading.isSpecifier
  }

  /// Whether an adjective belongs to what a verb acts upon: ver nuevas fotos, but quedar abierta parte del
  /// día, for of verbs of becoming the noun behind them hardly ever is in the plural.
  private func startsObject(_ adjective: Int, of verb: Int) -> Bool {
    let reading = self[verb]
    // `que tiene entrada`
    let isHave =
      reading.roles.contains(.takesObject) && reading.roles.isDisjoint(with: .perfect)
    if isHave, self[adjective].isNoun { return true }
    guard !reading.isAuxiliary, !reading.isCopula, reading.roles.isDisjoint(with: .being),
      startsNoun(adjective), let noun = first(self[adjective + 1].nouns)
    else { return false }
    return number(of: noun) == .plural
  }

  /// What is said of the head behind a relative clause with an object, or with a subject of its own: `apps
  /// que usan tu ubicación están activas`, `archivos que tu equipo creó están disponibles`.
  private func predicate(behindRelativeAt start: Int, _ phrase: NounPhrase) -> [Int] {
    guard !language.hasCases else { return [] }
    // Nobody says more in one.
    let clause = (start + 1)..<min(count, start + 10)
    guard let verb = verbOfHead(in: clause, phrase), mayBeOfBe(verb),
      mayBeOfThird(verb: verb),
      (start..<verb).allSatisfy({ isFollowedDirectly($0) }), !isApart(verb: verb, from: phrase)
    else { return [] }
    return predicates(ofHeadFrom: verb)
  }

  private func predicates(ofHeadFrom verb: Int) -> [Int] {
    let found = adjectivesOfVerbs(from: verb)
    // A noun says what things are, unless it is a participle of to be: sono stati aggiunti.
    return found.filter { word in
      !self[word].isNoun || self[word].likeliest == .adjective || word + 1 == count
        || found.contains(word + 1) || found.contains(word - 1)
    }
  }

  /// What is said of the head behind a relative clause whose pronoun has a preposition or an article before it: gruppi di
  /// cui fai parte sono attivi, amis à qui tu as écrit sont absents, file il cui nome è lungo sono stati eliminati.
  func predicate(behindGovernedRelativeFrom word: Int, _ phrase: NounPhrase) -> [Int] {
    guard phrase.head != nil, let relative = governedRelative(from: word) else { return [] }
    // Nobody says more in one.
    let clause = (relative + 1)..<max(relative + 1, min(count, relative + 10))
    let verb = clause.first {
      isAuxiliaryOfThird($0) && !goesOnWithVerb($0) && !isApart(verb: $0, from: phrase)
    }
    guard let verb, mayBeOfBe(verb), (word..<verb).allSatisfy({ isFollowedDirectly($0) }),
      !clause.contains(where: { $0 < verb && startsOtherClause($0) })
    else { return [] }
    return predicates(ofHeadFrom: verb)
  }

  /// The relative pronoun behind the preposition or the article at a word, or behind both.
  private func governedRelative(from word: Int) -> Int? {
    guard language.hasRomanceSyntax, word > 0, isFollowedDirectly(word - 1) else { return nil }
    var relative = word
    while relative + 1 < count, relative - word < 2, isFollowedDirectly(relative),
      self[relative].roles.contains(.preposition) || self[relative].roles.contains(.definite)
    {
      relative += 1
    }
    guard relative > word, self[relative].roles.contains(.relative) else { return nil }
    return relative
  }

  /// The verb behind a relative clause: the first one behind its object, or the first that isn't the one of
  /// its own subject (fotos que tu amiga ha subido).
  private func verbOfHead(in clause: Range<Int>, _ phrase: NounPhrase) -> Int? {
    let verbs = clause.filter { self[$0].isAuxiliary || self[$0].isCopula }
    if clause.first.map({ startsOwnSubject($0) }) ?? false || isSaidByReader(clause) {
      let verb = verbs.first {
        self[$0].isVerb && mayBeOfThird(verb: $0)
          && !goesOnWithVerb($0) && !isApart(verb: $0, from: phrase)
      }
      // What is joined to the subject’s verb is said of that, too, or of anything else.
      return verb.flatMap { last in
        clause.contains { $0 < last && startsOtherClause($0) } ? nil : last
      }
    }
    guard let object = clause.first(where: { self[$0].isSpecifier || isObject(ofRelative: $0) }),
      object > clause.lowerBound, self[object - 1].roles.isDisjoint(with: .conjunction)
    else { return nil }
    return verbs.first { $0 >= object }
  }

  /// Whether a pronoun in the form of a subject stands behind a verb, whose object it is: usuários que seguem você.
  private func isObject(ofRelative word: Int) -> Bool {
    word > 0 && isFollowedDirectly(word - 1) && self[word - 1].isVerb && isSubjectPronoun(word)
      && isNoSubject(pronoun: word)
  }

  /// Whether a pronoun that isn't the head's starts a clause, or a verb whose form is of nobody that a text names:
  /// photos que tu as aimées, fotos que has subido, fotos que subiste.
  private func isSaidByReader(_ clause: Range<Int>) -> Bool {
    guard let first = clause.first, !isSubjectOfClause(first - 1) else { return false }
    if isSubjectPronoun(first) { return true }
    guard let verb = clause.first(where: { !isClitic($0) && !self[$0].isAdverb }) else {
      return false
    }
    let reading = self[verb]
    // Of verbs no lexicon has more than the third person.
    return reading.roles.contains(.speaker) || reading.isVerb && !mayBeThirdPerson(verb)
      || !reading.isKnown && token(verb).shape == .small && !isArgument(verb)
  }

  /// Whether a word joins a clause that needn't be about the head: cuando, but que and como.
  private func startsOtherClause(_ word: Int) -> Bool {
    let reading = self[word]
    return reading.isCoordination
      || reading.roles.contains(.conjunction)
        && reading.roles.isDisjoint(with: [.relative, .result])
  }

  /// Whether an auxiliary stands before a word, so that both have one subject: ha sido.
  private func goesOnWithVerb(_ word: Int) -> Bool {
    var before = word - 1
    while before > 0, isFollowedDirectly(before), self[before].isAdverb { before -= 1 }
    return isFollowedDirectly(before) && self[before].isAuxiliary
  }

  /// Whether a verb is one of to be, and not one that something was done with: han sido, but han añadido.
  private func mayBeOfBe(_ verb: Int) -> Bool {
    guard self[verb].roles.contains(.perfect) else { return true }
    let next = (verb + 1..<count).first { !self[$0].isAdverb }
    return next.map { self[$0].isAuxiliary || self[$0].isCopula } ?? false
  }

  /// Whether the infinitive of to be follows, whose participle is said of the subject.
  private func isBeforeBeing(_ word: Int) -> Bool {
    isFollowedDirectly(word) && self[word + 1].roles.contains(.being)
  }
}

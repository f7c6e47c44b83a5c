import Foundation
import Vocabulary

/// Which verbs a noun phrase may be the subject of.
///
/// A count asks nothing of the verbs of other sentences and clauses: `You deleted 5 files. Your trash is
/// empty`, `after 5 minutes the screen is locked`.
extension Phrase {
  /// Whether a verb doesn't agree with a phrase: another sentence's or another subject's.
  func isApart(verb word: Int, from phrase: NounPhrase) -> Bool {
    if isInOtherSentence(verb: word, phrase) || isImpersonal(verb: word) { return true }
    guard let head = phrase.head else { return isApart(verb: word, beforeCountedAlone: phrase) }
    if word > head.word {
      return isAdverbial(phrase) && !isOfOwnRelative(verb: word, behind: phrase)
        || saysHowOften(phrase, beside: word)
        || saysHowLongOrFar(phrase)
        || isBehindOtherNumber(word, phrase)
        || isJoinedToVerb(word, before: phrase) || presentsOther(word)
        || hasSubject(behindJoined: word) || hasSomeone(joined: word)
        || isBehindOtherRelative(verb: word, of: head) || isOfWhoever(verb: word)
        || opensMainClause(verb: word, behind: phrase)
        || isOfInfinitive(verb: word, behind: phrase) || isObject(ofRelativeBefore: phrase)
        || isBehindAdverb(verb: word, behind: head)
        || hasOtherSubject(behind: head, before: word) && !sharesSubject(verb: word, with: phrase)
        || tellsWhatHappens(verb: word)
        || isOfOther(verbBehindConjunction: word, than: phrase)
        || isImperativeBehindComma(word, phrase)
        || isOfOtherClause(verb: word, than: phrase)
        || hasOwnSubject(verb: word, apartFrom: phrase)
    }
    return word < phrase.words.lowerBound && isApart(verbBefore: word, phrase)
  }

  /// Whether a clause names another subject of a verb, before the phrase or behind it.
  private func hasOwnSubject(verb word: Int, apartFrom phrase: NounPhrase) -> Bool {
    hasBareSubject(verb: word, behind: phrase) || hasLaterSubject(verb: word, behind: phrase)
      || isOfNoun(beforeClauseOf: phrase, verb: word)
      || hasSubject(beforeCounted: phrase, ofLastVerb: word)
      || isInSubordinate(verb: word, behind: phrase)
      || hasSubject(inClauseBehind: phrase, of: word)
      || isOfNoun(beforeRelativeOf: phrase, verb: word)
      || isOfAllSaid(verb: word, behind: phrase)
      || isOfOtherNoun(verbOfRelative: word, behind: phrase)
      || isOfPart(verb: word, behind: phrase)
      || isJoinedImperative(verb: word, behind: phrase)
      || isOfName(inRelativeBehind: phrase, verb: word)
      || isOfClause(joinedToObject: phrase, verb: word)
  }

  /// Whether a number that isn't the one of which some are meant stands right before a verb: chapitre 3 est prêt,
  /// but 3 personnes sur 5 ont répondu.
  private func isBehindOtherNumber(_ verb: Int, _ phrase: NounPhrase) -> Bool {
    isBehindNumber(verb)
      && !(verb - 1 == phrase.words.upperBound && hasNumberAlone(behind: verb - 1))
  }

  /// Whether a preposition has nothing but a number behind it: sur 5.
  func hasNumberAlone(behind word: Int) -> Bool {
    word > 0 && word + 1 < count && self[word].roles.contains(.preposition)
      && isFollowedDirectly(word - 1) && isBehindNumber(word + 1) && !isCut(after: word)
  }

  /// `3 votos, quedan 2 días`: whether a verb behind a comma has its subject behind it.
  private func presentsOther(_ verb: Int) -> Bool {
    if isThere(verb) { return true }
    return self[verb].roles.contains(.presents) && isBehindNumber(verb + 1)
      && hasComma(behind: verb - 1)
  }

  /// `ci sono 2 persone, ma non c’è posto`: whether a verb that is one word with there has its subject behind it.
  private func isThere(_ verb: Int) -> Bool {
    guard language.hasRomanceSyntax, words[verb].half == .second, self[verb].isAuxiliary,
      isFollowedDirectly(verb)
    else { return false }
    var next = verb + 1
    while next < min(count, verb + 4), self[next].isAdverb, isFollowedDirectly(next) { next += 1 }
    if self[next].isArticle { return true }
    guard self[next].isNoun, fitsNumber(verb: verb, of: next) else { return false }
    return self[next].isOnlyNoun || self[next].likeliest == .noun && startsClause(withThere: verb)
  }

  /// `c’è posto`, but 2 utenti che ci sono stati: whether a verb that is one word with there starts its clause, so that
  /// what may be a participle, too, is the noun behind it.
  private func startsClause(withThere verb: Int) -> Bool {
    let before = beforeAdverbs(from: verb - 2)
    return before < 0 || isCut(after: before) || self[before].isCoordination
  }

  /// How many words a verb and its subject may be away from each other: hostile texts have thousands.
  static let reach = 64

  /// Whether a phrase says when or where something is, and not of what: after 5 minutes, 5 days ago.
  func isAdverbial(_ phrase: NounPhrase) -> Bool {
    // `9 de cada 10 usuarios`: the preposition is the share's, and doesn't say when or where something is.
    if isShareOfSeveral(phrase) { return false }
    if isCompared(withNounBefore: phrase) { return true }
    let (start, end) = (startWithLimits(of: phrase), phrase.words.upperBound)
    if saysWhen(phrase) || saysWhen(behindTime: end) || isInterval(phrase)
      || saysHowLongAgo(phrase)
    {
      return true
    }
    guard start > 0, !isCut(after: start - 1), self[start - 1].roles.contains(.preposition),
      words[start - 1].half != .second
    else { return isJoinedBehindPreposition(phrase) }
    if isLimited(phrase) || countBefore(phrase) != nil { return false }
    // `your cart with 5 items`, but `over 5 files`, `none of the 5 files`
    return !language.order.isHeadLast
      || start > 1
        && (self[start - 2].isNominal && !self[start - 2].isSpecifier
          || self[start - 2].roles.contains(.showsSingular))
  }

  /// The first word of a phrase, or of those before its number that limit that: con solo 2 clics, em apenas 2 dias.
  private func startWithLimits(of phrase: NounPhrase) -> Int {
    let first = phrase.words.lowerBound
    var start = first
    // Nobody limits it more.
    while language.hasRomanceSyntax, start > 1, first - start < 4, !isCut(after: start - 1),
      self[start - 1].roles.contains(.limits), !isPreposition(start - 1)
    {
      start -= 1
    }
    return start
  }

  /// The token of the number of those that a phrase names the whole of: 1 of 5 files, 1 out of 5 files.
  func countBefore(_ phrase: NounPhrase) -> TextToken? {
    let start = phrase.words.lowerBound
    guard start > 0, isPreposition(start - 1), !isCut(after: start - 1) else { return nil }
    if let number = numberToken(rightBefore: start - 1) { return number }
    guard start > 1, isFollowedDirectly(start - 2), isOf(start - 1), !self[start - 2].isOnlyNoun
    else { return nil }
    return numberToken(rightBefore: start - 2)
  }

  /// The number that verbs take of such a phrase, in languages whose predicates don't agree besides.
  func numberOfPart(of phrase: NounPhrase) -> GrammaticalNumber? {
    guard !language.order.predicatesAgree, !counts.isEmpty, let token = countBefore(phrase) else {
      return nil
    }
    return counts.first { $0.offset == Int(token.start) }?.number
  }

  func isOf(_ word: Int) -> Bool {
    language.order.complements.contains { $0.elementsEqual(lower(word)) }
  }

  /// Whether a word is the usual one of those that join a complement, in full or elided: de and d’, but not à.
  func isUsualOf(_ word: Int) -> Bool {
    guard isOf(word), let usual = language.order.complements.first else { return false }
    return lower(word).elementsEqual(usual) || lower(word).last == UInt8(ascii: "'")
  }

  /// `invite 3 friends and get`, `the sale ends in 5 hours and starts`: a verb that is joined to one
  /// before the phrase has that one's subject.
  func isJoinedToVerb(_ word: Int, before phrase: NounPhrase) -> Bool {
    let isHeadLast = language.order.isHeadLast
    guard let head = phrase.head, isHeadLast || !language.hasCases else { return false }
    var joint = word - 1
    while joint > 0, word - joint < Self.reach, isFollowedDirectly(joint),
      self[joint].isAdverb || !isHeadLast && standsBeforeVerb(joint)
    {
      joint -= 1
    }
    let end = isHeadLast ? phrase.words.upperBound : head.words.upperBound
    guard joint >= end, self[joint].isCoordination, isFollowedDirectly(joint) else { return false }
    if isHeadLast {
      let start = phrase.words.lowerBound
      return (max(0, start - Self.reach)..<start).contains { self[$0].isVerb }
    }
    // `3 fotos están dañadas y no se pueden abrir`: it is joined to the phrase's own verb.
    let isOwn = (end..<joint).contains { isVerbOfThird($0) && isBystander($0) }
    // `Elimina 3 fotos y libera espacio`, but `Elige 3 fotos y serán eliminadas`
    let mayBeImperative = joint + 1 == word && !self[word].isAuxiliary && !self[word].isCopula
    return !isOwn
      && (hasVerbOfOther(before: phrase, mayBeImperative: mayBeImperative)
        || mayBeImperative && isJoinedToImperative(word, behind: phrase))
  }

  /// Whether the clause before a phrase has verbs, and the phrase is the subject of none: of `se
  /// eliminarán 3 fotos y se moverán` it is that of both.
  private func hasVerbOfOther(before phrase: NounPhrase, mayBeImperative: Bool) -> Bool {
    let start = phrase.words.lowerBound
    let clause = (max(0, start - Self.reach)..<start).reversed().prefix { !isCut(after: $0) }
    // What may be a noun is one where another word is the verb: le filtre a masqué, este cambio borra.
    let likely = clause.filter { isVerbOfThird($0) }
    let sure = likely.filter { isBystander($0) }
    let verbs = sure.isEmpty ? likely : sure
    return !verbs.isEmpty
      && verbs.allSatisfy {
        mayBeImperative && isImperative($0, phrase) || isApart(verbBefore: $0, phrase)
      }
  }

  /// Whether a word belongs to the verb behind it: no se puede, ed è stata condivisa.
  private func standsBeforeVerb(_ word: Int) -> Bool {
    self[word].isAuxiliary || self[word].isCopula || isClitic(word)
  }

  /// Whether a verb's subject may be one that the text names: tienes has the reader.
  func isVerbOfThird(_ word: Int) -> Bool {
    self[word].isVerb && !self[word].endsPhrase && !self[word].isSpecifier
      && mayBeOfThird(verb: word)
  }

  /// The same of a word that is known to be a verb.
  func mayBeOfThird(verb: Int) -> Bool {
    self[verb].roles.isDisjoint(with: .speaker) && mayBeThirdPerson(verb)
  }

  /// Whether a word is a form of to be, to have or the like that may be in the third person.
  func isAuxiliaryOfThird(_ word: Int) -> Bool {
    self[word].isAuxiliary && self[word].hasVerbNumber && mayBeOfThird(verb: word)
  }

  /// Whether a phrase is joined to another one before it, so that both are the subject: Anna and 1 other.
  func isJoined(_ phrase: NounPhrase) -> Bool {
    let start = phrase.words.lowerBound
    guard start > 1, startsOfCounted.contains(start), !isCut(after: start - 1) else { return false }
    // `Eva e mais 1 participante`
    let isLimit = start > 2 && self[start - 1].roles.contains(.limits) && !isCut(after: start - 2)
    let joint = isLimit ? start - 2 : start - 1
    return self[joint].isCoordination && verbOfClause(before: joint) == nil
  }

  /// Whether a verb behind a noun has a subject of its own between: after 5 minutes the screen is
  /// locked.
  private func hasOtherSubject(behind head: NounPhrase.Head, before verb: Int) -> Bool {
    // Hostile texts have thousands of verbs, each of which asks.
    if verb - head.word > Self.reach { return true }
    var clause = Clause()
    for word in head.words.upperBound..<max(verb, head.words.upperBound) {
      // `1 user and 1 guest are`: both are the subject, whatever their numbers.
      if isBehindNumber(word), self[word - 1].isCoordination { return true }
      if hasComma(behind: word - 1) { clause.passComma() }
      if startsRelative(word, of: head) { clause.isRelative = true }
      if !isRelativePronoun(word, of: head), !isInValue(word, of: head),
        startsSubject(word, before: verb), !isObjectOfVerb(determiner: word, behind: head)
      {
        if !clause.takesObject(at: word) { clause.hasSubject = true }
      } else if clause.isRelative, clause.hasSubject || clause.hasObject,
        self[word].isVerb || isUnknownVerb(behindPronoun: word), !endsOwnSubject(word)
      {
        clause = Clause()
      } else {
        readObject(word, behind: head, &clause)
      }
    }
    if hasComma(behind: verb - 1) { clause.passComma() }
    // `apps that let your friends see this`: of full verbs the object may be the subject.
    let mayBeOfObject =
      clause.hasObject && language.order.isHeadLast && !self[verb].isAuxiliary
      && !self[verb].isCopula
    return clause.hasSubject || mayBeOfObject
  }

  /// `The file that you shared`, `the file you shared`: whether a relative clause of a head starts at a word.
  private func startsRelative(_ word: Int, of head: NounPhrase.Head) -> Bool {
    self[word].roles.contains(.relative)
      || language.order.isHeadLast && word == head.words.upperBound && isSubjectPronoun(word)
  }

  /// `Siostra Anny wysłała`: whether a word is in the same value as a head, and no subject beside it.
  private func isInValue(_ word: Int, of head: NounPhrase.Head) -> Bool {
    guard language.countsByCase, let value = argument(around: word) else { return false }
    return value == argument(around: head.word)
  }

  /// `Pasting 5 characters, maximum length is 255`: whether nothing but a noun in the singular, with what describes it,
  /// stands between a comma and a form of to be, to have or to do that fits it.
  private func isBareSubject(from start: Int, before verb: Int) -> Bool {
    guard start > 0, start < verb, separator(after: start - 1).equals(", "),
      self[verb].isAuxiliary, self[verb].marks.contains(.singularVerb),
      let noun = first(self[verb - 1].nouns), number(of: noun) == .singular
    else { return false }
    return (start..<verb).allSatisfy {
      isFollowedDirectly($0) && (self[$0].isNoun || self[$0].isAdjective || self[$0].isParticiple)
        && !self[$0].endsPhrase && !self[$0].isPronoun && !isArgument($0)
    }
  }

  /// `apps that use the camera`: whether what may be a determiner stands between a noun and a verb.
  private func isRelativePronoun(_ word: Int, of head: NounPhrase.Head) -> Bool {
    word == head.words.upperBound && self[word].roles.contains(.relative)
      && isFollowedDirectly(word) && self[word + 1].isVerb
  }

  /// Whether a subject starts at a word: a pronoun, a determiner with its noun, a name before the verb.
  private func startsSubject(_ word: Int, before verb: Int) -> Bool {
    if isSubjectPronoun(word) {
      return !isObject(pronoun: word) && !belongsToPreposition(pronoun: word, before: verb)
        && !isObject(ofSecondPerson: word, beforeVerb: verb)
    }
    if isSubject(behindConjunction: word, before: verb)
      || isSubject(indefinitePronoun: word, before: verb) || startsPossessed(byRelative: word)
      || isSubject(withoutNoun: word, before: verb)
    {
      return true
    }
    // `guest whose name is unknown`, `people think this is helpful`
    if language.order.isHeadLast, startsOwnClause(word) || isBareSubject(from: word, before: verb) {
      return true
    }
    // `there is a discount`
    let isThere = self[word].roles.contains(.presents) && !self[word].isVerb
    if isThere, word + 1 == verb, !self[word].isAdjective { return true }
    let isOwn = startsOwnSubject(word)
    if isOwn, self[word].roles.contains(.someone) { return true }
    if startsClause(someone: word) { return true }
    let isOther =
      !isOwn && isBehindPreposition(determiner: word) || timeBehindParticiple(at: word) != nil
    if isOther || words[word].half == .second || saysHowOften(article: word) { return false }
    if word + 1 == verb, isFollowedDirectly(word), isName(word) { return true }
    guard self[word].isDeterminer || self[word].isArticle, word + 1 < verb,
      isFollowedDirectly(word), self[word + 1].isNominal, !self[word + 1].isBystander
    else { return false }
    return mayStart(word, in: usualCase)
  }

  /// `perto de você está aberto`: whether a pronoun that may be a subject is a preposition's, and not the
  /// subject of a verb that has its own form (before you are asked).
  private func belongsToPreposition(pronoun word: Int, before verb: Int) -> Bool {
    guard !language.hasCases, word > 0, isFollowedDirectly(word - 1),
      self[word - 1].roles.contains(.preposition)
    else { return false }
    guard language.order.isHeadLast else { return true }
    // `1 photo was shared with you and is ready`, but before you and Anna are asked.
    if word + 1 < verb, isFollowedDirectly(word), self[word + 1].isCoordination {
      return word + 2 == verb || self[verb].marks.contains(.singularVerb)
    }
    // `3 days before you are asked`: a verb that fits it may be the pronoun's own.
    return word + 1 == verb && isFollowedDirectly(word)
      && (self[verb].marks.contains(.singularVerb) || isNoConjunction(preposition: word - 1))
      && row(of: word)?.features.contains(.secondPerson) == true
  }

  /// `2 people near you use this`: whether a preposition stands right behind a noun, and joins no clause elsewhere.
  private func isNoConjunction(preposition word: Int) -> Bool {
    word > 0 && self[word - 1].isNoun && isFollowedDirectly(word - 1)
      && language.lexeme(Array(lower(word)), .conjunction) == nil
  }

  /// `1 contact who has blocked you is hidden`: whether a verb right behind you has a form that you has not.
  private func isObject(ofSecondPerson word: Int, beforeVerb verb: Int) -> Bool {
    language.order.isHeadLast && word + 1 == verb && isFollowedDirectly(word)
      && isOfSecondPerson(pronoun: word)
      && self[verb].marks.intersection([.singularVerb, .pluralVerb]) == .singularVerb
  }

  /// Whether a pronoun that may be a subject is an object: vous before a verb of the third person.
  private func isObject(pronoun word: Int) -> Bool {
    guard !language.order.isHeadLast, let row = row(of: word), cells(of: word, row).count > 1,
      [.firstPerson, .secondPerson].contains(row.features[.person]), word + 1 < count
    else { return false }
    return self[word + 1].isVerb && self[word + 1].roles.isDisjoint(with: .speaker)
  }

  /// Whether a word has a capital that only names have there: 5 days ago Anna was online.
  func isName(_ word: Int) -> Bool {
    !language.order.capitalizesNouns && word > 0 && token(word).shape == .title
      && token(word - 1).shape == .small
  }

  /// Whether a determiner may be that of a noun in a case: of a subject die Mappe, but not der Mappe.
  func mayStart(_ word: Int, in grammaticalCase: FeatureSet) -> Bool {
    guard language.hasCases, let determiner = first(self[word].determiners),
      let noun = (word + 1..<count).prefix(3).first(where: { self[$0].isOnlyNoun }),
      let head = first(self[noun].nouns)
    else { return true }
    return fits(determiner, head, in: grammaticalCase)
  }
}

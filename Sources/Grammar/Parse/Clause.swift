import Foundation
import Vocabulary

/// A clause between a noun and its verb.
struct Clause {
  var isRelative = false
  var hasSubject = false
  /// Whether what could be a subject elsewhere is the object of the clause's verb.
  private(set) var hasObject = false
  /// The verb right behind the relative pronoun, or the last of the determiners right behind that.
  fileprivate var endOfVerb: Int?
  private var isBehindComma = false

  /// Of two commas the second one ends it: 2 Dateien, die du geteilt hast, sind abgelaufen.
  mutating func passComma() {
    if isBehindComma { hasSubject = false } else if hasObject { hasSubject = true }
    isBehindComma.toggle()
  }

  /// Takes what looks like the start of a subject as that of the object, if it stands right behind the
  /// verb.
  mutating func takesObject(at word: Int) -> Bool {
    guard endOfVerb == word - 1 else { return false }
    (endOfVerb, hasObject) = (word, true)
    return true
  }
}

extension Phrase {
  /// Reads a word of a clause that may have an object: behind `apps that use your location` comes the verb
  /// of the apps.
  func readObject(_ word: Int, behind head: NounPhrase.Head, _ clause: inout Clause) {
    let reading = self[word]
    if clause.isRelative, !clause.hasSubject, clause.endOfVerb == nil,
      isVerbOfRelative(word, behind: head)
    {
      clause.endOfVerb = word
    } else if clause.endOfVerb == word - 1, reading.isSpecifier {
      // `la tua posizione`
      clause.endOfVerb = word
    } else if clause.hasObject,
      reading.endsPhrase || reading.isCoordination || reading.opensClause
    {
      // Behind what goes on the next verb may be anybody's: apps that use the camera when asked.
      clause.hasSubject = true
    }
  }

  /// Whether a verb stands right behind a relative pronoun, which then is its subject, or before a subject
  /// of its own.
  private func isVerbOfRelative(_ word: Int, behind head: NounPhrase.Head) -> Bool {
    // `apps that say your friend is online`: elsewhere a word joins such a clause.
    let mayReport = language.order.isHeadLast && self[word].roles.contains(.reports)
    guard !language.hasCases, self[word].isVerb, !mayReport else { return false }
    var before = wordBeforeClitics(word)
    while before > head.words.upperBound, isFollowedDirectly(before), self[before].isAdverb {
      before -= 1
    }
    return before >= head.words.upperBound && isFollowedDirectly(before)
      && self[before].roles.contains(.relative)
  }

  /// Whether a relative clause has a subject of its own right behind its pronoun: veces que tu cuenta ha sido
  /// bloqueada, but usuarios que la comparten.
  ///
  /// Of articles many are pronouns, too, so that what may be a verb behind one is that.
  func startsOwnSubject(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax, word > 0, isFollowedDirectly(word - 1),
      self[word - 1].roles.contains(.relative), isFollowedDirectly(word),
      !isSubjectOfClause(word - 1)
    else { return false }
    if isPossessive(relative: word - 1) { return self[word].isNominal }
    if isName(word) { return !self[word].isVerb }
    let next = self[word + 1]
    if self[word].roles.contains(.someone), startsPredicate(word + 1) { return true }
    return (self[word].isDeterminer || self[word].isArticle) && next.isNominal
      && !next.isBystander && !(self[word].isPersonalPronoun && (next.isVerb || !next.isKnown))
      && !saysWhen(determiner: word)
  }

  /// Whether a word that no lexicon has stands right behind a pronoun that is a subject, whose verb it then is:
  /// personnes que vous suivez.
  func isUnknownVerb(behindPronoun word: Int) -> Bool {
    guard language.hasRomanceSyntax, !self[word].isKnown, token(word).shape == .small,
      !isArgument(word)
    else { return false }
    return isBehindSubjectPronoun(verb: word)
  }

  /// Whether a preposition stands before a determiner, with nothing but others between: de tus amigos, do seu álbum,
  /// de todos tus amigos.
  func isBehindPreposition(determiner word: Int) -> Bool {
    var before = word - 1
    if before >= 0, isFollowedDirectly(before), isPreposition(before) {
      return !startsClauseOfOther(conjunction: before)
    }
    // There are no more of them.
    while before >= 0, word - before < 4, isFollowedDirectly(before) {
      if self[before].roles.contains(.preposition) || words[before].half == .second { return true }
      guard self[before].isSpecifier else { return false }
      before -= 1
    }
    return false
  }

  /// `si la fenêtre est fermée`: whether a word joins a clause that names its subject behind it, and is neither a relative
  /// pronoun nor one that compares: fichiers comme l’image.
  private func startsClauseOfOther(conjunction word: Int) -> Bool {
    language.hasRomanceSyntax && self[word].roles.contains(.conjunction)
      && self[word].roles.isDisjoint(with: [.preposition, .relative, .result])
  }

  /// `s’il est ouvert`: whether what is a reflexive pronoun elsewhere is a conjunction, for the subject stands behind it.
  func isElidedConjunction(_ word: Int) -> Bool {
    guard self[word].roles.contains(.reflexive), words[word].half == .whole,
      lower(word).last == UInt8(ascii: "'"), isFollowedDirectly(word)
    else { return false }
    return isSubjectPronoun(word + 1) && isOfThirdPerson(pronoun: word + 1)
  }

  /// `si tout est prêt`, `se nessuno è connesso`: whether a pronoun for nobody, something and the like is the subject of the
  /// clause that a conjunction right before it joins.
  func startsClause(someone word: Int) -> Bool {
    self[word].roles.contains(.someone) && word > 0 && isFollowedDirectly(word - 1)
      && isFollowedDirectly(word) && startsClauseOfOther(conjunction: word - 1)
      && startsPredicate(word + 1)
  }

  /// Whether a verb stands at a word, or what denies one: veces que nadie ha entrado, fois que rien n’a
  /// fonctionné.
  private func startsPredicate(_ word: Int) -> Bool {
    let reading = self[word]
    if reading.isVerb, reading.isBystander { return true }
    return reading.isAdverb && reading.roles.contains(.preverb)
  }

  /// Whether a relative pronoun is the subject of its clause, which then has no other: utilisateurs qui cet
  /// hiver ont publié, but à qui votre ami a écrit.
  func isSubjectOfClause(_ relative: Int) -> Bool {
    guard self[relative].roles.contains(.subject) else { return false }
    return relative == 0 || !isFollowedDirectly(relative - 1) || !isPreposition(relative - 1)
  }

  /// Whether the noun of a determiner is a time, and no subject: usuarios que esta semana han publicado, utenti
  /// che la scorsa settimana hanno pubblicato.
  private func saysWhen(determiner word: Int) -> Bool {
    var noun = word + 1
    // Nobody says more between.
    while noun + 1 < count, noun - word < 4, isFollowedDirectly(noun), self[noun].isAdjective,
      !isTime(noun)
    {
      noun += 1
    }
    return isTime(noun)
  }

  /// Whether the noun of an article that a relative pronoun and another determiner stand before is a time:
  /// usuarios que todos los días han publicado.
  func saysHowOften(article word: Int) -> Bool {
    guard language.hasRomanceSyntax, word > 1, self[word].isArticle, self[word - 1].isSpecifier,
      self[word - 2].roles.contains(.relative), isFollowedDirectly(word - 2),
      isFollowedDirectly(word - 1), isFollowedDirectly(word)
    else { return false }
    return saysWhen(determiner: word)
  }

  private func isTime(_ word: Int) -> Bool {
    hasNoun(word, [.time, .times]) || isDate(word)
  }

  /// Whether a word is the noun of such a subject, and no verb that it could be elsewhere: cuenta.
  func endsOwnSubject(_ word: Int) -> Bool {
    guard self[word].isNoun else { return false }
    if isPartOfSubject(ofRelative: word) { return true }
    var start = word
    // Nobody says more before it.
    while start > 0, word - start < 4, isFollowedDirectly(start - 1),
      self[start - 1].isSpecifier || self[start - 1].isArticle || self[start - 1].isAdjective
    {
      start -= 1
    }
    let isBehindOwner = start > 0 && isPossessive(relative: start - 1)
    return (start < word || isBehindOwner) && startsOwnSubject(start)
  }

  /// The words behind one up to the next mark; nobody says more in a clause.
  func wordsOfClause(behind word: Int) -> Range<Int> {
    var end = word + 1
    while end < count, end - word < 16, !isCut(after: end - 1) { end += 1 }
    return (word + 1)..<end
  }
}

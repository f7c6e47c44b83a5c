import Foundation
import Vocabulary

/// Participles behind to have that agree with their object, which stands before them as a relative pronoun: les
/// photos que ton ami a partagées.
extension Phrase {
  /// The participles of the clause behind a relative pronoun; none where the pronoun isn't their object.
  func participlesOfObject(behindRelativeAt start: Int, _ phrase: NounPhrase) -> [Int] {
    var found: [Int] = []
    var next = participleOfObject(behindRelativeAt: start, phrase)
    while let participle = next {
      found.append(participle)
      next = self.participle(joinedTo: participle)
    }
    return found
  }

  /// The participle that an and or a comma joins to another one: les photos que tu as prises hier et partagées.
  private func participle(joinedTo participle: Int) -> Int? {
    let joint = behindAdverbsOfVerb(from: participle + 1)
    guard joint + 1 < count else { return nil }
    let isJoined =
      self[joint].isCoordination && isFollowedDirectly(joint - 1) && isFollowedDirectly(joint)
    guard isJoined || goesOnAsList(behind: joint - 1) else { return nil }
    let word = isJoined ? behindAdverbsOfVerb(from: joint + 1) : joint
    guard isFollowedDirectly(word - 1) || !isJoined, mayBeOfPerfect(participle: word),
      !startsNoun(word)
    else { return nil }
    return word
  }

  /// Whether a comma stands behind a word, and the end of a list behind the next one: reçus, lus et enregistrés.
  private func goesOnAsList(behind word: Int) -> Bool {
    isComma(behind: word) && word + 2 < count
      && isFollowedDirectly(word + 1) && self[word + 2].isCoordination
  }

  /// The first word from one on that is no adverb beside a verb.
  private func behindAdverbsOfVerb(from first: Int) -> Int {
    var word = first
    while word < count, isFollowedDirectly(word - 1), self[word].isAdverb, !self[word].isAdjective {
      word += 1
    }
    return word
  }

  /// Whether a word is the participle of a form of to have, with no object behind it.
  private func mayBeOfPerfect(participle word: Int) -> Bool {
    word < count && self[word].isAdjective && !self[word].isAuxiliary && !self[word].isSpecifier
      && !hasOtherObject(participle: word)
      // `les 3 euros que cela a coûté`
      && !self[word].roles.contains(.impersonal)
  }

  /// The first participle of such a clause.
  private func participleOfObject(behindRelativeAt start: Int, _ phrase: NounPhrase) -> Int? {
    guard let head = phrase.head, language.hooks.isObject(relative: start, in: self),
      // `les fois que ton ami a gagné`
      !hasNoun(head.word, [.time, .times]), !joinsClause(at: start, head, phrase),
      let have = verbOfPerfect(behind: start),
      // `les photos que ton ami garde ont expiré`
      isApart(verb: have, from: phrase)
    else { return nil }
    let word = behindAdverbsOfVerb(from: have + 1)
    return isFollowedDirectly(word - 1) && mayBeOfPerfect(participle: word) ? word : nil
  }

  /// Whether what may be a relative pronoun joins a clause of another verb (1 personne pense que tu as gagné), or
  /// stresses what stands behind a preposition: c’est à 1 personne que vous avez parlé.
  private func joinsClause(
    at start: Int, _ head: NounPhrase.Head, _ phrase: NounPhrase
  ) -> Bool {
    let behind = head.words.upperBound..<max(head.words.upperBound, start)
    if behind.contains(where: { self[$0].isVerb && self[$0].isBystander }) || isTold(phrase) {
      return true
    }
    let before = phrase.words.lowerBound - 1
    guard before > 0, self[before].roles.contains(.preposition) else { return false }
    return (0..<before).contains {
      self[$0].roles.contains(.presents) && self[$0 + 1].isAuxiliary
    }
  }

  /// Whether a verb of saying stands before a phrase, which is whom it tells what the clause behind says: dites à
  /// 3 amis que, prévenez 3 amis que, but confirmez 3 dates que.
  private func isTold(_ phrase: NounPhrase) -> Bool {
    var verb = phrase.words.lowerBound - 1
    guard verb >= 0, !isCut(after: verb) else { return false }
    guard self[verb].roles.contains(.preposition) else {
      return self[verb].roles.isSuperset(of: [.reports, .takesObject])
    }
    verb -= 1
    return verb >= 0 && isFollowedDirectly(verb) && self[verb].roles.contains(.reports)
  }

  /// The form of to have that is the first verb behind a relative pronoun.
  private func verbOfPerfect(behind start: Int) -> Int? {
    var hasPronoun = false
    // Nobody says more between.
    for word in (start + 1)..<max(start + 1, min(count, start + 8)) {
      let reading = self[word]
      guard isFollowedDirectly(word - 1), !reading.opensClause else { return nil }
      if reading.roles.contains(.perfect) { return word }
      // `les photos que tu gardes ont expiré`: behind a pronoun stands its verb.
      if hasPronoun, !reading.isAdverb, !isPersonalPronoun(word) { return nil }
      hasPronoun = hasPronoun || isSubjectPronoun(word)
      // What no lexicon has may be a verb of another person: les photos que vous aimez ont expiré.
      let mayBeVerb = !reading.isKnown && token(word).shape == .small
      if reading.isAuxiliary || mayBeVerb || reading.isVerb && reading.isBystander { return nil }
    }
    return nil
  }

  /// Whether a participle acts upon what follows, of which the pronoun may be the object: que ton ami a décidé
  /// de supprimer, a fait supprimer.
  private func hasOtherObject(participle word: Int) -> Bool {
    guard isFollowedDirectly(word) else { return false }
    if opensObject(word + 1) || isInfinitive(word + 1) { return true }
    // `la chose que vous avez dit que vous feriez`
    if self[word + 1].roles.isSuperset(of: [.conjunction, .relative]) { return true }
    guard isPreposition(word + 1), isFollowedDirectly(word + 1) else { return false }
    return isInfinitive(word + 2) || asksSomeone(participle: word)
  }

  /// Whether a preposition and somebody stand behind a participle, and then what they are to do: demandé à Anna
  /// de supprimer.
  private func asksSomeone(participle word: Int) -> Bool {
    // Nobody says more between.
    ((word + 3)..<max(word + 3, min(count - 1, word + 7))).contains { joint in
      language.order.complements.contains { $0.elementsEqual(lower(joint)) }
        && isFollowedDirectly(joint) && isInfinitive(joint + 1)
    }
  }
}

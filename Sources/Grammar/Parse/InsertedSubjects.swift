import Foundation
import Vocabulary

/// Values of arguments that are the subject of a verb before them, or of one at the end of a clause that a conjunction
/// opens, in languages whose verb is the second part of a main clause.
extension Phrase {
  /// `Wo ist dein %@?`, `Jetzt wird der %@ geladen`, `Ist dieser %@ richtig?`: whether a verb stands before what was
  /// written for any value, with nothing that is a subject before or between.
  func isBeforeInsertedSubject(verb: Int, _ phrase: NounPhrase) -> Bool {
    guard language.order.isVerbSecond, let head = phrase.head, isArgument(head.word) else {
      return false
    }
    let start = startOfNoun(phrase)
    // Nobody says more between.
    guard verb < start, start - verb < 5, start < head.word, mayHaveInsertedSubject(verb: verb),
      (verb..<start).allSatisfy({ isFollowedDirectly($0) }),
      (verb + 1..<start).allSatisfy({
        self[$0].isAdverb || self[$0].roles.contains(.limits) || isObjectPronoun($0)
      }),
      !wordsOfClause(behind: head.word).contains(where: { isSubjectPronoun($0) })
    else { return false }
    return opensWithoutSubject(verb: verb, from: startOfClause(with: verb))
  }

  /// The verb that ends the clause of such a value behind a conjunction: sobald der %@ fertig ist.
  ///
  /// Another verb in the singular before it may be the one of the clause: denn der %@ wird verwendet.
  func verbOfClause(withInserted phrase: NounPhrase) -> Int? {
    guard language.order.isVerbSecond, let head = phrase.head, isArgument(head.word) else {
      return nil
    }
    let start = startOfNoun(phrase)
    guard start > 0, start < head.word, isFollowedDirectly(start - 1),
      opensClause(endingInVerb: start - 1)
    else { return nil }
    let clause = wordsOfClause(behind: head.word)
    guard let verb = clause.last, mayHaveInsertedSubject(verb: verb), !isPreposition(verb - 1),
      !clause.dropLast().contains(where: {
        isSubjectPronoun($0) || self[$0].isAuxiliary && self[$0].marks.contains(.singularVerb)
      })
    else { return nil }
    return verb
  }

  /// Whether a word is a conjunction, or one that asks in a clause of its own: zeig mir, wo der %@ ist; but was die %@
  /// betrifft.
  private func opensClause(endingInVerb word: Int) -> Bool {
    self[word].roles.contains(.conjunction)
      || self[word].roles.contains(.question) && self[word].isAdverb
  }

  /// Some verbs that have their subject behind them are spelled like participles: mir gefällt dein %@, was passiert.
  private func mayHaveInsertedSubject(verb: Int) -> Bool {
    let reading = self[verb]
    let isVerbByItself = reading.isAuxiliary || reading.isBystander
    return reading.isVerb && (isVerbByItself || reading.roles.contains(.presents))
      && !reading.endsPhrase
      && reading.hasVerbNumber && !isArgument(verb) && mayBeThirdPerson(verb)
      && !language.hooks.isImperative(verb, in: self)
  }

  /// Whether what stands before a verb in its clause holds no subject: an adverb, a word that asks, words with a
  /// preposition, what names it at once (das ist dein %@), or nothing, in a question and behind another clause.
  private func opensWithoutSubject(verb: Int, from start: Int) -> Bool {
    if start == verb {
      return self[verb].isAuxiliary && (isBehindSubordinate(verb: verb) || isInQuestion(verb))
    }
    if pleases(verb: verb), (start..<verb).allSatisfy({ isArgument($0) }) { return true }
    guard start + 1 == verb, self[verb].isAuxiliary, self[verb].roles.contains(.presents) else {
      return hasNoSubject(before: verb)
    }
    // `Was ist dein %@?`
    if self[start].roles.contains(.question) { return true }
    return isNeuterDeterminer(start) || hasNoSubject(before: verb)
  }

  /// `%@ gefällt dein %@`: whether a verb has for its subject what somebody before it likes, and no one who acts.
  private func pleases(verb: Int) -> Bool {
    self[verb].roles.isSuperset(of: [.presents, .governs]) && !self[verb].roles.contains(.acts)
  }

  /// Whether the sentence of a word ends in a question mark.
  private func isInQuestion(_ word: Int) -> Bool {
    let rest = word..<min(count, word + Self.reach)
    guard let last = rest.first(where: { $0 + 1 == count || endsSentence(behind: $0) }) else {
      return false
    }
    return mark(behind: last).contains(UInt8(ascii: "?"))
  }
}

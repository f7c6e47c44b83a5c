import Foundation
import Vocabulary

/// Words that are verbs because of where they stand: those that no lexicon has (`el niño galopaba`, `il cane
/// ulula`, `puede desanclar`), and nouns behind a pronoun that only verbs have (`el usuario se ducha`).
extension Phrase {
  /// Reads words as verbs that are these because of what stands around them.
  mutating func settleVerbs() {
    settleVerbsByPlace()
    settleVerbsBehindPronouns()
    settleVerbsOfRelatives()
    settleVerbsBehindRelatives()
    settleVerbsOfConjunctions()
    settleVerbsOfQuestions()
    settleFuturesOfReader()
    settlePastsOfArguments()
    settlePresentsOfArguments()
    settleVerbsOfHappenings()
  }

  /// Reads such words as verbs and nothing else.
  ///
  /// It asks for the values of arguments: what stands around one was written for any value.
  private mutating func settleVerbsByPlace() {
    guard language.guesses.has(.verbForm), language.hasRomanceSyntax, count > 1 else { return }
    for word in words.indices.dropFirst()
    where words[word].half == .whole && mayBeVerbByPlace(word)
      && (isVerbByPlace(word) || isUnknownInfinitive(word))
    {
      settle(word, as: .verb)
    }
  }

  private func mayBeVerbByPlace(_ word: Int) -> Bool {
    let reading = self[word]
    return reading.given == nil && !reading.isBystander && !reading.isCoordination
      && maySettleAsVerb(word) && !isArgument(word)
  }

  private func isVerbByPlace(_ word: Int) -> Bool {
    let before = wordBeforeClitics(word)
    if before < word - 1, self[word - 1].roles.contains(.reflexive) || !self[word].isKnown {
      return isVerbBehindClitic(word, before)
    }
    guard before == word - 1, isFollowedDirectly(before), mayBeSubject(before) else { return false }
    return !self[word].isKnown && isUnknownVerb(word, of: before)
  }

  /// The word before the pronouns and the negation that stand before a verb; these are few.
  func wordBeforeClitics(_ word: Int) -> Int {
    var before = word - 1
    while before >= 0, word - before < 4, isFollowedDirectly(before), isClitic(before) {
      before -= 1
    }
    return before
  }

  /// Whether a pronoun that is a subject stands before a verb, with nothing but other pronouns and the negation between.
  func isBehindSubjectPronoun(verb: Int) -> Bool {
    let subject = wordBeforeClitics(verb)
    return subject >= 0 && isFollowedDirectly(subject) && isSubjectPronoun(subject)
  }

  private func mayBeSubject(_ word: Int) -> Bool {
    let reading = self[word]
    return (reading.isNoun || reading.isAdjective) && !reading.isSpecifier && !reading.endsPhrase
      && !isArgument(word)
  }

  /// Whether a word behind such a pronoun is a verb: se jacta, s’accroupit.
  ///
  /// Without a subject it is one only as the whole text, for Portuguese se is if as well.
  private func isVerbBehindClitic(_ word: Int, _ before: Int) -> Bool {
    let isReflexive = self[word - 1].roles.contains(.reflexive)
    let hasSubject =
      before >= 0 && isFollowedDirectly(before)
      && (mayBeSubject(before) || isSubjectPronoun(before))
    let isWhole = before < 0 && word + 1 == count
    guard isReflexive || hasSubject, hasSubject || isWhole else { return false }
    if self[word].isVerb { return true }
    return language.guesses.paradigm(.verbForm, for: lower(word)) != nil
      || isReflexive && !self[word].isKnown
  }

  /// A word that no lexicon has is the verb of the noun before it, if its ending is none of adjectives, if
  /// it fits as a verb and not as an adjective, or if an object follows.
  private func isUnknownVerb(_ word: Int, of noun: Int) -> Bool {
    if language.guesses.rule(.verbBehind, for: lower(word)) != nil { return true }
    // avión nodriza
    guard let number = numberOfVerb(word), number == self.number(ofSubject: noun),
      !mayBeCompound(lower(noun), lower(word))
    else { return false }
    guard let adjective = guessedAdjective(lower(word)) else { return number == .plural }
    return isMisfit(adjective, noun) || opensObject(word + 1) && isDetermined(noun)
  }

  /// Whether a form is no adjective's of the noun: one of another gender that is not the adjective's first
  /// form, which a text may have for any gender, or one of another number.
  private func isMisfit(_ adjective: Analysis, _ noun: Int) -> Bool {
    if fits(adjective, behind: noun) { return false }
    guard adjective.cells.contains(0) else { return true }
    return number(ofSubject: noun) == .plural
  }

  /// Whether a word that no lexicon has is the infinitive of a verb before it: puede desanclar, può
  /// anche riordinare.
  private func isUnknownInfinitive(_ word: Int) -> Bool {
    guard !self[word].isKnown, language.guesses.rule(.infinitive, for: lower(word)) != nil else {
      return false
    }
    var before = word - 1
    while before > 0, isFollowedDirectly(before),
      isClitic(before) || self[before].isAdverb && !self[before].isNominal
    {
      before -= 1
    }
    let verb = self[before]
    guard isFollowedDirectly(before), verb.isVerb, verb.isBystander, !verb.endsPhrase else {
      return false
    }
    // Behind another verb it may be the object: mangia calamare.
    return verb.roles.contains(.modal)
  }

  private func numberOfVerb(_ word: Int) -> GrammaticalNumber? {
    language.guesses.paradigm(.verbForm, for: lower(word)).flatMap {
      language.schemas[.verb].features(of: $0.cells).settledNumber
    }
  }

  private func number(ofSubject word: Int) -> GrammaticalNumber? {
    (first(self[word].nouns) ?? first(self[word].adjectives)).flatMap { number(of: $0) }
  }
}

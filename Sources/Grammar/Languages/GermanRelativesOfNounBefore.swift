import Foundation
import Vocabulary

/// Relative pronouns behind what a number counts that stand for the noun before its preposition: ein Album mit 2 Fotos, das
/// du teilst; but ein Ordner mit 2 Fotos, die du teilst.
extension Phrase {
  /// Whether such a pronoun stands for the noun of one thing right before the preposition of a phrase: it doesn't fit what is
  /// counted, or fits both, and the preposition belongs to that noun.
  func isOfNounBefore(relative: Int, endingIn verb: Int, behind phrase: NounPhrase) -> Bool {
    guard let head = phrase.head, !isArgument(head.word),
      startsOfCounted.contains(phrase.words.lowerBound),
      let preposition = governingWord(of: phrase), preposition > 0,
      self[preposition].roles.contains(.preposition), isFollowedDirectly(preposition - 1),
      let gender = genderOfOne(preposition - 1), let own = self.gender(of: phrase, asked: nil),
      mayStand(relative: relative, forOneOf: gender, .singular, before: verb)
    else { return false }
    let number = number(of: head.analysis)
    guard mayStand(relative: relative, forOneOf: own, number, before: verb) else { return true }
    // `Eine Nachricht von 2 Personen, die dir folgen`
    return !namesPerson(head) && belongsToNounBefore(preposition: preposition)
  }

  /// `3 Nutzer haben deinen Beitrag gesehen, der neu ist`: whether a verb ends a clause behind a comma whose pronoun stands for
  /// another noun than the head before it, which it fits.
  func endsRelative(verb: Int, ofOtherThan phrase: NounPhrase) -> Bool {
    let start = startOfClause(with: verb)
    guard let end = phrase.head?.words.upperBound, start > end, hasComma(behind: start - 1)
    else { return false }
    let pronoun = isPreposition(start) && isFollowedDirectly(start) ? start + 1 : start
    guard pronoun < verb, token(pronoun).shape == .small, self[pronoun].roles.contains(.definite),
      let last = wordsOfClause(behind: pronoun).last,
      self.verb(ofClauseAt: pronoun, last: last) == verb
    else { return false }
    // Hostile texts have thousands, each of which asks.
    return (max(end, start - Self.reach)..<start).contains { word in
      guard self[word].isOnlyNoun, !isArgument(word), let noun = first(self[word].nouns),
        let gender = gender(of: noun)
      else { return false }
      return mayStand(relative: pronoun, forOneOf: gender, number(of: noun), before: verb)
    }
  }

  /// Whether a relative pronoun may stand for what has a gender and a number, in a clause whose verb is known: der leer ist is
  /// no dative.
  private func mayStand(
    relative word: Int, forOneOf gender: GrammaticalGender, _ number: GrammaticalNumber?,
    before verb: Int
  ) -> Bool {
    let cases = casesOfRelative(word, gender, number)
    let mayBeObject = cases.contains { $0 != .nominative }
    if isFollowedDirectly(word - 1), isPreposition(word - 1) { return mayBeObject }
    let shown = self[verb].marks.intersection([.singularVerb, .pluralVerb])
    let fitsVerb = number == .plural ? shown != .singularVerb : shown != .pluralVerb
    let mayBeSubject = cases.contains(.nominative) && fitsVerb
    return switch subject(behind: word, before: verb) {
    case .pronoun: mayBeSubject
    case .other: mayBeObject
    case .unsure: mayBeSubject || mayBeObject
    }
  }

  /// `Du hast ein Album mit 2 Fotos`, but verknüpfe das Konto mit 2 Geräten, gefunden in 2 Ordnern: whether a preposition that
  /// always asks for the dative stands in a clause without a full verb before it.
  private func belongsToNounBefore(preposition: Int) -> Bool {
    guard language.government.cases(of: lower(preposition)) == [.dative] else { return false }
    return (startOfClause(with: preposition)..<preposition - 1).allSatisfy {
      self[$0].isSpecifier || self[$0].isAdverb || self[$0].isAuxiliary || self[$0].isCopula
        || isSubjectPronoun($0) || self[$0].isAdjective && !self[$0].isNoun
    }
  }
}

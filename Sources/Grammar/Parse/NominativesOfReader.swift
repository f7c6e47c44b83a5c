import Foundation
import Vocabulary

/// What a verb says that the reader is, where nouns have capitals and cases: only a noun in the nominative behind a verb of
/// being or becoming (Sie sind der Gewinner), but not Sie können den Absender blockieren, Sie sind dem Nutzer gefolgt.
extension Phrase {
  /// Whether a noun may be what a verb before it says of its subject; always in other languages.
  func mayName(_ head: NounPhrase.Head, subjectOf verb: Int) -> Bool {
    guard language.order.capitalizesNouns else { return true }
    return saysWhatOneIs(verb) && isNominative(head, behind: verb)
      && !isDoneTo(head, byInfinitiveBehind: verb) && !isOfSeveralReaders(verb: verb)
  }

  /// `Sei unser Kunde`, but sei es, sei x größer: whether a form of to be that may ask one reader to be something starts a
  /// sentence, and no subject follows it.
  func isImperativeOfBeing(_ word: Int) -> Bool {
    guard language.order.capitalizesNouns, mayAskToBe(word), isFollowedDirectly(word),
      startOfSentence(with: word) == word
    else { return false }
    return !isSubjectPronoun(word + 1) && self[word + 1].isKnown
  }

  /// Whether a word is a form of to be or to become that may ask a reader for that, and of the third person as well: sei.
  private func mayAskToBe(_ word: Int) -> Bool {
    self[word].roles.isSuperset(of: [.auxiliary, .becomes]) && !self[word].isCopula
  }

  /// `Du bist ab sofort Kunde`, `Du bist bei uns Kunde`: whether a word belongs to a preposition with an adverb or a pronoun
  /// behind it, which say when or where somebody is something.
  func isInCircumstanceWithoutNoun(_ word: Int) -> Bool {
    func opens(_ preposition: Int) -> Bool {
      preposition >= 0 && self[preposition].roles.contains(.preposition)
        && isFollowedDirectly(preposition)
        && (self[preposition + 1].isAdverb || isObjectPronoun(preposition + 1))
    }
    return language.order.capitalizesNouns && (opens(word) || opens(word - 1))
  }

  /// `Ihr seid Fahrer`, `Jetzt seid ihr Fahrer`: whether the subject right beside a verb is the pronoun for several who are
  /// spoken to, which may look like a possessive; but not behind another subject: du bist ihr Fahrer.
  private func isOfSeveralReaders(verb: Int) -> Bool {
    func isOfSeveral(_ word: Int) -> Bool {
      guard words.indices.contains(word), let row = row(of: word) else { return false }
      return row.features.contains(FeatureSet.secondPerson.union(.plural))
        && cells(of: word, row).contains(0)
    }
    if isOfSeveral(verb - 1) { return isFollowedDirectly(verb - 1) }
    return isOfSeveral(verb + 1) && isFollowedDirectly(verb) && !isSubjectPronoun(verb - 1)
  }

  /// Whether nothing between a verb and a noun shows another case than the nominative; a value may stand beside words that
  /// were written for another noun, and of several one is meant in whatever case they are: einer der besten Spieler.
  func isNominative(_ head: NounPhrase.Head, behind verb: Int) -> Bool {
    let between = verb + 1..<head.word
    if isArgument(head.word) || between.contains(where: { isBeforeGenitive($0) }) { return true }
    let ofOne = FeatureSet.nominative.union(.singular)
    guard language.mayBe(head.analysis, ofOne) else { return false }
    return between.allSatisfy { word in
      let reading = self[word]
      if reading.isAdverb { return true }
      let modifiers = all(reading.determiners) + all(reading.adjectives)
      return modifiers.isEmpty || modifiers.contains { fits($0, head.analysis, in: ofOne) }
    }
  }

  /// `Sie werden die Fahrerin auf der Karte sehen`: whether an infinitive ends the clause, which is no form of to be and has
  /// nothing joined before it, so that a noun is its object.
  private func isDoneTo(_ head: NounPhrase.Head, byInfinitiveBehind verb: Int) -> Bool {
    guard self[verb].isAuxiliary || self[verb].isCopula,
      let last = wordsOfClause(behind: head.word).last, token(last).shape == .small
    else { return false }
    let reading = self[last]
    return reading.isVerb && reading.marks.contains(.pluralVerb) && !reading.isAuxiliary
      && !reading.isAdverb && !isPredicateForm(last)
      && !(head.word..<last).contains { joinsClauses($0) }
  }
}

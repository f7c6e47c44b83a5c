import Foundation
import Vocabulary

/// A pronoun that starts a clause behind a noun phrase and stands for its noun, for the sentence has no other that it fits,
/// and the clause's verb: Datei konnte nicht geladen werden, weil sie zu groß war.
struct GermanReference {
  let pronoun: Int
  let verb: Int
}

extension Phrase {
  /// The pronoun that stands for the noun of a phrase; nil where there is none, or it may stand for something else.
  func germanReference(to phrase: NounPhrase) -> GermanReference? {
    guard let head = phrase.head, let pronoun = wordBehindConjunction(behind: phrase),
      isCut(after: pronoun - 2), isSubjectPronoun(pronoun), isOfThirdPerson(pronoun: pronoun),
      let last = wordsOfClause(behind: pronoun).last, isCut(after: last)
    else { return nil }
    let verb = self.verb(ofClauseAt: pronoun, last: last)
    guard self[verb].hasVerbNumber, !isPredicateForm(verb) || self[verb].isAuxiliary,
      subject(behind: pronoun, before: verb) == .pronoun
    else { return nil }
    let isPlural = isFormOfSeveral(verb)
    guard isPlural || self[verb].marks.contains(.singularVerb),
      fits(pronoun: pronoun, verb, isPlural: isPlural, phrase, head)
    else { return nil }
    let gender = isPlural ? nil : row(of: pronoun)?.features.settledGender
    let before = startOfSentence(with: head.word)..<pronoun - 1
    let isAmbiguous = before.contains {
      !phrase.isHead($0) && isOtherGermanReferent($0, of: gender, isPlural: isPlural)
    }
    return isAmbiguous ? nil : GermanReference(pronoun: pronoun, verb: verb)
  }

  /// `3 Termine sind neu, wenn du sie löschst`: the pronoun for one masculine thing in the accusative that stands for the
  /// noun of a phrase in a later clause, for nothing else before it is masculine.
  func germanObjectReference(to phrase: NounPhrase) -> Int? {
    let him = FeatureSet.thirdPerson.union(.singular).union(.masculine)
    guard let head = phrase.head, isArgument(head.word) || number(of: head.analysis) != .plural,
      gendersOfRelative(behind: phrase, head).contains(.masculine),
      let form = language.pronouns.row(for: him)?.form(1)
    else { return nil }
    let end = head.words.upperBound
    // Nobody reads on for longer.
    let rest = (end..<min(count, end + 16)).prefix { !endsSentence(behind: $0 - 1) }
    guard let pronoun = rest.first(where: { lower($0).elementsEqual(form) }),
      (end - 1..<pronoun).contains(where: { isCut(after: $0) }),
      self[pronoun - 1].roles.isDisjoint(with: .preposition)
    else { return nil }
    let isAmbiguous = (startOfSentence(with: head.word)..<pronoun).contains {
      !phrase.isHead($0) && isOtherGermanReferent($0, of: .masculine, isPlural: false)
    }
    return isAmbiguous ? nil : pronoun
  }

  /// Whether a pronoun fits a noun as both are written; es only before a passive, for elsewhere it may stand for nothing:
  /// weil es zu spät war.
  private func fits(
    pronoun: Int, _ verb: Int, isPlural: Bool, _ phrase: NounPhrase, _ head: NounPhrase.Head
  ) -> Bool {
    let number = isArgument(head.word) ? nil : self.number(of: head.analysis)
    if isPlural {
      let ofSeveral = language.pronouns.row(for: FeatureSet.thirdPerson.union(.plural))
      return number != .singular && ofSeveral?.form(0).elementsEqual(lower(pronoun)) == true
    }
    guard number != .plural, let gender = row(of: pronoun)?.features.settledGender,
      gender != .neuter || isInfinitiveOfPassive(verb - 1)
    else { return false }
    return gendersOfRelative(behind: phrase, head).contains(gender)
  }

  /// `weil es nicht geladen werden konnte`: whether a word may be the infinitive of a passive.
  func isInfinitiveOfPassive(_ word: Int) -> Bool {
    self[word, lower: true].roles.contains(.undergoes)
  }

  /// Whether a word may be what a pronoun stands for: another noun of its gender or number, a name, the value of an
  /// argument, or another pronoun.
  func isOtherGermanReferent(
    _ word: Int, of gender: GrammaticalGender?, isPlural: Bool
  ) -> Bool {
    if isArgument(word) { return true }
    if isOfThirdPerson(pronoun: word) {
      // `Sie haben 2 Dateien gelöscht`, but Sie hat
      return !isPoliteReader(word) || self[word + 1].marks.contains(.singularVerb)
    }
    guard token(word).shape != .small else { return false }
    if all(self[word].nouns).isEmpty { return !self[word].isKnown }
    return hasNoun(word, forPronounOf: gender, isPlural: isPlural)
  }
}

extension Agreement {
  /// Gives a pronoun that is an object the number and the gender of the head.
  func inflect(objectReference pronoun: Int, _ text: inout Phrase) {
    guard let row = rowOfReference(in: text) else { return }
    text.replace(pronoun, with: row.form(1))
  }

  /// Gives such a pronoun and its verb the number and the gender of the head.
  func inflect(_ reference: GermanReference, _ text: inout Phrase) {
    guard let verb = text.verb(of: reference.verb), let row = rowOfReference(in: text) else {
      return
    }
    text.replace(reference.pronoun, with: row.form(0))
    text.replace(
      reference.verb,
      with: text.language.form(verb.lexeme, target.isPlural ? .plural : .singular))
  }

  /// The pronoun that stands for the head.
  private func rowOfReference(in text: Phrase) -> PersonalPronouns.Row? {
    var wanted = FeatureSet.thirdPerson.union(target.isPlural ? .plural : .singular)
    if !target.isPlural {
      guard let gender = target.gender else { return nil }
      wanted = wanted.union(FeatureSet(gender))
    }
    return text.language.pronouns.row(for: wanted)
  }
}

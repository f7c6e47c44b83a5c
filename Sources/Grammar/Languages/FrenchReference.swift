import Foundation
import Vocabulary

/// A pronoun behind a conjunction or a comma that stands for the noun of a phrase before it, and its verb: photos seront
/// supprimées si elles ne sont pas enregistrées, impossible d’ouvrir l’image, elle est endommagée.
struct FrenchReference {
  let pronoun: Int
  let verb: Int
}

extension Phrase {
  /// The pronoun that stands for the noun of a phrase; nil where there is none, or it may stand for something else, or for
  /// nothing.
  func frenchReference(to phrase: NounPhrase) -> FrenchReference? {
    guard let head = phrase.head, startsOfCounted.count < 2, coordinated(phrase) == nil,
      !saysHowLongOrOften(phrase), let pronoun = pronounOfClause(behind: head),
      let shown = row(of: pronoun)?.features, let gender = shown.settledGender
    else { return nil }
    let isPlural = shown.settledNumber == .plural
    let verb = behindClitics(from: pronoun + 1, atMost: 4)
    guard isVerb(verb, ofPronoun: pronoun, isPlural: isPlural),
      fits(pronoun: pronoun, gender, isPlural: isPlural, head),
      isPlural || gender == .feminine || saysSomethingOfThing(verb, behind: pronoun)
    else { return nil }
    let isBehindComma = isComma(behind: pronoun - 1)
    let before = startOfSentence(with: head.word)..<(isBehindComma ? pronoun : pronoun - 1)
    let isAmbiguous = before.contains {
      !phrase.isHead($0) && !isApposition($0, to: head)
        && isOtherRomanceReferent($0, of: gender, isPlural: isPlural)
    }
    return isAmbiguous ? nil : FrenchReference(pronoun: pronoun, verb: verb)
  }

  /// Whether a pronoun has the gender and the number of a head; of the value of an argument, which may have any, it is il,
  /// and not behind a conjunction that il alone shortens (s’il).
  private func fits(
    pronoun: Int, _ gender: GrammaticalGender, isPlural: Bool, _ head: NounPhrase.Head
  ) -> Bool {
    if isArgument(head.word) {
      return gender == .masculine && !isPlural && !head.analysis.lexeme.isGuessed
        && !isElidedConjunction(pronoun - 1)
    }
    return self.gender(of: head.analysis) == gender
      && number(of: head.analysis).map { ($0 == .plural) == isPlural } ?? true
  }

  /// `fichiers audio`: whether a noun, which may be an adjective, too, stands right behind a head.
  func isApposition(_ word: Int, to head: NounPhrase.Head) -> Bool {
    word == head.word + 1 && isFollowedDirectly(head.word) && self[word].isNoun
  }

  /// `la page est protégée`: whether what may be a noun is an adjective right behind a form of to be or to have, for a
  /// noun there had a determiner.
  private func isSaidRightBehindVerb(_ word: Int) -> Bool {
    guard self[word].isAdjective else { return false }
    let verb = beforeAdverbs(from: word - 1)
    return verb >= 0 && isFollowedDirectly(verb)
      && (self[verb].isAuxiliary || self[verb].roles.contains(.being))
  }

  /// The first pronoun in the form of a subject behind a head, right behind the conjunction of a clause, or a comma.
  private func pronounOfClause(behind head: NounPhrase.Head) -> Int? {
    let first = head.words.upperBound
    guard first + 1 < count else { return nil }
    let pronoun = (first..<min(count, first + Self.reach)).first { isSubjectPronoun($0) }
    guard let pronoun, isOfThirdPerson(pronoun: pronoun), token(pronoun).shape == .small,
      isFollowedDirectly(pronoun)
    else { return nil }
    let start = startOfSentence(with: pronoun)
    if start > head.word { return isThoughtOf(pronoun, from: start, head) ? pronoun : nil }
    if isComma(behind: pronoun - 1) { return pronoun }
    return pronoun > first && isFollowedDirectly(pronoun - 1)
      && startsClause(conjunction: pronoun - 1, behind: first) ? pronoun : nil
  }

  /// `Vérifiez qu’il est allumé`: whether nothing but a verb that is no other’s and que stand before a pronoun in the sentence
  /// right behind the one of a head.
  private func isThoughtOf(_ pronoun: Int, from start: Int, _ head: NounPhrase.Head) -> Bool {
    guard start == pronoun - 2, isFollowedDirectly(start), isFollowedDirectly(start + 1),
      self[start + 1].roles.isSuperset(of: [.conjunction, .relative]),
      startOfSentence(with: start - 1) <= head.word
    else { return false }
    let verb = self[start]
    return !verb.isNoun && !verb.isAdjective && !verb.isSpecifier && !verb.endsPhrase
      && !verb.isAuxiliary
  }

  /// Whether a word is the conjunction of a clause, and no relative pronoun: dès qu’il, but photos qu’elle.
  func startsClause(conjunction word: Int, behind first: Int) -> Bool {
    if isElidedConjunction(word) { return true }
    let roles = self[word].roles
    guard roles.contains(.conjunction), !roles.contains(.result) else { return false }
    guard roles.contains(.relative) else { return true }
    guard word > first, isFollowedDirectly(word - 1) else { return false }
    return !self[word - 1].roles.isDisjoint(with: [.preposition, .conjunction])
  }

  /// Whether a verb in the number of a pronoun stands at a word.
  private func isVerb(_ word: Int, ofPronoun pronoun: Int, isPlural: Bool) -> Bool {
    let reading = self[word]
    return word > pronoun && (pronoun..<word).allSatisfy { isFollowedDirectly($0) }
      && reading.hasVerbNumber && !isArgument(word) && mayBeOfThird(verb: word)
      && reading.marks.contains(isPlural ? .pluralVerb : .singularVerb)
  }

  /// Whether the pronoun il stands for a thing: to be says how that is, or a reflexive verb that nothing depends on what it
  /// does; but il y a, il est trop tard, il est possible que, il est compliqué de lire, il s’agit de.
  private func saysSomethingOfThing(_ verb: Int, behind pronoun: Int) -> Bool {
    if self[verb].isAuxiliary {
      let said = predicates(behindVerb: verb)
      guard let last = said.last, !standsBeforeInfinitive(last) else { return false }
      return said.allSatisfy {
        language.guesses.rule(.clausal, for: lower($0)) == nil
          && all(self[$0].adjectives).contains { $0.cells.contains(0) }
      }
    }
    guard (pronoun..<verb).contains(where: { self[$0].roles.contains(.reflexive) }) else {
      return false
    }
    guard !isCut(after: verb) else { return true }
    let next = self[verb + 1]
    return next.roles.contains(.preposition) && !isUsualOf(verb + 1)
  }

  /// Whether a word may be what a pronoun stands for: another noun of its gender and number, a name, the value of an
  /// argument, or another pronoun.
  func isOtherRomanceReferent(
    _ word: Int, of gender: GrammaticalGender, isPlural: Bool
  ) -> Bool {
    let reading = self[word]
    if isArgument(word) { return true }
    if isSubjectPronoun(word), isOfThirdPerson(pronoun: word) {
      return !standsForNothing(pronoun: word)
    }
    if isName(word), !endsSentence(behind: word - 1) { return true }
    // `Lina a ajouté`, but supprimez 3 photos
    if !reading.isKnown { return token(word).shape != .small && self[word + 1].isVerb }
    if reading.isAdverb || reading.endsPhrase || reading.isAuxiliary || reading.isSpecifier
      || reading.isCopula || reading.isAdjective && reading.likeliest != .noun
      || isSaidRightBehindVerb(word)
    {
      return false
    }
    return all(reading.nouns).contains { noun in
      let (own, number) = (self.gender(of: noun), self.number(of: noun))
      return (own == nil || own == gender) && (number == nil || (number == .plural) == isPlural)
    }
  }
}

extension Agreement {
  /// Gives such a pronoun, its verb and what that says the number and the gender of the head.
  func inflect(_ reference: FrenchReference, _ text: inout Phrase) {
    guard let verb = text.verb(of: reference.verb), let gender = target.gender else { return }
    let number: FeatureSet = target.isPlural ? .plural : .singular
    let features = number.union(FeatureSet(gender))
    let form = text.language.form(verb.lexeme, number)
    guard !form.isEmpty,
      let row = text.language.pronouns.row(for: FeatureSet.thirdPerson.union(features))
    else { return }
    let said = text.predicates(behindVerb: reference.verb)
    text.replace(reference.pronoun, with: row.form(0))
    text.replace(reference.verb, with: form)
    for word in said {
      guard let adjective = text.first(text[word].adjectives) else { continue }
      text.replace(word, with: text.language.form(adjective.lexeme, features))
    }
    text.mendSounds(phrase, in: reference.pronoun..<reference.verb + 1)
  }
}

import Foundation
import Vocabulary

/// What is said of a name in a text that counts something else: Anna dodała 5 zdjęć, Ewa jest gotowa od 2 minut.
extension Phrase {
  /// Gives the verb right behind a name that the text starts with, and what that says of it, the name's gender.
  ///
  /// It asks for the values of arguments, one of which the name is.
  mutating func inflectBehindName() {
    guard language.countsByCase, let gender = genderOfFirstName,
      let word = words.indices.first(where: { !isInName($0) }), isFollowedDirectly(word - 1),
      self[word].isVerb, self[word].isBystander || self[word].isAuxiliary, mayBeThirdPerson(word),
      let verb = verb(of: word)
    else { return }
    let shown = language.features(of: verb)
    if shown.settledNumber == .singular, let own = shown.settledGender, own != .neuter {
      let other = shown.dropping(.gender).dropping(.animacy)
      setForm(of: word, verb, to: other.union(FeatureSet(gender)))
    }
    if self[word].isAuxiliary, !self[word].roles.contains(.takesObject) {
      inflectPredicate(behind: word, gender)
    }
  }

  /// The gender of the person whose name a text starts with.
  private var genderOfFirstName: GrammaticalGender? {
    guard !words.isEmpty, isInName(0), let name = first(self[0].nouns),
      let gender = name.lexeme.gender?.settled, gender != .neuter, number(of: name) == .singular,
      language.mayBeNominative(name)
    else { return nil }
    return gender
  }

  /// Gives the adjectives right behind a verb that says what something is a gender.
  private mutating func inflectPredicate(behind verb: Int, _ gender: GrammaticalGender) {
    var word = verb + 1
    while word < count, isFollowedDirectly(word - 1), !startsOfCounted.contains(word) {
      if let adjective = first(self[word].adjectives), !self[word].isAdverb {
        guard !startsNoun(word), number(of: adjective) == .singular,
          language.mayBeNominative(adjective)
        else { return }
        setGender(ofPredicate: word, adjective, to: gender)
      } else if !self[word].isAdverb {
        return
      }
      word += 1
    }
  }
}

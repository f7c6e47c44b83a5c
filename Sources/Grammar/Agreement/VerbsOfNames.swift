import Foundation
import Vocabulary

/// What is said of a name, or of another value, in a text that counts something else: Anna dodała 5 zdjęć, Ewa jest gotowa
/// od 2 minut, rozmowa trwała 5 minut.
extension Phrase {
  /// Gives the verb right behind a value that the text starts with, and what that says of it, the value's gender.
  ///
  /// It asks for the values of arguments, and for what numbers count.
  mutating func inflectBehindName() {
    guard language.countsByCase, let (gender, word) = subjectAtStart(),
      isFollowedDirectly(word - 1), self[word].isVerb,
      self[word].isBystander || self[word].isAuxiliary, mayBeThirdPerson(word),
      let verb = verb(of: word)
    else { return }
    let shown = language.features(of: verb)
    if shown.settledNumber == .singular, let own = shown.settledGender, own != .neuter {
      let other = shown.dropping(.gender).dropping(.animacy)
      setForm(of: word, verb, to: other.union(FeatureSet(gender)))
    }
    if self[word].isAuxiliary, !self[word].roles.contains(.takesObject) {
      inflectPredicate(behind: word, as: FeatureSet(gender).union(.singular))
    }
  }

  /// The gender of the value that a text starts with, and the first word behind that.
  private mutating func subjectAtStart() -> (gender: GrammaticalGender, next: Int)? {
    guard let gender = genderOfFirstName else { return describedNameAtStart ?? thingAtStart() }
    return words.indices.first { !isInName($0) }.map { (gender, $0) }
  }

  /// The same of a name that nothing but words stand before that agree with it: twoja znajoma Anna dodała 5 zdjęć.
  private var describedNameAtStart: (gender: GrammaticalGender, next: Int)? {
    guard let value = arguments.first else { return nil }
    let (noun, end) = (firstWord(from: value.lowerBound), firstWord(from: value.upperBound))
    guard noun > 0, noun < end, end < count, isInName(noun), let gender = genderOfName(noun),
      startOfWords(beforeInserted: noun) == 0, !startsOfCounted.contains(where: { $0 < end }),
      (0..<noun).allSatisfy({
        isFollowedDirectly($0) && agreeingAnalysis($0).map(language.mayBeNominative) == true
      })
    else { return nil }
    return (gender, end)
  }

  /// The same of a value that is no name: koleżanka dodała 5 zdjęć; but zdjęcie polubiła 1 osoba, where persons behind the
  /// verb are rather its subject, as is whatever is left or there.
  private mutating func thingAtStart() -> (gender: GrammaticalGender, next: Int)? {
    guard !words.isEmpty, let value = argument(around: 0), !isInName(0),
      let next = words.indices.first(where: { !value.contains(Int(token($0).start)) }),
      !(0..<next).contains(where: { self[$0].isCoordination || isBehindNumber($0) }),
      !self[next].roles.contains(.presents),
      !(self[next].isAuxiliary && isBehindNumber(next + 1)),
      !startsOfCounted.contains(where: { $0 < next || countsPersons(from: $0) }),
      let head = parse(Features(), from: 0, asksGender: false).head, head.words.upperBound <= next,
      let gender = gender(of: head.analysis), number(of: head.analysis) == .singular,
      language.mayBeNominative(head.analysis)
    else { return nil }
    return (gender, next)
  }

  private func countsPersons(from start: Int) -> Bool {
    guard let noun = (start..<count).prefix(Self.reach).first(where: { self[$0].isNoun }) else {
      return false
    }
    return hasNoun(noun, .actor)
      || all(self[noun].nouns).contains { $0.lexeme.isOfSomebody }
  }

  /// The gender of the person whose name a text starts with.
  private var genderOfFirstName: GrammaticalGender? {
    !words.isEmpty && isInName(0) ? genderOfName(0) : nil
  }

  /// The gender of a first name in the nominative.
  private func genderOfName(_ word: Int) -> GrammaticalGender? {
    guard let name = first(self[word].nouns), let gender = name.lexeme.gender?.settled,
      gender != .neuter, number(of: name) == .singular, language.mayBeNominative(name)
    else { return nil }
    return gender
  }

  /// Gives the adjectives right behind a verb that says what something is its gender and number.
  mutating func inflectPredicate(behind verb: Int, as features: FeatureSet) {
    var word = verb + 1
    while word < count, isFollowedDirectly(word - 1), !startsOfCounted.contains(word) {
      if let adjective = first(self[word].adjectives), !self[word].isAdverb {
        guard !startsNoun(word), number(of: adjective) == .singular,
          language.mayBeNominative(adjective)
        else { return }
        setForm(of: word, adjective, to: features.union(usualCase))
      } else if !self[word].isAdverb {
        return
      }
      word += 1
    }
  }
}

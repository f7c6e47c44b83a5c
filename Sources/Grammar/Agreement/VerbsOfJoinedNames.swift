import Foundation
import Vocabulary

/// What is said of several persons whose names are the values of arguments, where verbs show whether a man is among them:
/// Ewa i Ola wysłały plik, Ewa i Jan wysłali plik.
extension Phrase {
  /// Gives the verb in the plural behind such names at the start of a text the form for them; one in the singular, too, where
  /// all names are one value, for which a text for one was written (Ewa i Jan lubią to, from %@ lubi to).
  ///
  /// It asks for the values of arguments.
  mutating func inflectVerbOfJoinedNames() {
    guard language.countsByCase, let (next, hasMan) = verbOfJoinedNames else { return }
    let areOneValue = argument(around: 0) == argument(around: next - 1)
    let word = areOneValue ? behindAdverbs(next) : next
    guard !isArgument(word), self[word].isVerb, self[word].isBystander || self[word].isAuxiliary,
      areOneValue || !self[word].isAuxiliary, mayBeThirdPerson(word),
      // `Ewa, Jan, zostały 2 miejsca`
      self[word].roles.isDisjoint(with: .presents) || !isBehindNumber(word + 1),
      let verb = verb(of: word)
    else { return }
    let shown = language.features(of: verb)
    guard shown.settledNumber == .plural || areOneValue && shown.settledNumber == .singular
    else { return }
    let man = FeatureSet.masculine.union(.human)
    let own = FeatureSet.plural.union(hasMan ? man : .inanimate)
    let rest = shown.dropping(.number).dropping(.gender).dropping(.animacy)
    setForm(of: word, verb, to: rest.union(own))
    if areOneValue, self[word].isAuxiliary, self[word].roles.isDisjoint(with: .takesObject) {
      inflectPredicate(behind: word, as: own)
    }
  }

  /// The word behind such names, with commas and conjunctions between, and whether one of them is a man’s; nil where
  /// anything else stands there.
  private var verbOfJoinedNames: (word: Int, hasMan: Bool)? {
    guard count > 3, isArgument(0) else { return nil }
    var (word, genders) = (0, [GrammaticalGender]())
    // Nobody names more.
    while word < min(count, 16) {
      guard let gender = genderOfName(at: word) else { return nil }
      genders.append(gender)
      word = behindName(at: word)
      if word < count, isComma(behind: word - 1) { continue }
      guard word < count, isFollowedDirectly(word - 1) else { return nil }
      if !self[word].isCoordination { break }
      word += 1
    }
    guard genders.count > 1, word < count else { return nil }
    return (word, genders.contains(.masculine))
  }

  /// The first word behind a name and a surname.
  private func behindName(at start: Int) -> Int {
    var word = start + 1
    while word < count, isFollowedDirectly(word - 1), isArgument(word), token(word).shape == .title
    {
      word += 1
    }
    return word
  }

  private func genderOfName(at word: Int) -> GrammaticalGender? {
    guard isArgument(word), self[word].isExact, let name = first(self[word].nouns),
      number(of: name) == .singular, language.mayBeNominative(name)
    else { return nil }
    return name.lexeme.isMan || name.lexeme.gender == .feminine ? name.lexeme.gender?.settled : nil
  }
}

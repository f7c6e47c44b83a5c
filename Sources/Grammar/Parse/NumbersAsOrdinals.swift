import Foundation
import Vocabulary

/// Numbers that say which one of several something is, and count nothing, in languages whose numbers ask for cases: jesteś 3
/// osobą w kolejce, but jesteście 3 osobami; na 3 miejscu, but na 3 miejscach; to twój 3 trening.
extension Phrase {
  /// Whether a number before a word is such a one, as the noun of one thing there and what stands before the number show.
  func isOrdinal(numberBefore word: Int) -> Bool {
    guard language.countsByCase, word > 0, !isCut(after: word - 1), isBehindNumber(word),
      let noun = first(self[word].nouns)
    else { return false }
    return isWhatOneIs(noun, behind: word - 1) || isRanked(noun, behind: word - 1)
      || isPresented(noun, behind: word - 1)
  }

  /// `Jesteś 3 osobą`: whether a verb that says what one is stands before a noun in the instrumental.
  private func isWhatOneIs(_ noun: Analysis, behind word: Int) -> Bool {
    let shown = language.features(of: noun)
    return self[word].isAuxiliary && self[word].roles.isDisjoint(with: [.takesObject, .modal])
      && shown.settledNumber == .singular
      && shown[.grammaticalCase] == FeatureSet(GrammaticalCase.instrumental)
  }

  /// `Na 3 miejscu`, `zajęłaś 3 miejsce`: whether the function words have a noun in one line with the preposition or the verb
  /// before it.
  ///
  /// Behind a preposition right behind a noun it may be counted: bilet na 1 miejsce.
  private func isRanked(_ noun: Analysis, behind last: Int) -> Bool {
    var word = last
    // Nobody says more between.
    while word > 0, last - word < 4, self[word].isAdverb, isFollowedDirectly(word - 1) { word -= 1 }
    let pair = Array(lower(word)) + [UInt8(ascii: " ")] + Array(noun.lexeme.lemma)
    guard language.roles(of: pair).contains(.ranks) else { return false }
    let locative = FeatureSet(GrammaticalCase.locative).union(.singular)
    if self[word].roles.contains(.preposition), language.mayBe(noun, locative) { return true }
    guard language.mayBe(noun, FeatureSet.accusative.union(.singular)) else { return false }
    guard self[word].roles.contains(.preposition) else { return true }
    // `Nauczysz się w 1 dzień`
    let counted = language.government.cases(
      of: lower(word), before: noun.lexeme.lemma, isCounted: true)
    guard counted != [.accusative], word > 0, isFollowedDirectly(word - 1) else { return false }
    return self[word - 1].isVerb || self[word - 1].roles.contains(.reflexive)
  }

  /// `To twój 3 trening`, but to twoje 3 zdjęcia: whether a determiner of one thing stands before a noun that fits it, and a
  /// pronoun that presents it before that, which is neuter, and the noun isn't.
  private func isPresented(_ noun: Analysis, behind word: Int) -> Bool {
    guard word > 0, isFollowedDirectly(word - 1), self[word - 1].roles.contains(.preverb),
      self[word].isDeterminer,
      self[word].marks.isDisjoint(with: [.demonstrative, .quantifier]),
      let pronoun = first(self[word - 1].determiners),
      language.mayBe(pronoun, FeatureSet.nominative.union(.singular).union(.neuter)),
      language.mayBe(noun, FeatureSet.nominative.union(.singular)),
      let gender = noun.lexeme.gender?.settled, gender != .neuter
    else { return false }
    return all(self[word].determiners).contains { fits($0, noun) }
  }
}

import Foundation
import Vocabulary

/// A pronoun that stands for what a number counts, and that the reader does something to: wybierz 3 notatki i wyślij je;
/// jeśli usuniesz 3 pliki, nie odzyskasz ich.
struct PolishReference {
  let pronoun: Int
  /// Whether what is done to it is denied, which asks for the genitive.
  let isDenied: Bool
}

extension Phrase {
  /// The pronoun that stands for the noun of a phrase that a number counts; nil where there is none, or it may stand for
  /// another noun.
  func polishReference(to phrase: NounPhrase) -> PolishReference? {
    guard let head = phrase.head, !isArgument(head.word),
      startsOfCounted.contains(phrase.words.lowerBound), let gender = gender(of: head.analysis)
    else { return nil }
    let isOfPersons = head.analysis.lexeme.features.contains(.human)
    let number = self.number(of: head.analysis)
    let end = head.words.upperBound
    // Nobody reads on for longer.
    for word in end..<max(end, min(count, end + 16)) where mayBeReadersObject(word) {
      let isDenied = self.isDenied(pronoun: word)
      for isPlural in [false, true] {
        let other: GrammaticalNumber = isPlural ? .singular : .plural
        let form = objectPronoun(gender, isOfPersons, isPlural: isPlural, isDenied: isDenied)
        guard number != other, let form, lower(word).elementsEqual(form) else { continue }
        let isAmbiguous = (max(0, word - Self.reach)..<word).contains {
          !phrase.words.contains($0) && isOtherPolishReferent($0, of: gender, isPlural: isPlural)
        }
        return isAmbiguous ? nil : PolishReference(pronoun: word, isDenied: isDenied)
      }
    }
    return nil
  }

  /// The pronoun that is an object, where nothing stresses it: ją, nie … jej.
  ///
  /// - Parameter isOfPersons: Whether it stands for persons: of several men it is another one.
  func objectPronoun(
    _ gender: GrammaticalGender, _ isOfPersons: Bool, isPlural: Bool, isDenied: Bool
  ) -> [UInt8]? {
    // `nie usuwaj go`: of one that isn't feminine the form without stress is one for both cases.
    let isMasculine = gender == .masculine
    let shared: GrammaticalGender =
      isPlural
      ? (isMasculine && isOfPersons ? .masculine : .feminine)
      : isDenied && gender != .feminine ? .masculine : gender
    let wanted = FeatureSet.thirdPerson.union(isPlural ? .plural : .singular)
      .union(FeatureSet(shared))
    let asked: FeatureSet =
      isDenied && (isPlural || gender == .feminine) ? .genitive : .accusative
    guard let cell = pronounCells.firstIndex(where: { $0.contains(asked) }) else { return nil }
    return language.pronouns.row(for: wanted)?.form(cell)
  }

  /// Whether a word stands right beside a verb of the reader, an infinitive or an imperative that acts upon it, and before
  /// nothing that would be theirs: wyślij ją, chcesz ją wysłać; but wyślij jej plik.
  func mayBeReadersObject(_ word: Int) -> Bool {
    guard word > 0, words[word].half == .whole, !isPreposition(word - 1) else { return false }
    if isFollowedDirectly(word), actsForReader(verb: word + 1) { return true }
    guard isFollowedDirectly(word - 1), actsForReader(verb: word - 1) else { return false }
    return !isFollowedDirectly(word) || !self[word + 1].isNominal && !isArgument(word + 1)
  }

  private func actsForReader(verb word: Int) -> Bool {
    self[word].isVerb && !self[word].isNoun && !self[word].isAuxiliary && !isArgument(word)
      && language.government.cases(of: lower(word)).isEmpty
      && (!mayBeThirdPerson(word) || isInfinitive(word))
  }

  func isDenied(pronoun word: Int) -> Bool {
    (startOfClause(with: word)..<word).contains { self[$0].roles.contains(.negates) }
  }

  /// Whether a word may be what a pronoun stands for: another noun of its gender or number, a name, or the value of an
  /// argument.
  func isOtherPolishReferent(
    _ word: Int, of gender: GrammaticalGender, isPlural: Bool
  ) -> Bool {
    if isArgument(word) { return true }
    if all(self[word].nouns).isEmpty { return !self[word].isKnown && token(word).shape != .small }
    return hasNoun(word, forPronounOf: gender, isPlural: isPlural)
  }
}

extension Agreement {
  /// Gives such a pronoun the number and the gender of the head.
  func inflect(_ reference: PolishReference, _ text: inout Phrase) {
    guard let head = phrase.head, let gender = text.gender(of: head.analysis) else { return }
    let form = text.objectPronoun(
      gender, head.analysis.lexeme.features.contains(.human), isPlural: target.isPlural,
      isDenied: reference.isDenied)
    if let form { text.replace(reference.pronoun, with: form) }
  }
}

package import Foundation

/// What is known of words, or asked of them; nil where nothing is.
package struct Features: Hashable, Sendable {
  package var number: GrammaticalNumber?
  package var gender: GrammaticalGender?
  package var partOfSpeech: PartOfSpeech?
  package var grammaticalCase: GrammaticalCase?
  package var definiteness: Definiteness?
  package var determination: Determination?
  package var declension: Declension?
  package var person: GrammaticalPerson?
  package var pronounType: PronounType?
  package var animacy: Animacy?
  package var degree: Degree?

  package init() {}

  /// These features, and the others' where these say nothing.
  package func filled(from other: Features) -> Features {
    var result = self
    result.number = number ?? other.number
    result.gender = gender ?? other.gender
    result.partOfSpeech = partOfSpeech ?? other.partOfSpeech
    result.grammaticalCase = grammaticalCase ?? other.grammaticalCase
    result.definiteness = definiteness ?? other.definiteness
    result.determination = determination ?? other.determination
    result.declension = declension ?? other.declension
    result.person = person ?? other.person
    result.pronounType = pronounType ?? other.pronounType
    result.animacy = animacy ?? other.animacy
    result.degree = degree ?? other.degree
    return result
  }

  /// What words elsewhere in a sentence take from the head of a phrase: number, gender and person.
  ///
  /// The rest belongs to the phrase itself: in "the cat's bowl is full", neither the genitive nor the
  /// article says anything of "is full".
  package var shared: Features {
    var shared = Features()
    shared.number = number
    shared.gender = gender
    shared.person = person
    return shared
  }
}

// MARK: - Foundation's morphology

extension Features {
  #if canImport(Darwin)
  package init(_ morphology: Morphology) {
    self.init()
    number = morphology.number
    gender = morphology.grammaticalGender
    partOfSpeech = morphology.partOfSpeech
    grammaticalCase = GrammaticalCase(morphology.grammaticalCase)
    definiteness = morphology.definiteness
    determination = morphology.determination
    person = morphology.grammaticalPerson
    pronounType = morphology.pronounType
  }
  #else
  /// - Parameter details: What Foundation's type has no room for on Linux.
  package init(_ morphology: Morphology, details: MorphologyDetails?) {
    self.init()
    number = morphology.number
    gender = morphology.grammaticalGender
    partOfSpeech = morphology.partOfSpeech
    grammaticalCase = GrammaticalCase(details?.grammaticalCase)
    definiteness = details?.definiteness
    determination = details?.determination
    person = details?.grammaticalPerson
    pronounType = details?.pronounType
  }

  /// What Foundation's type has room for on Linux.
  package var morphology: Morphology {
    var morphology = Morphology()
    morphology.number = number
    morphology.grammaticalGender = gender
    morphology.partOfSpeech = partOfSpeech
    return morphology
  }

  /// What Foundation's type has no room for on Linux; nil if that is nothing.
  package var details: MorphologyDetails? {
    var details = MorphologyDetails()
    details.grammaticalCase = grammaticalCase?.foundation
    details.definiteness = definiteness
    details.determination = determination
    details.grammaticalPerson = person
    details.pronounType = pronounType
    return details == MorphologyDetails() ? nil : details
  }
  #endif
}

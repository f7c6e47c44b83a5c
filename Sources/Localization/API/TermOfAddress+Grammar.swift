#if !canImport(Darwin)
import Foundation
import Grammar
import Messages

extension TermOfAddress {
  /// The term as `Grammar` knows it; several for ``currentUser``, or none.
  var grammarTerms: [Grammar.TermOfAddress] {
    switch kind {
    case .neutral: [.neutral]
    case .feminine: [.feminine]
    case .masculine: [.masculine]
    case .localized(let language, let pronouns):
      [.localized(language: language.minimalIdentifier, pronouns: pronouns.map(\.grammarPronoun))]
    case .currentUser: TermOfAddress.currentUserTerms.flatMap(\.grammarTerms)
    }
  }
}

extension Morphology.Pronoun {
  fileprivate var grammarPronoun: Grammar.TermOfAddress.Pronoun {
    Grammar.TermOfAddress.Pronoun(text: pronoun, features: Features(morphology, details))
  }
}

extension Features {
  /// What Foundation's morphology says, and what it has no room for on Linux.
  init(_ morphology: Morphology, _ details: MorphologyDetails?) {
    self.init()
    number = morphology.number.map { number in
      switch number {
      case .singular: .singular
      case .zero: .zero
      case .plural: .plural
      case .pluralTwo: .pluralTwo
      case .pluralFew: .pluralFew
      case .pluralMany: .pluralMany
      }
    }
    gender = morphology.grammaticalGender.map { gender in
      switch gender {
      case .feminine: .feminine
      case .masculine: .masculine
      case .neuter: .neuter
      }
    }
    partOfSpeech = morphology.partOfSpeech.flatMap { PartOfSpeech(rawValue: "\($0)") }
    grammaticalCase = details?.grammaticalCase.flatMap { GrammaticalCase(rawValue: $0.rawValue) }
    definiteness = details?.definiteness.flatMap { Definiteness(rawValue: $0.rawValue) }
    determination = details?.determination.flatMap { Determination(rawValue: $0.rawValue) }
    person = details?.grammaticalPerson.flatMap { GrammaticalPerson(rawValue: $0.rawValue) }
    pronounType = details?.pronounType.flatMap { PronounType(rawValue: $0.rawValue) }
  }
}
#endif
